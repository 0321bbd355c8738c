target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.in6_addr = type { %union.anon }
%union.anon = type { [4 x i32] }
%struct.sockaddr = type { i16, [14 x i8] }
%struct.msghdr = type { i8*, i32, %struct.iovec*, i64, i8*, i64, i32 }
%struct.iovec = type { i8*, i64 }
%struct.in_addr = type { i32 }
%struct.hostent = type { i8*, i8**, i32, i32, i8** }
%struct.addrinfo = type { i32, i32, i32, i32, i32, %struct.sockaddr*, i8*, %struct.addrinfo* }
%struct.servent = type { i8*, i8**, i32, i8* }

@.str = private unnamed_addr constant [7 x i8] c"socket\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"socketpair\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"bind\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"connect\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"listen\00", align 1
@.str.5 = private unnamed_addr constant [9 x i8] c"shutdown\00", align 1
@.str.6 = private unnamed_addr constant [11 x i8] c"setsockopt\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"accept\00", align 1
@.str.8 = private unnamed_addr constant [12 x i8] c"getsockname\00", align 1
@.str.9 = private unnamed_addr constant [12 x i8] c"getpeername\00", align 1
@.str.10 = private unnamed_addr constant [11 x i8] c"getsockopt\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"recv\00", align 1
@.str.12 = private unnamed_addr constant [5 x i8] c"send\00", align 1
@.str.13 = private unnamed_addr constant [8 x i8] c"recvmsg\00", align 1
@.str.14 = private unnamed_addr constant [8 x i8] c"sendmsg\00", align 1
@.str.15 = private unnamed_addr constant [10 x i8] c"inet_aton\00", align 1
@.str.16 = private unnamed_addr constant [10 x i8] c"inet_addr\00", align 1
@.str.17 = private unnamed_addr constant [10 x i8] c"inet_pton\00", align 1
@.str.18 = private unnamed_addr constant [10 x i8] c"inet_ntoa\00", align 1
@.str.19 = private unnamed_addr constant [10 x i8] c"inet_ntop\00", align 1
@in6addr_loopback = dso_local local_unnamed_addr constant { { [16 x i8] } } { { [16 x i8] } { [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01" } }, align 4
@host_error = internal global i32 0, align 4
@.str.20 = private unnamed_addr constant [13 x i8] c"unknown host\00", align 1
@.str.21 = private unnamed_addr constant [23 x i8] c"name resolution failed\00", align 1
@.str.22 = private unnamed_addr constant [12 x i8] c"getaddrinfo\00", align 1
@.str.23 = private unnamed_addr constant [12 x i8] c"getnameinfo\00", align 1
@.str.24 = private unnamed_addr constant [14 x i8] c"getservbyname\00", align 1
@getservbyname.none = internal global [1 x i8*] zeroinitializer, align 8
@.str.25 = private unnamed_addr constant [8 x i8] c"service\00", align 1
@.str.26 = private unnamed_addr constant [13 x i8] c"service port\00", align 1
@.str.27 = private unnamed_addr constant [4 x i8] c"tcp\00", align 1
@.str.28 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.29 = private unnamed_addr constant [15 x i8] c"if_nametoindex\00", align 1
@in6addr_any = dso_local local_unnamed_addr constant %struct.in6_addr zeroinitializer, align 4
@.str.30 = private unnamed_addr constant [6 x i8] c"errno\00", align 1
@.str.31 = private unnamed_addr constant [15 x i8] c"socket address\00", align 1
@.str.32 = private unnamed_addr constant [13 x i8] c"host look-up\00", align 1
@.str.33 = private unnamed_addr constant [13 x i8] c"host address\00", align 1
@.str.34 = private unnamed_addr constant [10 x i8] c"host name\00", align 1

define dso_local zeroext i16 @htons(i16 noundef zeroext %0) local_unnamed_addr #0 !dbg !8 {
  %2 = call i16 @llvm.bswap.i16(i16 %0), !dbg !11
  ret i16 %2, !dbg !11
}

declare i16 @llvm.bswap.i16(i16) #1

define dso_local zeroext i16 @ntohs(i16 noundef zeroext %0) local_unnamed_addr #0 !dbg !12 {
  %2 = call i16 @llvm.bswap.i16(i16 %0), !dbg !13
  ret i16 %2, !dbg !13
}

define dso_local i32 @htonl(i32 noundef %0) local_unnamed_addr #0 !dbg !14 {
  %2 = call i32 @llvm.bswap.i32(i32 %0), !dbg !15
  ret i32 %2, !dbg !15
}

declare i32 @llvm.bswap.i32(i32) #1

define dso_local i32 @ntohl(i32 noundef %0) local_unnamed_addr #0 !dbg !16 {
  %2 = call i32 @llvm.bswap.i32(i32 %0), !dbg !17
  ret i32 %2, !dbg !17
}

define dso_local i32 @socket(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !18 {
  %4 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0)) #7, !dbg !19
  ret i32 %4, !dbg !19
}

declare i32 @__mw_new_descriptor(i8* noundef) local_unnamed_addr #3

define dso_local i32 @socketpair(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32* noundef %3) local_unnamed_addr #2 !dbg !20 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = bitcast i32* %3 to i8*, !dbg !21
  call void @__midway_check(i8* noundef %7, i64 noundef 8, i32 noundef 1) #7, !dbg !21
  %8 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !22
  store i32 %8, i32* %3, align 4, !dbg !22
  %9 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !23
  %10 = getelementptr i32, i32* %3, i64 1, !dbg !23
  store i32 %9, i32* %10, align 4, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #8, !dbg !24
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0)) #7, !dbg !28
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !29
  %11 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !30
  %12 = bitcast i8* %11 to i32*, !dbg !34
  %13 = load i8, i8* %6, align 1, !dbg !34
  %14 = and i8 %13, 127, !dbg !34
  %15 = add nuw i8 %14, 1, !dbg !34
  %16 = load i8, i8* %5, align 1, !dbg !35
  %17 = and i8 %16, 1, !dbg !35
  %18 = icmp eq i8 %17, 0, !dbg !35
  br i1 %18, label %25, label %19, !dbg !35

19:
  %20 = icmp eq i8 %15, 4, !dbg !36
  %21 = icmp eq i8 %15, 11, !dbg !36
  %22 = or i1 %20, %21, !dbg !36
  %23 = zext i8 %15 to i32, !dbg !34
  %24 = select i1 %22, i32 5, i32 %23, !dbg !36
  br label %27, !dbg !35

25:
  %26 = load i32, i32* %12, align 4, !dbg !35
  br label %27, !dbg !35

27:
  %28 = phi i32 [ 0, %25 ], [ -1, %19 ]
  %29 = phi i32 [ %26, %25 ], [ %24, %19 ], !dbg !35
  store i32 %29, i32* %12, align 4, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #8, !dbg !37
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !37
  ret i32 %28, !dbg !38
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

define dso_local i32 @bind(i32 noundef %0, %struct.sockaddr* noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !39 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = bitcast %struct.sockaddr* %1 to i8*, !dbg !40
  %7 = zext i32 %2 to i64, !dbg !40
  call void @__midway_check(i8* noundef %6, i64 noundef %7, i32 noundef 0) #7, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !41
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0)) #7, !dbg !43
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !44
  %8 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !45
  %9 = bitcast i8* %8 to i32*, !dbg !47
  %10 = load i8, i8* %5, align 1, !dbg !47
  %11 = and i8 %10, 127, !dbg !47
  %12 = add nuw i8 %11, 1, !dbg !47
  %13 = load i8, i8* %4, align 1, !dbg !48
  %14 = and i8 %13, 1, !dbg !48
  %15 = icmp eq i8 %14, 0, !dbg !48
  br i1 %15, label %22, label %16, !dbg !48

16:
  %17 = icmp eq i8 %12, 4, !dbg !49
  %18 = icmp eq i8 %12, 11, !dbg !49
  %19 = or i1 %17, %18, !dbg !49
  %20 = zext i8 %12 to i32, !dbg !47
  %21 = select i1 %19, i32 5, i32 %20, !dbg !49
  br label %24, !dbg !48

22:
  %23 = load i32, i32* %9, align 4, !dbg !48
  br label %24, !dbg !48

24:
  %25 = phi i32 [ 0, %22 ], [ -1, %16 ]
  %26 = phi i32 [ %23, %22 ], [ %21, %16 ], !dbg !48
  store i32 %26, i32* %9, align 4, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !50
  ret i32 %25, !dbg !51
}

define dso_local i32 @connect(i32 noundef %0, %struct.sockaddr* noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !52 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = bitcast %struct.sockaddr* %1 to i8*, !dbg !53
  %7 = zext i32 %2 to i64, !dbg !53
  call void @__midway_check(i8* noundef %6, i64 noundef %7, i32 noundef 0) #7, !dbg !53
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !54
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !54
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0)) #7, !dbg !56
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !57
  %8 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !58
  %9 = bitcast i8* %8 to i32*, !dbg !60
  %10 = load i8, i8* %5, align 1, !dbg !60
  %11 = and i8 %10, 127, !dbg !60
  %12 = add nuw i8 %11, 1, !dbg !60
  %13 = load i8, i8* %4, align 1, !dbg !61
  %14 = and i8 %13, 1, !dbg !61
  %15 = icmp eq i8 %14, 0, !dbg !61
  br i1 %15, label %22, label %16, !dbg !61

16:
  %17 = icmp eq i8 %12, 4, !dbg !62
  %18 = icmp eq i8 %12, 11, !dbg !62
  %19 = or i1 %17, %18, !dbg !62
  %20 = zext i8 %12 to i32, !dbg !60
  %21 = select i1 %19, i32 5, i32 %20, !dbg !62
  br label %24, !dbg !61

22:
  %23 = load i32, i32* %9, align 4, !dbg !61
  br label %24, !dbg !61

24:
  %25 = phi i32 [ 0, %22 ], [ -1, %16 ]
  %26 = phi i32 [ %23, %22 ], [ %21, %16 ], !dbg !61
  store i32 %26, i32* %9, align 4, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !63
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !63
  ret i32 %25, !dbg !64
}

define dso_local i32 @listen(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !65 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !66
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !66
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0)) #7, !dbg !68
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !69
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !70
  %6 = bitcast i8* %5 to i32*, !dbg !72
  %7 = load i8, i8* %4, align 1, !dbg !72
  %8 = and i8 %7, 127, !dbg !72
  %9 = add nuw i8 %8, 1, !dbg !72
  %10 = load i8, i8* %3, align 1, !dbg !73
  %11 = and i8 %10, 1, !dbg !73
  %12 = icmp eq i8 %11, 0, !dbg !73
  br i1 %12, label %19, label %13, !dbg !73

13:
  %14 = icmp eq i8 %9, 4, !dbg !74
  %15 = icmp eq i8 %9, 11, !dbg !74
  %16 = or i1 %14, %15, !dbg !74
  %17 = zext i8 %9 to i32, !dbg !72
  %18 = select i1 %16, i32 5, i32 %17, !dbg !74
  br label %21, !dbg !73

19:
  %20 = load i32, i32* %6, align 4, !dbg !73
  br label %21, !dbg !73

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ]
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !73
  store i32 %23, i32* %6, align 4, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !75
  ret i32 %22, !dbg !76
}

define dso_local i32 @shutdown(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !77 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !78
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !78
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i64 0, i64 0)) #7, !dbg !80
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !81
  %5 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !82
  %6 = bitcast i8* %5 to i32*, !dbg !84
  %7 = load i8, i8* %4, align 1, !dbg !84
  %8 = and i8 %7, 127, !dbg !84
  %9 = add nuw i8 %8, 1, !dbg !84
  %10 = load i8, i8* %3, align 1, !dbg !85
  %11 = and i8 %10, 1, !dbg !85
  %12 = icmp eq i8 %11, 0, !dbg !85
  br i1 %12, label %19, label %13, !dbg !85

13:
  %14 = icmp eq i8 %9, 4, !dbg !86
  %15 = icmp eq i8 %9, 11, !dbg !86
  %16 = or i1 %14, %15, !dbg !86
  %17 = zext i8 %9 to i32, !dbg !84
  %18 = select i1 %16, i32 5, i32 %17, !dbg !86
  br label %21, !dbg !85

19:
  %20 = load i32, i32* %6, align 4, !dbg !85
  br label %21, !dbg !85

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ]
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !85
  store i32 %23, i32* %6, align 4, !dbg !85
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !87
  ret i32 %22, !dbg !88
}

