target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.in6_addr = type { %union.anon }
%union.anon = type { [4 x i32] }
%struct.sockaddr = type { i16, [14 x i8] }
%struct.msghdr = type { i8*, i32, %struct.iovec*, i32, i8*, i32, i32 }
%struct.iovec = type { i8*, i32 }
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
@getservbyname.none = internal global [1 x i8*] zeroinitializer, align 4
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

define dso_local zeroext i16 @htons(i16 noundef zeroext %0) local_unnamed_addr #0 !dbg !9 {
  %2 = call i16 @llvm.bswap.i16(i16 %0), !dbg !12
  ret i16 %2, !dbg !12
}

declare i16 @llvm.bswap.i16(i16) #1

define dso_local zeroext i16 @ntohs(i16 noundef zeroext %0) local_unnamed_addr #0 !dbg !13 {
  %2 = call i16 @llvm.bswap.i16(i16 %0), !dbg !14
  ret i16 %2, !dbg !14
}

define dso_local i32 @htonl(i32 noundef %0) local_unnamed_addr #0 !dbg !15 {
  %2 = call i32 @llvm.bswap.i32(i32 %0), !dbg !16
  ret i32 %2, !dbg !16
}

declare i32 @llvm.bswap.i32(i32) #1

define dso_local i32 @ntohl(i32 noundef %0) local_unnamed_addr #0 !dbg !17 {
  %2 = call i32 @llvm.bswap.i32(i32 %0), !dbg !18
  ret i32 %2, !dbg !18
}

define dso_local i32 @socket(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !19 {
  %4 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0)) #7, !dbg !20
  ret i32 %4, !dbg !20
}

declare i32 @__mw_new_descriptor(i8* noundef) local_unnamed_addr #3

define dso_local i32 @socketpair(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32* noundef %3) local_unnamed_addr #2 !dbg !21 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = bitcast i32* %3 to i8*, !dbg !22
  call void @__midway_check(i8* noundef %7, i32 noundef 8, i32 noundef 1) #7, !dbg !22
  %8 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !23
  store i32 %8, i32* %3, align 4, !dbg !23
  %9 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !24
  %10 = getelementptr i32, i32* %3, i32 1, !dbg !24
  store i32 %9, i32* %10, align 4, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #8, !dbg !25
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i32 0, i32 0)) #7, !dbg !29
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i32 0, i32 0)) #7, !dbg !30
  %11 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !31
  %12 = bitcast i8* %11 to i32*, !dbg !35
  %13 = load i8, i8* %6, align 1, !dbg !35
  %14 = and i8 %13, 127, !dbg !35
  %15 = add nuw i8 %14, 1, !dbg !35
  %16 = load i8, i8* %5, align 1, !dbg !36
  %17 = and i8 %16, 1, !dbg !36
  %18 = icmp eq i8 %17, 0, !dbg !36
  br i1 %18, label %25, label %19, !dbg !36

19:
  %20 = icmp eq i8 %15, 4, !dbg !37
  %21 = icmp eq i8 %15, 11, !dbg !37
  %22 = or i1 %20, %21, !dbg !37
  %23 = zext i8 %15 to i32, !dbg !35
  %24 = select i1 %22, i32 5, i32 %23, !dbg !37
  br label %27, !dbg !36

25:
  %26 = load i32, i32* %12, align 4, !dbg !36
  br label %27, !dbg !36

27:
  %28 = phi i32 [ 0, %25 ], [ -1, %19 ], !dbg !36
  %29 = phi i32 [ %26, %25 ], [ %24, %19 ], !dbg !36
  store i32 %29, i32* %12, align 4, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #8, !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !38
  ret i32 %28, !dbg !39
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

define dso_local i32 @bind(i32 noundef %0, %struct.sockaddr* noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !40 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = bitcast %struct.sockaddr* %1 to i8*, !dbg !41
  call void @__midway_check(i8* noundef %6, i32 noundef %2, i32 noundef 0) #7, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !42
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i32 0, i32 0)) #7, !dbg !44
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i32 0, i32 0)) #7, !dbg !45
  %7 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !46
  %8 = bitcast i8* %7 to i32*, !dbg !48
  %9 = load i8, i8* %5, align 1, !dbg !48
  %10 = and i8 %9, 127, !dbg !48
  %11 = add nuw i8 %10, 1, !dbg !48
  %12 = load i8, i8* %4, align 1, !dbg !49
  %13 = and i8 %12, 1, !dbg !49
  %14 = icmp eq i8 %13, 0, !dbg !49
  br i1 %14, label %21, label %15, !dbg !49

15:
  %16 = icmp eq i8 %11, 4, !dbg !50
  %17 = icmp eq i8 %11, 11, !dbg !50
  %18 = or i1 %16, %17, !dbg !50
  %19 = zext i8 %11 to i32, !dbg !48
  %20 = select i1 %18, i32 5, i32 %19, !dbg !50
  br label %23, !dbg !49

21:
  %22 = load i32, i32* %8, align 4, !dbg !49
  br label %23, !dbg !49

23:
  %24 = phi i32 [ 0, %21 ], [ -1, %15 ], !dbg !49
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !49
  store i32 %25, i32* %8, align 4, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !51
  ret i32 %24, !dbg !52
}

define dso_local i32 @connect(i32 noundef %0, %struct.sockaddr* noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !53 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = bitcast %struct.sockaddr* %1 to i8*, !dbg !54
  call void @__midway_check(i8* noundef %6, i32 noundef %2, i32 noundef 0) #7, !dbg !54
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !55
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !55
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i32 0, i32 0)) #7, !dbg !57
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i32 0, i32 0)) #7, !dbg !58
  %7 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !59
  %8 = bitcast i8* %7 to i32*, !dbg !61
  %9 = load i8, i8* %5, align 1, !dbg !61
  %10 = and i8 %9, 127, !dbg !61
  %11 = add nuw i8 %10, 1, !dbg !61
  %12 = load i8, i8* %4, align 1, !dbg !62
  %13 = and i8 %12, 1, !dbg !62
  %14 = icmp eq i8 %13, 0, !dbg !62
  br i1 %14, label %21, label %15, !dbg !62

15:
  %16 = icmp eq i8 %11, 4, !dbg !63
  %17 = icmp eq i8 %11, 11, !dbg !63
  %18 = or i1 %16, %17, !dbg !63
  %19 = zext i8 %11 to i32, !dbg !61
  %20 = select i1 %18, i32 5, i32 %19, !dbg !63
  br label %23, !dbg !62

21:
  %22 = load i32, i32* %8, align 4, !dbg !62
  br label %23, !dbg !62

23:
  %24 = phi i32 [ 0, %21 ], [ -1, %15 ], !dbg !62
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !62
  store i32 %25, i32* %8, align 4, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !64
  ret i32 %24, !dbg !65
}

define dso_local i32 @listen(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !66 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !67
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !67
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0)) #7, !dbg !69
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i32 0, i32 0)) #7, !dbg !70
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !71
  %6 = bitcast i8* %5 to i32*, !dbg !73
  %7 = load i8, i8* %4, align 1, !dbg !73
  %8 = and i8 %7, 127, !dbg !73
  %9 = add nuw i8 %8, 1, !dbg !73
  %10 = load i8, i8* %3, align 1, !dbg !74
  %11 = and i8 %10, 1, !dbg !74
  %12 = icmp eq i8 %11, 0, !dbg !74
  br i1 %12, label %19, label %13, !dbg !74

13:
  %14 = icmp eq i8 %9, 4, !dbg !75
  %15 = icmp eq i8 %9, 11, !dbg !75
  %16 = or i1 %14, %15, !dbg !75
  %17 = zext i8 %9 to i32, !dbg !73
  %18 = select i1 %16, i32 5, i32 %17, !dbg !75
  br label %21, !dbg !74

19:
  %20 = load i32, i32* %6, align 4, !dbg !74
  br label %21, !dbg !74

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ], !dbg !74
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !74
  store i32 %23, i32* %6, align 4, !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !76
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !76
  ret i32 %22, !dbg !77
}

define dso_local i32 @shutdown(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !78 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #8, !dbg !79
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !79
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 1, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i32 0, i32 0)) #7, !dbg !81
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i32 0, i32 0)) #7, !dbg !82
  %5 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !83
  %6 = bitcast i8* %5 to i32*, !dbg !85
  %7 = load i8, i8* %4, align 1, !dbg !85
  %8 = and i8 %7, 127, !dbg !85
  %9 = add nuw i8 %8, 1, !dbg !85
  %10 = load i8, i8* %3, align 1, !dbg !86
  %11 = and i8 %10, 1, !dbg !86
  %12 = icmp eq i8 %11, 0, !dbg !86
  br i1 %12, label %19, label %13, !dbg !86

13:
  %14 = icmp eq i8 %9, 4, !dbg !87
  %15 = icmp eq i8 %9, 11, !dbg !87
  %16 = or i1 %14, %15, !dbg !87
  %17 = zext i8 %9 to i32, !dbg !85
  %18 = select i1 %16, i32 5, i32 %17, !dbg !87
  br label %21, !dbg !86

19:
  %20 = load i32, i32* %6, align 4, !dbg !86
  br label %21, !dbg !86

21:
  %22 = phi i32 [ 0, %19 ], [ -1, %13 ], !dbg !86
  %23 = phi i32 [ %20, %19 ], [ %18, %13 ], !dbg !86
  store i32 %23, i32* %6, align 4, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !88
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #8, !dbg !88
  ret i32 %22, !dbg !89
}

define dso_local i32 @setsockopt(i32 noundef %0, i32 noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #2 !dbg !90 {
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #8, !dbg !91
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %7) #8, !dbg !91
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.6, i32 0, i32 0)) #7, !dbg !93
  call void @__midway_nondet(i8* noundef nonnull %7, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i32 0, i32 0)) #7, !dbg !94
  %8 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !95
  %9 = bitcast i8* %8 to i32*, !dbg !97
  %10 = load i8, i8* %7, align 1, !dbg !97
  %11 = and i8 %10, 127, !dbg !97
  %12 = add nuw i8 %11, 1, !dbg !97
  %13 = load i8, i8* %6, align 1, !dbg !98
  %14 = and i8 %13, 1, !dbg !98
  %15 = icmp eq i8 %14, 0, !dbg !98
  br i1 %15, label %22, label %16, !dbg !98

16:
  %17 = icmp eq i8 %12, 4, !dbg !99
  %18 = icmp eq i8 %12, 11, !dbg !99
  %19 = or i1 %17, %18, !dbg !99
  %20 = zext i8 %12 to i32, !dbg !97
  %21 = select i1 %19, i32 5, i32 %20, !dbg !99
  br label %24, !dbg !98

22:
  %23 = load i32, i32* %9, align 4, !dbg !98
  br label %24, !dbg !98

24:
  %25 = phi i32 [ 0, %22 ], [ -1, %16 ], !dbg !98
  %26 = phi i32 [ %23, %22 ], [ %21, %16 ], !dbg !98
  store i32 %26, i32* %9, align 4, !dbg !98
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %7) #8, !dbg !100
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #8, !dbg !100
  ret i32 %25, !dbg !101
}

define dso_local i32 @accept(i32 %0, %struct.sockaddr* noalias noundef %1, i32* noalias nocapture noundef readonly %2) local_unnamed_addr #2 !dbg !102 {
  call void @__mw_cancellation_point() #7, !dbg !103
  %4 = bitcast %struct.sockaddr* %1 to i8*, !dbg !104
  %5 = icmp eq %struct.sockaddr* %1, null, !dbg !105
  br i1 %5, label %8, label %6, !dbg !105

6:
  %7 = load i32, i32* %2, align 4, !dbg !108
  call void @__midway_check(i8* noundef nonnull %4, i32 noundef %7, i32 noundef 1) #7, !dbg !109
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef %7, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.31, i32 0, i32 0)) #7, !dbg !112
  br label %8, !dbg !113

8:
  %9 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i32 0, i32 0)) #7, !dbg !114
  ret i32 %9, !dbg !114
}

declare void @__mw_cancellation_point() local_unnamed_addr #3

