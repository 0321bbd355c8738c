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
@.str.30 = private unnamed_addr constant [15 x i8] c"socket address\00", align 1
@.str.31 = private unnamed_addr constant [13 x i8] c"host look-up\00", align 1
@.str.32 = private unnamed_addr constant [13 x i8] c"host address\00", align 1
@.str.33 = private unnamed_addr constant [10 x i8] c"host name\00", align 1

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
  %5 = bitcast i32* %3 to i8*, !dbg !21
  call void @__midway_check(i8* noundef %5, i64 noundef 8, i32 noundef 1) #7, !dbg !21
  %6 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !22
  store i32 %6, i32* %3, align 4, !dbg !22
  %7 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !23
  %8 = getelementptr i32, i32* %3, i64 1, !dbg !23
  store i32 %7, i32* %8, align 4, !dbg !23
  %9 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0), i64 noundef 0) #7, !dbg !24
  %10 = trunc i64 %9 to i32, !dbg !24
  ret i32 %10, !dbg !24
}

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #3

declare !dbg !25 i64 @__mw_outcome(i8* noundef, i64 noundef) local_unnamed_addr #3

define dso_local i32 @bind(i32 noundef %0, %struct.sockaddr* noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !27 {
  %4 = bitcast %struct.sockaddr* %1 to i8*, !dbg !28
  %5 = zext i32 %2 to i64, !dbg !28
  call void @__midway_check(i8* noundef %4, i64 noundef %5, i32 noundef 0) #7, !dbg !28
  %6 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0), i64 noundef 0) #7, !dbg !29
  %7 = trunc i64 %6 to i32, !dbg !29
  ret i32 %7, !dbg !29
}

define dso_local i32 @connect(i32 noundef %0, %struct.sockaddr* noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !30 {
  %4 = bitcast %struct.sockaddr* %1 to i8*, !dbg !31
  %5 = zext i32 %2 to i64, !dbg !31
  call void @__midway_check(i8* noundef %4, i64 noundef %5, i32 noundef 0) #7, !dbg !31
  %6 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0), i64 noundef 0) #7, !dbg !32
  %7 = trunc i64 %6 to i32, !dbg !32
  ret i32 %7, !dbg !32
}

define dso_local i32 @listen(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !33 {
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0), i64 noundef 0) #7, !dbg !34
  %4 = trunc i64 %3 to i32, !dbg !34
  ret i32 %4, !dbg !34
}

define dso_local i32 @shutdown(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !35 {
  %3 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i64 0, i64 0), i64 noundef 0) #7, !dbg !36
  %4 = trunc i64 %3 to i32, !dbg !36
  ret i32 %4, !dbg !36
}

define dso_local i32 @setsockopt(i32 noundef %0, i32 noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #2 !dbg !37 {
  %6 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.6, i64 0, i64 0), i64 noundef 0) #7, !dbg !38
  %7 = trunc i64 %6 to i32, !dbg !38
  ret i32 %7, !dbg !38
}

define dso_local i32 @accept(i32 %0, %struct.sockaddr* noalias noundef %1, i32* noalias nocapture noundef readonly %2) local_unnamed_addr #2 !dbg !39 {
  call void @__mw_cancellation_point() #7, !dbg !40
  %4 = bitcast %struct.sockaddr* %1 to i8*, !dbg !41
  %5 = icmp eq %struct.sockaddr* %1, null, !dbg !42
  br i1 %5, label %9, label %6, !dbg !42

6:
  %7 = load i32, i32* %2, align 4, !dbg !45
  %8 = zext i32 %7 to i64, !dbg !45
  call void @__midway_check(i8* noundef nonnull %4, i64 noundef %8, i32 noundef 1) #7, !dbg !46
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef %8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !50
  br label %9, !dbg !51

9:
  %10 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !52
  ret i32 %10, !dbg !52
}

declare void @__mw_cancellation_point() local_unnamed_addr #3

define dso_local i32 @accept4(i32 noundef %0, %struct.sockaddr* noalias noundef %1, i32* noalias nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr #2 !dbg !53 {
  call void @llvm.experimental.noalias.scope.decl(metadata !54), !dbg !57
  call void @__mw_cancellation_point() #7, !dbg !58, !noalias !60
  %5 = bitcast %struct.sockaddr* %1 to i8*, !dbg !62
  %6 = icmp eq %struct.sockaddr* %1, null, !dbg !63
  br i1 %6, label %10, label %7, !dbg !63

7:
  %8 = load i32, i32* %2, align 4, !dbg !65, !alias.scope !54, !noalias !66
  %9 = zext i32 %8 to i64, !dbg !65
  call void @__midway_check(i8* noundef nonnull %5, i64 noundef %9, i32 noundef 1) #7, !dbg !67, !noalias !54
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef %9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !69, !noalias !54
  br label %10, !dbg !70

10:
  %11 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !71, !noalias !54
  ret i32 %11, !dbg !57
}

define dso_local i32 @getsockname(i32 noundef %0, %struct.sockaddr* noalias noundef %1, i32* noalias nocapture noundef readonly %2) local_unnamed_addr #2 !dbg !72 {
  %4 = bitcast %struct.sockaddr* %1 to i8*, !dbg !73
  %5 = icmp eq %struct.sockaddr* %1, null, !dbg !74
  br i1 %5, label %9, label %6, !dbg !74

6:
  %7 = load i32, i32* %2, align 4, !dbg !76
  %8 = zext i32 %7 to i64, !dbg !76
  call void @__midway_check(i8* noundef nonnull %4, i64 noundef %8, i32 noundef 1) #7, !dbg !77
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef %8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !79
  br label %9, !dbg !80

9:
  %10 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.8, i64 0, i64 0), i64 noundef 0) #7, !dbg !81
  %11 = trunc i64 %10 to i32, !dbg !81
  ret i32 %11, !dbg !81
}

define dso_local i32 @getpeername(i32 noundef %0, %struct.sockaddr* noalias noundef %1, i32* noalias nocapture noundef readonly %2) local_unnamed_addr #2 !dbg !82 {
  %4 = bitcast %struct.sockaddr* %1 to i8*, !dbg !83
  %5 = icmp eq %struct.sockaddr* %1, null, !dbg !84
  br i1 %5, label %9, label %6, !dbg !84

6:
  %7 = load i32, i32* %2, align 4, !dbg !86
  %8 = zext i32 %7 to i64, !dbg !86
  call void @__midway_check(i8* noundef nonnull %4, i64 noundef %8, i32 noundef 1) #7, !dbg !87
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef %8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !89
  br label %9, !dbg !90

9:
  %10 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.9, i64 0, i64 0), i64 noundef 0) #7, !dbg !91
  %11 = trunc i64 %10 to i32, !dbg !91
  ret i32 %11, !dbg !91
}

define dso_local i32 @getsockopt(i32 noundef %0, i32 noundef %1, i32 noundef %2, i8* noalias noundef %3, i32* noalias nocapture noundef readonly %4) local_unnamed_addr #2 !dbg !92 {
  %6 = icmp eq i8* %3, null, !dbg !93
  br i1 %6, label %10, label %7, !dbg !93