define dso_local i32 @setsockopt(i32 noundef %0, i32 noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #2 !dbg !89 {
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #8, !dbg !90
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %7) #8, !dbg !90
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.6, i64 0, i64 0)) #7, !dbg !92
  call void @__midway_nondet(i8* noundef nonnull %7, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !93
  %8 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !94
  %9 = bitcast i8* %8 to i32*, !dbg !96
  %10 = load i8, i8* %7, align 1, !dbg !96
  %11 = and i8 %10, 127, !dbg !96
  %12 = add nuw i8 %11, 1, !dbg !96
  %13 = load i8, i8* %6, align 1, !dbg !97
  %14 = and i8 %13, 1, !dbg !97
  %15 = icmp eq i8 %14, 0, !dbg !97
  br i1 %15, label %22, label %16, !dbg !97

16:
  %17 = icmp eq i8 %12, 4, !dbg !98
  %18 = icmp eq i8 %12, 11, !dbg !98
  %19 = or i1 %17, %18, !dbg !98
  %20 = zext i8 %12 to i32, !dbg !96
  %21 = select i1 %19, i32 5, i32 %20, !dbg !98
  br label %24, !dbg !97

22:
  %23 = load i32, i32* %9, align 4, !dbg !97
  br label %24, !dbg !97

24:
  %25 = phi i32 [ 0, %22 ], [ -1, %16 ]
  %26 = phi i32 [ %23, %22 ], [ %21, %16 ], !dbg !97
  store i32 %26, i32* %9, align 4, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %7) #8, !dbg !99
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #8, !dbg !99
  ret i32 %25, !dbg !100
}

define dso_local i32 @accept(i32 %0, %struct.sockaddr* noalias noundef %1, i32* noalias nocapture noundef readonly %2) local_unnamed_addr #2 !dbg !101 {
  call void @__mw_cancellation_point() #7, !dbg !102
  %4 = bitcast %struct.sockaddr* %1 to i8*, !dbg !103
  %5 = icmp eq %struct.sockaddr* %1, null, !dbg !104
  br i1 %5, label %9, label %6, !dbg !104

6:
  %7 = load i32, i32* %2, align 4, !dbg !107
  %8 = zext i32 %7 to i64, !dbg !107
  call void @__midway_check(i8* noundef nonnull %4, i64 noundef %8, i32 noundef 1) #7, !dbg !108
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef %8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.31, i64 0, i64 0)) #7, !dbg !111
  br label %9, !dbg !112

9:
  %10 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !113
  ret i32 %10, !dbg !113
}

declare void @__mw_cancellation_point() local_unnamed_addr #3

define dso_local i32 @accept4(i32 noundef %0, %struct.sockaddr* noalias noundef %1, i32* noalias nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr #2 !dbg !114 {
  call void @llvm.experimental.noalias.scope.decl(metadata !115), !dbg !118
  call void @__mw_cancellation_point() #7, !dbg !119, !noalias !121
  %5 = bitcast %struct.sockaddr* %1 to i8*, !dbg !123
  %6 = icmp eq %struct.sockaddr* %1, null, !dbg !124
  br i1 %6, label %10, label %7, !dbg !124

7:
  %8 = load i32, i32* %2, align 4, !dbg !126, !alias.scope !115, !noalias !127
  %9 = zext i32 %8 to i64, !dbg !126
  call void @__midway_check(i8* noundef nonnull %5, i64 noundef %9, i32 noundef 1) #7, !dbg !128, !noalias !115
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef %9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.31, i64 0, i64 0)) #7, !dbg !130, !noalias !115
  br label %10, !dbg !131

10:
  %11 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !132, !noalias !115
  ret i32 %11, !dbg !118
}

define dso_local i32 @getsockname(i32 noundef %0, %struct.sockaddr* noalias noundef %1, i32* noalias nocapture noundef readonly %2) local_unnamed_addr #2 !dbg !133 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = bitcast %struct.sockaddr* %1 to i8*, !dbg !134
  %7 = icmp eq %struct.sockaddr* %1, null, !dbg !135
  br i1 %7, label %11, label %8, !dbg !135

8:
  %9 = load i32, i32* %2, align 4, !dbg !137
  %10 = zext i32 %9 to i64, !dbg !137
  call void @__midway_check(i8* noundef nonnull %6, i64 noundef %10, i32 noundef 1) #7, !dbg !138
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef %10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.31, i64 0, i64 0)) #7, !dbg !140
  br label %11, !dbg !141

11:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !142
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !142
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.8, i64 0, i64 0)) #7, !dbg !144
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !145
  %12 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !146
  %13 = bitcast i8* %12 to i32*, !dbg !148
  %14 = load i8, i8* %5, align 1, !dbg !148
  %15 = and i8 %14, 127, !dbg !148
  %16 = add nuw i8 %15, 1, !dbg !148
  %17 = load i8, i8* %4, align 1, !dbg !149
  %18 = and i8 %17, 1, !dbg !149
  %19 = icmp eq i8 %18, 0, !dbg !149
  br i1 %19, label %26, label %20, !dbg !149

20:
  %21 = icmp eq i8 %16, 4, !dbg !150
  %22 = icmp eq i8 %16, 11, !dbg !150
  %23 = or i1 %21, %22, !dbg !150
  %24 = zext i8 %16 to i32, !dbg !148
  %25 = select i1 %23, i32 5, i32 %24, !dbg !150
  br label %28, !dbg !149

26:
  %27 = load i32, i32* %13, align 4, !dbg !149
  br label %28, !dbg !149

28:
  %29 = phi i32 [ 0, %26 ], [ -1, %20 ]
  %30 = phi i32 [ %27, %26 ], [ %25, %20 ], !dbg !149
  store i32 %30, i32* %13, align 4, !dbg !149
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !151
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !151
  ret i32 %29, !dbg !152
}

define dso_local i32 @getpeername(i32 noundef %0, %struct.sockaddr* noalias noundef %1, i32* noalias nocapture noundef readonly %2) local_unnamed_addr #2 !dbg !153 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = bitcast %struct.sockaddr* %1 to i8*, !dbg !154
  %7 = icmp eq %struct.sockaddr* %1, null, !dbg !155
  br i1 %7, label %11, label %8, !dbg !155

8:
  %9 = load i32, i32* %2, align 4, !dbg !157
  %10 = zext i32 %9 to i64, !dbg !157
  call void @__midway_check(i8* noundef nonnull %6, i64 noundef %10, i32 noundef 1) #7, !dbg !158
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef %10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.31, i64 0, i64 0)) #7, !dbg !160
  br label %11, !dbg !161

11:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !162
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !162
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !164
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !165
  %12 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !166
  %13 = bitcast i8* %12 to i32*, !dbg !168
  %14 = load i8, i8* %5, align 1, !dbg !168
  %15 = and i8 %14, 127, !dbg !168
  %16 = add nuw i8 %15, 1, !dbg !168
  %17 = load i8, i8* %4, align 1, !dbg !169
  %18 = and i8 %17, 1, !dbg !169
  %19 = icmp eq i8 %18, 0, !dbg !169
  br i1 %19, label %26, label %20, !dbg !169

20:
  %21 = icmp eq i8 %16, 4, !dbg !170
  %22 = icmp eq i8 %16, 11, !dbg !170
  %23 = or i1 %21, %22, !dbg !170
  %24 = zext i8 %16 to i32, !dbg !168
  %25 = select i1 %23, i32 5, i32 %24, !dbg !170
  br label %28, !dbg !169

26:
  %27 = load i32, i32* %13, align 4, !dbg !169
  br label %28, !dbg !169

28:
  %29 = phi i32 [ 0, %26 ], [ -1, %20 ]
  %30 = phi i32 [ %27, %26 ], [ %25, %20 ], !dbg !169
  store i32 %30, i32* %13, align 4, !dbg !169
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !171
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !171
  ret i32 %29, !dbg !172
}

define dso_local i32 @getsockopt(i32 noundef %0, i32 noundef %1, i32 noundef %2, i8* noalias noundef %3, i32* noalias nocapture noundef readonly %4) local_unnamed_addr #2 !dbg !173 {
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  %8 = icmp eq i8* %3, null, !dbg !174
  br i1 %8, label %12, label %9, !dbg !174

9:
  %10 = load i32, i32* %4, align 4, !dbg !176
  %11 = zext i32 %10 to i64, !dbg !176
  call void @__midway_check(i8* noundef nonnull %3, i64 noundef %11, i32 noundef 1) #7, !dbg !177
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef %11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.31, i64 0, i64 0)) #7, !dbg !179
  br label %12, !dbg !180

12:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #8, !dbg !181
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %7) #8, !dbg !181
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i64 0, i64 0)) #7, !dbg !183
  call void @__midway_nondet(i8* noundef nonnull %7, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !184
  %13 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !185
  %14 = bitcast i8* %13 to i32*, !dbg !187
  %15 = load i8, i8* %7, align 1, !dbg !187
  %16 = and i8 %15, 127, !dbg !187
  %17 = add nuw i8 %16, 1, !dbg !187
  %18 = load i8, i8* %6, align 1, !dbg !188
  %19 = and i8 %18, 1, !dbg !188
  %20 = icmp eq i8 %19, 0, !dbg !188
  br i1 %20, label %27, label %21, !dbg !188

21:
  %22 = icmp eq i8 %17, 4, !dbg !189
  %23 = icmp eq i8 %17, 11, !dbg !189
  %24 = or i1 %22, %23, !dbg !189
  %25 = zext i8 %17 to i32, !dbg !187
  %26 = select i1 %24, i32 5, i32 %25, !dbg !189
  br label %29, !dbg !188

27:
  %28 = load i32, i32* %14, align 4, !dbg !188
  br label %29, !dbg !188

29:
  %30 = phi i32 [ 0, %27 ], [ -1, %21 ]
  %31 = phi i32 [ %28, %27 ], [ %26, %21 ], !dbg !188
  store i32 %31, i32* %14, align 4, !dbg !188
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %7) #8, !dbg !190
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #8, !dbg !190
  ret i32 %30, !dbg !191
}

define dso_local i64 @recv(i32 %0, i8* noundef %1, i64 noundef %2, i32 %3) local_unnamed_addr #2 !dbg !192 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = alloca i64, align 8
  call void @__mw_cancellation_point() #7, !dbg !193
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 1) #7, !dbg !194
  call void @__midway_nondet(i8* noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0)) #7, !dbg !196
  %8 = bitcast i64* %7 to i8*, !dbg !197
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %8) #8, !dbg !197
  call void @__midway_nondet(i8* noundef nonnull %8, i64 noundef 8, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0)) #7, !dbg !200
  %9 = load i64, i64* %7, align 8, !dbg !201
  %10 = icmp ule i64 %9, %2, !dbg !201
  %11 = zext i1 %10 to i32, !dbg !201
  %12 = lshr i64 %9, 63, !dbg !201
  %13 = trunc i64 %12 to i32, !dbg !201
  %14 = xor i32 %13, -1, !dbg !201
  %15 = and i32 %14, %11, !dbg !201
  call void @__midway_assume(i32 noundef %15) #7, !dbg !201
  %16 = load i64, i64* %7, align 8, !dbg !202
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !203
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #8, !dbg !203
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0)) #7, !dbg !205
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !206
  %17 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !207
  %18 = bitcast i8* %17 to i32*, !dbg !209
  %19 = load i8, i8* %6, align 1, !dbg !209
  %20 = and i8 %19, 127, !dbg !209
  %21 = add nuw i8 %20, 1, !dbg !209
  %22 = load i8, i8* %5, align 1, !dbg !210
  %23 = and i8 %22, 1, !dbg !210
  %24 = icmp eq i8 %23, 0, !dbg !210
  br i1 %24, label %31, label %25, !dbg !210

25:
  %26 = icmp eq i8 %21, 4, !dbg !211
  %27 = icmp eq i8 %21, 11, !dbg !211
  %28 = or i1 %26, %27, !dbg !211
  %29 = zext i8 %21 to i32, !dbg !209
  %30 = select i1 %28, i32 5, i32 %29, !dbg !211
  br label %33, !dbg !210

31:
  %32 = load i32, i32* %18, align 4, !dbg !210
  br label %33, !dbg !210

33:
  %34 = phi i64 [ %16, %31 ], [ -1, %25 ], !dbg !210
  %35 = phi i32 [ %32, %31 ], [ %30, %25 ], !dbg !210
  store i32 %35, i32* %18, align 4, !dbg !210
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #8, !dbg !212
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !212
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %8) #8, !dbg !213
  ret i64 %34, !dbg !214
}