define dso_local i32 @accept4(i32 noundef %0, %struct.sockaddr* noalias noundef %1, i32* noalias nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr #2 !dbg !115 {
  call void @llvm.experimental.noalias.scope.decl(metadata !116), !dbg !119
  call void @__mw_cancellation_point() #7, !dbg !120, !noalias !122
  %5 = bitcast %struct.sockaddr* %1 to i8*, !dbg !124
  %6 = icmp eq %struct.sockaddr* %1, null, !dbg !125
  br i1 %6, label %9, label %7, !dbg !125

7:
  %8 = load i32, i32* %2, align 4, !dbg !127, !alias.scope !116, !noalias !128
  call void @__midway_check(i8* noundef nonnull %5, i32 noundef %8, i32 noundef 1) #7, !dbg !129, !noalias !116
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef %8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.31, i32 0, i32 0)) #7, !dbg !131, !noalias !116
  br label %9, !dbg !132

9:
  %10 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i32 0, i32 0)) #7, !dbg !133, !noalias !116
  ret i32 %10, !dbg !119
}

define dso_local i32 @getsockname(i32 noundef %0, %struct.sockaddr* noalias noundef %1, i32* noalias nocapture noundef readonly %2) local_unnamed_addr #2 !dbg !134 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = bitcast %struct.sockaddr* %1 to i8*, !dbg !135
  %7 = icmp eq %struct.sockaddr* %1, null, !dbg !136
  br i1 %7, label %10, label %8, !dbg !136

8:
  %9 = load i32, i32* %2, align 4, !dbg !138
  call void @__midway_check(i8* noundef nonnull %6, i32 noundef %9, i32 noundef 1) #7, !dbg !139
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef %9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.31, i32 0, i32 0)) #7, !dbg !141
  br label %10, !dbg !142

10:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !143
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !143
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.8, i32 0, i32 0)) #7, !dbg !145
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i32 0, i32 0)) #7, !dbg !146
  %11 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !147
  %12 = bitcast i8* %11 to i32*, !dbg !149
  %13 = load i8, i8* %5, align 1, !dbg !149
  %14 = and i8 %13, 127, !dbg !149
  %15 = add nuw i8 %14, 1, !dbg !149
  %16 = load i8, i8* %4, align 1, !dbg !150
  %17 = and i8 %16, 1, !dbg !150
  %18 = icmp eq i8 %17, 0, !dbg !150
  br i1 %18, label %25, label %19, !dbg !150

19:
  %20 = icmp eq i8 %15, 4, !dbg !151
  %21 = icmp eq i8 %15, 11, !dbg !151
  %22 = or i1 %20, %21, !dbg !151
  %23 = zext i8 %15 to i32, !dbg !149
  %24 = select i1 %22, i32 5, i32 %23, !dbg !151
  br label %27, !dbg !150

25:
  %26 = load i32, i32* %12, align 4, !dbg !150
  br label %27, !dbg !150

27:
  %28 = phi i32 [ 0, %25 ], [ -1, %19 ], !dbg !150
  %29 = phi i32 [ %26, %25 ], [ %24, %19 ], !dbg !150
  store i32 %29, i32* %12, align 4, !dbg !150
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !152
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !152
  ret i32 %28, !dbg !153
}

define dso_local i32 @getpeername(i32 noundef %0, %struct.sockaddr* noalias noundef %1, i32* noalias nocapture noundef readonly %2) local_unnamed_addr #2 !dbg !154 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = bitcast %struct.sockaddr* %1 to i8*, !dbg !155
  %7 = icmp eq %struct.sockaddr* %1, null, !dbg !156
  br i1 %7, label %10, label %8, !dbg !156

8:
  %9 = load i32, i32* %2, align 4, !dbg !158
  call void @__midway_check(i8* noundef nonnull %6, i32 noundef %9, i32 noundef 1) #7, !dbg !159
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef %9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.31, i32 0, i32 0)) #7, !dbg !161
  br label %10, !dbg !162

10:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !163
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !163
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.9, i32 0, i32 0)) #7, !dbg !165
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i32 0, i32 0)) #7, !dbg !166
  %11 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !167
  %12 = bitcast i8* %11 to i32*, !dbg !169
  %13 = load i8, i8* %5, align 1, !dbg !169
  %14 = and i8 %13, 127, !dbg !169
  %15 = add nuw i8 %14, 1, !dbg !169
  %16 = load i8, i8* %4, align 1, !dbg !170
  %17 = and i8 %16, 1, !dbg !170
  %18 = icmp eq i8 %17, 0, !dbg !170
  br i1 %18, label %25, label %19, !dbg !170

19:
  %20 = icmp eq i8 %15, 4, !dbg !171
  %21 = icmp eq i8 %15, 11, !dbg !171
  %22 = or i1 %20, %21, !dbg !171
  %23 = zext i8 %15 to i32, !dbg !169
  %24 = select i1 %22, i32 5, i32 %23, !dbg !171
  br label %27, !dbg !170

25:
  %26 = load i32, i32* %12, align 4, !dbg !170
  br label %27, !dbg !170

27:
  %28 = phi i32 [ 0, %25 ], [ -1, %19 ], !dbg !170
  %29 = phi i32 [ %26, %25 ], [ %24, %19 ], !dbg !170
  store i32 %29, i32* %12, align 4, !dbg !170
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !172
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !172
  ret i32 %28, !dbg !173
}

define dso_local i32 @getsockopt(i32 noundef %0, i32 noundef %1, i32 noundef %2, i8* noalias noundef %3, i32* noalias nocapture noundef readonly %4) local_unnamed_addr #2 !dbg !174 {
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  %8 = icmp eq i8* %3, null, !dbg !175
  br i1 %8, label %11, label %9, !dbg !175

9:
  %10 = load i32, i32* %4, align 4, !dbg !177
  call void @__midway_check(i8* noundef nonnull %3, i32 noundef %10, i32 noundef 1) #7, !dbg !178
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef %10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.31, i32 0, i32 0)) #7, !dbg !180
  br label %11, !dbg !181

11:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #8, !dbg !182
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %7) #8, !dbg !182
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i32 0, i32 0)) #7, !dbg !184
  call void @__midway_nondet(i8* noundef nonnull %7, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i32 0, i32 0)) #7, !dbg !185
  %12 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !186
  %13 = bitcast i8* %12 to i32*, !dbg !188
  %14 = load i8, i8* %7, align 1, !dbg !188
  %15 = and i8 %14, 127, !dbg !188
  %16 = add nuw i8 %15, 1, !dbg !188
  %17 = load i8, i8* %6, align 1, !dbg !189
  %18 = and i8 %17, 1, !dbg !189
  %19 = icmp eq i8 %18, 0, !dbg !189
  br i1 %19, label %26, label %20, !dbg !189

20:
  %21 = icmp eq i8 %16, 4, !dbg !190
  %22 = icmp eq i8 %16, 11, !dbg !190
  %23 = or i1 %21, %22, !dbg !190
  %24 = zext i8 %16 to i32, !dbg !188
  %25 = select i1 %23, i32 5, i32 %24, !dbg !190
  br label %28, !dbg !189

26:
  %27 = load i32, i32* %13, align 4, !dbg !189
  br label %28, !dbg !189

28:
  %29 = phi i32 [ 0, %26 ], [ -1, %20 ], !dbg !189
  %30 = phi i32 [ %27, %26 ], [ %25, %20 ], !dbg !189
  store i32 %30, i32* %13, align 4, !dbg !189
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %7) #8, !dbg !191
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #8, !dbg !191
  ret i32 %29, !dbg !192
}

define dso_local i32 @recv(i32 %0, i8* noundef %1, i32 noundef %2, i32 %3) local_unnamed_addr #2 !dbg !193 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  call void @__mw_cancellation_point() #7, !dbg !194
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 1) #7, !dbg !195
  call void @__midway_nondet(i8* noundef %1, i32 noundef %2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0)) #7, !dbg !197
  %8 = bitcast i32* %7 to i8*, !dbg !198
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #8, !dbg !198
  call void @__midway_nondet(i8* noundef nonnull %8, i32 noundef 4, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0)) #7, !dbg !201
  %9 = load i32, i32* %7, align 4, !dbg !202
  %10 = icmp ule i32 %9, %2, !dbg !202
  %11 = zext i1 %10 to i32, !dbg !202
  %12 = xor i32 %9, -1, !dbg !202
  %13 = lshr i32 %12, 31, !dbg !202
  %14 = and i32 %13, %11, !dbg !202
  call void @__midway_assume(i32 noundef %14) #7, !dbg !202
  %15 = load i32, i32* %7, align 4, !dbg !203
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !204
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #8, !dbg !204
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0)) #7, !dbg !206
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i32 0, i32 0)) #7, !dbg !207
  %16 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !208
  %17 = bitcast i8* %16 to i32*, !dbg !210
  %18 = load i8, i8* %6, align 1, !dbg !210
  %19 = and i8 %18, 127, !dbg !210
  %20 = add nuw i8 %19, 1, !dbg !210
  %21 = load i8, i8* %5, align 1, !dbg !211
  %22 = and i8 %21, 1, !dbg !211
  %23 = icmp eq i8 %22, 0, !dbg !211
  br i1 %23, label %30, label %24, !dbg !211

24:
  %25 = icmp eq i8 %20, 4, !dbg !212
  %26 = icmp eq i8 %20, 11, !dbg !212
  %27 = or i1 %25, %26, !dbg !212
  %28 = zext i8 %20 to i32, !dbg !210
  %29 = select i1 %27, i32 5, i32 %28, !dbg !212
  br label %32, !dbg !211

30:
  %31 = load i32, i32* %17, align 4, !dbg !211
  br label %32, !dbg !211

32:
  %33 = phi i32 [ %15, %30 ], [ -1, %24 ], !dbg !211
  %34 = phi i32 [ %31, %30 ], [ %29, %24 ], !dbg !211
  store i32 %34, i32* %17, align 4, !dbg !211
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #8, !dbg !213
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !213
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #8, !dbg !214
  ret i32 %33, !dbg !215
}

define dso_local i32 @recvfrom(i32 noundef %0, i8* noalias noundef %1, i32 noundef %2, i32 noundef %3, %struct.sockaddr* noalias noundef %4, i32* noalias nocapture noundef readonly %5) local_unnamed_addr #2 !dbg !216 {
  %7 = bitcast %struct.sockaddr* %4 to i8*, !dbg !217
  %8 = icmp eq %struct.sockaddr* %4, null, !dbg !218
  br i1 %8, label %11, label %9, !dbg !218

9:
  %10 = load i32, i32* %5, align 4, !dbg !220
  call void @__midway_check(i8* noundef nonnull %7, i32 noundef %10, i32 noundef 1) #7, !dbg !221
  call void @__midway_nondet(i8* noundef nonnull %7, i32 noundef %10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.31, i32 0, i32 0)) #7, !dbg !223
  br label %11, !dbg !224

11:
  %12 = call i32 @recv(i32 undef, i8* noundef %1, i32 noundef %2, i32 undef) #9, !dbg !225
  ret i32 %12, !dbg !225
}

define dso_local i32 @send(i32 %0, i8* noundef %1, i32 noundef %2, i32 %3) local_unnamed_addr #2 !dbg !226 {
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  call void @__mw_cancellation_point() #7, !dbg !227
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 0) #7, !dbg !228
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !229
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #8, !dbg !229
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i32 0, i32 0)) #7, !dbg !231
  call void @__midway_nondet(i8* noundef nonnull %6, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i32 0, i32 0)) #7, !dbg !232
  %7 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !233
  %8 = bitcast i8* %7 to i32*, !dbg !235
  %9 = load i8, i8* %6, align 1, !dbg !235
  %10 = and i8 %9, 127, !dbg !235
  %11 = add nuw i8 %10, 1, !dbg !235
  %12 = load i8, i8* %5, align 1, !dbg !236
  %13 = and i8 %12, 1, !dbg !236
  %14 = icmp eq i8 %13, 0, !dbg !236
  br i1 %14, label %21, label %15, !dbg !236