7:
  %8 = load i32, i32* %4, align 4, !dbg !95
  %9 = zext i32 %8 to i64, !dbg !95
  call void @__midway_check(i8* noundef nonnull %3, i64 noundef %9, i32 noundef 1) #7, !dbg !96
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef %9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !98
  br label %10, !dbg !99

10:
  %11 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i64 0, i64 0), i64 noundef 0) #7, !dbg !100
  %12 = trunc i64 %11 to i32, !dbg !100
  ret i32 %12, !dbg !100
}

define dso_local i64 @recv(i32 %0, i8* noundef %1, i64 noundef %2, i32 %3) local_unnamed_addr #2 !dbg !101 {
  call void @__mw_cancellation_point() #7, !dbg !102
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 1) #7, !dbg !103
  call void @__midway_nondet(i8* noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0)) #7, !dbg !105
  %5 = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0), i64 noundef %2) #7, !dbg !106
  ret i64 %5, !dbg !106
}

declare !dbg !107 i64 @__mw_transferred(i8* noundef, i64 noundef) local_unnamed_addr #3

define dso_local i64 @recvfrom(i32 noundef %0, i8* noalias noundef %1, i64 noundef %2, i32 noundef %3, %struct.sockaddr* noalias noundef %4, i32* noalias nocapture noundef readonly %5) local_unnamed_addr #2 !dbg !108 {
  %7 = bitcast %struct.sockaddr* %4 to i8*, !dbg !109
  %8 = icmp eq %struct.sockaddr* %4, null, !dbg !110
  br i1 %8, label %12, label %9, !dbg !110

9:
  %10 = load i32, i32* %5, align 4, !dbg !112
  %11 = zext i32 %10 to i64, !dbg !112
  call void @__midway_check(i8* noundef nonnull %7, i64 noundef %11, i32 noundef 1) #7, !dbg !113
  call void @__midway_nondet(i8* noundef nonnull %7, i64 noundef %11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !115
  br label %12, !dbg !116

12:
  call void @__mw_cancellation_point() #7, !dbg !117
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 1) #7, !dbg !119
  call void @__midway_nondet(i8* noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0)) #7, !dbg !121
  %13 = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0), i64 noundef %2) #7, !dbg !122
  ret i64 %13, !dbg !123
}

define dso_local i64 @send(i32 %0, i8* noundef %1, i64 noundef %2, i32 %3) local_unnamed_addr #2 !dbg !124 {
  call void @__mw_cancellation_point() #7, !dbg !125
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 0) #7, !dbg !126
  %5 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0), i64 noundef %2) #7, !dbg !127
  ret i64 %5, !dbg !127
}

define dso_local i64 @sendto(i32 noundef %0, i8* noundef %1, i64 noundef %2, i32 noundef %3, %struct.sockaddr* nocapture noundef readnone %4, i32 noundef %5) local_unnamed_addr #2 !dbg !128 {
  call void @__mw_cancellation_point() #7, !dbg !129
  call void @__midway_check(i8* noundef %1, i64 noundef %2, i32 noundef 0) #7, !dbg !131
  %7 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0), i64 noundef %2) #7, !dbg !132
  ret i64 %7, !dbg !133
}

define dso_local i64 @recvmsg(i32 noundef %0, %struct.msghdr* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #2 !dbg !134 {
  %4 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 3
  %5 = load i64, i64* %4, align 8, !dbg !135
  %6 = icmp eq i64 %5, 0, !dbg !135
  br i1 %6, label %9, label %7, !dbg !135

7:
  %8 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 2
  br label %12, !dbg !135

9:
  %10 = phi i64 [ 0, %3 ], [ %23, %12 ], !dbg !136
  %11 = call i64 @__mw_transferred(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i64 0, i64 0), i64 noundef %10) #7, !dbg !137
  ret i64 %11, !dbg !137

12:
  %13 = phi i64 [ 0, %7 ], [ %24, %12 ]
  %14 = phi i64 [ 0, %7 ], [ %23, %12 ]
  %15 = load %struct.iovec*, %struct.iovec** %8, align 8, !dbg !138
  %16 = getelementptr %struct.iovec, %struct.iovec* %15, i64 %13, i32 0, !dbg !138
  %17 = load i8*, i8** %16, align 8, !dbg !138
  %18 = getelementptr %struct.iovec, %struct.iovec* %15, i64 %13, i32 1, !dbg !138
  %19 = load i64, i64* %18, align 8, !dbg !138
  call void @__midway_check(i8* noundef %17, i64 noundef %19, i32 noundef 1) #7, !dbg !139
  call void @__midway_nondet(i8* noundef %17, i64 noundef %19, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !141
  %20 = load %struct.iovec*, %struct.iovec** %8, align 8, !dbg !142
  %21 = getelementptr %struct.iovec, %struct.iovec* %20, i64 %13, i32 1, !dbg !142
  %22 = load i64, i64* %21, align 8, !dbg !142
  %23 = add i64 %22, %14, !dbg !142
  %24 = add nuw i64 %13, 1, !dbg !135
  %25 = load i64, i64* %4, align 8, !dbg !135
  %26 = icmp ult i64 %24, %25, !dbg !135
  br i1 %26, label %12, label %9, !dbg !135, !llvm.loop !143
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

define dso_local i64 @sendmsg(i32 noundef %0, %struct.msghdr* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #2 !dbg !147 {
  %4 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 3
  %5 = load i64, i64* %4, align 8, !dbg !148
  %6 = icmp eq i64 %5, 0, !dbg !148
  br i1 %6, label %9, label %7, !dbg !148

7:
  %8 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 2
  br label %12, !dbg !148

9:
  %10 = phi i64 [ 0, %3 ], [ %23, %12 ], !dbg !149
  %11 = call i64 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.14, i64 0, i64 0), i64 noundef %10) #7, !dbg !150
  ret i64 %11, !dbg !150

12:
  %13 = phi i64 [ 0, %7 ], [ %24, %12 ]
  %14 = phi i64 [ 0, %7 ], [ %23, %12 ]
  %15 = load %struct.iovec*, %struct.iovec** %8, align 8, !dbg !151
  %16 = getelementptr %struct.iovec, %struct.iovec* %15, i64 %13, i32 0, !dbg !151
  %17 = load i8*, i8** %16, align 8, !dbg !151
  %18 = getelementptr %struct.iovec, %struct.iovec* %15, i64 %13, i32 1, !dbg !151
  %19 = load i64, i64* %18, align 8, !dbg !151
  call void @__midway_check(i8* noundef %17, i64 noundef %19, i32 noundef 0) #7, !dbg !151
  %20 = load %struct.iovec*, %struct.iovec** %8, align 8, !dbg !152
  %21 = getelementptr %struct.iovec, %struct.iovec* %20, i64 %13, i32 1, !dbg !152
  %22 = load i64, i64* %21, align 8, !dbg !152
  %23 = add i64 %22, %14, !dbg !152
  %24 = add nuw i64 %13, 1, !dbg !148
  %25 = load i64, i64* %4, align 8, !dbg !148
  %26 = icmp ult i64 %24, %25, !dbg !148
  br i1 %26, label %12, label %9, !dbg !148, !llvm.loop !153
}