define dso_local i64 @recvfrom(i32 noundef %0, i8* noalias noundef %1, i64 noundef %2, i32 noundef %3, %struct.sockaddr* noalias noundef %4, i32* noalias nocapture noundef readonly %5) local_unnamed_addr #2 !dbg !215 {
  %7 = bitcast %struct.sockaddr* %4 to i8*, !dbg !216
  %8 = icmp eq %struct.sockaddr* %4, null, !dbg !217
  br i1 %8, label %12, label %9, !dbg !217

9:
  %10 = load i32, i32* %5, align 4, !dbg !219
  %11 = zext i32 %10 to i64, !dbg !219
  call void @__midway_check(i8* noundef nonnull %7, i64 noundef %11, i32 noundef 1) #7, !dbg !220
  call void @__midway_nondet(i8* noundef nonnull %7, i64 noundef %11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.31, i64 0, i64 0)) #7, !dbg !222
  br label %12, !dbg !223

12:
  %13 = call i64 @recv(i32 undef, i8* noundef %1, i64 noundef %2, i32 undef) #9, !dbg !224
  ret i64 %13, !dbg !224
}

define dso_local i64 @send(i32 %0, i8* noundef %1, i64 noundef %2, i32 %3) local_unnamed_addr #2 !dbg !225 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  call void @__mw_cancellation_point() #7, !dbg !226
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 0) #7, !dbg !227
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !228
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #8, !dbg !228
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0)) #7, !dbg !230
  call void @__midway_nondet(i8* noundef nonnull %6, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !231
  %7 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !232
  %8 = bitcast i8* %7 to i32*, !dbg !234
  %9 = load i8, i8* %6, align 1, !dbg !234
  %10 = and i8 %9, 127, !dbg !234
  %11 = add nuw i8 %10, 1, !dbg !234
  %12 = load i8, i8* %5, align 1, !dbg !235
  %13 = and i8 %12, 1, !dbg !235
  %14 = icmp eq i8 %13, 0, !dbg !235
  br i1 %14, label %21, label %15, !dbg !235

15:
  %16 = icmp eq i8 %11, 4, !dbg !236
  %17 = icmp eq i8 %11, 11, !dbg !236
  %18 = or i1 %16, %17, !dbg !236
  %19 = zext i8 %11 to i32, !dbg !234
  %20 = select i1 %18, i32 5, i32 %19, !dbg !236
  br label %23, !dbg !235

21:
  %22 = load i32, i32* %8, align 4, !dbg !235
  br label %23, !dbg !235

23:
  %24 = phi i64 [ %2, %21 ], [ -1, %15 ], !dbg !235
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !235
  store i32 %25, i32* %8, align 4, !dbg !235
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #8, !dbg !237
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !237
  ret i64 %24, !dbg !238
}

define dso_local i64 @sendto(i32 noundef %0, i8* noundef %1, i64 noundef %2, i32 noundef %3, %struct.sockaddr* nocapture noundef readnone %4, i32 noundef %5) local_unnamed_addr #2 !dbg !239 {
  %7 = call i64 @send(i32 undef, i8* noundef %1, i64 noundef %2, i32 undef) #9, !dbg !240
  ret i64 %7, !dbg !240
}

define dso_local i64 @recvmsg(i32 noundef %0, %struct.msghdr* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #2 !dbg !241 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i64, align 8
  %7 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 3
  %8 = load i64, i64* %7, align 8, !dbg !242
  %9 = icmp eq i64 %8, 0, !dbg !242
  br i1 %9, label %12, label %10, !dbg !242

10:
  %11 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 2
  br label %42, !dbg !242

12:
  %13 = phi i64 [ 0, %3 ], [ %53, %42 ], !dbg !243
  %14 = bitcast i64* %6 to i8*, !dbg !244
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %14) #8, !dbg !244
  call void @__midway_nondet(i8* noundef nonnull %14, i64 noundef 8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !246
  %15 = load i64, i64* %6, align 8, !dbg !247
  %16 = icmp ule i64 %15, %13, !dbg !247
  %17 = zext i1 %16 to i32, !dbg !247
  %18 = lshr i64 %15, 63, !dbg !247
  %19 = trunc i64 %18 to i32, !dbg !247
  %20 = xor i32 %19, -1, !dbg !247
  %21 = and i32 %20, %17, !dbg !247
  call void @__midway_assume(i32 noundef %21) #7, !dbg !247
  %22 = load i64, i64* %6, align 8, !dbg !248
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !249
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !249
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !251
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !252
  %23 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !253
  %24 = bitcast i8* %23 to i32*, !dbg !255
  %25 = load i8, i8* %5, align 1, !dbg !255
  %26 = and i8 %25, 127, !dbg !255
  %27 = add nuw i8 %26, 1, !dbg !255
  %28 = load i8, i8* %4, align 1, !dbg !256
  %29 = and i8 %28, 1, !dbg !256
  %30 = icmp eq i8 %29, 0, !dbg !256
  br i1 %30, label %37, label %31, !dbg !256

31:
  %32 = icmp eq i8 %27, 4, !dbg !257
  %33 = icmp eq i8 %27, 11, !dbg !257
  %34 = or i1 %32, %33, !dbg !257
  %35 = zext i8 %27 to i32, !dbg !255
  %36 = select i1 %34, i32 5, i32 %35, !dbg !257
  br label %39, !dbg !256

37:
  %38 = load i32, i32* %24, align 4, !dbg !256
  br label %39, !dbg !256

39:
  %40 = phi i64 [ %22, %37 ], [ -1, %31 ], !dbg !256
  %41 = phi i32 [ %38, %37 ], [ %36, %31 ], !dbg !256
  store i32 %41, i32* %24, align 4, !dbg !256
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !258
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !258
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %14) #8, !dbg !259
  ret i64 %40, !dbg !260

42:
  %43 = phi i64 [ 0, %10 ], [ %54, %42 ]
  %44 = phi i64 [ 0, %10 ], [ %53, %42 ]
  %45 = load %struct.iovec*, %struct.iovec** %11, align 8, !dbg !261
  %46 = getelementptr %struct.iovec, %struct.iovec* %45, i64 %43, i32 0, !dbg !261
  %47 = load i8*, i8** %46, align 8, !dbg !261
  %48 = getelementptr %struct.iovec, %struct.iovec* %45, i64 %43, i32 1, !dbg !261
  %49 = load i64, i64* %48, align 8, !dbg !261
  call void @__midway_check(i8* noundef %47, i64 noundef %49, i32 noundef 1) #7, !dbg !262
  call void @__midway_nondet(i8* noundef %47, i64 noundef %49, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !264
  %50 = load %struct.iovec*, %struct.iovec** %11, align 8, !dbg !265
  %51 = getelementptr %struct.iovec, %struct.iovec* %50, i64 %43, i32 1, !dbg !265
  %52 = load i64, i64* %51, align 8, !dbg !265
  %53 = add i64 %52, %44, !dbg !265
  %54 = add nuw i64 %43, 1, !dbg !242
  %55 = load i64, i64* %7, align 8, !dbg !242
  %56 = icmp ult i64 %54, %55, !dbg !242
  br i1 %56, label %42, label %12, !dbg !242, !llvm.loop !266
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

define dso_local i64 @sendmsg(i32 noundef %0, %struct.msghdr* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #2 !dbg !270 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 3
  %7 = load i64, i64* %6, align 8, !dbg !271
  %8 = icmp eq i64 %7, 0, !dbg !271
  br i1 %8, label %11, label %9, !dbg !271

9:
  %10 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 2
  br label %32, !dbg !271

11:
  %12 = phi i64 [ 0, %3 ], [ %43, %32 ], !dbg !272
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !273
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !273
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.14, i64 0, i64 0)) #7, !dbg !275
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !276
  %13 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !277
  %14 = bitcast i8* %13 to i32*, !dbg !279
  %15 = load i8, i8* %5, align 1, !dbg !279
  %16 = and i8 %15, 127, !dbg !279
  %17 = add nuw i8 %16, 1, !dbg !279
  %18 = load i8, i8* %4, align 1, !dbg !280
  %19 = and i8 %18, 1, !dbg !280
  %20 = icmp eq i8 %19, 0, !dbg !280
  br i1 %20, label %27, label %21, !dbg !280

21:
  %22 = icmp eq i8 %17, 4, !dbg !281
  %23 = icmp eq i8 %17, 11, !dbg !281
  %24 = or i1 %22, %23, !dbg !281
  %25 = zext i8 %17 to i32, !dbg !279
  %26 = select i1 %24, i32 5, i32 %25, !dbg !281
  br label %29, !dbg !280

27:
  %28 = load i32, i32* %14, align 4, !dbg !280
  br label %29, !dbg !280

29:
  %30 = phi i64 [ %12, %27 ], [ -1, %21 ], !dbg !280
  %31 = phi i32 [ %28, %27 ], [ %26, %21 ], !dbg !280
  store i32 %31, i32* %14, align 4, !dbg !280
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !282
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !282
  ret i64 %30, !dbg !283

32:
  %33 = phi i64 [ 0, %9 ], [ %44, %32 ]
  %34 = phi i64 [ 0, %9 ], [ %43, %32 ]
  %35 = load %struct.iovec*, %struct.iovec** %10, align 8, !dbg !284
  %36 = getelementptr %struct.iovec, %struct.iovec* %35, i64 %33, i32 0, !dbg !284
  %37 = load i8*, i8** %36, align 8, !dbg !284
  %38 = getelementptr %struct.iovec, %struct.iovec* %35, i64 %33, i32 1, !dbg !284
  %39 = load i64, i64* %38, align 8, !dbg !284
  call void @__midway_check(i8* noundef %37, i64 noundef %39, i32 noundef 0) #7, !dbg !284
  %40 = load %struct.iovec*, %struct.iovec** %10, align 8, !dbg !285
  %41 = getelementptr %struct.iovec, %struct.iovec* %40, i64 %33, i32 1, !dbg !285
  %42 = load i64, i64* %41, align 8, !dbg !285
  %43 = add i64 %42, %34, !dbg !285
  %44 = add nuw i64 %33, 1, !dbg !271
  %45 = load i64, i64* %6, align 8, !dbg !271
  %46 = icmp ult i64 %44, %45, !dbg !271
  br i1 %46, label %32, label %11, !dbg !271, !llvm.loop !286
}

define dso_local i32 @inet_aton(i8* noundef %0, %struct.in_addr* noundef %1) local_unnamed_addr #2 !dbg !288 {
  %3 = alloca i32, align 4
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !289
  br label %4, !dbg !292

4:
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ], !dbg !295
  %6 = getelementptr i8, i8* %0, i64 %5, !dbg !292
  %7 = load i8, i8* %6, align 1, !dbg !292
  %8 = icmp eq i8 %7, 0, !dbg !292
  %9 = add i64 %5, 1, !dbg !296
  br i1 %8, label %10, label %4, !dbg !292, !llvm.loop !297

10:
  call void @__midway_touched(i8* noundef %0, i64 noundef %9, i32 noundef 0) #7, !dbg !298
  %11 = bitcast %struct.in_addr* %1 to i8*, !dbg !299
  call void @__midway_check(i8* noundef %11, i64 noundef 4, i32 noundef 1) #7, !dbg !300
  call void @__midway_nondet(i8* noundef %11, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.15, i64 0, i64 0)) #7, !dbg !302
  %12 = bitcast i32* %3 to i8*, !dbg !303
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %12) #8, !dbg !303
  call void @__midway_nondet(i8* noundef nonnull %12, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.15, i64 0, i64 0)) #7, !dbg !306
  %13 = load i32, i32* %3, align 4, !dbg !307
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %12) #8, !dbg !308
  %14 = and i32 %13, 1, !dbg !309
  ret i32 %14, !dbg !309
}

define dso_local i32 @inet_addr(i8* noundef %0) local_unnamed_addr #2 !dbg !310 {
  %2 = alloca i32, align 4
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !311
  br label %3, !dbg !313

3:
  %4 = phi i64 [ 0, %1 ], [ %8, %3 ], !dbg !315
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !313
  %6 = load i8, i8* %5, align 1, !dbg !313
  %7 = icmp eq i8 %6, 0, !dbg !313
  %8 = add i64 %4, 1, !dbg !316
  br i1 %7, label %9, label %3, !dbg !313, !llvm.loop !317