15:
  %16 = icmp eq i8 %11, 4, !dbg !237
  %17 = icmp eq i8 %11, 11, !dbg !237
  %18 = or i1 %16, %17, !dbg !237
  %19 = zext i8 %11 to i32, !dbg !235
  %20 = select i1 %18, i32 5, i32 %19, !dbg !237
  br label %23, !dbg !236

21:
  %22 = load i32, i32* %8, align 4, !dbg !236
  br label %23, !dbg !236

23:
  %24 = phi i32 [ %2, %21 ], [ -1, %15 ], !dbg !236
  %25 = phi i32 [ %22, %21 ], [ %20, %15 ], !dbg !236
  store i32 %25, i32* %8, align 4, !dbg !236
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #8, !dbg !238
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !238
  ret i32 %24, !dbg !239
}

define dso_local i32 @sendto(i32 noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3, %struct.sockaddr* nocapture noundef readnone %4, i32 noundef %5) local_unnamed_addr #2 !dbg !240 {
  %7 = call i32 @send(i32 undef, i8* noundef %1, i32 noundef %2, i32 undef) #9, !dbg !241
  ret i32 %7, !dbg !241
}

define dso_local i32 @recvmsg(i32 noundef %0, %struct.msghdr* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #2 !dbg !242 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i32 0, i32 3
  %8 = load i32, i32* %7, align 4, !dbg !243
  %9 = icmp eq i32 %8, 0, !dbg !243
  br i1 %9, label %12, label %10, !dbg !243

10:
  %11 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i32 0, i32 2
  br label %41, !dbg !243

12:
  %13 = phi i32 [ 0, %3 ], [ %52, %41 ], !dbg !244
  %14 = bitcast i32* %6 to i8*, !dbg !245
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %14) #8, !dbg !245
  call void @__midway_nondet(i8* noundef nonnull %14, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !247
  %15 = load i32, i32* %6, align 4, !dbg !248
  %16 = icmp ule i32 %15, %13, !dbg !248
  %17 = zext i1 %16 to i32, !dbg !248
  %18 = xor i32 %15, -1, !dbg !248
  %19 = lshr i32 %18, 31, !dbg !248
  %20 = and i32 %19, %17, !dbg !248
  call void @__midway_assume(i32 noundef %20) #7, !dbg !248
  %21 = load i32, i32* %6, align 4, !dbg !249
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !250
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !250
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !252
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i32 0, i32 0)) #7, !dbg !253
  %22 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !254
  %23 = bitcast i8* %22 to i32*, !dbg !256
  %24 = load i8, i8* %5, align 1, !dbg !256
  %25 = and i8 %24, 127, !dbg !256
  %26 = add nuw i8 %25, 1, !dbg !256
  %27 = load i8, i8* %4, align 1, !dbg !257
  %28 = and i8 %27, 1, !dbg !257
  %29 = icmp eq i8 %28, 0, !dbg !257
  br i1 %29, label %36, label %30, !dbg !257

30:
  %31 = icmp eq i8 %26, 4, !dbg !258
  %32 = icmp eq i8 %26, 11, !dbg !258
  %33 = or i1 %31, %32, !dbg !258
  %34 = zext i8 %26 to i32, !dbg !256
  %35 = select i1 %33, i32 5, i32 %34, !dbg !258
  br label %38, !dbg !257

36:
  %37 = load i32, i32* %23, align 4, !dbg !257
  br label %38, !dbg !257

38:
  %39 = phi i32 [ %21, %36 ], [ -1, %30 ], !dbg !257
  %40 = phi i32 [ %37, %36 ], [ %35, %30 ], !dbg !257
  store i32 %40, i32* %23, align 4, !dbg !257
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !259
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !259
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %14) #8, !dbg !260
  ret i32 %39, !dbg !261

41:
  %42 = phi i32 [ 0, %10 ], [ %53, %41 ]
  %43 = phi i32 [ 0, %10 ], [ %52, %41 ]
  %44 = load %struct.iovec*, %struct.iovec** %11, align 4, !dbg !262
  %45 = getelementptr %struct.iovec, %struct.iovec* %44, i32 %42, i32 0, !dbg !262
  %46 = load i8*, i8** %45, align 4, !dbg !262
  %47 = getelementptr %struct.iovec, %struct.iovec* %44, i32 %42, i32 1, !dbg !262
  %48 = load i32, i32* %47, align 4, !dbg !262
  call void @__midway_check(i8* noundef %46, i32 noundef %48, i32 noundef 1) #7, !dbg !263
  call void @__midway_nondet(i8* noundef %46, i32 noundef %48, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !265
  %49 = load %struct.iovec*, %struct.iovec** %11, align 4, !dbg !266
  %50 = getelementptr %struct.iovec, %struct.iovec* %49, i32 %42, i32 1, !dbg !266
  %51 = load i32, i32* %50, align 4, !dbg !266
  %52 = add i32 %51, %43, !dbg !266
  %53 = add nuw i32 %42, 1, !dbg !243
  %54 = load i32, i32* %7, align 4, !dbg !243
  %55 = icmp ult i32 %53, %54, !dbg !243
  br i1 %55, label %41, label %12, !dbg !243, !llvm.loop !267
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

define dso_local i32 @sendmsg(i32 noundef %0, %struct.msghdr* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #2 !dbg !271 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i32 0, i32 3
  %7 = load i32, i32* %6, align 4, !dbg !272
  %8 = icmp eq i32 %7, 0, !dbg !272
  br i1 %8, label %11, label %9, !dbg !272

9:
  %10 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i32 0, i32 2
  br label %32, !dbg !272

11:
  %12 = phi i32 [ 0, %3 ], [ %43, %32 ], !dbg !273
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %4) #8, !dbg !274
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %5) #8, !dbg !274
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef 1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.14, i32 0, i32 0)) #7, !dbg !276
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i32 0, i32 0)) #7, !dbg !277
  %13 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !278
  %14 = bitcast i8* %13 to i32*, !dbg !280
  %15 = load i8, i8* %5, align 1, !dbg !280
  %16 = and i8 %15, 127, !dbg !280
  %17 = add nuw i8 %16, 1, !dbg !280
  %18 = load i8, i8* %4, align 1, !dbg !281
  %19 = and i8 %18, 1, !dbg !281
  %20 = icmp eq i8 %19, 0, !dbg !281
  br i1 %20, label %27, label %21, !dbg !281

21:
  %22 = icmp eq i8 %17, 4, !dbg !282
  %23 = icmp eq i8 %17, 11, !dbg !282
  %24 = or i1 %22, %23, !dbg !282
  %25 = zext i8 %17 to i32, !dbg !280
  %26 = select i1 %24, i32 5, i32 %25, !dbg !282
  br label %29, !dbg !281

27:
  %28 = load i32, i32* %14, align 4, !dbg !281
  br label %29, !dbg !281

29:
  %30 = phi i32 [ %12, %27 ], [ -1, %21 ], !dbg !281
  %31 = phi i32 [ %28, %27 ], [ %26, %21 ], !dbg !281
  store i32 %31, i32* %14, align 4, !dbg !281
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %5) #8, !dbg !283
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %4) #8, !dbg !283
  ret i32 %30, !dbg !284

32:
  %33 = phi i32 [ 0, %9 ], [ %44, %32 ]
  %34 = phi i32 [ 0, %9 ], [ %43, %32 ]
  %35 = load %struct.iovec*, %struct.iovec** %10, align 4, !dbg !285
  %36 = getelementptr %struct.iovec, %struct.iovec* %35, i32 %33, i32 0, !dbg !285
  %37 = load i8*, i8** %36, align 4, !dbg !285
  %38 = getelementptr %struct.iovec, %struct.iovec* %35, i32 %33, i32 1, !dbg !285
  %39 = load i32, i32* %38, align 4, !dbg !285
  call void @__midway_check(i8* noundef %37, i32 noundef %39, i32 noundef 0) #7, !dbg !285
  %40 = load %struct.iovec*, %struct.iovec** %10, align 4, !dbg !286
  %41 = getelementptr %struct.iovec, %struct.iovec* %40, i32 %33, i32 1, !dbg !286
  %42 = load i32, i32* %41, align 4, !dbg !286
  %43 = add i32 %42, %34, !dbg !286
  %44 = add nuw i32 %33, 1, !dbg !272
  %45 = load i32, i32* %6, align 4, !dbg !272
  %46 = icmp ult i32 %44, %45, !dbg !272
  br i1 %46, label %32, label %11, !dbg !272, !llvm.loop !287
}

define dso_local i32 @inet_aton(i8* noundef %0, %struct.in_addr* noundef %1) local_unnamed_addr #2 !dbg !289 {
  %3 = alloca i32, align 4
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7, !dbg !290
  br label %4, !dbg !293

4:
  %5 = phi i32 [ 0, %2 ], [ %9, %4 ], !dbg !296
  %6 = getelementptr i8, i8* %0, i32 %5, !dbg !293
  %7 = load i8, i8* %6, align 1, !dbg !293
  %8 = icmp eq i8 %7, 0, !dbg !293
  %9 = add i32 %5, 1, !dbg !297
  br i1 %8, label %10, label %4, !dbg !293, !llvm.loop !298

10:
  call void @__midway_touched(i8* noundef %0, i32 noundef %9, i32 noundef 0) #7, !dbg !299
  %11 = bitcast %struct.in_addr* %1 to i8*, !dbg !300
  call void @__midway_check(i8* noundef %11, i32 noundef 4, i32 noundef 1) #7, !dbg !301
  call void @__midway_nondet(i8* noundef %11, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.15, i32 0, i32 0)) #7, !dbg !303
  %12 = bitcast i32* %3 to i8*, !dbg !304
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %12) #8, !dbg !304
  call void @__midway_nondet(i8* noundef nonnull %12, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.15, i32 0, i32 0)) #7, !dbg !307
  %13 = load i32, i32* %3, align 4, !dbg !308
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %12) #8, !dbg !309
  %14 = and i32 %13, 1, !dbg !310
  ret i32 %14, !dbg !310
}

define dso_local i32 @inet_addr(i8* noundef %0) local_unnamed_addr #2 !dbg !311 {
  %2 = alloca i32, align 4
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7, !dbg !312
  br label %3, !dbg !314

3:
  %4 = phi i32 [ 0, %1 ], [ %8, %3 ], !dbg !316
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !314
  %6 = load i8, i8* %5, align 1, !dbg !314
  %7 = icmp eq i8 %6, 0, !dbg !314
  %8 = add i32 %4, 1, !dbg !317
  br i1 %7, label %9, label %3, !dbg !314, !llvm.loop !318

9:
  call void @__midway_touched(i8* noundef %0, i32 noundef %8, i32 noundef 0) #7, !dbg !319
  %10 = bitcast i32* %2 to i8*, !dbg !320
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10) #8, !dbg !320
  call void @__midway_nondet(i8* noundef nonnull %10, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !322
  %11 = load i32, i32* %2, align 4, !dbg !323
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #8, !dbg !324
  ret i32 %11, !dbg !325
}

define dso_local i32 @inet_network(i8* noundef %0) local_unnamed_addr #2 !dbg !326 {
  %2 = alloca i32, align 4
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7, !dbg !327
  br label %3, !dbg !330

3:
  %4 = phi i32 [ 0, %1 ], [ %8, %3 ], !dbg !332
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !330
  %6 = load i8, i8* %5, align 1, !dbg !330
  %7 = icmp eq i8 %6, 0, !dbg !330
  %8 = add i32 %4, 1, !dbg !333
  br i1 %7, label %9, label %3, !dbg !330, !llvm.loop !334

9:
  call void @__midway_touched(i8* noundef %0, i32 noundef %8, i32 noundef 0) #7, !dbg !335
  %10 = bitcast i32* %2 to i8*, !dbg !336
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10) #8, !dbg !336
  call void @__midway_nondet(i8* noundef nonnull %10, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !338
  %11 = load i32, i32* %2, align 4, !dbg !339
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #8, !dbg !340
  ret i32 %11, !dbg !341
}