define dso_local i32 @inet_aton(i8* noundef %0, %struct.in_addr* noundef %1) local_unnamed_addr #2 !dbg !155 {
  %3 = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #7, !dbg !156
  %4 = bitcast %struct.in_addr* %1 to i8*, !dbg !157
  call void @__midway_check(i8* noundef %4, i64 noundef 4, i32 noundef 1) #7, !dbg !158
  call void @__midway_nondet(i8* noundef %4, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.15, i64 0, i64 0)) #7, !dbg !160
  %5 = bitcast i32* %3 to i8*, !dbg !161
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #8, !dbg !161
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.15, i64 0, i64 0)) #7, !dbg !164
  %6 = load i32, i32* %3, align 4, !dbg !165
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #8, !dbg !166
  %7 = and i32 %6, 1, !dbg !167
  ret i32 %7, !dbg !167
}

declare !dbg !168 void @__mw_read_text(i8* noundef, i64 noundef) local_unnamed_addr #3

define dso_local i32 @inet_addr(i8* noundef %0) local_unnamed_addr #2 !dbg !169 {
  %2 = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #7, !dbg !170
  %3 = bitcast i32* %2 to i8*, !dbg !171
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #8, !dbg !171
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !173
  %4 = load i32, i32* %2, align 4, !dbg !174
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #8, !dbg !175
  ret i32 %4, !dbg !176
}

define dso_local i32 @inet_network(i8* noundef %0) local_unnamed_addr #2 !dbg !177 {
  %2 = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #7, !dbg !178
  %3 = bitcast i32* %2 to i8*, !dbg !180
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #8, !dbg !180
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !182
  %4 = load i32, i32* %2, align 4, !dbg !183
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #8, !dbg !184
  ret i32 %4, !dbg !185
}

define dso_local i32 @inet_pton(i32 noundef %0, i8* noalias noundef %1, i8* noalias noundef %2) local_unnamed_addr #2 !dbg !186 {
  %4 = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %1, i64 noundef -1) #7, !dbg !187
  %5 = and i32 %0, -9, !dbg !188
  %6 = icmp eq i32 %5, 2, !dbg !188
  br i1 %6, label %9, label %7, !dbg !188

7:
  %8 = call i32 @__mw_fail(i32 noundef 97) #7, !dbg !189
  br label %15, !dbg !189

9:
  %10 = icmp eq i32 %0, 2, !dbg !190
  %11 = select i1 %10, i64 4, i64 16, !dbg !190
  call void @__midway_check(i8* noundef %2, i64 noundef %11, i32 noundef 1) #7, !dbg !191
  call void @__midway_nondet(i8* noundef %2, i64 noundef %11, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.17, i64 0, i64 0)) #7, !dbg !193
  %12 = bitcast i32* %4 to i8*, !dbg !194
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %12) #8, !dbg !194
  call void @__midway_nondet(i8* noundef nonnull %12, i64 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.17, i64 0, i64 0)) #7, !dbg !196
  %13 = load i32, i32* %4, align 4, !dbg !197
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %12) #8, !dbg !198
  %14 = and i32 %13, 1, !dbg !199
  br label %15, !dbg !199

15:
  %16 = phi i32 [ %8, %7 ], [ %14, %9 ], !dbg !200
  ret i32 %16, !dbg !201
}

declare !dbg !202 i32 @__mw_fail(i32 noundef) local_unnamed_addr #3

define dso_local i8* @inet_ntoa(i32 %0) local_unnamed_addr #2 !dbg !203 {
  %2 = call i8* @__midway_thread_storage(i64 noundef 592) #7, !dbg !204
  %3 = getelementptr inbounds i8, i8* %2, i64 528, !dbg !207
  call void @__midway_nondet(i8* noundef %3, i64 noundef 16, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.18, i64 0, i64 0)) #7, !dbg !208
  %4 = getelementptr i8, i8* %2, i64 543, !dbg !211
  store i8 0, i8* %4, align 1, !dbg !211
  ret i8* %3, !dbg !207
}

define dso_local i8* @inet_ntop(i32 noundef %0, i8* noalias noundef %1, i8* noalias noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !212 {
  %5 = icmp eq i32 %0, 2, !dbg !213
  %6 = select i1 %5, i64 4, i64 16, !dbg !213
  call void @__midway_check(i8* noundef %1, i64 noundef %6, i32 noundef 0) #7, !dbg !213
  %7 = icmp ult i32 %3, 16, !dbg !214
  br i1 %7, label %8, label %10, !dbg !214

8:
  %9 = call i32 @__mw_fail(i32 noundef 28) #7, !dbg !215
  br label %14, !dbg !215

10:
  %11 = zext i32 %3 to i64, !dbg !216
  call void @__midway_check(i8* noundef %2, i64 noundef %11, i32 noundef 1) #7, !dbg !216
  call void @__midway_nondet(i8* noundef %2, i64 noundef %11, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.19, i64 0, i64 0)) #7, !dbg !217
  %12 = add nsw i64 %11, -1, !dbg !219
  %13 = getelementptr i8, i8* %2, i64 %12, !dbg !219
  store i8 0, i8* %13, align 1, !dbg !219
  br label %14, !dbg !220

14:
  %15 = phi i8* [ null, %8 ], [ %2, %10 ], !dbg !221
  ret i8* %15, !dbg !222
}

define dso_local %struct.hostent* @gethostbyname(i8* noundef %0) local_unnamed_addr #2 !dbg !223 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #7, !dbg !224
  %2 = call fastcc %struct.hostent* @any_host() #9, !dbg !225
  ret %struct.hostent* %2, !dbg !225
}

define internal fastcc %struct.hostent* @any_host() unnamed_addr #2 !dbg !226 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.31, i64 0, i64 0)) #7, !dbg !227
  %2 = icmp eq i32 %1, 0, !dbg !227
  br i1 %2, label %22, label %3, !dbg !227