9:
  call void @__midway_touched(i8* noundef %0, i64 noundef %8, i32 noundef 0) #7, !dbg !318
  %10 = bitcast i32* %2 to i8*, !dbg !319
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10) #8, !dbg !319
  call void @__midway_nondet(i8* noundef nonnull %10, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !321
  %11 = load i32, i32* %2, align 4, !dbg !322
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #8, !dbg !323
  ret i32 %11, !dbg !324
}

define dso_local i32 @inet_network(i8* noundef %0) local_unnamed_addr #2 !dbg !325 {
  %2 = alloca i32, align 4
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !326
  br label %3, !dbg !329

3:
  %4 = phi i64 [ 0, %1 ], [ %8, %3 ], !dbg !331
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !329
  %6 = load i8, i8* %5, align 1, !dbg !329
  %7 = icmp eq i8 %6, 0, !dbg !329
  %8 = add i64 %4, 1, !dbg !332
  br i1 %7, label %9, label %3, !dbg !329, !llvm.loop !333

9:
  call void @__midway_touched(i8* noundef %0, i64 noundef %8, i32 noundef 0) #7, !dbg !334
  %10 = bitcast i32* %2 to i8*, !dbg !335
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10) #8, !dbg !335
  call void @__midway_nondet(i8* noundef nonnull %10, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !337
  %11 = load i32, i32* %2, align 4, !dbg !338
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #8, !dbg !339
  ret i32 %11, !dbg !340
}

define dso_local i32 @inet_pton(i32 noundef %0, i8* noalias noundef %1, i8* noalias noundef %2) local_unnamed_addr #2 !dbg !341 {
  %4 = alloca i32, align 4
  call void @__midway_check(i8* noundef %1, i64 noundef 1, i32 noundef 0) #7, !dbg !342
  br label %5, !dbg !344

5:
  %6 = phi i64 [ 0, %3 ], [ %10, %5 ], !dbg !346
  %7 = getelementptr i8, i8* %1, i64 %6, !dbg !344
  %8 = load i8, i8* %7, align 1, !dbg !344
  %9 = icmp eq i8 %8, 0, !dbg !344
  %10 = add i64 %6, 1, !dbg !347
  br i1 %9, label %11, label %5, !dbg !344, !llvm.loop !348

11:
  call void @__midway_touched(i8* noundef %1, i64 noundef %10, i32 noundef 0) #7, !dbg !349
  %12 = and i32 %0, -9, !dbg !350
  %13 = icmp eq i32 %12, 2, !dbg !350
  br i1 %13, label %17, label %14, !dbg !350

14:
  %15 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !351
  %16 = bitcast i8* %15 to i32*, !dbg !355
  store i32 97, i32* %16, align 8, !dbg !355
  br label %23, !dbg !356

17:
  %18 = icmp eq i32 %0, 2, !dbg !357
  %19 = select i1 %18, i64 4, i64 16, !dbg !357
  call void @__midway_check(i8* noundef %2, i64 noundef %19, i32 noundef 1) #7, !dbg !358
  call void @__midway_nondet(i8* noundef %2, i64 noundef %19, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.17, i64 0, i64 0)) #7, !dbg !360
  %20 = bitcast i32* %4 to i8*, !dbg !361
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %20) #8, !dbg !361
  call void @__midway_nondet(i8* noundef nonnull %20, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.17, i64 0, i64 0)) #7, !dbg !363
  %21 = load i32, i32* %4, align 4, !dbg !364
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %20) #8, !dbg !365
  %22 = and i32 %21, 1, !dbg !366
  br label %23, !dbg !366

23:
  %24 = phi i32 [ -1, %14 ], [ %22, %17 ], !dbg !367
  ret i32 %24, !dbg !368
}

define dso_local i8* @inet_ntoa(i32 %0) local_unnamed_addr #2 !dbg !369 {
  %2 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !370
  %3 = getelementptr inbounds i8, i8* %2, i64 528, !dbg !372
  call void @__midway_nondet(i8* noundef %3, i64 noundef 16, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.18, i64 0, i64 0)) #7, !dbg !373
  %4 = getelementptr i8, i8* %2, i64 543, !dbg !376
  store i8 0, i8* %4, align 1, !dbg !376
  ret i8* %3, !dbg !372
}

define dso_local i8* @inet_ntop(i32 noundef %0, i8* noalias noundef %1, i8* noalias noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !377 {
  %5 = icmp eq i32 %0, 2, !dbg !378
  %6 = select i1 %5, i64 4, i64 16, !dbg !378
  call void @__midway_check(i8* noundef %1, i64 noundef %6, i32 noundef 0) #7, !dbg !378
  %7 = icmp ult i32 %3, 16, !dbg !379
  br i1 %7, label %8, label %11, !dbg !379

8:
  %9 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !380
  %10 = bitcast i8* %9 to i32*, !dbg !383
  store i32 28, i32* %10, align 8, !dbg !383
  br label %15, !dbg !384

11:
  %12 = zext i32 %3 to i64, !dbg !385
  call void @__midway_check(i8* noundef %2, i64 noundef %12, i32 noundef 1) #7, !dbg !385
  call void @__midway_nondet(i8* noundef %2, i64 noundef %12, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.19, i64 0, i64 0)) #7, !dbg !386
  %13 = add nsw i64 %12, -1, !dbg !388
  %14 = getelementptr i8, i8* %2, i64 %13, !dbg !388
  store i8 0, i8* %14, align 1, !dbg !388
  br label %15, !dbg !389

15:
  %16 = phi i8* [ null, %8 ], [ %2, %11 ], !dbg !390
  ret i8* %16, !dbg !391
}

define dso_local %struct.hostent* @gethostbyname(i8* noundef %0) local_unnamed_addr #2 !dbg !392 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !393
  br label %2, !dbg !395

2:
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ], !dbg !397
  %4 = getelementptr i8, i8* %0, i64 %3, !dbg !395
  %5 = load i8, i8* %4, align 1, !dbg !395
  %6 = icmp eq i8 %5, 0, !dbg !395
  %7 = add i64 %3, 1, !dbg !398
  br i1 %6, label %8, label %2, !dbg !395, !llvm.loop !399

8:
  call void @__midway_touched(i8* noundef %0, i64 noundef %7, i32 noundef 0) #7, !dbg !400
  %9 = call fastcc %struct.hostent* @any_host() #9, !dbg !401
  ret %struct.hostent* %9, !dbg !401
}

define internal fastcc %struct.hostent* @any_host() unnamed_addr #2 !dbg !402 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.32, i64 0, i64 0)) #7, !dbg !403
  %2 = icmp eq i32 %1, 0, !dbg !403
  br i1 %2, label %22, label %3, !dbg !403

3:
  %4 = call i8* @__midway_alloc(i64 noundef 16, i64 noundef 16, i32 noundef 3) #7, !dbg !404
  %5 = bitcast i8* %4 to i8**, !dbg !407
  %6 = call i8* @__midway_alloc(i64 noundef 4, i64 noundef 16, i32 noundef 3) #7, !dbg !408
  store i8* %6, i8** %5, align 8, !dbg !410
  call void @__midway_nondet(i8* noundef %6, i64 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.33, i64 0, i64 0)) #7, !dbg !411
  %7 = getelementptr i8, i8* %4, i64 8, !dbg !412
  %8 = bitcast i8* %7 to i8**, !dbg !412
  store i8* null, i8** %8, align 8, !dbg !412
  %9 = call i8* @__midway_alloc(i64 noundef 32, i64 noundef 16, i32 noundef 3) #7, !dbg !413
  %10 = bitcast i8* %9 to %struct.hostent*, !dbg !415
  %11 = call i8* @__midway_alloc(i64 noundef 32, i64 noundef 16, i32 noundef 3) #7, !dbg !416
  call void @__midway_nondet(i8* noundef %11, i64 noundef 32, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.34, i64 0, i64 0)) #7, !dbg !420
  %12 = getelementptr i8, i8* %11, i64 31, !dbg !422
  store i8 0, i8* %12, align 1, !dbg !422
  %13 = bitcast i8* %9 to i8**, !dbg !423
  store i8* %11, i8** %13, align 8, !dbg !423
  %14 = getelementptr inbounds i8, i8* %9, i64 8, !dbg !423
  %15 = bitcast i8* %14 to i8**, !dbg !423
  store i8* %7, i8** %15, align 8, !dbg !423
  %16 = getelementptr inbounds i8, i8* %9, i64 16, !dbg !423
  %17 = bitcast i8* %16 to i32*, !dbg !423
  store i32 2, i32* %17, align 8, !dbg !423
  %18 = getelementptr inbounds i8, i8* %9, i64 20, !dbg !423
  %19 = bitcast i8* %18 to i32*, !dbg !423
  store i32 4, i32* %19, align 4, !dbg !423
  %20 = getelementptr inbounds i8, i8* %9, i64 24, !dbg !423
  %21 = bitcast i8* %20 to i8**, !dbg !423
  store i8* %4, i8** %21, align 8, !dbg !423
  br label %22

22:
  %23 = phi %struct.hostent* [ %10, %3 ], [ null, %0 ], !dbg !424
  ret %struct.hostent* %23, !dbg !425
}

define dso_local %struct.hostent* @gethostbyname2(i8* noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !426 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !427
  br label %3, !dbg !430

3:
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ], !dbg !432
  %5 = getelementptr i8, i8* %0, i64 %4, !dbg !430
  %6 = load i8, i8* %5, align 1, !dbg !430
  %7 = icmp eq i8 %6, 0, !dbg !430
  %8 = add i64 %4, 1, !dbg !433
  br i1 %7, label %9, label %3, !dbg !430, !llvm.loop !434

9:
  call void @__midway_touched(i8* noundef %0, i64 noundef %8, i32 noundef 0) #7, !dbg !435
  %10 = call fastcc %struct.hostent* @any_host() #7, !dbg !436
  ret %struct.hostent* %10, !dbg !437
}

define dso_local %struct.hostent* @gethostbyaddr(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !438 {
  %4 = call fastcc %struct.hostent* @any_host() #9, !dbg !439
  ret %struct.hostent* %4, !dbg !439
}

define dso_local nonnull i32* @__h_errno_location() local_unnamed_addr #5 !dbg !440 {
  ret i32* @host_error, !dbg !441
}

define dso_local i8* @hstrerror(i32 noundef %0) local_unnamed_addr #5 !dbg !442 {
  ret i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.20, i64 0, i64 0), !dbg !443
}

define dso_local void @herror(i8* noundef %0) local_unnamed_addr #2 !dbg !444 {
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !445
  br label %2, !dbg !447

2:
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ], !dbg !449
  %4 = getelementptr i8, i8* %0, i64 %3, !dbg !447
  %5 = load i8, i8* %4, align 1, !dbg !447
  %6 = icmp eq i8 %5, 0, !dbg !447
  %7 = add i64 %3, 1, !dbg !450
  br i1 %6, label %8, label %2, !dbg !447, !llvm.loop !451

8:
  call void @__midway_touched(i8* noundef %0, i64 noundef %7, i32 noundef 0) #7, !dbg !452
  ret void, !dbg !453
}

define dso_local i8* @gai_strerror(i32 noundef %0) local_unnamed_addr #5 !dbg !454 {
  ret i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.21, i64 0, i64 0), !dbg !455
}

define dso_local i32 @getaddrinfo(i8* noalias nocapture noundef readnone %0, i8* noalias nocapture noundef readnone %1, %struct.addrinfo* noalias noundef readonly %2, %struct.addrinfo** noalias noundef %3) local_unnamed_addr #2 !dbg !456 {
  %5 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.22, i64 0, i64 0)) #7, !dbg !457
  %6 = icmp eq i32 %5, 0, !dbg !457
  br i1 %6, label %34, label %7, !dbg !457

7:
  %8 = call i8* @__midway_alloc(i64 noundef 48, i64 noundef 16, i32 noundef 3) #7, !dbg !458
  %9 = call i8* @__midway_alloc(i64 noundef 16, i64 noundef 16, i32 noundef 3) #7, !dbg !460
  call void @__midway_nondet(i8* noundef %9, i64 noundef 16, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.22, i64 0, i64 0)) #7, !dbg !462
  %10 = bitcast i8* %9 to i16*, !dbg !463
  store i16 2, i16* %10, align 4, !dbg !463
  %11 = icmp eq %struct.addrinfo* %2, null, !dbg !464
  br i1 %11, label %15, label %12, !dbg !464