define dso_local i32 @inet_pton(i32 noundef %0, i8* noalias noundef %1, i8* noalias noundef %2) local_unnamed_addr #2 !dbg !342 {
  %4 = alloca i32, align 4
  call void @__midway_check(i8* noundef %1, i32 noundef 1, i32 noundef 0) #7, !dbg !343
  br label %5, !dbg !345

5:
  %6 = phi i32 [ 0, %3 ], [ %10, %5 ], !dbg !347
  %7 = getelementptr i8, i8* %1, i32 %6, !dbg !345
  %8 = load i8, i8* %7, align 1, !dbg !345
  %9 = icmp eq i8 %8, 0, !dbg !345
  %10 = add i32 %6, 1, !dbg !348
  br i1 %9, label %11, label %5, !dbg !345, !llvm.loop !349

11:
  call void @__midway_touched(i8* noundef %1, i32 noundef %10, i32 noundef 0) #7, !dbg !350
  %12 = and i32 %0, -9, !dbg !351
  %13 = icmp eq i32 %12, 2, !dbg !351
  br i1 %13, label %17, label %14, !dbg !351

14:
  %15 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !352
  %16 = bitcast i8* %15 to i32*, !dbg !356
  store i32 97, i32* %16, align 4, !dbg !356
  br label %23, !dbg !357

17:
  %18 = icmp eq i32 %0, 2, !dbg !358
  %19 = select i1 %18, i32 4, i32 16, !dbg !358
  call void @__midway_check(i8* noundef %2, i32 noundef %19, i32 noundef 1) #7, !dbg !359
  call void @__midway_nondet(i8* noundef %2, i32 noundef %19, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.17, i32 0, i32 0)) #7, !dbg !361
  %20 = bitcast i32* %4 to i8*, !dbg !362
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %20) #8, !dbg !362
  call void @__midway_nondet(i8* noundef nonnull %20, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.17, i32 0, i32 0)) #7, !dbg !364
  %21 = load i32, i32* %4, align 4, !dbg !365
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %20) #8, !dbg !366
  %22 = and i32 %21, 1, !dbg !367
  br label %23, !dbg !367

23:
  %24 = phi i32 [ -1, %14 ], [ %22, %17 ], !dbg !368
  ret i32 %24, !dbg !369
}

define dso_local i8* @inet_ntoa(i32 %0) local_unnamed_addr #2 !dbg !370 {
  %2 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !371
  %3 = getelementptr inbounds i8, i8* %2, i32 268, !dbg !373
  call void @__midway_nondet(i8* noundef %3, i32 noundef 16, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.18, i32 0, i32 0)) #7, !dbg !374
  %4 = getelementptr i8, i8* %2, i32 283, !dbg !377
  store i8 0, i8* %4, align 1, !dbg !377
  ret i8* %3, !dbg !373
}

define dso_local i8* @inet_ntop(i32 noundef %0, i8* noalias noundef %1, i8* noalias noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !378 {
  %5 = icmp eq i32 %0, 2, !dbg !379
  %6 = select i1 %5, i32 4, i32 16, !dbg !379
  call void @__midway_check(i8* noundef %1, i32 noundef %6, i32 noundef 0) #7, !dbg !379
  %7 = icmp ult i32 %3, 16, !dbg !380
  br i1 %7, label %8, label %11, !dbg !380

8:
  %9 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !381
  %10 = bitcast i8* %9 to i32*, !dbg !384
  store i32 28, i32* %10, align 4, !dbg !384
  br label %14, !dbg !385

11:
  call void @__midway_check(i8* noundef %2, i32 noundef %3, i32 noundef 1) #7, !dbg !386
  call void @__midway_nondet(i8* noundef %2, i32 noundef %3, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.19, i32 0, i32 0)) #7, !dbg !387
  %12 = add i32 %3, -1, !dbg !389
  %13 = getelementptr i8, i8* %2, i32 %12, !dbg !389
  store i8 0, i8* %13, align 1, !dbg !389
  br label %14, !dbg !390

14:
  %15 = phi i8* [ null, %8 ], [ %2, %11 ], !dbg !391
  ret i8* %15, !dbg !392
}

define dso_local %struct.hostent* @gethostbyname(i8* noundef %0) local_unnamed_addr #2 !dbg !393 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7, !dbg !394
  br label %2, !dbg !396

2:
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ], !dbg !398
  %4 = getelementptr i8, i8* %0, i32 %3, !dbg !396
  %5 = load i8, i8* %4, align 1, !dbg !396
  %6 = icmp eq i8 %5, 0, !dbg !396
  %7 = add i32 %3, 1, !dbg !399
  br i1 %6, label %8, label %2, !dbg !396, !llvm.loop !400

8:
  call void @__midway_touched(i8* noundef %0, i32 noundef %7, i32 noundef 0) #7, !dbg !401
  %9 = call fastcc %struct.hostent* @any_host() #9, !dbg !402
  ret %struct.hostent* %9, !dbg !402
}

define internal fastcc %struct.hostent* @any_host() unnamed_addr #2 !dbg !403 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.32, i32 0, i32 0)) #7, !dbg !404
  %2 = icmp eq i32 %1, 0, !dbg !404
  br i1 %2, label %22, label %3, !dbg !404

3:
  %4 = call i8* @__midway_alloc(i32 noundef 8, i32 noundef 16, i32 noundef 3) #7, !dbg !405
  %5 = bitcast i8* %4 to i8**, !dbg !408
  %6 = call i8* @__midway_alloc(i32 noundef 4, i32 noundef 16, i32 noundef 3) #7, !dbg !409
  store i8* %6, i8** %5, align 4, !dbg !411
  call void @__midway_nondet(i8* noundef %6, i32 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.33, i32 0, i32 0)) #7, !dbg !412
  %7 = getelementptr i8, i8* %4, i32 4, !dbg !413
  %8 = bitcast i8* %7 to i8**, !dbg !413
  store i8* null, i8** %8, align 4, !dbg !413
  %9 = call i8* @__midway_alloc(i32 noundef 20, i32 noundef 16, i32 noundef 3) #7, !dbg !414
  %10 = bitcast i8* %9 to %struct.hostent*, !dbg !416
  %11 = call i8* @__midway_alloc(i32 noundef 32, i32 noundef 16, i32 noundef 3) #7, !dbg !417
  call void @__midway_nondet(i8* noundef %11, i32 noundef 32, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.34, i32 0, i32 0)) #7, !dbg !421
  %12 = getelementptr i8, i8* %11, i32 31, !dbg !423
  store i8 0, i8* %12, align 1, !dbg !423
  %13 = bitcast i8* %9 to i8**, !dbg !424
  store i8* %11, i8** %13, align 4, !dbg !424
  %14 = getelementptr inbounds i8, i8* %9, i32 4, !dbg !424
  %15 = bitcast i8* %14 to i8**, !dbg !424
  store i8* %7, i8** %15, align 4, !dbg !424
  %16 = getelementptr inbounds i8, i8* %9, i32 8, !dbg !424
  %17 = bitcast i8* %16 to i32*, !dbg !424
  store i32 2, i32* %17, align 4, !dbg !424
  %18 = getelementptr inbounds i8, i8* %9, i32 12, !dbg !424
  %19 = bitcast i8* %18 to i32*, !dbg !424
  store i32 4, i32* %19, align 4, !dbg !424
  %20 = getelementptr inbounds i8, i8* %9, i32 16, !dbg !424
  %21 = bitcast i8* %20 to i8**, !dbg !424
  store i8* %4, i8** %21, align 4, !dbg !424
  br label %22

22:
  %23 = phi %struct.hostent* [ %10, %3 ], [ null, %0 ], !dbg !425
  ret %struct.hostent* %23, !dbg !426
}

define dso_local %struct.hostent* @gethostbyname2(i8* noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !427 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7, !dbg !428
  br label %3, !dbg !431

3:
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ], !dbg !433
  %5 = getelementptr i8, i8* %0, i32 %4, !dbg !431
  %6 = load i8, i8* %5, align 1, !dbg !431
  %7 = icmp eq i8 %6, 0, !dbg !431
  %8 = add i32 %4, 1, !dbg !434
  br i1 %7, label %9, label %3, !dbg !431, !llvm.loop !435

9:
  call void @__midway_touched(i8* noundef %0, i32 noundef %8, i32 noundef 0) #7, !dbg !436
  %10 = call fastcc %struct.hostent* @any_host() #7, !dbg !437
  ret %struct.hostent* %10, !dbg !438
}

define dso_local %struct.hostent* @gethostbyaddr(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !439 {
  %4 = call fastcc %struct.hostent* @any_host() #9, !dbg !440
  ret %struct.hostent* %4, !dbg !440
}

define dso_local nonnull i32* @__h_errno_location() local_unnamed_addr #5 !dbg !441 {
  ret i32* @host_error, !dbg !442
}

define dso_local i8* @hstrerror(i32 noundef %0) local_unnamed_addr #5 !dbg !443 {
  ret i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.20, i32 0, i32 0), !dbg !444
}

define dso_local void @herror(i8* noundef %0) local_unnamed_addr #2 !dbg !445 {
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7, !dbg !446
  br label %2, !dbg !448

2:
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ], !dbg !450
  %4 = getelementptr i8, i8* %0, i32 %3, !dbg !448
  %5 = load i8, i8* %4, align 1, !dbg !448
  %6 = icmp eq i8 %5, 0, !dbg !448
  %7 = add i32 %3, 1, !dbg !451
  br i1 %6, label %8, label %2, !dbg !448, !llvm.loop !452

8:
  call void @__midway_touched(i8* noundef %0, i32 noundef %7, i32 noundef 0) #7, !dbg !453
  ret void, !dbg !454
}

define dso_local i8* @gai_strerror(i32 noundef %0) local_unnamed_addr #5 !dbg !455 {
  ret i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.21, i32 0, i32 0), !dbg !456
}

define dso_local i32 @getaddrinfo(i8* noalias nocapture noundef readnone %0, i8* noalias nocapture noundef readnone %1, %struct.addrinfo* noalias noundef readonly %2, %struct.addrinfo** noalias noundef %3) local_unnamed_addr #2 !dbg !457 {
  %5 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.22, i32 0, i32 0)) #7, !dbg !458
  %6 = icmp eq i32 %5, 0, !dbg !458
  br i1 %6, label %34, label %7, !dbg !458

7:
  %8 = call i8* @__midway_alloc(i32 noundef 32, i32 noundef 16, i32 noundef 3) #7, !dbg !459
  %9 = call i8* @__midway_alloc(i32 noundef 16, i32 noundef 16, i32 noundef 3) #7, !dbg !461
  call void @__midway_nondet(i8* noundef %9, i32 noundef 16, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.22, i32 0, i32 0)) #7, !dbg !463
  %10 = bitcast i8* %9 to i16*, !dbg !464
  store i16 2, i16* %10, align 4, !dbg !464
  %11 = icmp eq %struct.addrinfo* %2, null, !dbg !465
  br i1 %11, label %15, label %12, !dbg !465

12:
  %13 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %2, i32 0, i32 2, !dbg !465
  %14 = load i32, i32* %13, align 4, !dbg !465
  br label %15, !dbg !465