3:
  %4 = call i8* @__midway_alloc(i64 noundef 16, i64 noundef 16, i32 noundef 3) #7, !dbg !228
  %5 = bitcast i8* %4 to i8**, !dbg !231
  %6 = call i8* @__midway_alloc(i64 noundef 4, i64 noundef 16, i32 noundef 3) #7, !dbg !232
  store i8* %6, i8** %5, align 8, !dbg !234
  call void @__midway_nondet(i8* noundef %6, i64 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.32, i64 0, i64 0)) #7, !dbg !235
  %7 = getelementptr i8, i8* %4, i64 8, !dbg !236
  %8 = bitcast i8* %7 to i8**, !dbg !236
  store i8* null, i8** %8, align 8, !dbg !236
  %9 = call i8* @__midway_alloc(i64 noundef 32, i64 noundef 16, i32 noundef 3) #7, !dbg !237
  %10 = bitcast i8* %9 to %struct.hostent*, !dbg !239
  %11 = call i8* @__midway_alloc(i64 noundef 32, i64 noundef 16, i32 noundef 3) #7, !dbg !240
  call void @__midway_nondet(i8* noundef %11, i64 noundef 32, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.33, i64 0, i64 0)) #7, !dbg !244
  %12 = getelementptr i8, i8* %11, i64 31, !dbg !246
  store i8 0, i8* %12, align 1, !dbg !246
  %13 = bitcast i8* %9 to i8**, !dbg !247
  store i8* %11, i8** %13, align 8, !dbg !247
  %14 = getelementptr inbounds i8, i8* %9, i64 8, !dbg !247
  %15 = bitcast i8* %14 to i8**, !dbg !247
  store i8* %7, i8** %15, align 8, !dbg !247
  %16 = getelementptr inbounds i8, i8* %9, i64 16, !dbg !247
  %17 = bitcast i8* %16 to i32*, !dbg !247
  store i32 2, i32* %17, align 8, !dbg !247
  %18 = getelementptr inbounds i8, i8* %9, i64 20, !dbg !247
  %19 = bitcast i8* %18 to i32*, !dbg !247
  store i32 4, i32* %19, align 4, !dbg !247
  %20 = getelementptr inbounds i8, i8* %9, i64 24, !dbg !247
  %21 = bitcast i8* %20 to i8**, !dbg !247
  store i8* %4, i8** %21, align 8, !dbg !247
  br label %22

22:
  %23 = phi %struct.hostent* [ %10, %3 ], [ null, %0 ], !dbg !248
  ret %struct.hostent* %23, !dbg !249
}

define dso_local %struct.hostent* @gethostbyname2(i8* noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !250 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #7, !dbg !251
  %3 = call fastcc %struct.hostent* @any_host() #7, !dbg !253
  ret %struct.hostent* %3, !dbg !254
}

define dso_local %struct.hostent* @gethostbyaddr(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !255 {
  %4 = call fastcc %struct.hostent* @any_host() #9, !dbg !256
  ret %struct.hostent* %4, !dbg !256
}

define dso_local nonnull i32* @__h_errno_location() local_unnamed_addr #5 !dbg !257 {
  ret i32* @host_error, !dbg !258
}

define dso_local i8* @hstrerror(i32 noundef %0) local_unnamed_addr #5 !dbg !259 {
  ret i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.20, i64 0, i64 0), !dbg !260
}

define dso_local void @herror(i8* noundef %0) local_unnamed_addr #2 !dbg !261 {
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #7, !dbg !262
  ret void, !dbg !262
}

define dso_local i8* @gai_strerror(i32 noundef %0) local_unnamed_addr #5 !dbg !263 {
  ret i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.21, i64 0, i64 0), !dbg !264
}

define dso_local i32 @getaddrinfo(i8* noalias nocapture noundef readnone %0, i8* noalias nocapture noundef readnone %1, %struct.addrinfo* noalias noundef readonly %2, %struct.addrinfo** noalias noundef %3) local_unnamed_addr #2 !dbg !265 {
  %5 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.22, i64 0, i64 0)) #7, !dbg !266
  %6 = icmp eq i32 %5, 0, !dbg !266
  br i1 %6, label %34, label %7, !dbg !266

7:
  %8 = call i8* @__midway_alloc(i64 noundef 48, i64 noundef 16, i32 noundef 3) #7, !dbg !267
  %9 = call i8* @__midway_alloc(i64 noundef 16, i64 noundef 16, i32 noundef 3) #7, !dbg !269
  call void @__midway_nondet(i8* noundef %9, i64 noundef 16, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.22, i64 0, i64 0)) #7, !dbg !271
  %10 = bitcast i8* %9 to i16*, !dbg !272
  store i16 2, i16* %10, align 4, !dbg !272
  %11 = icmp eq %struct.addrinfo* %2, null, !dbg !273
  br i1 %11, label %15, label %12, !dbg !273

12:
  %13 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %2, i64 0, i32 2, !dbg !273
  %14 = load i32, i32* %13, align 8, !dbg !273
  br label %15, !dbg !273

15:
  %16 = phi i32 [ %14, %12 ], [ 1, %7 ], !dbg !273
  %17 = bitcast i8* %8 to i32*, !dbg !273
  store i32 0, i32* %17, align 8, !dbg !273
  %18 = getelementptr inbounds i8, i8* %8, i64 4, !dbg !273
  %19 = bitcast i8* %18 to i32*, !dbg !273
  store i32 2, i32* %19, align 4, !dbg !273
  %20 = getelementptr inbounds i8, i8* %8, i64 8, !dbg !273
  %21 = bitcast i8* %20 to i32*, !dbg !273
  store i32 %16, i32* %21, align 8, !dbg !273
  %22 = getelementptr inbounds i8, i8* %8, i64 12, !dbg !273
  %23 = bitcast i8* %22 to i32*, !dbg !273
  store i32 0, i32* %23, align 4, !dbg !273
  %24 = getelementptr inbounds i8, i8* %8, i64 16, !dbg !273
  %25 = bitcast i8* %24 to i32*, !dbg !273
  store i32 16, i32* %25, align 8, !dbg !273
  %26 = getelementptr inbounds i8, i8* %8, i64 24, !dbg !273
  %27 = bitcast i8* %26 to i8**, !dbg !273
  store i8* %9, i8** %27, align 8, !dbg !273
  %28 = getelementptr inbounds i8, i8* %8, i64 32, !dbg !273
  %29 = bitcast i8* %28 to i8**, !dbg !273
  store i8* null, i8** %29, align 8, !dbg !273
  %30 = getelementptr inbounds i8, i8* %8, i64 40, !dbg !273
  %31 = bitcast i8* %30 to %struct.addrinfo**, !dbg !273
  store %struct.addrinfo* null, %struct.addrinfo** %31, align 8, !dbg !273
  %32 = bitcast %struct.addrinfo** %3 to i8*, !dbg !274
  call void @__midway_check(i8* noundef %32, i64 noundef 8, i32 noundef 1) #7, !dbg !274
  %33 = bitcast %struct.addrinfo** %3 to i8**, !dbg !275
  store i8* %8, i8** %33, align 8, !dbg !275
  br label %34

34:
  %35 = phi i32 [ 0, %15 ], [ -2, %4 ], !dbg !276
  ret i32 %35, !dbg !277
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #3

define dso_local void @freeaddrinfo(%struct.addrinfo* noundef %0) local_unnamed_addr #2 !dbg !278 {
  %2 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %0, i64 0, i32 5, !dbg !279
  %3 = bitcast %struct.sockaddr** %2 to i8**, !dbg !279
  %4 = load i8*, i8** %3, align 8, !dbg !279
  call void @__midway_free(i8* noundef %4, i32 noundef 3) #7, !dbg !279
  %5 = bitcast %struct.addrinfo* %0 to i8*, !dbg !280
  call void @__midway_free(i8* noundef %5, i32 noundef 3) #7, !dbg !280
  ret void, !dbg !281
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #3