12:
  %13 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %2, i64 0, i32 2, !dbg !464
  %14 = load i32, i32* %13, align 8, !dbg !464
  br label %15, !dbg !464

15:
  %16 = phi i32 [ %14, %12 ], [ 1, %7 ], !dbg !464
  %17 = bitcast i8* %8 to i32*, !dbg !464
  store i32 0, i32* %17, align 8, !dbg !464
  %18 = getelementptr inbounds i8, i8* %8, i64 4, !dbg !464
  %19 = bitcast i8* %18 to i32*, !dbg !464
  store i32 2, i32* %19, align 4, !dbg !464
  %20 = getelementptr inbounds i8, i8* %8, i64 8, !dbg !464
  %21 = bitcast i8* %20 to i32*, !dbg !464
  store i32 %16, i32* %21, align 8, !dbg !464
  %22 = getelementptr inbounds i8, i8* %8, i64 12, !dbg !464
  %23 = bitcast i8* %22 to i32*, !dbg !464
  store i32 0, i32* %23, align 4, !dbg !464
  %24 = getelementptr inbounds i8, i8* %8, i64 16, !dbg !464
  %25 = bitcast i8* %24 to i32*, !dbg !464
  store i32 16, i32* %25, align 8, !dbg !464
  %26 = getelementptr inbounds i8, i8* %8, i64 24, !dbg !464
  %27 = bitcast i8* %26 to i8**, !dbg !464
  store i8* %9, i8** %27, align 8, !dbg !464
  %28 = getelementptr inbounds i8, i8* %8, i64 32, !dbg !464
  %29 = bitcast i8* %28 to i8**, !dbg !464
  store i8* null, i8** %29, align 8, !dbg !464
  %30 = getelementptr inbounds i8, i8* %8, i64 40, !dbg !464
  %31 = bitcast i8* %30 to %struct.addrinfo**, !dbg !464
  store %struct.addrinfo* null, %struct.addrinfo** %31, align 8, !dbg !464
  %32 = bitcast %struct.addrinfo** %3 to i8*, !dbg !465
  call void @__midway_check(i8* noundef %32, i64 noundef 8, i32 noundef 1) #7, !dbg !465
  %33 = bitcast %struct.addrinfo** %3 to i8**, !dbg !466
  store i8* %8, i8** %33, align 8, !dbg !466
  br label %34

34:
  %35 = phi i32 [ 0, %15 ], [ -2, %4 ], !dbg !467
  ret i32 %35, !dbg !468
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #3

define dso_local void @freeaddrinfo(%struct.addrinfo* noundef %0) local_unnamed_addr #2 !dbg !469 {
  %2 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %0, i64 0, i32 5, !dbg !470
  %3 = bitcast %struct.sockaddr** %2 to i8**, !dbg !470
  %4 = load i8*, i8** %3, align 8, !dbg !470
  call void @__midway_free(i8* noundef %4, i32 noundef 3) #7, !dbg !470
  %5 = bitcast %struct.addrinfo* %0 to i8*, !dbg !471
  call void @__midway_free(i8* noundef %5, i32 noundef 3) #7, !dbg !471
  ret void, !dbg !472
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #3

define dso_local i32 @getnameinfo(%struct.sockaddr* noalias nocapture noundef readnone %0, i32 noundef %1, i8* noalias noundef %2, i32 noundef %3, i8* noalias noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #2 !dbg !473 {
  %8 = alloca i32, align 4
  %9 = icmp ne i8* %2, null, !dbg !474
  %10 = icmp ne i32 %3, 0, !dbg !474
  %11 = and i1 %9, %10, !dbg !474
  br i1 %11, label %12, label %16, !dbg !474

12:
  %13 = zext i32 %3 to i64, !dbg !475
  call void @__midway_check(i8* noundef nonnull %2, i64 noundef %13, i32 noundef 1) #7, !dbg !475
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef %13, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i64 0, i64 0)) #7, !dbg !476
  %14 = add nsw i64 %13, -1, !dbg !478
  %15 = getelementptr i8, i8* %2, i64 %14, !dbg !478
  store i8 0, i8* %15, align 1, !dbg !478
  br label %16, !dbg !479

16:
  %17 = icmp ne i8* %4, null, !dbg !480
  %18 = icmp ne i32 %5, 0, !dbg !480
  %19 = and i1 %17, %18, !dbg !480
  br i1 %19, label %20, label %24, !dbg !480

20:
  %21 = zext i32 %5 to i64, !dbg !481
  call void @__midway_check(i8* noundef nonnull %4, i64 noundef %21, i32 noundef 1) #7, !dbg !481
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef %21, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i64 0, i64 0)) #7, !dbg !482
  %22 = add nsw i64 %21, -1, !dbg !484
  %23 = getelementptr i8, i8* %4, i64 %22, !dbg !484
  store i8 0, i8* %23, align 1, !dbg !484
  br label %24, !dbg !485

24:
  %25 = bitcast i32* %8 to i8*, !dbg !486
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %25) #8, !dbg !486
  call void @__midway_nondet(i8* noundef nonnull %25, i64 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i64 0, i64 0)) #7, !dbg !488
  %26 = load i32, i32* %8, align 4, !dbg !489
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %25) #8, !dbg !490
  %27 = and i32 %26, 1, !dbg !491
  %28 = icmp eq i32 %27, 0, !dbg !491
  %29 = select i1 %28, i32 0, i32 -4, !dbg !491
  ret i32 %29, !dbg !491
}

define dso_local %struct.servent* @getservbyname(i8* noundef %0, i8* nocapture readnone %1) local_unnamed_addr #2 !dbg !492 {
  %3 = alloca i32, align 4
  call void @__midway_check(i8* noundef %0, i64 noundef 1, i32 noundef 0) #7, !dbg !493
  br label %4, !dbg !495

4:
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ], !dbg !497
  %6 = getelementptr i8, i8* %0, i64 %5, !dbg !495
  %7 = load i8, i8* %6, align 1, !dbg !495
  %8 = icmp eq i8 %7, 0, !dbg !495
  %9 = add i64 %5, 1, !dbg !498
  br i1 %8, label %10, label %4, !dbg !495, !llvm.loop !499

10:
  call void @__midway_touched(i8* noundef %0, i64 noundef %9, i32 noundef 0) #7, !dbg !500
  %11 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.24, i64 0, i64 0)) #7, !dbg !501
  %12 = icmp eq i32 %11, 0, !dbg !501
  br i1 %12, label %28, label %13, !dbg !501

13:
  %14 = call i8* @__midway_alloc(i64 noundef 32, i64 noundef 16, i32 noundef 3) #7, !dbg !502
  %15 = bitcast i8* %14 to %struct.servent*, !dbg !504
  %16 = call i8* @__midway_alloc(i64 noundef 32, i64 noundef 16, i32 noundef 3) #7, !dbg !505
  call void @__midway_nondet(i8* noundef %16, i64 noundef 32, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i64 0, i64 0)) #7, !dbg !508
  %17 = getelementptr i8, i8* %16, i64 31, !dbg !510
  store i8 0, i8* %17, align 1, !dbg !510
  %18 = bitcast i32* %3 to i8*, !dbg !511
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %18) #8, !dbg !511
  call void @__midway_nondet(i8* noundef nonnull %18, i64 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.26, i64 0, i64 0)) #7, !dbg !513
  %19 = load i32, i32* %3, align 4, !dbg !514
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %18) #8, !dbg !515
  %20 = and i32 %19, 65535, !dbg !516
  %21 = bitcast i8* %14 to i8**, !dbg !516
  store i8* %16, i8** %21, align 8, !dbg !516
  %22 = getelementptr inbounds i8, i8* %14, i64 8, !dbg !516
  %23 = bitcast i8* %22 to i8***, !dbg !516
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @getservbyname.none, i64 0, i64 0), i8*** %23, align 8, !dbg !516
  %24 = getelementptr inbounds i8, i8* %14, i64 16, !dbg !516
  %25 = bitcast i8* %24 to i32*, !dbg !516
  store i32 %20, i32* %25, align 8, !dbg !516
  %26 = getelementptr inbounds i8, i8* %14, i64 24, !dbg !516
  %27 = bitcast i8* %26 to i8**, !dbg !516
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.27, i64 0, i64 0), i8** %27, align 8, !dbg !516
  br label %28

28:
  %29 = phi %struct.servent* [ %15, %13 ], [ null, %10 ], !dbg !517
  ret %struct.servent* %29, !dbg !518
}

define dso_local %struct.servent* @getservbyport(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #2 !dbg !519 {
  %3 = call %struct.servent* @getservbyname(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.28, i64 0, i64 0), i8* undef) #9, !dbg !520
  ret %struct.servent* %3, !dbg !520
}

define dso_local i32 @if_nametoindex(i8* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !521 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !522
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #8, !dbg !522
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 4, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.29, i64 0, i64 0)) #7, !dbg !526
  %4 = load i32, i32* %2, align 4, !dbg !527
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #8, !dbg !528
  %5 = and i32 %4, 2147483647, !dbg !529
  ret i32 %5, !dbg !530
}

declare void @__midway_assume(i32 noundef) local_unnamed_addr #3