15:
  %16 = phi i32 [ %14, %12 ], [ 1, %7 ], !dbg !465
  %17 = bitcast i8* %8 to i32*, !dbg !465
  store i32 0, i32* %17, align 4, !dbg !465
  %18 = getelementptr inbounds i8, i8* %8, i32 4, !dbg !465
  %19 = bitcast i8* %18 to i32*, !dbg !465
  store i32 2, i32* %19, align 4, !dbg !465
  %20 = getelementptr inbounds i8, i8* %8, i32 8, !dbg !465
  %21 = bitcast i8* %20 to i32*, !dbg !465
  store i32 %16, i32* %21, align 4, !dbg !465
  %22 = getelementptr inbounds i8, i8* %8, i32 12, !dbg !465
  %23 = bitcast i8* %22 to i32*, !dbg !465
  store i32 0, i32* %23, align 4, !dbg !465
  %24 = getelementptr inbounds i8, i8* %8, i32 16, !dbg !465
  %25 = bitcast i8* %24 to i32*, !dbg !465
  store i32 16, i32* %25, align 4, !dbg !465
  %26 = getelementptr inbounds i8, i8* %8, i32 20, !dbg !465
  %27 = bitcast i8* %26 to i8**, !dbg !465
  store i8* %9, i8** %27, align 4, !dbg !465
  %28 = getelementptr inbounds i8, i8* %8, i32 24, !dbg !465
  %29 = bitcast i8* %28 to i8**, !dbg !465
  store i8* null, i8** %29, align 4, !dbg !465
  %30 = getelementptr inbounds i8, i8* %8, i32 28, !dbg !465
  %31 = bitcast i8* %30 to %struct.addrinfo**, !dbg !465
  store %struct.addrinfo* null, %struct.addrinfo** %31, align 4, !dbg !465
  %32 = bitcast %struct.addrinfo** %3 to i8*, !dbg !466
  call void @__midway_check(i8* noundef %32, i32 noundef 4, i32 noundef 1) #7, !dbg !466
  %33 = bitcast %struct.addrinfo** %3 to i8**, !dbg !467
  store i8* %8, i8** %33, align 4, !dbg !467
  br label %34

34:
  %35 = phi i32 [ 0, %15 ], [ -2, %4 ], !dbg !468
  ret i32 %35, !dbg !469
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #3

define dso_local void @freeaddrinfo(%struct.addrinfo* noundef %0) local_unnamed_addr #2 !dbg !470 {
  %2 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %0, i32 0, i32 5, !dbg !471
  %3 = bitcast %struct.sockaddr** %2 to i8**, !dbg !471
  %4 = load i8*, i8** %3, align 4, !dbg !471
  call void @__midway_free(i8* noundef %4, i32 noundef 3) #7, !dbg !471
  %5 = bitcast %struct.addrinfo* %0 to i8*, !dbg !472
  call void @__midway_free(i8* noundef %5, i32 noundef 3) #7, !dbg !472
  ret void, !dbg !473
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #3

define dso_local i32 @getnameinfo(%struct.sockaddr* noalias nocapture noundef readnone %0, i32 noundef %1, i8* noalias noundef %2, i32 noundef %3, i8* noalias noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #2 !dbg !474 {
  %8 = alloca i32, align 4
  %9 = icmp ne i8* %2, null, !dbg !475
  %10 = icmp ne i32 %3, 0, !dbg !475
  %11 = and i1 %9, %10, !dbg !475
  br i1 %11, label %12, label %15, !dbg !475

12:
  call void @__midway_check(i8* noundef nonnull %2, i32 noundef %3, i32 noundef 1) #7, !dbg !476
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef %3, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i32 0, i32 0)) #7, !dbg !477
  %13 = add i32 %3, -1, !dbg !479
  %14 = getelementptr i8, i8* %2, i32 %13, !dbg !479
  store i8 0, i8* %14, align 1, !dbg !479
  br label %15, !dbg !480

15:
  %16 = icmp ne i8* %4, null, !dbg !481
  %17 = icmp ne i32 %5, 0, !dbg !481
  %18 = and i1 %16, %17, !dbg !481
  br i1 %18, label %19, label %22, !dbg !481

19:
  call void @__midway_check(i8* noundef nonnull %4, i32 noundef %5, i32 noundef 1) #7, !dbg !482
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef %5, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i32 0, i32 0)) #7, !dbg !483
  %20 = add i32 %5, -1, !dbg !485
  %21 = getelementptr i8, i8* %4, i32 %20, !dbg !485
  store i8 0, i8* %21, align 1, !dbg !485
  br label %22, !dbg !486

22:
  %23 = bitcast i32* %8 to i8*, !dbg !487
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %23) #8, !dbg !487
  call void @__midway_nondet(i8* noundef nonnull %23, i32 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i32 0, i32 0)) #7, !dbg !489
  %24 = load i32, i32* %8, align 4, !dbg !490
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %23) #8, !dbg !491
  %25 = and i32 %24, 1, !dbg !492
  %26 = icmp eq i32 %25, 0, !dbg !492
  %27 = select i1 %26, i32 0, i32 -4, !dbg !492
  ret i32 %27, !dbg !492
}

define dso_local %struct.servent* @getservbyname(i8* noundef %0, i8* nocapture readnone %1) local_unnamed_addr #2 !dbg !493 {
  %3 = alloca i32, align 4
  call void @__midway_check(i8* noundef %0, i32 noundef 1, i32 noundef 0) #7, !dbg !494
  br label %4, !dbg !496

4:
  %5 = phi i32 [ 0, %2 ], [ %9, %4 ], !dbg !498
  %6 = getelementptr i8, i8* %0, i32 %5, !dbg !496
  %7 = load i8, i8* %6, align 1, !dbg !496
  %8 = icmp eq i8 %7, 0, !dbg !496
  %9 = add i32 %5, 1, !dbg !499
  br i1 %8, label %10, label %4, !dbg !496, !llvm.loop !500

10:
  call void @__midway_touched(i8* noundef %0, i32 noundef %9, i32 noundef 0) #7, !dbg !501
  %11 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.24, i32 0, i32 0)) #7, !dbg !502
  %12 = icmp eq i32 %11, 0, !dbg !502
  br i1 %12, label %28, label %13, !dbg !502

13:
  %14 = call i8* @__midway_alloc(i32 noundef 16, i32 noundef 16, i32 noundef 3) #7, !dbg !503
  %15 = bitcast i8* %14 to %struct.servent*, !dbg !505
  %16 = call i8* @__midway_alloc(i32 noundef 32, i32 noundef 16, i32 noundef 3) #7, !dbg !506
  call void @__midway_nondet(i8* noundef %16, i32 noundef 32, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i32 0, i32 0)) #7, !dbg !509
  %17 = getelementptr i8, i8* %16, i32 31, !dbg !511
  store i8 0, i8* %17, align 1, !dbg !511
  %18 = bitcast i32* %3 to i8*, !dbg !512
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %18) #8, !dbg !512
  call void @__midway_nondet(i8* noundef nonnull %18, i32 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.26, i32 0, i32 0)) #7, !dbg !514
  %19 = load i32, i32* %3, align 4, !dbg !515
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %18) #8, !dbg !516
  %20 = and i32 %19, 65535, !dbg !517
  %21 = bitcast i8* %14 to i8**, !dbg !517
  store i8* %16, i8** %21, align 4, !dbg !517
  %22 = getelementptr inbounds i8, i8* %14, i32 4, !dbg !517
  %23 = bitcast i8* %22 to i8***, !dbg !517
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @getservbyname.none, i32 0, i32 0), i8*** %23, align 4, !dbg !517
  %24 = getelementptr inbounds i8, i8* %14, i32 8, !dbg !517
  %25 = bitcast i8* %24 to i32*, !dbg !517
  store i32 %20, i32* %25, align 4, !dbg !517
  %26 = getelementptr inbounds i8, i8* %14, i32 12, !dbg !517
  %27 = bitcast i8* %26 to i8**, !dbg !517
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.27, i32 0, i32 0), i8** %27, align 4, !dbg !517
  br label %28

28:
  %29 = phi %struct.servent* [ %15, %13 ], [ null, %10 ], !dbg !518
  ret %struct.servent* %29, !dbg !519
}

define dso_local %struct.servent* @getservbyport(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #2 !dbg !520 {
  %3 = call %struct.servent* @getservbyname(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.28, i32 0, i32 0), i8* undef) #9, !dbg !521
  ret %struct.servent* %3, !dbg !521
}

define dso_local i32 @if_nametoindex(i8* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !522 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !523
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #8, !dbg !523
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.29, i32 0, i32 0)) #7, !dbg !527
  %4 = load i32, i32* %2, align 4, !dbg !528
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #8, !dbg !529
  %5 = and i32 %4, 2147483647, !dbg !530
  ret i32 %5, !dbg !531
}

declare void @__midway_assume(i32 noundef) local_unnamed_addr #3