define dso_local i32 @getnameinfo(%struct.sockaddr* noalias nocapture noundef readnone %0, i32 noundef %1, i8* noalias noundef %2, i32 noundef %3, i8* noalias noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #2 !dbg !282 {
  %8 = alloca i32, align 4
  %9 = icmp ne i8* %2, null, !dbg !283
  %10 = icmp ne i32 %3, 0, !dbg !283
  %11 = and i1 %9, %10, !dbg !283
  br i1 %11, label %12, label %16, !dbg !283

12:
  %13 = zext i32 %3 to i64, !dbg !284
  call void @__midway_check(i8* noundef nonnull %2, i64 noundef %13, i32 noundef 1) #7, !dbg !284
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef %13, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i64 0, i64 0)) #7, !dbg !285
  %14 = add nsw i64 %13, -1, !dbg !287
  %15 = getelementptr i8, i8* %2, i64 %14, !dbg !287
  store i8 0, i8* %15, align 1, !dbg !287
  br label %16, !dbg !288

16:
  %17 = icmp ne i8* %4, null, !dbg !289
  %18 = icmp ne i32 %5, 0, !dbg !289
  %19 = and i1 %17, %18, !dbg !289
  br i1 %19, label %20, label %24, !dbg !289

20:
  %21 = zext i32 %5 to i64, !dbg !290
  call void @__midway_check(i8* noundef nonnull %4, i64 noundef %21, i32 noundef 1) #7, !dbg !290
  call void @__midway_nondet(i8* noundef nonnull %4, i64 noundef %21, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i64 0, i64 0)) #7, !dbg !291
  %22 = add nsw i64 %21, -1, !dbg !293
  %23 = getelementptr i8, i8* %4, i64 %22, !dbg !293
  store i8 0, i8* %23, align 1, !dbg !293
  br label %24, !dbg !294

24:
  %25 = bitcast i32* %8 to i8*, !dbg !295
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %25) #8, !dbg !295
  call void @__midway_nondet(i8* noundef nonnull %25, i64 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i64 0, i64 0)) #7, !dbg !297
  %26 = load i32, i32* %8, align 4, !dbg !298
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %25) #8, !dbg !299
  %27 = and i32 %26, 1, !dbg !300
  %28 = icmp eq i32 %27, 0, !dbg !300
  %29 = select i1 %28, i32 0, i32 -4, !dbg !300
  ret i32 %29, !dbg !300
}

define dso_local %struct.servent* @getservbyname(i8* noundef %0, i8* nocapture readnone %1) local_unnamed_addr #2 !dbg !301 {
  %3 = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %0, i64 noundef -1) #7, !dbg !302
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.24, i64 0, i64 0)) #7, !dbg !303
  %5 = icmp eq i32 %4, 0, !dbg !303
  br i1 %5, label %21, label %6, !dbg !303

6:
  %7 = call i8* @__midway_alloc(i64 noundef 32, i64 noundef 16, i32 noundef 3) #7, !dbg !304
  %8 = bitcast i8* %7 to %struct.servent*, !dbg !306
  %9 = call i8* @__midway_alloc(i64 noundef 32, i64 noundef 16, i32 noundef 3) #7, !dbg !307
  call void @__midway_nondet(i8* noundef %9, i64 noundef 32, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i64 0, i64 0)) #7, !dbg !310
  %10 = getelementptr i8, i8* %9, i64 31, !dbg !312
  store i8 0, i8* %10, align 1, !dbg !312
  %11 = bitcast i32* %3 to i8*, !dbg !313
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %11) #8, !dbg !313
  call void @__midway_nondet(i8* noundef nonnull %11, i64 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.26, i64 0, i64 0)) #7, !dbg !315
  %12 = load i32, i32* %3, align 4, !dbg !316
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %11) #8, !dbg !317
  %13 = and i32 %12, 65535, !dbg !318
  %14 = bitcast i8* %7 to i8**, !dbg !318
  store i8* %9, i8** %14, align 8, !dbg !318
  %15 = getelementptr inbounds i8, i8* %7, i64 8, !dbg !318
  %16 = bitcast i8* %15 to i8***, !dbg !318
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @getservbyname.none, i64 0, i64 0), i8*** %16, align 8, !dbg !318
  %17 = getelementptr inbounds i8, i8* %7, i64 16, !dbg !318
  %18 = bitcast i8* %17 to i32*, !dbg !318
  store i32 %13, i32* %18, align 8, !dbg !318
  %19 = getelementptr inbounds i8, i8* %7, i64 24, !dbg !318
  %20 = bitcast i8* %19 to i8**, !dbg !318
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.27, i64 0, i64 0), i8** %20, align 8, !dbg !318
  br label %21

21:
  %22 = phi %struct.servent* [ %8, %6 ], [ null, %2 ], !dbg !319
  ret %struct.servent* %22, !dbg !320
}

define dso_local %struct.servent* @getservbyport(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #2 !dbg !321 {
  %3 = call %struct.servent* @getservbyname(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.28, i64 0, i64 0), i8* undef) #9, !dbg !322
  ret %struct.servent* %3, !dbg !322
}