declare void @__midway_touched(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare i8* @__midway_thread_storage(i64 noundef) local_unnamed_addr #3

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { mustprogress nofree nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind null_pointer_is_valid }
attributes #3 = { null_pointer_is_valid }
attributes #4 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #6 = { inaccessiblememonly nofree nosync nounwind willreturn }
attributes #7 = { nobuiltin nounwind }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/socket.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "htons", scope: !1, file: !1, line: 18, type: !9, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 18, scope: !8)
!12 = distinct !DISubprogram(name: "ntohs", scope: !1, file: !1, line: 19, type: !9, scopeLine: 19, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!13 = !DILocation(line: 19, scope: !12)
!14 = distinct !DISubprogram(name: "htonl", scope: !1, file: !1, line: 20, type: !9, scopeLine: 20, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!15 = !DILocation(line: 20, scope: !14)
!16 = distinct !DISubprogram(name: "ntohl", scope: !1, file: !1, line: 21, type: !9, scopeLine: 21, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = !DILocation(line: 21, scope: !16)
!18 = distinct !DISubprogram(name: "socket", scope: !1, file: !1, line: 26, type: !9, scopeLine: 26, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!19 = !DILocation(line: 26, scope: !18)
!20 = distinct !DISubprogram(name: "socketpair", scope: !1, file: !1, line: 28, type: !9, scopeLine: 29, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!21 = !DILocation(line: 30, scope: !20)
!22 = !DILocation(line: 31, scope: !20)
!23 = !DILocation(line: 32, scope: !20)
!24 = !DILocation(line: 10, scope: !25, inlinedAt: !27)
!25 = distinct !DISubprogram(name: "outcome", scope: !26, file: !26, line: 8, type: !9, scopeLine: 9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!26 = !DIFile(filename: "c/environment.h", directory: ".")
!27 = distinct !DILocation(line: 33, scope: !20)
!28 = !DILocation(line: 11, scope: !25, inlinedAt: !27)
!29 = !DILocation(line: 12, scope: !25, inlinedAt: !27)
!30 = !DILocation(line: 39, scope: !31, inlinedAt: !33)
!31 = distinct !DISubprogram(name: "area", scope: !32, file: !32, line: 39, type: !9, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!32 = !DIFile(filename: "c/models.h", directory: ".")
!33 = distinct !DILocation(line: 13, scope: !25, inlinedAt: !27)
!34 = !DILocation(line: 13, scope: !25, inlinedAt: !27)
!35 = !DILocation(line: 15, scope: !25, inlinedAt: !27)
!36 = !DILocation(line: 14, scope: !25, inlinedAt: !27)
!37 = !DILocation(line: 17, scope: !25, inlinedAt: !27)
!38 = !DILocation(line: 33, scope: !20)
!39 = distinct !DISubprogram(name: "bind", scope: !1, file: !1, line: 36, type: !9, scopeLine: 37, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!40 = !DILocation(line: 38, scope: !39)
!41 = !DILocation(line: 10, scope: !25, inlinedAt: !42)
!42 = distinct !DILocation(line: 39, scope: !39)
!43 = !DILocation(line: 11, scope: !25, inlinedAt: !42)
!44 = !DILocation(line: 12, scope: !25, inlinedAt: !42)
!45 = !DILocation(line: 39, scope: !31, inlinedAt: !46)
!46 = distinct !DILocation(line: 13, scope: !25, inlinedAt: !42)
!47 = !DILocation(line: 13, scope: !25, inlinedAt: !42)
!48 = !DILocation(line: 15, scope: !25, inlinedAt: !42)
!49 = !DILocation(line: 14, scope: !25, inlinedAt: !42)
!50 = !DILocation(line: 17, scope: !25, inlinedAt: !42)
!51 = !DILocation(line: 39, scope: !39)
!52 = distinct !DISubprogram(name: "connect", scope: !1, file: !1, line: 42, type: !9, scopeLine: 43, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!53 = !DILocation(line: 44, scope: !52)
!54 = !DILocation(line: 10, scope: !25, inlinedAt: !55)
!55 = distinct !DILocation(line: 45, scope: !52)
!56 = !DILocation(line: 11, scope: !25, inlinedAt: !55)
!57 = !DILocation(line: 12, scope: !25, inlinedAt: !55)
!58 = !DILocation(line: 39, scope: !31, inlinedAt: !59)
!59 = distinct !DILocation(line: 13, scope: !25, inlinedAt: !55)
!60 = !DILocation(line: 13, scope: !25, inlinedAt: !55)
!61 = !DILocation(line: 15, scope: !25, inlinedAt: !55)
!62 = !DILocation(line: 14, scope: !25, inlinedAt: !55)
!63 = !DILocation(line: 17, scope: !25, inlinedAt: !55)
!64 = !DILocation(line: 45, scope: !52)
!65 = distinct !DISubprogram(name: "listen", scope: !1, file: !1, line: 48, type: !9, scopeLine: 48, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!66 = !DILocation(line: 10, scope: !25, inlinedAt: !67)
!67 = distinct !DILocation(line: 48, scope: !65)
!68 = !DILocation(line: 11, scope: !25, inlinedAt: !67)
!69 = !DILocation(line: 12, scope: !25, inlinedAt: !67)
!70 = !DILocation(line: 39, scope: !31, inlinedAt: !71)
!71 = distinct !DILocation(line: 13, scope: !25, inlinedAt: !67)
!72 = !DILocation(line: 13, scope: !25, inlinedAt: !67)
!73 = !DILocation(line: 15, scope: !25, inlinedAt: !67)
!74 = !DILocation(line: 14, scope: !25, inlinedAt: !67)
!75 = !DILocation(line: 17, scope: !25, inlinedAt: !67)
!76 = !DILocation(line: 48, scope: !65)
!77 = distinct !DISubprogram(name: "shutdown", scope: !1, file: !1, line: 49, type: !9, scopeLine: 49, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!78 = !DILocation(line: 10, scope: !25, inlinedAt: !79)
!79 = distinct !DILocation(line: 49, scope: !77)
!80 = !DILocation(line: 11, scope: !25, inlinedAt: !79)
!81 = !DILocation(line: 12, scope: !25, inlinedAt: !79)
!82 = !DILocation(line: 39, scope: !31, inlinedAt: !83)
!83 = distinct !DILocation(line: 13, scope: !25, inlinedAt: !79)
!84 = !DILocation(line: 13, scope: !25, inlinedAt: !79)
!85 = !DILocation(line: 15, scope: !25, inlinedAt: !79)
!86 = !DILocation(line: 14, scope: !25, inlinedAt: !79)
!87 = !DILocation(line: 17, scope: !25, inlinedAt: !79)
!88 = !DILocation(line: 49, scope: !77)
!89 = distinct !DISubprogram(name: "setsockopt", scope: !1, file: !1, line: 50, type: !9, scopeLine: 50, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!90 = !DILocation(line: 10, scope: !25, inlinedAt: !91)
!91 = distinct !DILocation(line: 50, scope: !89)
!92 = !DILocation(line: 11, scope: !25, inlinedAt: !91)
!93 = !DILocation(line: 12, scope: !25, inlinedAt: !91)
!94 = !DILocation(line: 39, scope: !31, inlinedAt: !95)
!95 = distinct !DILocation(line: 13, scope: !25, inlinedAt: !91)
!96 = !DILocation(line: 13, scope: !25, inlinedAt: !91)
!97 = !DILocation(line: 15, scope: !25, inlinedAt: !91)
!98 = !DILocation(line: 14, scope: !25, inlinedAt: !91)
!99 = !DILocation(line: 17, scope: !25, inlinedAt: !91)
!100 = !DILocation(line: 50, scope: !89)
!101 = distinct !DISubprogram(name: "accept", scope: !1, file: !1, line: 60, type: !9, scopeLine: 61, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!102 = !DILocation(line: 62, scope: !101)
!103 = !DILocation(line: 63, scope: !101)
!104 = !DILocation(line: 55, scope: !105, inlinedAt: !106)
!105 = distinct !DISubprogram(name: "any_address", scope: !1, file: !1, line: 53, type: !9, scopeLine: 54, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!106 = distinct !DILocation(line: 63, scope: !101)
!107 = !DILocation(line: 57, scope: !105, inlinedAt: !106)
!108 = !DILocation(line: 105, scope: !109, inlinedAt: !110)
!109 = distinct !DISubprogram(name: "fill", scope: !32, file: !32, line: 103, type: !9, scopeLine: 104, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!110 = distinct !DILocation(line: 57, scope: !105, inlinedAt: !106)
!111 = !DILocation(line: 106, scope: !109, inlinedAt: !110)
!112 = !DILocation(line: 58, scope: !105, inlinedAt: !106)
!113 = !DILocation(line: 64, scope: !101)
!114 = distinct !DISubprogram(name: "accept4", scope: !1, file: !1, line: 67, type: !9, scopeLine: 67, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!115 = !{!116}
!116 = distinct !{!116, !117, !"accept: argument 1"}
!117 = distinct !{!117, !"accept"}
!118 = !DILocation(line: 67, scope: !114)
!119 = !DILocation(line: 62, scope: !101, inlinedAt: !120)
!120 = distinct !DILocation(line: 67, scope: !114)
!121 = !{!122, !116}
!122 = distinct !{!122, !117, !"accept: argument 0"}
!123 = !DILocation(line: 63, scope: !101, inlinedAt: !120)
!124 = !DILocation(line: 55, scope: !105, inlinedAt: !125)
!125 = distinct !DILocation(line: 63, scope: !101, inlinedAt: !120)
!126 = !DILocation(line: 57, scope: !105, inlinedAt: !125)
!127 = !{!122}
!128 = !DILocation(line: 105, scope: !109, inlinedAt: !129)
!129 = distinct !DILocation(line: 57, scope: !105, inlinedAt: !125)
!130 = !DILocation(line: 106, scope: !109, inlinedAt: !129)
!131 = !DILocation(line: 58, scope: !105, inlinedAt: !125)
!132 = !DILocation(line: 64, scope: !101, inlinedAt: !120)
!133 = distinct !DISubprogram(name: "getsockname", scope: !1, file: !1, line: 69, type: !9, scopeLine: 70, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!134 = !DILocation(line: 71, scope: !133)
!135 = !DILocation(line: 55, scope: !105, inlinedAt: !136)
!136 = distinct !DILocation(line: 71, scope: !133)
!137 = !DILocation(line: 57, scope: !105, inlinedAt: !136)
!138 = !DILocation(line: 105, scope: !109, inlinedAt: !139)
!139 = distinct !DILocation(line: 57, scope: !105, inlinedAt: !136)
!140 = !DILocation(line: 106, scope: !109, inlinedAt: !139)
!141 = !DILocation(line: 58, scope: !105, inlinedAt: !136)
!142 = !DILocation(line: 10, scope: !25, inlinedAt: !143)
!143 = distinct !DILocation(line: 72, scope: !133)
!144 = !DILocation(line: 11, scope: !25, inlinedAt: !143)
!145 = !DILocation(line: 12, scope: !25, inlinedAt: !143)
!146 = !DILocation(line: 39, scope: !31, inlinedAt: !147)
!147 = distinct !DILocation(line: 13, scope: !25, inlinedAt: !143)
!148 = !DILocation(line: 13, scope: !25, inlinedAt: !143)
!149 = !DILocation(line: 15, scope: !25, inlinedAt: !143)
!150 = !DILocation(line: 14, scope: !25, inlinedAt: !143)
!151 = !DILocation(line: 17, scope: !25, inlinedAt: !143)
!152 = !DILocation(line: 72, scope: !133)
!153 = distinct !DISubprogram(name: "getpeername", scope: !1, file: !1, line: 75, type: !9, scopeLine: 76, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!154 = !DILocation(line: 77, scope: !153)
!155 = !DILocation(line: 55, scope: !105, inlinedAt: !156)
!156 = distinct !DILocation(line: 77, scope: !153)
!157 = !DILocation(line: 57, scope: !105, inlinedAt: !156)
!158 = !DILocation(line: 105, scope: !109, inlinedAt: !159)
!159 = distinct !DILocation(line: 57, scope: !105, inlinedAt: !156)
!160 = !DILocation(line: 106, scope: !109, inlinedAt: !159)
!161 = !DILocation(line: 58, scope: !105, inlinedAt: !156)
!162 = !DILocation(line: 10, scope: !25, inlinedAt: !163)
!163 = distinct !DILocation(line: 78, scope: !153)
!164 = !DILocation(line: 11, scope: !25, inlinedAt: !163)
!165 = !DILocation(line: 12, scope: !25, inlinedAt: !163)
!166 = !DILocation(line: 39, scope: !31, inlinedAt: !167)
!167 = distinct !DILocation(line: 13, scope: !25, inlinedAt: !163)
!168 = !DILocation(line: 13, scope: !25, inlinedAt: !163)
!169 = !DILocation(line: 15, scope: !25, inlinedAt: !163)
!170 = !DILocation(line: 14, scope: !25, inlinedAt: !163)
!171 = !DILocation(line: 17, scope: !25, inlinedAt: !163)
!172 = !DILocation(line: 78, scope: !153)
!173 = distinct !DISubprogram(name: "getsockopt", scope: !1, file: !1, line: 81, type: !9, scopeLine: 82, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!174 = !DILocation(line: 55, scope: !105, inlinedAt: !175)
!175 = distinct !DILocation(line: 83, scope: !173)
!176 = !DILocation(line: 57, scope: !105, inlinedAt: !175)
!177 = !DILocation(line: 105, scope: !109, inlinedAt: !178)
!178 = distinct !DILocation(line: 57, scope: !105, inlinedAt: !175)
!179 = !DILocation(line: 106, scope: !109, inlinedAt: !178)
!180 = !DILocation(line: 58, scope: !105, inlinedAt: !175)
!181 = !DILocation(line: 10, scope: !25, inlinedAt: !182)
!182 = distinct !DILocation(line: 84, scope: !173)
!183 = !DILocation(line: 11, scope: !25, inlinedAt: !182)
!184 = !DILocation(line: 12, scope: !25, inlinedAt: !182)
!185 = !DILocation(line: 39, scope: !31, inlinedAt: !186)
!186 = distinct !DILocation(line: 13, scope: !25, inlinedAt: !182)
!187 = !DILocation(line: 13, scope: !25, inlinedAt: !182)
!188 = !DILocation(line: 15, scope: !25, inlinedAt: !182)
!189 = !DILocation(line: 14, scope: !25, inlinedAt: !182)
!190 = !DILocation(line: 17, scope: !25, inlinedAt: !182)
!191 = !DILocation(line: 84, scope: !173)
!192 = distinct !DISubprogram(name: "recv", scope: !1, file: !1, line: 87, type: !9, scopeLine: 88, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!193 = !DILocation(line: 89, scope: !192)
!194 = !DILocation(line: 105, scope: !109, inlinedAt: !195)
!195 = distinct !DILocation(line: 90, scope: !192)
!196 = !DILocation(line: 106, scope: !109, inlinedAt: !195)
!197 = !DILocation(line: 22, scope: !198, inlinedAt: !199)
!198 = distinct !DISubprogram(name: "transferred", scope: !26, file: !26, line: 20, type: !9, scopeLine: 21, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!199 = distinct !DILocation(line: 91, scope: !192)
!200 = !DILocation(line: 23, scope: !198, inlinedAt: !199)
!201 = !DILocation(line: 24, scope: !198, inlinedAt: !199)
!202 = !DILocation(line: 25, scope: !198, inlinedAt: !199)
!203 = !DILocation(line: 10, scope: !25, inlinedAt: !204)
!204 = distinct !DILocation(line: 25, scope: !198, inlinedAt: !199)
!205 = !DILocation(line: 11, scope: !25, inlinedAt: !204)
!206 = !DILocation(line: 12, scope: !25, inlinedAt: !204)
!207 = !DILocation(line: 39, scope: !31, inlinedAt: !208)
!208 = distinct !DILocation(line: 13, scope: !25, inlinedAt: !204)
!209 = !DILocation(line: 13, scope: !25, inlinedAt: !204)
!210 = !DILocation(line: 15, scope: !25, inlinedAt: !204)
!211 = !DILocation(line: 14, scope: !25, inlinedAt: !204)
!212 = !DILocation(line: 17, scope: !25, inlinedAt: !204)
!213 = !DILocation(line: 26, scope: !198, inlinedAt: !199)
!214 = !DILocation(line: 91, scope: !192)
!215 = distinct !DISubprogram(name: "recvfrom", scope: !1, file: !1, line: 94, type: !9, scopeLine: 95, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!216 = !DILocation(line: 96, scope: !215)
!217 = !DILocation(line: 55, scope: !105, inlinedAt: !218)
!218 = distinct !DILocation(line: 96, scope: !215)
!219 = !DILocation(line: 57, scope: !105, inlinedAt: !218)
!220 = !DILocation(line: 105, scope: !109, inlinedAt: !221)
!221 = distinct !DILocation(line: 57, scope: !105, inlinedAt: !218)
!222 = !DILocation(line: 106, scope: !109, inlinedAt: !221)
!223 = !DILocation(line: 58, scope: !105, inlinedAt: !218)
!224 = !DILocation(line: 97, scope: !215)
!225 = distinct !DISubprogram(name: "send", scope: !1, file: !1, line: 100, type: !9, scopeLine: 101, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!226 = !DILocation(line: 102, scope: !225)
!227 = !DILocation(line: 103, scope: !225)
!228 = !DILocation(line: 10, scope: !25, inlinedAt: !229)
!229 = distinct !DILocation(line: 104, scope: !225)
!230 = !DILocation(line: 11, scope: !25, inlinedAt: !229)
!231 = !DILocation(line: 12, scope: !25, inlinedAt: !229)
!232 = !DILocation(line: 39, scope: !31, inlinedAt: !233)
!233 = distinct !DILocation(line: 13, scope: !25, inlinedAt: !229)
!234 = !DILocation(line: 13, scope: !25, inlinedAt: !229)
!235 = !DILocation(line: 15, scope: !25, inlinedAt: !229)
!236 = !DILocation(line: 14, scope: !25, inlinedAt: !229)
!237 = !DILocation(line: 17, scope: !25, inlinedAt: !229)
!238 = !DILocation(line: 104, scope: !225)
!239 = distinct !DISubprogram(name: "sendto", scope: !1, file: !1, line: 107, type: !9, scopeLine: 108, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!240 = !DILocation(line: 109, scope: !239)
!241 = distinct !DISubprogram(name: "recvmsg", scope: !1, file: !1, line: 112, type: !9, scopeLine: 113, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!242 = !DILocation(line: 115, scope: !241)
!243 = !DILocation(line: 0, scope: !241)
!244 = !DILocation(line: 22, scope: !198, inlinedAt: !245)
!245 = distinct !DILocation(line: 119, scope: !241)
!246 = !DILocation(line: 23, scope: !198, inlinedAt: !245)
!247 = !DILocation(line: 24, scope: !198, inlinedAt: !245)
!248 = !DILocation(line: 25, scope: !198, inlinedAt: !245)
!249 = !DILocation(line: 10, scope: !25, inlinedAt: !250)
!250 = distinct !DILocation(line: 25, scope: !198, inlinedAt: !245)
!251 = !DILocation(line: 11, scope: !25, inlinedAt: !250)
!252 = !DILocation(line: 12, scope: !25, inlinedAt: !250)
!253 = !DILocation(line: 39, scope: !31, inlinedAt: !254)
!254 = distinct !DILocation(line: 13, scope: !25, inlinedAt: !250)
!255 = !DILocation(line: 13, scope: !25, inlinedAt: !250)
!256 = !DILocation(line: 15, scope: !25, inlinedAt: !250)
!257 = !DILocation(line: 14, scope: !25, inlinedAt: !250)
!258 = !DILocation(line: 17, scope: !25, inlinedAt: !250)
!259 = !DILocation(line: 26, scope: !198, inlinedAt: !245)
!260 = !DILocation(line: 119, scope: !241)
!261 = !DILocation(line: 116, scope: !241)
!262 = !DILocation(line: 105, scope: !109, inlinedAt: !263)
!263 = distinct !DILocation(line: 116, scope: !241)
!264 = !DILocation(line: 106, scope: !109, inlinedAt: !263)
!265 = !DILocation(line: 117, scope: !241)
!266 = distinct !{!266, !242, !267, !268, !269}
!267 = !DILocation(line: 118, scope: !241)
!268 = !{!"llvm.loop.mustprogress"}
!269 = !{!"llvm.loop.unroll.disable"}
!270 = distinct !DISubprogram(name: "sendmsg", scope: !1, file: !1, line: 122, type: !9, scopeLine: 123, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!271 = !DILocation(line: 125, scope: !270)
!272 = !DILocation(line: 0, scope: !270)
!273 = !DILocation(line: 10, scope: !25, inlinedAt: !274)
!274 = distinct !DILocation(line: 129, scope: !270)
!275 = !DILocation(line: 11, scope: !25, inlinedAt: !274)
!276 = !DILocation(line: 12, scope: !25, inlinedAt: !274)
!277 = !DILocation(line: 39, scope: !31, inlinedAt: !278)
!278 = distinct !DILocation(line: 13, scope: !25, inlinedAt: !274)
!279 = !DILocation(line: 13, scope: !25, inlinedAt: !274)
!280 = !DILocation(line: 15, scope: !25, inlinedAt: !274)
!281 = !DILocation(line: 14, scope: !25, inlinedAt: !274)
!282 = !DILocation(line: 17, scope: !25, inlinedAt: !274)
!283 = !DILocation(line: 129, scope: !270)
!284 = !DILocation(line: 126, scope: !270)
!285 = !DILocation(line: 127, scope: !270)
!286 = distinct !{!286, !271, !287, !268, !269}
!287 = !DILocation(line: 128, scope: !270)
!288 = distinct !DISubprogram(name: "inet_aton", scope: !1, file: !1, line: 134, type: !9, scopeLine: 135, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!289 = !DILocation(line: 96, scope: !290, inlinedAt: !291)
!290 = distinct !DISubprogram(name: "read_string", scope: !32, file: !32, line: 94, type: !9, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!291 = distinct !DILocation(line: 136, scope: !288)
!292 = !DILocation(line: 88, scope: !293, inlinedAt: !294)
!293 = distinct !DISubprogram(name: "length", scope: !32, file: !32, line: 85, type: !9, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!294 = distinct !DILocation(line: 97, scope: !290, inlinedAt: !291)
!295 = !DILocation(line: 0, scope: !293, inlinedAt: !294)
!296 = !DILocation(line: 89, scope: !293, inlinedAt: !294)
!297 = distinct !{!297, !292, !296, !268, !269}
!298 = !DILocation(line: 98, scope: !290, inlinedAt: !291)
!299 = !DILocation(line: 137, scope: !288)
!300 = !DILocation(line: 105, scope: !109, inlinedAt: !301)
!301 = distinct !DILocation(line: 137, scope: !288)
!302 = !DILocation(line: 106, scope: !109, inlinedAt: !301)
!303 = !DILocation(line: 51, scope: !304, inlinedAt: !305)
!304 = distinct !DISubprogram(name: "any_int", scope: !32, file: !32, line: 49, type: !9, scopeLine: 50, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!305 = distinct !DILocation(line: 138, scope: !288)
!306 = !DILocation(line: 52, scope: !304, inlinedAt: !305)
!307 = !DILocation(line: 53, scope: !304, inlinedAt: !305)
!308 = !DILocation(line: 54, scope: !304, inlinedAt: !305)
!309 = !DILocation(line: 138, scope: !288)
!310 = distinct !DISubprogram(name: "inet_addr", scope: !1, file: !1, line: 141, type: !9, scopeLine: 142, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!311 = !DILocation(line: 96, scope: !290, inlinedAt: !312)
!312 = distinct !DILocation(line: 143, scope: !310)
!313 = !DILocation(line: 88, scope: !293, inlinedAt: !314)
!314 = distinct !DILocation(line: 97, scope: !290, inlinedAt: !312)
!315 = !DILocation(line: 0, scope: !293, inlinedAt: !314)
!316 = !DILocation(line: 89, scope: !293, inlinedAt: !314)
!317 = distinct !{!317, !313, !316, !268, !269}
!318 = !DILocation(line: 98, scope: !290, inlinedAt: !312)
!319 = !DILocation(line: 51, scope: !304, inlinedAt: !320)
!320 = distinct !DILocation(line: 144, scope: !310)
!321 = !DILocation(line: 52, scope: !304, inlinedAt: !320)
!322 = !DILocation(line: 53, scope: !304, inlinedAt: !320)
!323 = !DILocation(line: 54, scope: !304, inlinedAt: !320)
!324 = !DILocation(line: 144, scope: !310)
!325 = distinct !DISubprogram(name: "inet_network", scope: !1, file: !1, line: 147, type: !9, scopeLine: 147, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!326 = !DILocation(line: 96, scope: !290, inlinedAt: !327)
!327 = distinct !DILocation(line: 143, scope: !310, inlinedAt: !328)
!328 = distinct !DILocation(line: 147, scope: !325)
!329 = !DILocation(line: 88, scope: !293, inlinedAt: !330)
!330 = distinct !DILocation(line: 97, scope: !290, inlinedAt: !327)
!331 = !DILocation(line: 0, scope: !293, inlinedAt: !330)
!332 = !DILocation(line: 89, scope: !293, inlinedAt: !330)
!333 = distinct !{!333, !329, !332, !268, !269}
!334 = !DILocation(line: 98, scope: !290, inlinedAt: !327)
!335 = !DILocation(line: 51, scope: !304, inlinedAt: !336)
!336 = distinct !DILocation(line: 144, scope: !310, inlinedAt: !328)
!337 = !DILocation(line: 52, scope: !304, inlinedAt: !336)
!338 = !DILocation(line: 53, scope: !304, inlinedAt: !336)
!339 = !DILocation(line: 54, scope: !304, inlinedAt: !336)
!340 = !DILocation(line: 147, scope: !325)
!341 = distinct !DISubprogram(name: "inet_pton", scope: !1, file: !1, line: 149, type: !9, scopeLine: 150, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!342 = !DILocation(line: 96, scope: !290, inlinedAt: !343)
!343 = distinct !DILocation(line: 151, scope: !341)
!344 = !DILocation(line: 88, scope: !293, inlinedAt: !345)
!345 = distinct !DILocation(line: 97, scope: !290, inlinedAt: !343)
!346 = !DILocation(line: 0, scope: !293, inlinedAt: !345)
!347 = !DILocation(line: 89, scope: !293, inlinedAt: !345)
!348 = distinct !{!348, !344, !347, !268, !269}
!349 = !DILocation(line: 98, scope: !290, inlinedAt: !343)
!350 = !DILocation(line: 152, scope: !341)
!351 = !DILocation(line: 39, scope: !31, inlinedAt: !352)
!352 = distinct !DILocation(line: 44, scope: !353, inlinedAt: !354)
!353 = distinct !DISubprogram(name: "fail", scope: !32, file: !32, line: 42, type: !9, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!354 = distinct !DILocation(line: 153, scope: !341)
!355 = !DILocation(line: 44, scope: !353, inlinedAt: !354)
!356 = !DILocation(line: 153, scope: !341)
!357 = !DILocation(line: 154, scope: !341)
!358 = !DILocation(line: 105, scope: !109, inlinedAt: !359)
!359 = distinct !DILocation(line: 154, scope: !341)
!360 = !DILocation(line: 106, scope: !109, inlinedAt: !359)
!361 = !DILocation(line: 51, scope: !304, inlinedAt: !362)
!362 = distinct !DILocation(line: 155, scope: !341)
!363 = !DILocation(line: 52, scope: !304, inlinedAt: !362)
!364 = !DILocation(line: 53, scope: !304, inlinedAt: !362)
!365 = !DILocation(line: 54, scope: !304, inlinedAt: !362)
!366 = !DILocation(line: 155, scope: !341)
!367 = !DILocation(line: 0, scope: !341)
!368 = !DILocation(line: 156, scope: !341)
!369 = distinct !DISubprogram(name: "inet_ntoa", scope: !1, file: !1, line: 165, type: !9, scopeLine: 165, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!370 = !DILocation(line: 39, scope: !31, inlinedAt: !371)
!371 = distinct !DILocation(line: 165, scope: !369)
!372 = !DILocation(line: 165, scope: !369)
!373 = !DILocation(line: 160, scope: !374, inlinedAt: !375)
!374 = distinct !DISubprogram(name: "any_text", scope: !1, file: !1, line: 158, type: !9, scopeLine: 159, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!375 = distinct !DILocation(line: 165, scope: !369)
!376 = !DILocation(line: 161, scope: !374, inlinedAt: !375)
!377 = distinct !DISubprogram(name: "inet_ntop", scope: !1, file: !1, line: 167, type: !9, scopeLine: 168, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!378 = !DILocation(line: 169, scope: !377)
!379 = !DILocation(line: 170, scope: !377)
!380 = !DILocation(line: 39, scope: !31, inlinedAt: !381)
!381 = distinct !DILocation(line: 44, scope: !353, inlinedAt: !382)
!382 = distinct !DILocation(line: 171, scope: !377)
!383 = !DILocation(line: 44, scope: !353, inlinedAt: !382)
!384 = !DILocation(line: 171, scope: !377)
!385 = !DILocation(line: 172, scope: !377)
!386 = !DILocation(line: 160, scope: !374, inlinedAt: !387)
!387 = distinct !DILocation(line: 173, scope: !377)
!388 = !DILocation(line: 161, scope: !374, inlinedAt: !387)
!389 = !DILocation(line: 173, scope: !377)
!390 = !DILocation(line: 0, scope: !377)
!391 = !DILocation(line: 174, scope: !377)
!392 = distinct !DISubprogram(name: "gethostbyname", scope: !1, file: !1, line: 195, type: !9, scopeLine: 196, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!393 = !DILocation(line: 96, scope: !290, inlinedAt: !394)
!394 = distinct !DILocation(line: 197, scope: !392)
!395 = !DILocation(line: 88, scope: !293, inlinedAt: !396)
!396 = distinct !DILocation(line: 97, scope: !290, inlinedAt: !394)
!397 = !DILocation(line: 0, scope: !293, inlinedAt: !396)
!398 = !DILocation(line: 89, scope: !293, inlinedAt: !396)
!399 = distinct !{!399, !395, !398, !268, !269}
!400 = !DILocation(line: 98, scope: !290, inlinedAt: !394)
!401 = !DILocation(line: 198, scope: !392)
!402 = distinct !DISubprogram(name: "any_host", scope: !1, file: !1, line: 182, type: !9, scopeLine: 183, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!403 = !DILocation(line: 184, scope: !402)
!404 = !DILocation(line: 109, scope: !405, inlinedAt: !406)
!405 = distinct !DISubprogram(name: "internal_alloc", scope: !32, file: !32, line: 109, type: !9, scopeLine: 109, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!406 = distinct !DILocation(line: 186, scope: !402)
!407 = !DILocation(line: 186, scope: !402)
!408 = !DILocation(line: 109, scope: !405, inlinedAt: !409)
!409 = distinct !DILocation(line: 187, scope: !402)
!410 = !DILocation(line: 187, scope: !402)
!411 = !DILocation(line: 188, scope: !402)
!412 = !DILocation(line: 189, scope: !402)
!413 = !DILocation(line: 109, scope: !405, inlinedAt: !414)
!414 = distinct !DILocation(line: 190, scope: !402)
!415 = !DILocation(line: 190, scope: !402)
!416 = !DILocation(line: 109, scope: !405, inlinedAt: !417)
!417 = distinct !DILocation(line: 180, scope: !418, inlinedAt: !419)
!418 = distinct !DISubprogram(name: "name_object", scope: !1, file: !1, line: 180, type: !9, scopeLine: 180, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!419 = distinct !DILocation(line: 191, scope: !402)
!420 = !DILocation(line: 160, scope: !374, inlinedAt: !421)
!421 = distinct !DILocation(line: 180, scope: !418, inlinedAt: !419)
!422 = !DILocation(line: 161, scope: !374, inlinedAt: !421)
!423 = !DILocation(line: 191, scope: !402)
!424 = !DILocation(line: 0, scope: !402)
!425 = !DILocation(line: 193, scope: !402)
!426 = distinct !DISubprogram(name: "gethostbyname2", scope: !1, file: !1, line: 201, type: !9, scopeLine: 201, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!427 = !DILocation(line: 96, scope: !290, inlinedAt: !428)
!428 = distinct !DILocation(line: 197, scope: !392, inlinedAt: !429)
!429 = distinct !DILocation(line: 201, scope: !426)
!430 = !DILocation(line: 88, scope: !293, inlinedAt: !431)
!431 = distinct !DILocation(line: 97, scope: !290, inlinedAt: !428)
!432 = !DILocation(line: 0, scope: !293, inlinedAt: !431)
!433 = !DILocation(line: 89, scope: !293, inlinedAt: !431)
!434 = distinct !{!434, !430, !433, !268, !269}
!435 = !DILocation(line: 98, scope: !290, inlinedAt: !428)
!436 = !DILocation(line: 198, scope: !392, inlinedAt: !429)
!437 = !DILocation(line: 201, scope: !426)
!438 = distinct !DISubprogram(name: "gethostbyaddr", scope: !1, file: !1, line: 202, type: !9, scopeLine: 202, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!439 = !DILocation(line: 202, scope: !438)
!440 = distinct !DISubprogram(name: "__h_errno_location", scope: !1, file: !1, line: 205, type: !9, scopeLine: 205, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!441 = !DILocation(line: 205, scope: !440)
!442 = distinct !DISubprogram(name: "hstrerror", scope: !1, file: !1, line: 206, type: !9, scopeLine: 206, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!443 = !DILocation(line: 206, scope: !442)
!444 = distinct !DISubprogram(name: "herror", scope: !1, file: !1, line: 207, type: !9, scopeLine: 207, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!445 = !DILocation(line: 96, scope: !290, inlinedAt: !446)
!446 = distinct !DILocation(line: 207, scope: !444)
!447 = !DILocation(line: 88, scope: !293, inlinedAt: !448)
!448 = distinct !DILocation(line: 97, scope: !290, inlinedAt: !446)
!449 = !DILocation(line: 0, scope: !293, inlinedAt: !448)
!450 = !DILocation(line: 89, scope: !293, inlinedAt: !448)
!451 = distinct !{!451, !447, !450, !268, !269}
!452 = !DILocation(line: 98, scope: !290, inlinedAt: !446)
!453 = !DILocation(line: 207, scope: !444)
!454 = distinct !DISubprogram(name: "gai_strerror", scope: !1, file: !1, line: 208, type: !9, scopeLine: 208, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!455 = !DILocation(line: 208, scope: !454)
!456 = distinct !DISubprogram(name: "getaddrinfo", scope: !1, file: !1, line: 210, type: !9, scopeLine: 212, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!457 = !DILocation(line: 213, scope: !456)
!458 = !DILocation(line: 109, scope: !405, inlinedAt: !459)
!459 = distinct !DILocation(line: 215, scope: !456)
!460 = !DILocation(line: 109, scope: !405, inlinedAt: !461)
!461 = distinct !DILocation(line: 216, scope: !456)
!462 = !DILocation(line: 217, scope: !456)
!463 = !DILocation(line: 218, scope: !456)
!464 = !DILocation(line: 219, scope: !456)
!465 = !DILocation(line: 220, scope: !456)
!466 = !DILocation(line: 221, scope: !456)
!467 = !DILocation(line: 0, scope: !456)
!468 = !DILocation(line: 223, scope: !456)
!469 = distinct !DISubprogram(name: "freeaddrinfo", scope: !1, file: !1, line: 225, type: !9, scopeLine: 226, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!470 = !DILocation(line: 227, scope: !469)
!471 = !DILocation(line: 228, scope: !469)
!472 = !DILocation(line: 229, scope: !469)
!473 = distinct !DISubprogram(name: "getnameinfo", scope: !1, file: !1, line: 231, type: !9, scopeLine: 233, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!474 = !DILocation(line: 234, scope: !473)
!475 = !DILocation(line: 235, scope: !473)
!476 = !DILocation(line: 160, scope: !374, inlinedAt: !477)
!477 = distinct !DILocation(line: 236, scope: !473)
!478 = !DILocation(line: 161, scope: !374, inlinedAt: !477)
!479 = !DILocation(line: 237, scope: !473)
!480 = !DILocation(line: 238, scope: !473)
!481 = !DILocation(line: 239, scope: !473)
!482 = !DILocation(line: 160, scope: !374, inlinedAt: !483)
!483 = distinct !DILocation(line: 240, scope: !473)
!484 = !DILocation(line: 161, scope: !374, inlinedAt: !483)
!485 = !DILocation(line: 241, scope: !473)
!486 = !DILocation(line: 51, scope: !304, inlinedAt: !487)
!487 = distinct !DILocation(line: 242, scope: !473)
!488 = !DILocation(line: 52, scope: !304, inlinedAt: !487)
!489 = !DILocation(line: 53, scope: !304, inlinedAt: !487)
!490 = !DILocation(line: 54, scope: !304, inlinedAt: !487)
!491 = !DILocation(line: 242, scope: !473)
!492 = distinct !DISubprogram(name: "getservbyname", scope: !1, file: !1, line: 245, type: !9, scopeLine: 246, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!493 = !DILocation(line: 96, scope: !290, inlinedAt: !494)
!494 = distinct !DILocation(line: 247, scope: !492)
!495 = !DILocation(line: 88, scope: !293, inlinedAt: !496)
!496 = distinct !DILocation(line: 97, scope: !290, inlinedAt: !494)
!497 = !DILocation(line: 0, scope: !293, inlinedAt: !496)
!498 = !DILocation(line: 89, scope: !293, inlinedAt: !496)
!499 = distinct !{!499, !495, !498, !268, !269}
!500 = !DILocation(line: 98, scope: !290, inlinedAt: !494)
!501 = !DILocation(line: 248, scope: !492)
!502 = !DILocation(line: 109, scope: !405, inlinedAt: !503)
!503 = distinct !DILocation(line: 251, scope: !492)
!504 = !DILocation(line: 251, scope: !492)
!505 = !DILocation(line: 109, scope: !405, inlinedAt: !506)
!506 = distinct !DILocation(line: 180, scope: !418, inlinedAt: !507)
!507 = distinct !DILocation(line: 252, scope: !492)
!508 = !DILocation(line: 160, scope: !374, inlinedAt: !509)
!509 = distinct !DILocation(line: 180, scope: !418, inlinedAt: !507)
!510 = !DILocation(line: 161, scope: !374, inlinedAt: !509)
!511 = !DILocation(line: 51, scope: !304, inlinedAt: !512)
!512 = distinct !DILocation(line: 252, scope: !492)
!513 = !DILocation(line: 52, scope: !304, inlinedAt: !512)
!514 = !DILocation(line: 53, scope: !304, inlinedAt: !512)
!515 = !DILocation(line: 54, scope: !304, inlinedAt: !512)
!516 = !DILocation(line: 252, scope: !492)
!517 = !DILocation(line: 0, scope: !492)
!518 = !DILocation(line: 254, scope: !492)
!519 = distinct !DISubprogram(name: "getservbyport", scope: !1, file: !1, line: 256, type: !9, scopeLine: 256, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!520 = !DILocation(line: 256, scope: !519)
!521 = distinct !DISubprogram(name: "if_nametoindex", scope: !1, file: !1, line: 257, type: !9, scopeLine: 257, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!522 = !DILocation(line: 51, scope: !304, inlinedAt: !523)
!523 = distinct !DILocation(line: 64, scope: !524, inlinedAt: !525)
!524 = distinct !DISubprogram(name: "any_nonnegative", scope: !32, file: !32, line: 64, type: !9, scopeLine: 64, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!525 = distinct !DILocation(line: 257, scope: !521)
!526 = !DILocation(line: 52, scope: !304, inlinedAt: !523)
!527 = !DILocation(line: 53, scope: !304, inlinedAt: !523)
!528 = !DILocation(line: 54, scope: !304, inlinedAt: !523)
!529 = !DILocation(line: 64, scope: !524, inlinedAt: !525)
!530 = !DILocation(line: 257, scope: !521)