declare void @__midway_touched(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #3

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

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
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/socket.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "htons", scope: !1, file: !1, line: 18, type: !10, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 18, scope: !9)
!13 = distinct !DISubprogram(name: "ntohs", scope: !1, file: !1, line: 19, type: !10, scopeLine: 19, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!14 = !DILocation(line: 19, scope: !13)
!15 = distinct !DISubprogram(name: "htonl", scope: !1, file: !1, line: 20, type: !10, scopeLine: 20, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!16 = !DILocation(line: 20, scope: !15)
!17 = distinct !DISubprogram(name: "ntohl", scope: !1, file: !1, line: 21, type: !10, scopeLine: 21, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!18 = !DILocation(line: 21, scope: !17)
!19 = distinct !DISubprogram(name: "socket", scope: !1, file: !1, line: 26, type: !10, scopeLine: 26, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!20 = !DILocation(line: 26, scope: !19)
!21 = distinct !DISubprogram(name: "socketpair", scope: !1, file: !1, line: 28, type: !10, scopeLine: 29, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!22 = !DILocation(line: 30, scope: !21)
!23 = !DILocation(line: 31, scope: !21)
!24 = !DILocation(line: 32, scope: !21)
!25 = !DILocation(line: 10, scope: !26, inlinedAt: !28)
!26 = distinct !DISubprogram(name: "outcome", scope: !27, file: !27, line: 8, type: !10, scopeLine: 9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!27 = !DIFile(filename: "c/environment.h", directory: ".")
!28 = distinct !DILocation(line: 33, scope: !21)
!29 = !DILocation(line: 11, scope: !26, inlinedAt: !28)
!30 = !DILocation(line: 12, scope: !26, inlinedAt: !28)
!31 = !DILocation(line: 39, scope: !32, inlinedAt: !34)
!32 = distinct !DISubprogram(name: "area", scope: !33, file: !33, line: 39, type: !10, scopeLine: 39, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!33 = !DIFile(filename: "c/models.h", directory: ".")
!34 = distinct !DILocation(line: 13, scope: !26, inlinedAt: !28)
!35 = !DILocation(line: 13, scope: !26, inlinedAt: !28)
!36 = !DILocation(line: 15, scope: !26, inlinedAt: !28)
!37 = !DILocation(line: 14, scope: !26, inlinedAt: !28)
!38 = !DILocation(line: 17, scope: !26, inlinedAt: !28)
!39 = !DILocation(line: 33, scope: !21)
!40 = distinct !DISubprogram(name: "bind", scope: !1, file: !1, line: 36, type: !10, scopeLine: 37, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!41 = !DILocation(line: 38, scope: !40)
!42 = !DILocation(line: 10, scope: !26, inlinedAt: !43)
!43 = distinct !DILocation(line: 39, scope: !40)
!44 = !DILocation(line: 11, scope: !26, inlinedAt: !43)
!45 = !DILocation(line: 12, scope: !26, inlinedAt: !43)
!46 = !DILocation(line: 39, scope: !32, inlinedAt: !47)
!47 = distinct !DILocation(line: 13, scope: !26, inlinedAt: !43)
!48 = !DILocation(line: 13, scope: !26, inlinedAt: !43)
!49 = !DILocation(line: 15, scope: !26, inlinedAt: !43)
!50 = !DILocation(line: 14, scope: !26, inlinedAt: !43)
!51 = !DILocation(line: 17, scope: !26, inlinedAt: !43)
!52 = !DILocation(line: 39, scope: !40)
!53 = distinct !DISubprogram(name: "connect", scope: !1, file: !1, line: 42, type: !10, scopeLine: 43, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!54 = !DILocation(line: 44, scope: !53)
!55 = !DILocation(line: 10, scope: !26, inlinedAt: !56)
!56 = distinct !DILocation(line: 45, scope: !53)
!57 = !DILocation(line: 11, scope: !26, inlinedAt: !56)
!58 = !DILocation(line: 12, scope: !26, inlinedAt: !56)
!59 = !DILocation(line: 39, scope: !32, inlinedAt: !60)
!60 = distinct !DILocation(line: 13, scope: !26, inlinedAt: !56)
!61 = !DILocation(line: 13, scope: !26, inlinedAt: !56)
!62 = !DILocation(line: 15, scope: !26, inlinedAt: !56)
!63 = !DILocation(line: 14, scope: !26, inlinedAt: !56)
!64 = !DILocation(line: 17, scope: !26, inlinedAt: !56)
!65 = !DILocation(line: 45, scope: !53)
!66 = distinct !DISubprogram(name: "listen", scope: !1, file: !1, line: 48, type: !10, scopeLine: 48, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!67 = !DILocation(line: 10, scope: !26, inlinedAt: !68)
!68 = distinct !DILocation(line: 48, scope: !66)
!69 = !DILocation(line: 11, scope: !26, inlinedAt: !68)
!70 = !DILocation(line: 12, scope: !26, inlinedAt: !68)
!71 = !DILocation(line: 39, scope: !32, inlinedAt: !72)
!72 = distinct !DILocation(line: 13, scope: !26, inlinedAt: !68)
!73 = !DILocation(line: 13, scope: !26, inlinedAt: !68)
!74 = !DILocation(line: 15, scope: !26, inlinedAt: !68)
!75 = !DILocation(line: 14, scope: !26, inlinedAt: !68)
!76 = !DILocation(line: 17, scope: !26, inlinedAt: !68)
!77 = !DILocation(line: 48, scope: !66)
!78 = distinct !DISubprogram(name: "shutdown", scope: !1, file: !1, line: 49, type: !10, scopeLine: 49, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!79 = !DILocation(line: 10, scope: !26, inlinedAt: !80)
!80 = distinct !DILocation(line: 49, scope: !78)
!81 = !DILocation(line: 11, scope: !26, inlinedAt: !80)
!82 = !DILocation(line: 12, scope: !26, inlinedAt: !80)
!83 = !DILocation(line: 39, scope: !32, inlinedAt: !84)
!84 = distinct !DILocation(line: 13, scope: !26, inlinedAt: !80)
!85 = !DILocation(line: 13, scope: !26, inlinedAt: !80)
!86 = !DILocation(line: 15, scope: !26, inlinedAt: !80)
!87 = !DILocation(line: 14, scope: !26, inlinedAt: !80)
!88 = !DILocation(line: 17, scope: !26, inlinedAt: !80)
!89 = !DILocation(line: 49, scope: !78)
!90 = distinct !DISubprogram(name: "setsockopt", scope: !1, file: !1, line: 50, type: !10, scopeLine: 50, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!91 = !DILocation(line: 10, scope: !26, inlinedAt: !92)
!92 = distinct !DILocation(line: 50, scope: !90)
!93 = !DILocation(line: 11, scope: !26, inlinedAt: !92)
!94 = !DILocation(line: 12, scope: !26, inlinedAt: !92)
!95 = !DILocation(line: 39, scope: !32, inlinedAt: !96)
!96 = distinct !DILocation(line: 13, scope: !26, inlinedAt: !92)
!97 = !DILocation(line: 13, scope: !26, inlinedAt: !92)
!98 = !DILocation(line: 15, scope: !26, inlinedAt: !92)
!99 = !DILocation(line: 14, scope: !26, inlinedAt: !92)
!100 = !DILocation(line: 17, scope: !26, inlinedAt: !92)
!101 = !DILocation(line: 50, scope: !90)
!102 = distinct !DISubprogram(name: "accept", scope: !1, file: !1, line: 60, type: !10, scopeLine: 61, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!103 = !DILocation(line: 62, scope: !102)
!104 = !DILocation(line: 63, scope: !102)
!105 = !DILocation(line: 55, scope: !106, inlinedAt: !107)
!106 = distinct !DISubprogram(name: "any_address", scope: !1, file: !1, line: 53, type: !10, scopeLine: 54, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!107 = distinct !DILocation(line: 63, scope: !102)
!108 = !DILocation(line: 57, scope: !106, inlinedAt: !107)
!109 = !DILocation(line: 105, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "fill", scope: !33, file: !33, line: 103, type: !10, scopeLine: 104, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!111 = distinct !DILocation(line: 57, scope: !106, inlinedAt: !107)
!112 = !DILocation(line: 106, scope: !110, inlinedAt: !111)
!113 = !DILocation(line: 58, scope: !106, inlinedAt: !107)
!114 = !DILocation(line: 64, scope: !102)
!115 = distinct !DISubprogram(name: "accept4", scope: !1, file: !1, line: 67, type: !10, scopeLine: 67, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!116 = !{!117}
!117 = distinct !{!117, !118, !"accept: argument 1"}
!118 = distinct !{!118, !"accept"}
!119 = !DILocation(line: 67, scope: !115)
!120 = !DILocation(line: 62, scope: !102, inlinedAt: !121)
!121 = distinct !DILocation(line: 67, scope: !115)
!122 = !{!123, !117}
!123 = distinct !{!123, !118, !"accept: argument 0"}
!124 = !DILocation(line: 63, scope: !102, inlinedAt: !121)
!125 = !DILocation(line: 55, scope: !106, inlinedAt: !126)
!126 = distinct !DILocation(line: 63, scope: !102, inlinedAt: !121)
!127 = !DILocation(line: 57, scope: !106, inlinedAt: !126)
!128 = !{!123}
!129 = !DILocation(line: 105, scope: !110, inlinedAt: !130)
!130 = distinct !DILocation(line: 57, scope: !106, inlinedAt: !126)
!131 = !DILocation(line: 106, scope: !110, inlinedAt: !130)
!132 = !DILocation(line: 58, scope: !106, inlinedAt: !126)
!133 = !DILocation(line: 64, scope: !102, inlinedAt: !121)
!134 = distinct !DISubprogram(name: "getsockname", scope: !1, file: !1, line: 69, type: !10, scopeLine: 70, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!135 = !DILocation(line: 71, scope: !134)
!136 = !DILocation(line: 55, scope: !106, inlinedAt: !137)
!137 = distinct !DILocation(line: 71, scope: !134)
!138 = !DILocation(line: 57, scope: !106, inlinedAt: !137)
!139 = !DILocation(line: 105, scope: !110, inlinedAt: !140)
!140 = distinct !DILocation(line: 57, scope: !106, inlinedAt: !137)
!141 = !DILocation(line: 106, scope: !110, inlinedAt: !140)
!142 = !DILocation(line: 58, scope: !106, inlinedAt: !137)
!143 = !DILocation(line: 10, scope: !26, inlinedAt: !144)
!144 = distinct !DILocation(line: 72, scope: !134)
!145 = !DILocation(line: 11, scope: !26, inlinedAt: !144)
!146 = !DILocation(line: 12, scope: !26, inlinedAt: !144)
!147 = !DILocation(line: 39, scope: !32, inlinedAt: !148)
!148 = distinct !DILocation(line: 13, scope: !26, inlinedAt: !144)
!149 = !DILocation(line: 13, scope: !26, inlinedAt: !144)
!150 = !DILocation(line: 15, scope: !26, inlinedAt: !144)
!151 = !DILocation(line: 14, scope: !26, inlinedAt: !144)
!152 = !DILocation(line: 17, scope: !26, inlinedAt: !144)
!153 = !DILocation(line: 72, scope: !134)
!154 = distinct !DISubprogram(name: "getpeername", scope: !1, file: !1, line: 75, type: !10, scopeLine: 76, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!155 = !DILocation(line: 77, scope: !154)
!156 = !DILocation(line: 55, scope: !106, inlinedAt: !157)
!157 = distinct !DILocation(line: 77, scope: !154)
!158 = !DILocation(line: 57, scope: !106, inlinedAt: !157)
!159 = !DILocation(line: 105, scope: !110, inlinedAt: !160)
!160 = distinct !DILocation(line: 57, scope: !106, inlinedAt: !157)
!161 = !DILocation(line: 106, scope: !110, inlinedAt: !160)
!162 = !DILocation(line: 58, scope: !106, inlinedAt: !157)
!163 = !DILocation(line: 10, scope: !26, inlinedAt: !164)
!164 = distinct !DILocation(line: 78, scope: !154)
!165 = !DILocation(line: 11, scope: !26, inlinedAt: !164)
!166 = !DILocation(line: 12, scope: !26, inlinedAt: !164)
!167 = !DILocation(line: 39, scope: !32, inlinedAt: !168)
!168 = distinct !DILocation(line: 13, scope: !26, inlinedAt: !164)
!169 = !DILocation(line: 13, scope: !26, inlinedAt: !164)
!170 = !DILocation(line: 15, scope: !26, inlinedAt: !164)
!171 = !DILocation(line: 14, scope: !26, inlinedAt: !164)
!172 = !DILocation(line: 17, scope: !26, inlinedAt: !164)
!173 = !DILocation(line: 78, scope: !154)
!174 = distinct !DISubprogram(name: "getsockopt", scope: !1, file: !1, line: 81, type: !10, scopeLine: 82, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!175 = !DILocation(line: 55, scope: !106, inlinedAt: !176)
!176 = distinct !DILocation(line: 83, scope: !174)
!177 = !DILocation(line: 57, scope: !106, inlinedAt: !176)
!178 = !DILocation(line: 105, scope: !110, inlinedAt: !179)
!179 = distinct !DILocation(line: 57, scope: !106, inlinedAt: !176)
!180 = !DILocation(line: 106, scope: !110, inlinedAt: !179)
!181 = !DILocation(line: 58, scope: !106, inlinedAt: !176)
!182 = !DILocation(line: 10, scope: !26, inlinedAt: !183)
!183 = distinct !DILocation(line: 84, scope: !174)
!184 = !DILocation(line: 11, scope: !26, inlinedAt: !183)
!185 = !DILocation(line: 12, scope: !26, inlinedAt: !183)
!186 = !DILocation(line: 39, scope: !32, inlinedAt: !187)
!187 = distinct !DILocation(line: 13, scope: !26, inlinedAt: !183)
!188 = !DILocation(line: 13, scope: !26, inlinedAt: !183)
!189 = !DILocation(line: 15, scope: !26, inlinedAt: !183)
!190 = !DILocation(line: 14, scope: !26, inlinedAt: !183)
!191 = !DILocation(line: 17, scope: !26, inlinedAt: !183)
!192 = !DILocation(line: 84, scope: !174)
!193 = distinct !DISubprogram(name: "recv", scope: !1, file: !1, line: 87, type: !10, scopeLine: 88, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!194 = !DILocation(line: 89, scope: !193)
!195 = !DILocation(line: 105, scope: !110, inlinedAt: !196)
!196 = distinct !DILocation(line: 90, scope: !193)
!197 = !DILocation(line: 106, scope: !110, inlinedAt: !196)
!198 = !DILocation(line: 22, scope: !199, inlinedAt: !200)
!199 = distinct !DISubprogram(name: "transferred", scope: !27, file: !27, line: 20, type: !10, scopeLine: 21, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!200 = distinct !DILocation(line: 91, scope: !193)
!201 = !DILocation(line: 23, scope: !199, inlinedAt: !200)
!202 = !DILocation(line: 24, scope: !199, inlinedAt: !200)
!203 = !DILocation(line: 25, scope: !199, inlinedAt: !200)
!204 = !DILocation(line: 10, scope: !26, inlinedAt: !205)
!205 = distinct !DILocation(line: 25, scope: !199, inlinedAt: !200)
!206 = !DILocation(line: 11, scope: !26, inlinedAt: !205)
!207 = !DILocation(line: 12, scope: !26, inlinedAt: !205)
!208 = !DILocation(line: 39, scope: !32, inlinedAt: !209)
!209 = distinct !DILocation(line: 13, scope: !26, inlinedAt: !205)
!210 = !DILocation(line: 13, scope: !26, inlinedAt: !205)
!211 = !DILocation(line: 15, scope: !26, inlinedAt: !205)
!212 = !DILocation(line: 14, scope: !26, inlinedAt: !205)
!213 = !DILocation(line: 17, scope: !26, inlinedAt: !205)
!214 = !DILocation(line: 26, scope: !199, inlinedAt: !200)
!215 = !DILocation(line: 91, scope: !193)
!216 = distinct !DISubprogram(name: "recvfrom", scope: !1, file: !1, line: 94, type: !10, scopeLine: 95, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!217 = !DILocation(line: 96, scope: !216)
!218 = !DILocation(line: 55, scope: !106, inlinedAt: !219)
!219 = distinct !DILocation(line: 96, scope: !216)
!220 = !DILocation(line: 57, scope: !106, inlinedAt: !219)
!221 = !DILocation(line: 105, scope: !110, inlinedAt: !222)
!222 = distinct !DILocation(line: 57, scope: !106, inlinedAt: !219)
!223 = !DILocation(line: 106, scope: !110, inlinedAt: !222)
!224 = !DILocation(line: 58, scope: !106, inlinedAt: !219)
!225 = !DILocation(line: 97, scope: !216)
!226 = distinct !DISubprogram(name: "send", scope: !1, file: !1, line: 100, type: !10, scopeLine: 101, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!227 = !DILocation(line: 102, scope: !226)
!228 = !DILocation(line: 103, scope: !226)
!229 = !DILocation(line: 10, scope: !26, inlinedAt: !230)
!230 = distinct !DILocation(line: 104, scope: !226)
!231 = !DILocation(line: 11, scope: !26, inlinedAt: !230)
!232 = !DILocation(line: 12, scope: !26, inlinedAt: !230)
!233 = !DILocation(line: 39, scope: !32, inlinedAt: !234)
!234 = distinct !DILocation(line: 13, scope: !26, inlinedAt: !230)
!235 = !DILocation(line: 13, scope: !26, inlinedAt: !230)
!236 = !DILocation(line: 15, scope: !26, inlinedAt: !230)
!237 = !DILocation(line: 14, scope: !26, inlinedAt: !230)
!238 = !DILocation(line: 17, scope: !26, inlinedAt: !230)
!239 = !DILocation(line: 104, scope: !226)
!240 = distinct !DISubprogram(name: "sendto", scope: !1, file: !1, line: 107, type: !10, scopeLine: 108, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!241 = !DILocation(line: 109, scope: !240)
!242 = distinct !DISubprogram(name: "recvmsg", scope: !1, file: !1, line: 112, type: !10, scopeLine: 113, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!243 = !DILocation(line: 115, scope: !242)
!244 = !DILocation(line: 0, scope: !242)
!245 = !DILocation(line: 22, scope: !199, inlinedAt: !246)
!246 = distinct !DILocation(line: 119, scope: !242)
!247 = !DILocation(line: 23, scope: !199, inlinedAt: !246)
!248 = !DILocation(line: 24, scope: !199, inlinedAt: !246)
!249 = !DILocation(line: 25, scope: !199, inlinedAt: !246)
!250 = !DILocation(line: 10, scope: !26, inlinedAt: !251)
!251 = distinct !DILocation(line: 25, scope: !199, inlinedAt: !246)
!252 = !DILocation(line: 11, scope: !26, inlinedAt: !251)
!253 = !DILocation(line: 12, scope: !26, inlinedAt: !251)
!254 = !DILocation(line: 39, scope: !32, inlinedAt: !255)
!255 = distinct !DILocation(line: 13, scope: !26, inlinedAt: !251)
!256 = !DILocation(line: 13, scope: !26, inlinedAt: !251)
!257 = !DILocation(line: 15, scope: !26, inlinedAt: !251)
!258 = !DILocation(line: 14, scope: !26, inlinedAt: !251)
!259 = !DILocation(line: 17, scope: !26, inlinedAt: !251)
!260 = !DILocation(line: 26, scope: !199, inlinedAt: !246)
!261 = !DILocation(line: 119, scope: !242)
!262 = !DILocation(line: 116, scope: !242)
!263 = !DILocation(line: 105, scope: !110, inlinedAt: !264)
!264 = distinct !DILocation(line: 116, scope: !242)
!265 = !DILocation(line: 106, scope: !110, inlinedAt: !264)
!266 = !DILocation(line: 117, scope: !242)
!267 = distinct !{!267, !243, !268, !269, !270}
!268 = !DILocation(line: 118, scope: !242)
!269 = !{!"llvm.loop.mustprogress"}
!270 = !{!"llvm.loop.unroll.disable"}
!271 = distinct !DISubprogram(name: "sendmsg", scope: !1, file: !1, line: 122, type: !10, scopeLine: 123, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!272 = !DILocation(line: 125, scope: !271)
!273 = !DILocation(line: 0, scope: !271)
!274 = !DILocation(line: 10, scope: !26, inlinedAt: !275)
!275 = distinct !DILocation(line: 129, scope: !271)
!276 = !DILocation(line: 11, scope: !26, inlinedAt: !275)
!277 = !DILocation(line: 12, scope: !26, inlinedAt: !275)
!278 = !DILocation(line: 39, scope: !32, inlinedAt: !279)
!279 = distinct !DILocation(line: 13, scope: !26, inlinedAt: !275)
!280 = !DILocation(line: 13, scope: !26, inlinedAt: !275)
!281 = !DILocation(line: 15, scope: !26, inlinedAt: !275)
!282 = !DILocation(line: 14, scope: !26, inlinedAt: !275)
!283 = !DILocation(line: 17, scope: !26, inlinedAt: !275)
!284 = !DILocation(line: 129, scope: !271)
!285 = !DILocation(line: 126, scope: !271)
!286 = !DILocation(line: 127, scope: !271)
!287 = distinct !{!287, !272, !288, !269, !270}
!288 = !DILocation(line: 128, scope: !271)
!289 = distinct !DISubprogram(name: "inet_aton", scope: !1, file: !1, line: 134, type: !10, scopeLine: 135, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!290 = !DILocation(line: 96, scope: !291, inlinedAt: !292)
!291 = distinct !DISubprogram(name: "read_string", scope: !33, file: !33, line: 94, type: !10, scopeLine: 95, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!292 = distinct !DILocation(line: 136, scope: !289)
!293 = !DILocation(line: 88, scope: !294, inlinedAt: !295)
!294 = distinct !DISubprogram(name: "length", scope: !33, file: !33, line: 85, type: !10, scopeLine: 86, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!295 = distinct !DILocation(line: 97, scope: !291, inlinedAt: !292)
!296 = !DILocation(line: 0, scope: !294, inlinedAt: !295)
!297 = !DILocation(line: 89, scope: !294, inlinedAt: !295)
!298 = distinct !{!298, !293, !297, !269, !270}
!299 = !DILocation(line: 98, scope: !291, inlinedAt: !292)
!300 = !DILocation(line: 137, scope: !289)
!301 = !DILocation(line: 105, scope: !110, inlinedAt: !302)
!302 = distinct !DILocation(line: 137, scope: !289)
!303 = !DILocation(line: 106, scope: !110, inlinedAt: !302)
!304 = !DILocation(line: 51, scope: !305, inlinedAt: !306)
!305 = distinct !DISubprogram(name: "any_int", scope: !33, file: !33, line: 49, type: !10, scopeLine: 50, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!306 = distinct !DILocation(line: 138, scope: !289)
!307 = !DILocation(line: 52, scope: !305, inlinedAt: !306)
!308 = !DILocation(line: 53, scope: !305, inlinedAt: !306)
!309 = !DILocation(line: 54, scope: !305, inlinedAt: !306)
!310 = !DILocation(line: 138, scope: !289)
!311 = distinct !DISubprogram(name: "inet_addr", scope: !1, file: !1, line: 141, type: !10, scopeLine: 142, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!312 = !DILocation(line: 96, scope: !291, inlinedAt: !313)
!313 = distinct !DILocation(line: 143, scope: !311)
!314 = !DILocation(line: 88, scope: !294, inlinedAt: !315)
!315 = distinct !DILocation(line: 97, scope: !291, inlinedAt: !313)
!316 = !DILocation(line: 0, scope: !294, inlinedAt: !315)
!317 = !DILocation(line: 89, scope: !294, inlinedAt: !315)
!318 = distinct !{!318, !314, !317, !269, !270}
!319 = !DILocation(line: 98, scope: !291, inlinedAt: !313)
!320 = !DILocation(line: 51, scope: !305, inlinedAt: !321)
!321 = distinct !DILocation(line: 144, scope: !311)
!322 = !DILocation(line: 52, scope: !305, inlinedAt: !321)
!323 = !DILocation(line: 53, scope: !305, inlinedAt: !321)
!324 = !DILocation(line: 54, scope: !305, inlinedAt: !321)
!325 = !DILocation(line: 144, scope: !311)
!326 = distinct !DISubprogram(name: "inet_network", scope: !1, file: !1, line: 147, type: !10, scopeLine: 147, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!327 = !DILocation(line: 96, scope: !291, inlinedAt: !328)
!328 = distinct !DILocation(line: 143, scope: !311, inlinedAt: !329)
!329 = distinct !DILocation(line: 147, scope: !326)
!330 = !DILocation(line: 88, scope: !294, inlinedAt: !331)
!331 = distinct !DILocation(line: 97, scope: !291, inlinedAt: !328)
!332 = !DILocation(line: 0, scope: !294, inlinedAt: !331)
!333 = !DILocation(line: 89, scope: !294, inlinedAt: !331)
!334 = distinct !{!334, !330, !333, !269, !270}
!335 = !DILocation(line: 98, scope: !291, inlinedAt: !328)
!336 = !DILocation(line: 51, scope: !305, inlinedAt: !337)
!337 = distinct !DILocation(line: 144, scope: !311, inlinedAt: !329)
!338 = !DILocation(line: 52, scope: !305, inlinedAt: !337)
!339 = !DILocation(line: 53, scope: !305, inlinedAt: !337)
!340 = !DILocation(line: 54, scope: !305, inlinedAt: !337)
!341 = !DILocation(line: 147, scope: !326)
!342 = distinct !DISubprogram(name: "inet_pton", scope: !1, file: !1, line: 149, type: !10, scopeLine: 150, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!343 = !DILocation(line: 96, scope: !291, inlinedAt: !344)
!344 = distinct !DILocation(line: 151, scope: !342)
!345 = !DILocation(line: 88, scope: !294, inlinedAt: !346)
!346 = distinct !DILocation(line: 97, scope: !291, inlinedAt: !344)
!347 = !DILocation(line: 0, scope: !294, inlinedAt: !346)
!348 = !DILocation(line: 89, scope: !294, inlinedAt: !346)
!349 = distinct !{!349, !345, !348, !269, !270}
!350 = !DILocation(line: 98, scope: !291, inlinedAt: !344)
!351 = !DILocation(line: 152, scope: !342)
!352 = !DILocation(line: 39, scope: !32, inlinedAt: !353)
!353 = distinct !DILocation(line: 44, scope: !354, inlinedAt: !355)
!354 = distinct !DISubprogram(name: "fail", scope: !33, file: !33, line: 42, type: !10, scopeLine: 43, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!355 = distinct !DILocation(line: 153, scope: !342)
!356 = !DILocation(line: 44, scope: !354, inlinedAt: !355)
!357 = !DILocation(line: 153, scope: !342)
!358 = !DILocation(line: 154, scope: !342)
!359 = !DILocation(line: 105, scope: !110, inlinedAt: !360)
!360 = distinct !DILocation(line: 154, scope: !342)
!361 = !DILocation(line: 106, scope: !110, inlinedAt: !360)
!362 = !DILocation(line: 51, scope: !305, inlinedAt: !363)
!363 = distinct !DILocation(line: 155, scope: !342)
!364 = !DILocation(line: 52, scope: !305, inlinedAt: !363)
!365 = !DILocation(line: 53, scope: !305, inlinedAt: !363)
!366 = !DILocation(line: 54, scope: !305, inlinedAt: !363)
!367 = !DILocation(line: 155, scope: !342)
!368 = !DILocation(line: 0, scope: !342)
!369 = !DILocation(line: 156, scope: !342)
!370 = distinct !DISubprogram(name: "inet_ntoa", scope: !1, file: !1, line: 165, type: !10, scopeLine: 165, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!371 = !DILocation(line: 39, scope: !32, inlinedAt: !372)
!372 = distinct !DILocation(line: 165, scope: !370)
!373 = !DILocation(line: 165, scope: !370)
!374 = !DILocation(line: 160, scope: !375, inlinedAt: !376)
!375 = distinct !DISubprogram(name: "any_text", scope: !1, file: !1, line: 158, type: !10, scopeLine: 159, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!376 = distinct !DILocation(line: 165, scope: !370)
!377 = !DILocation(line: 161, scope: !375, inlinedAt: !376)
!378 = distinct !DISubprogram(name: "inet_ntop", scope: !1, file: !1, line: 167, type: !10, scopeLine: 168, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!379 = !DILocation(line: 169, scope: !378)
!380 = !DILocation(line: 170, scope: !378)
!381 = !DILocation(line: 39, scope: !32, inlinedAt: !382)
!382 = distinct !DILocation(line: 44, scope: !354, inlinedAt: !383)
!383 = distinct !DILocation(line: 171, scope: !378)
!384 = !DILocation(line: 44, scope: !354, inlinedAt: !383)
!385 = !DILocation(line: 171, scope: !378)
!386 = !DILocation(line: 172, scope: !378)
!387 = !DILocation(line: 160, scope: !375, inlinedAt: !388)
!388 = distinct !DILocation(line: 173, scope: !378)
!389 = !DILocation(line: 161, scope: !375, inlinedAt: !388)
!390 = !DILocation(line: 173, scope: !378)
!391 = !DILocation(line: 0, scope: !378)
!392 = !DILocation(line: 174, scope: !378)
!393 = distinct !DISubprogram(name: "gethostbyname", scope: !1, file: !1, line: 195, type: !10, scopeLine: 196, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!394 = !DILocation(line: 96, scope: !291, inlinedAt: !395)
!395 = distinct !DILocation(line: 197, scope: !393)
!396 = !DILocation(line: 88, scope: !294, inlinedAt: !397)
!397 = distinct !DILocation(line: 97, scope: !291, inlinedAt: !395)
!398 = !DILocation(line: 0, scope: !294, inlinedAt: !397)
!399 = !DILocation(line: 89, scope: !294, inlinedAt: !397)
!400 = distinct !{!400, !396, !399, !269, !270}
!401 = !DILocation(line: 98, scope: !291, inlinedAt: !395)
!402 = !DILocation(line: 198, scope: !393)
!403 = distinct !DISubprogram(name: "any_host", scope: !1, file: !1, line: 182, type: !10, scopeLine: 183, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!404 = !DILocation(line: 184, scope: !403)
!405 = !DILocation(line: 109, scope: !406, inlinedAt: !407)
!406 = distinct !DISubprogram(name: "internal_alloc", scope: !33, file: !33, line: 109, type: !10, scopeLine: 109, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!407 = distinct !DILocation(line: 186, scope: !403)
!408 = !DILocation(line: 186, scope: !403)
!409 = !DILocation(line: 109, scope: !406, inlinedAt: !410)
!410 = distinct !DILocation(line: 187, scope: !403)
!411 = !DILocation(line: 187, scope: !403)
!412 = !DILocation(line: 188, scope: !403)
!413 = !DILocation(line: 189, scope: !403)
!414 = !DILocation(line: 109, scope: !406, inlinedAt: !415)
!415 = distinct !DILocation(line: 190, scope: !403)
!416 = !DILocation(line: 190, scope: !403)
!417 = !DILocation(line: 109, scope: !406, inlinedAt: !418)
!418 = distinct !DILocation(line: 180, scope: !419, inlinedAt: !420)
!419 = distinct !DISubprogram(name: "name_object", scope: !1, file: !1, line: 180, type: !10, scopeLine: 180, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!420 = distinct !DILocation(line: 191, scope: !403)
!421 = !DILocation(line: 160, scope: !375, inlinedAt: !422)
!422 = distinct !DILocation(line: 180, scope: !419, inlinedAt: !420)
!423 = !DILocation(line: 161, scope: !375, inlinedAt: !422)
!424 = !DILocation(line: 191, scope: !403)
!425 = !DILocation(line: 0, scope: !403)
!426 = !DILocation(line: 193, scope: !403)
!427 = distinct !DISubprogram(name: "gethostbyname2", scope: !1, file: !1, line: 201, type: !10, scopeLine: 201, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!428 = !DILocation(line: 96, scope: !291, inlinedAt: !429)
!429 = distinct !DILocation(line: 197, scope: !393, inlinedAt: !430)
!430 = distinct !DILocation(line: 201, scope: !427)
!431 = !DILocation(line: 88, scope: !294, inlinedAt: !432)
!432 = distinct !DILocation(line: 97, scope: !291, inlinedAt: !429)
!433 = !DILocation(line: 0, scope: !294, inlinedAt: !432)
!434 = !DILocation(line: 89, scope: !294, inlinedAt: !432)
!435 = distinct !{!435, !431, !434, !269, !270}
!436 = !DILocation(line: 98, scope: !291, inlinedAt: !429)
!437 = !DILocation(line: 198, scope: !393, inlinedAt: !430)
!438 = !DILocation(line: 201, scope: !427)
!439 = distinct !DISubprogram(name: "gethostbyaddr", scope: !1, file: !1, line: 202, type: !10, scopeLine: 202, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!440 = !DILocation(line: 202, scope: !439)
!441 = distinct !DISubprogram(name: "__h_errno_location", scope: !1, file: !1, line: 205, type: !10, scopeLine: 205, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!442 = !DILocation(line: 205, scope: !441)
!443 = distinct !DISubprogram(name: "hstrerror", scope: !1, file: !1, line: 206, type: !10, scopeLine: 206, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!444 = !DILocation(line: 206, scope: !443)
!445 = distinct !DISubprogram(name: "herror", scope: !1, file: !1, line: 207, type: !10, scopeLine: 207, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!446 = !DILocation(line: 96, scope: !291, inlinedAt: !447)
!447 = distinct !DILocation(line: 207, scope: !445)
!448 = !DILocation(line: 88, scope: !294, inlinedAt: !449)
!449 = distinct !DILocation(line: 97, scope: !291, inlinedAt: !447)
!450 = !DILocation(line: 0, scope: !294, inlinedAt: !449)
!451 = !DILocation(line: 89, scope: !294, inlinedAt: !449)
!452 = distinct !{!452, !448, !451, !269, !270}
!453 = !DILocation(line: 98, scope: !291, inlinedAt: !447)
!454 = !DILocation(line: 207, scope: !445)
!455 = distinct !DISubprogram(name: "gai_strerror", scope: !1, file: !1, line: 208, type: !10, scopeLine: 208, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!456 = !DILocation(line: 208, scope: !455)
!457 = distinct !DISubprogram(name: "getaddrinfo", scope: !1, file: !1, line: 210, type: !10, scopeLine: 212, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!458 = !DILocation(line: 213, scope: !457)
!459 = !DILocation(line: 109, scope: !406, inlinedAt: !460)
!460 = distinct !DILocation(line: 215, scope: !457)
!461 = !DILocation(line: 109, scope: !406, inlinedAt: !462)
!462 = distinct !DILocation(line: 216, scope: !457)
!463 = !DILocation(line: 217, scope: !457)
!464 = !DILocation(line: 218, scope: !457)
!465 = !DILocation(line: 219, scope: !457)
!466 = !DILocation(line: 220, scope: !457)
!467 = !DILocation(line: 221, scope: !457)
!468 = !DILocation(line: 0, scope: !457)
!469 = !DILocation(line: 223, scope: !457)
!470 = distinct !DISubprogram(name: "freeaddrinfo", scope: !1, file: !1, line: 225, type: !10, scopeLine: 226, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!471 = !DILocation(line: 227, scope: !470)
!472 = !DILocation(line: 228, scope: !470)
!473 = !DILocation(line: 229, scope: !470)
!474 = distinct !DISubprogram(name: "getnameinfo", scope: !1, file: !1, line: 231, type: !10, scopeLine: 233, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!475 = !DILocation(line: 234, scope: !474)
!476 = !DILocation(line: 235, scope: !474)
!477 = !DILocation(line: 160, scope: !375, inlinedAt: !478)
!478 = distinct !DILocation(line: 236, scope: !474)
!479 = !DILocation(line: 161, scope: !375, inlinedAt: !478)
!480 = !DILocation(line: 237, scope: !474)
!481 = !DILocation(line: 238, scope: !474)
!482 = !DILocation(line: 239, scope: !474)
!483 = !DILocation(line: 160, scope: !375, inlinedAt: !484)
!484 = distinct !DILocation(line: 240, scope: !474)
!485 = !DILocation(line: 161, scope: !375, inlinedAt: !484)
!486 = !DILocation(line: 241, scope: !474)
!487 = !DILocation(line: 51, scope: !305, inlinedAt: !488)
!488 = distinct !DILocation(line: 242, scope: !474)
!489 = !DILocation(line: 52, scope: !305, inlinedAt: !488)
!490 = !DILocation(line: 53, scope: !305, inlinedAt: !488)
!491 = !DILocation(line: 54, scope: !305, inlinedAt: !488)
!492 = !DILocation(line: 242, scope: !474)
!493 = distinct !DISubprogram(name: "getservbyname", scope: !1, file: !1, line: 245, type: !10, scopeLine: 246, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!494 = !DILocation(line: 96, scope: !291, inlinedAt: !495)
!495 = distinct !DILocation(line: 247, scope: !493)
!496 = !DILocation(line: 88, scope: !294, inlinedAt: !497)
!497 = distinct !DILocation(line: 97, scope: !291, inlinedAt: !495)
!498 = !DILocation(line: 0, scope: !294, inlinedAt: !497)
!499 = !DILocation(line: 89, scope: !294, inlinedAt: !497)
!500 = distinct !{!500, !496, !499, !269, !270}
!501 = !DILocation(line: 98, scope: !291, inlinedAt: !495)
!502 = !DILocation(line: 248, scope: !493)
!503 = !DILocation(line: 109, scope: !406, inlinedAt: !504)
!504 = distinct !DILocation(line: 251, scope: !493)
!505 = !DILocation(line: 251, scope: !493)
!506 = !DILocation(line: 109, scope: !406, inlinedAt: !507)
!507 = distinct !DILocation(line: 180, scope: !419, inlinedAt: !508)
!508 = distinct !DILocation(line: 252, scope: !493)
!509 = !DILocation(line: 160, scope: !375, inlinedAt: !510)
!510 = distinct !DILocation(line: 180, scope: !419, inlinedAt: !508)
!511 = !DILocation(line: 161, scope: !375, inlinedAt: !510)
!512 = !DILocation(line: 51, scope: !305, inlinedAt: !513)
!513 = distinct !DILocation(line: 252, scope: !493)
!514 = !DILocation(line: 52, scope: !305, inlinedAt: !513)
!515 = !DILocation(line: 53, scope: !305, inlinedAt: !513)
!516 = !DILocation(line: 54, scope: !305, inlinedAt: !513)
!517 = !DILocation(line: 252, scope: !493)
!518 = !DILocation(line: 0, scope: !493)
!519 = !DILocation(line: 254, scope: !493)
!520 = distinct !DISubprogram(name: "getservbyport", scope: !1, file: !1, line: 256, type: !10, scopeLine: 256, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!521 = !DILocation(line: 256, scope: !520)
!522 = distinct !DISubprogram(name: "if_nametoindex", scope: !1, file: !1, line: 257, type: !10, scopeLine: 257, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!523 = !DILocation(line: 51, scope: !305, inlinedAt: !524)
!524 = distinct !DILocation(line: 64, scope: !525, inlinedAt: !526)
!525 = distinct !DISubprogram(name: "any_nonnegative", scope: !33, file: !33, line: 64, type: !10, scopeLine: 64, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!526 = distinct !DILocation(line: 257, scope: !522)
!527 = !DILocation(line: 52, scope: !305, inlinedAt: !524)
!528 = !DILocation(line: 53, scope: !305, inlinedAt: !524)
!529 = !DILocation(line: 54, scope: !305, inlinedAt: !524)
!530 = !DILocation(line: 64, scope: !525, inlinedAt: !526)
!531 = !DILocation(line: 257, scope: !522)