define dso_local i32 @if_nametoindex(i8* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !323 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !324
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #8, !dbg !324
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 4, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.29, i64 0, i64 0)) #7, !dbg !328
  %4 = load i32, i32* %2, align 4, !dbg !329
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #8, !dbg !330
  %5 = and i32 %4, 2147483647, !dbg !331
  ret i32 %5, !dbg !332
}

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
!8 = distinct !DISubprogram(name: "htons", scope: !1, file: !1, line: 18, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 18, scope: !8)
!12 = distinct !DISubprogram(name: "ntohs", scope: !1, file: !1, line: 19, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!13 = !DILocation(line: 19, scope: !12)
!14 = distinct !DISubprogram(name: "htonl", scope: !1, file: !1, line: 20, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DILocation(line: 20, scope: !14)
!16 = distinct !DISubprogram(name: "ntohl", scope: !1, file: !1, line: 21, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 21, scope: !16)
!18 = distinct !DISubprogram(name: "socket", scope: !1, file: !1, line: 26, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 26, scope: !18)
!20 = distinct !DISubprogram(name: "socketpair", scope: !1, file: !1, line: 28, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 30, scope: !20)
!22 = !DILocation(line: 31, scope: !20)
!23 = !DILocation(line: 32, scope: !20)
!24 = !DILocation(line: 33, scope: !20)
!25 = !DISubprogram(name: "outcome", scope: !26, file: !26, line: 8, type: !9, spFlags: DISPFlagOptimized)
!26 = !DIFile(filename: "c/environment.h", directory: ".")
!27 = distinct !DISubprogram(name: "bind", scope: !1, file: !1, line: 36, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 38, scope: !27)
!29 = !DILocation(line: 39, scope: !27)
!30 = distinct !DISubprogram(name: "connect", scope: !1, file: !1, line: 42, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!31 = !DILocation(line: 44, scope: !30)
!32 = !DILocation(line: 45, scope: !30)
!33 = distinct !DISubprogram(name: "listen", scope: !1, file: !1, line: 48, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!34 = !DILocation(line: 48, scope: !33)
!35 = distinct !DISubprogram(name: "shutdown", scope: !1, file: !1, line: 49, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!36 = !DILocation(line: 49, scope: !35)
!37 = distinct !DISubprogram(name: "setsockopt", scope: !1, file: !1, line: 50, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!38 = !DILocation(line: 50, scope: !37)
!39 = distinct !DISubprogram(name: "accept", scope: !1, file: !1, line: 60, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!40 = !DILocation(line: 62, scope: !39)
!41 = !DILocation(line: 63, scope: !39)
!42 = !DILocation(line: 55, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "any_address", scope: !1, file: !1, line: 53, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!44 = distinct !DILocation(line: 63, scope: !39)
!45 = !DILocation(line: 57, scope: !43, inlinedAt: !44)
!46 = !DILocation(line: 83, scope: !47, inlinedAt: !49)
!47 = distinct !DISubprogram(name: "fill", scope: !48, file: !48, line: 81, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!48 = !DIFile(filename: "c/models.h", directory: ".")
!49 = distinct !DILocation(line: 57, scope: !43, inlinedAt: !44)
!50 = !DILocation(line: 84, scope: !47, inlinedAt: !49)
!51 = !DILocation(line: 58, scope: !43, inlinedAt: !44)
!52 = !DILocation(line: 64, scope: !39)
!53 = distinct !DISubprogram(name: "accept4", scope: !1, file: !1, line: 67, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!54 = !{!55}
!55 = distinct !{!55, !56, !"accept: argument 1"}
!56 = distinct !{!56, !"accept"}
!57 = !DILocation(line: 67, scope: !53)
!58 = !DILocation(line: 62, scope: !39, inlinedAt: !59)
!59 = distinct !DILocation(line: 67, scope: !53)
!60 = !{!61, !55}
!61 = distinct !{!61, !56, !"accept: argument 0"}
!62 = !DILocation(line: 63, scope: !39, inlinedAt: !59)
!63 = !DILocation(line: 55, scope: !43, inlinedAt: !64)
!64 = distinct !DILocation(line: 63, scope: !39, inlinedAt: !59)
!65 = !DILocation(line: 57, scope: !43, inlinedAt: !64)
!66 = !{!61}
!67 = !DILocation(line: 83, scope: !47, inlinedAt: !68)
!68 = distinct !DILocation(line: 57, scope: !43, inlinedAt: !64)
!69 = !DILocation(line: 84, scope: !47, inlinedAt: !68)
!70 = !DILocation(line: 58, scope: !43, inlinedAt: !64)
!71 = !DILocation(line: 64, scope: !39, inlinedAt: !59)
!72 = distinct !DISubprogram(name: "getsockname", scope: !1, file: !1, line: 69, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!73 = !DILocation(line: 71, scope: !72)
!74 = !DILocation(line: 55, scope: !43, inlinedAt: !75)
!75 = distinct !DILocation(line: 71, scope: !72)
!76 = !DILocation(line: 57, scope: !43, inlinedAt: !75)
!77 = !DILocation(line: 83, scope: !47, inlinedAt: !78)
!78 = distinct !DILocation(line: 57, scope: !43, inlinedAt: !75)
!79 = !DILocation(line: 84, scope: !47, inlinedAt: !78)
!80 = !DILocation(line: 58, scope: !43, inlinedAt: !75)
!81 = !DILocation(line: 72, scope: !72)
!82 = distinct !DISubprogram(name: "getpeername", scope: !1, file: !1, line: 75, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!83 = !DILocation(line: 77, scope: !82)
!84 = !DILocation(line: 55, scope: !43, inlinedAt: !85)
!85 = distinct !DILocation(line: 77, scope: !82)
!86 = !DILocation(line: 57, scope: !43, inlinedAt: !85)
!87 = !DILocation(line: 83, scope: !47, inlinedAt: !88)
!88 = distinct !DILocation(line: 57, scope: !43, inlinedAt: !85)
!89 = !DILocation(line: 84, scope: !47, inlinedAt: !88)
!90 = !DILocation(line: 58, scope: !43, inlinedAt: !85)
!91 = !DILocation(line: 78, scope: !82)
!92 = distinct !DISubprogram(name: "getsockopt", scope: !1, file: !1, line: 81, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!93 = !DILocation(line: 55, scope: !43, inlinedAt: !94)
!94 = distinct !DILocation(line: 83, scope: !92)
!95 = !DILocation(line: 57, scope: !43, inlinedAt: !94)
!96 = !DILocation(line: 83, scope: !47, inlinedAt: !97)
!97 = distinct !DILocation(line: 57, scope: !43, inlinedAt: !94)
!98 = !DILocation(line: 84, scope: !47, inlinedAt: !97)
!99 = !DILocation(line: 58, scope: !43, inlinedAt: !94)
!100 = !DILocation(line: 84, scope: !92)
!101 = distinct !DISubprogram(name: "recv", scope: !1, file: !1, line: 87, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!102 = !DILocation(line: 89, scope: !101)
!103 = !DILocation(line: 83, scope: !47, inlinedAt: !104)
!104 = distinct !DILocation(line: 90, scope: !101)
!105 = !DILocation(line: 84, scope: !47, inlinedAt: !104)
!106 = !DILocation(line: 91, scope: !101)
!107 = !DISubprogram(name: "transferred", scope: !26, file: !26, line: 11, type: !9, spFlags: DISPFlagOptimized)
!108 = distinct !DISubprogram(name: "recvfrom", scope: !1, file: !1, line: 94, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!109 = !DILocation(line: 96, scope: !108)
!110 = !DILocation(line: 55, scope: !43, inlinedAt: !111)
!111 = distinct !DILocation(line: 96, scope: !108)
!112 = !DILocation(line: 57, scope: !43, inlinedAt: !111)
!113 = !DILocation(line: 83, scope: !47, inlinedAt: !114)
!114 = distinct !DILocation(line: 57, scope: !43, inlinedAt: !111)
!115 = !DILocation(line: 84, scope: !47, inlinedAt: !114)
!116 = !DILocation(line: 58, scope: !43, inlinedAt: !111)
!117 = !DILocation(line: 89, scope: !101, inlinedAt: !118)
!118 = distinct !DILocation(line: 97, scope: !108)
!119 = !DILocation(line: 83, scope: !47, inlinedAt: !120)
!120 = distinct !DILocation(line: 90, scope: !101, inlinedAt: !118)
!121 = !DILocation(line: 84, scope: !47, inlinedAt: !120)
!122 = !DILocation(line: 91, scope: !101, inlinedAt: !118)
!123 = !DILocation(line: 97, scope: !108)
!124 = distinct !DISubprogram(name: "send", scope: !1, file: !1, line: 100, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!125 = !DILocation(line: 102, scope: !124)
!126 = !DILocation(line: 103, scope: !124)
!127 = !DILocation(line: 104, scope: !124)
!128 = distinct !DISubprogram(name: "sendto", scope: !1, file: !1, line: 107, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!129 = !DILocation(line: 102, scope: !124, inlinedAt: !130)
!130 = distinct !DILocation(line: 109, scope: !128)
!131 = !DILocation(line: 103, scope: !124, inlinedAt: !130)
!132 = !DILocation(line: 104, scope: !124, inlinedAt: !130)
!133 = !DILocation(line: 109, scope: !128)
!134 = distinct !DISubprogram(name: "recvmsg", scope: !1, file: !1, line: 112, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!135 = !DILocation(line: 115, scope: !134)
!136 = !DILocation(line: 0, scope: !134)
!137 = !DILocation(line: 119, scope: !134)
!138 = !DILocation(line: 116, scope: !134)
!139 = !DILocation(line: 83, scope: !47, inlinedAt: !140)
!140 = distinct !DILocation(line: 116, scope: !134)
!141 = !DILocation(line: 84, scope: !47, inlinedAt: !140)
!142 = !DILocation(line: 117, scope: !134)
!143 = distinct !{!143, !135, !144, !145, !146}
!144 = !DILocation(line: 118, scope: !134)
!145 = !{!"llvm.loop.mustprogress"}
!146 = !{!"llvm.loop.unroll.disable"}
!147 = distinct !DISubprogram(name: "sendmsg", scope: !1, file: !1, line: 122, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!148 = !DILocation(line: 125, scope: !147)
!149 = !DILocation(line: 0, scope: !147)
!150 = !DILocation(line: 129, scope: !147)
!151 = !DILocation(line: 126, scope: !147)
!152 = !DILocation(line: 127, scope: !147)
!153 = distinct !{!153, !148, !154, !145, !146}
!154 = !DILocation(line: 128, scope: !147)
!155 = distinct !DISubprogram(name: "inet_aton", scope: !1, file: !1, line: 134, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!156 = !DILocation(line: 136, scope: !155)
!157 = !DILocation(line: 137, scope: !155)
!158 = !DILocation(line: 83, scope: !47, inlinedAt: !159)
!159 = distinct !DILocation(line: 137, scope: !155)
!160 = !DILocation(line: 84, scope: !47, inlinedAt: !159)
!161 = !DILocation(line: 56, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "any_int", scope: !48, file: !48, line: 54, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!163 = distinct !DILocation(line: 138, scope: !155)
!164 = !DILocation(line: 57, scope: !162, inlinedAt: !163)
!165 = !DILocation(line: 58, scope: !162, inlinedAt: !163)
!166 = !DILocation(line: 59, scope: !162, inlinedAt: !163)
!167 = !DILocation(line: 138, scope: !155)
!168 = !DISubprogram(name: "read_text", scope: !48, file: !48, line: 51, type: !9, spFlags: DISPFlagOptimized)
!169 = distinct !DISubprogram(name: "inet_addr", scope: !1, file: !1, line: 141, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!170 = !DILocation(line: 143, scope: !169)
!171 = !DILocation(line: 56, scope: !162, inlinedAt: !172)
!172 = distinct !DILocation(line: 144, scope: !169)
!173 = !DILocation(line: 57, scope: !162, inlinedAt: !172)
!174 = !DILocation(line: 58, scope: !162, inlinedAt: !172)
!175 = !DILocation(line: 59, scope: !162, inlinedAt: !172)
!176 = !DILocation(line: 144, scope: !169)
!177 = distinct !DISubprogram(name: "inet_network", scope: !1, file: !1, line: 147, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!178 = !DILocation(line: 143, scope: !169, inlinedAt: !179)
!179 = distinct !DILocation(line: 147, scope: !177)
!180 = !DILocation(line: 56, scope: !162, inlinedAt: !181)
!181 = distinct !DILocation(line: 144, scope: !169, inlinedAt: !179)
!182 = !DILocation(line: 57, scope: !162, inlinedAt: !181)
!183 = !DILocation(line: 58, scope: !162, inlinedAt: !181)
!184 = !DILocation(line: 59, scope: !162, inlinedAt: !181)
!185 = !DILocation(line: 147, scope: !177)
!186 = distinct !DISubprogram(name: "inet_pton", scope: !1, file: !1, line: 149, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!187 = !DILocation(line: 151, scope: !186)
!188 = !DILocation(line: 152, scope: !186)
!189 = !DILocation(line: 153, scope: !186)
!190 = !DILocation(line: 154, scope: !186)
!191 = !DILocation(line: 83, scope: !47, inlinedAt: !192)
!192 = distinct !DILocation(line: 154, scope: !186)
!193 = !DILocation(line: 84, scope: !47, inlinedAt: !192)
!194 = !DILocation(line: 56, scope: !162, inlinedAt: !195)
!195 = distinct !DILocation(line: 155, scope: !186)
!196 = !DILocation(line: 57, scope: !162, inlinedAt: !195)
!197 = !DILocation(line: 58, scope: !162, inlinedAt: !195)
!198 = !DILocation(line: 59, scope: !162, inlinedAt: !195)
!199 = !DILocation(line: 155, scope: !186)
!200 = !DILocation(line: 0, scope: !186)
!201 = !DILocation(line: 156, scope: !186)
!202 = !DISubprogram(name: "fail", scope: !48, file: !48, line: 42, type: !9, spFlags: DISPFlagOptimized)
!203 = distinct !DISubprogram(name: "inet_ntoa", scope: !1, file: !1, line: 165, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!204 = !DILocation(line: 39, scope: !205, inlinedAt: !206)
!205 = distinct !DISubprogram(name: "area", scope: !48, file: !48, line: 39, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!206 = distinct !DILocation(line: 165, scope: !203)
!207 = !DILocation(line: 165, scope: !203)
!208 = !DILocation(line: 160, scope: !209, inlinedAt: !210)
!209 = distinct !DISubprogram(name: "any_text", scope: !1, file: !1, line: 158, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!210 = distinct !DILocation(line: 165, scope: !203)
!211 = !DILocation(line: 161, scope: !209, inlinedAt: !210)
!212 = distinct !DISubprogram(name: "inet_ntop", scope: !1, file: !1, line: 167, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!213 = !DILocation(line: 169, scope: !212)
!214 = !DILocation(line: 170, scope: !212)
!215 = !DILocation(line: 171, scope: !212)
!216 = !DILocation(line: 172, scope: !212)
!217 = !DILocation(line: 160, scope: !209, inlinedAt: !218)
!218 = distinct !DILocation(line: 173, scope: !212)
!219 = !DILocation(line: 161, scope: !209, inlinedAt: !218)
!220 = !DILocation(line: 173, scope: !212)
!221 = !DILocation(line: 0, scope: !212)
!222 = !DILocation(line: 174, scope: !212)
!223 = distinct !DISubprogram(name: "gethostbyname", scope: !1, file: !1, line: 195, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!224 = !DILocation(line: 197, scope: !223)
!225 = !DILocation(line: 198, scope: !223)
!226 = distinct !DISubprogram(name: "any_host", scope: !1, file: !1, line: 182, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!227 = !DILocation(line: 184, scope: !226)
!228 = !DILocation(line: 87, scope: !229, inlinedAt: !230)
!229 = distinct !DISubprogram(name: "internal_alloc", scope: !48, file: !48, line: 87, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!230 = distinct !DILocation(line: 186, scope: !226)
!231 = !DILocation(line: 186, scope: !226)
!232 = !DILocation(line: 87, scope: !229, inlinedAt: !233)
!233 = distinct !DILocation(line: 187, scope: !226)
!234 = !DILocation(line: 187, scope: !226)
!235 = !DILocation(line: 188, scope: !226)
!236 = !DILocation(line: 189, scope: !226)
!237 = !DILocation(line: 87, scope: !229, inlinedAt: !238)
!238 = distinct !DILocation(line: 190, scope: !226)
!239 = !DILocation(line: 190, scope: !226)
!240 = !DILocation(line: 87, scope: !229, inlinedAt: !241)
!241 = distinct !DILocation(line: 180, scope: !242, inlinedAt: !243)
!242 = distinct !DISubprogram(name: "name_object", scope: !1, file: !1, line: 180, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!243 = distinct !DILocation(line: 191, scope: !226)
!244 = !DILocation(line: 160, scope: !209, inlinedAt: !245)
!245 = distinct !DILocation(line: 180, scope: !242, inlinedAt: !243)
!246 = !DILocation(line: 161, scope: !209, inlinedAt: !245)
!247 = !DILocation(line: 191, scope: !226)
!248 = !DILocation(line: 0, scope: !226)
!249 = !DILocation(line: 193, scope: !226)
!250 = distinct !DISubprogram(name: "gethostbyname2", scope: !1, file: !1, line: 201, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!251 = !DILocation(line: 197, scope: !223, inlinedAt: !252)
!252 = distinct !DILocation(line: 201, scope: !250)
!253 = !DILocation(line: 198, scope: !223, inlinedAt: !252)
!254 = !DILocation(line: 201, scope: !250)
!255 = distinct !DISubprogram(name: "gethostbyaddr", scope: !1, file: !1, line: 202, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!256 = !DILocation(line: 202, scope: !255)
!257 = distinct !DISubprogram(name: "__h_errno_location", scope: !1, file: !1, line: 205, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!258 = !DILocation(line: 205, scope: !257)
!259 = distinct !DISubprogram(name: "hstrerror", scope: !1, file: !1, line: 206, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!260 = !DILocation(line: 206, scope: !259)
!261 = distinct !DISubprogram(name: "herror", scope: !1, file: !1, line: 207, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!262 = !DILocation(line: 207, scope: !261)
!263 = distinct !DISubprogram(name: "gai_strerror", scope: !1, file: !1, line: 208, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!264 = !DILocation(line: 208, scope: !263)
!265 = distinct !DISubprogram(name: "getaddrinfo", scope: !1, file: !1, line: 210, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!266 = !DILocation(line: 213, scope: !265)
!267 = !DILocation(line: 87, scope: !229, inlinedAt: !268)
!268 = distinct !DILocation(line: 215, scope: !265)
!269 = !DILocation(line: 87, scope: !229, inlinedAt: !270)
!270 = distinct !DILocation(line: 216, scope: !265)
!271 = !DILocation(line: 217, scope: !265)
!272 = !DILocation(line: 218, scope: !265)
!273 = !DILocation(line: 219, scope: !265)
!274 = !DILocation(line: 220, scope: !265)
!275 = !DILocation(line: 221, scope: !265)
!276 = !DILocation(line: 0, scope: !265)
!277 = !DILocation(line: 223, scope: !265)
!278 = distinct !DISubprogram(name: "freeaddrinfo", scope: !1, file: !1, line: 225, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!279 = !DILocation(line: 227, scope: !278)
!280 = !DILocation(line: 228, scope: !278)
!281 = !DILocation(line: 229, scope: !278)
!282 = distinct !DISubprogram(name: "getnameinfo", scope: !1, file: !1, line: 231, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!283 = !DILocation(line: 234, scope: !282)
!284 = !DILocation(line: 235, scope: !282)
!285 = !DILocation(line: 160, scope: !209, inlinedAt: !286)
!286 = distinct !DILocation(line: 236, scope: !282)
!287 = !DILocation(line: 161, scope: !209, inlinedAt: !286)
!288 = !DILocation(line: 237, scope: !282)
!289 = !DILocation(line: 238, scope: !282)
!290 = !DILocation(line: 239, scope: !282)
!291 = !DILocation(line: 160, scope: !209, inlinedAt: !292)
!292 = distinct !DILocation(line: 240, scope: !282)
!293 = !DILocation(line: 161, scope: !209, inlinedAt: !292)
!294 = !DILocation(line: 241, scope: !282)
!295 = !DILocation(line: 56, scope: !162, inlinedAt: !296)
!296 = distinct !DILocation(line: 242, scope: !282)
!297 = !DILocation(line: 57, scope: !162, inlinedAt: !296)
!298 = !DILocation(line: 58, scope: !162, inlinedAt: !296)
!299 = !DILocation(line: 59, scope: !162, inlinedAt: !296)
!300 = !DILocation(line: 242, scope: !282)
!301 = distinct !DISubprogram(name: "getservbyname", scope: !1, file: !1, line: 245, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!302 = !DILocation(line: 247, scope: !301)
!303 = !DILocation(line: 248, scope: !301)
!304 = !DILocation(line: 87, scope: !229, inlinedAt: !305)
!305 = distinct !DILocation(line: 251, scope: !301)
!306 = !DILocation(line: 251, scope: !301)
!307 = !DILocation(line: 87, scope: !229, inlinedAt: !308)
!308 = distinct !DILocation(line: 180, scope: !242, inlinedAt: !309)
!309 = distinct !DILocation(line: 252, scope: !301)
!310 = !DILocation(line: 160, scope: !209, inlinedAt: !311)
!311 = distinct !DILocation(line: 180, scope: !242, inlinedAt: !309)
!312 = !DILocation(line: 161, scope: !209, inlinedAt: !311)
!313 = !DILocation(line: 56, scope: !162, inlinedAt: !314)
!314 = distinct !DILocation(line: 252, scope: !301)
!315 = !DILocation(line: 57, scope: !162, inlinedAt: !314)
!316 = !DILocation(line: 58, scope: !162, inlinedAt: !314)
!317 = !DILocation(line: 59, scope: !162, inlinedAt: !314)
!318 = !DILocation(line: 252, scope: !301)
!319 = !DILocation(line: 0, scope: !301)
!320 = !DILocation(line: 254, scope: !301)
!321 = distinct !DISubprogram(name: "getservbyport", scope: !1, file: !1, line: 256, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!322 = !DILocation(line: 256, scope: !321)
!323 = distinct !DISubprogram(name: "if_nametoindex", scope: !1, file: !1, line: 257, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!324 = !DILocation(line: 56, scope: !162, inlinedAt: !325)
!325 = distinct !DILocation(line: 69, scope: !326, inlinedAt: !327)
!326 = distinct !DISubprogram(name: "any_nonnegative", scope: !48, file: !48, line: 69, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!327 = distinct !DILocation(line: 257, scope: !323)
!328 = !DILocation(line: 57, scope: !162, inlinedAt: !325)
!329 = !DILocation(line: 58, scope: !162, inlinedAt: !325)
!330 = !DILocation(line: 59, scope: !162, inlinedAt: !325)
!331 = !DILocation(line: 69, scope: !326, inlinedAt: !327)
!332 = !DILocation(line: 257, scope: !323)
