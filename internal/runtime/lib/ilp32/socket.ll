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
@.str.30 = private unnamed_addr constant [15 x i8] c"socket address\00", align 1
@.str.31 = private unnamed_addr constant [13 x i8] c"host look-up\00", align 1
@.str.32 = private unnamed_addr constant [13 x i8] c"host address\00", align 1
@.str.33 = private unnamed_addr constant [10 x i8] c"host name\00", align 1

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
  %5 = bitcast i32* %3 to i8*, !dbg !22
  call void @__midway_check(i8* noundef %5, i32 noundef 8, i32 noundef 1) #7, !dbg !22
  %6 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !23
  store i32 %6, i32* %3, align 4, !dbg !23
  %7 = call i32 @__mw_new_descriptor(i8* noundef null) #7, !dbg !24
  %8 = getelementptr i32, i32* %3, i32 1, !dbg !24
  store i32 %7, i32* %8, align 4, !dbg !24
  %9 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i32 0, i32 0), i32 noundef 0) #7, !dbg !25
  ret i32 %9, !dbg !25
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare !dbg !26 i32 @__mw_outcome(i8* noundef, i32 noundef) local_unnamed_addr #3

define dso_local i32 @bind(i32 noundef %0, %struct.sockaddr* noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !28 {
  %4 = bitcast %struct.sockaddr* %1 to i8*, !dbg !29
  call void @__midway_check(i8* noundef %4, i32 noundef %2, i32 noundef 0) #7, !dbg !29
  %5 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i32 0, i32 0), i32 noundef 0) #7, !dbg !30
  ret i32 %5, !dbg !30
}

define dso_local i32 @connect(i32 noundef %0, %struct.sockaddr* noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !31 {
  %4 = bitcast %struct.sockaddr* %1 to i8*, !dbg !32
  call void @__midway_check(i8* noundef %4, i32 noundef %2, i32 noundef 0) #7, !dbg !32
  %5 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i32 0, i32 0), i32 noundef 0) #7, !dbg !33
  ret i32 %5, !dbg !33
}

define dso_local i32 @listen(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !34 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), i32 noundef 0) #7, !dbg !35
  ret i32 %3, !dbg !35
}

define dso_local i32 @shutdown(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !36 {
  %3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i32 0, i32 0), i32 noundef 0) #7, !dbg !37
  ret i32 %3, !dbg !37
}

define dso_local i32 @setsockopt(i32 noundef %0, i32 noundef %1, i32 noundef %2, i8* nocapture noundef readnone %3, i32 noundef %4) local_unnamed_addr #2 !dbg !38 {
  %6 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.6, i32 0, i32 0), i32 noundef 0) #7, !dbg !39
  ret i32 %6, !dbg !39
}

define dso_local i32 @accept(i32 %0, %struct.sockaddr* noalias noundef %1, i32* noalias nocapture noundef readonly %2) local_unnamed_addr #2 !dbg !40 {
  call void @__mw_cancellation_point() #7, !dbg !41
  %4 = bitcast %struct.sockaddr* %1 to i8*, !dbg !42
  %5 = icmp eq %struct.sockaddr* %1, null, !dbg !43
  br i1 %5, label %8, label %6, !dbg !43

6:
  %7 = load i32, i32* %2, align 4, !dbg !46
  call void @__midway_check(i8* noundef nonnull %4, i32 noundef %7, i32 noundef 1) #7, !dbg !47
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef %7, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.30, i32 0, i32 0)) #7, !dbg !51
  br label %8, !dbg !52

8:
  %9 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i32 0, i32 0)) #7, !dbg !53
  ret i32 %9, !dbg !53
}

declare void @__mw_cancellation_point() local_unnamed_addr #3

define dso_local i32 @accept4(i32 noundef %0, %struct.sockaddr* noalias noundef %1, i32* noalias nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr #2 !dbg !54 {
  call void @llvm.experimental.noalias.scope.decl(metadata !55), !dbg !58
  call void @__mw_cancellation_point() #7, !dbg !59, !noalias !61
  %5 = bitcast %struct.sockaddr* %1 to i8*, !dbg !63
  %6 = icmp eq %struct.sockaddr* %1, null, !dbg !64
  br i1 %6, label %9, label %7, !dbg !64

7:
  %8 = load i32, i32* %2, align 4, !dbg !66, !alias.scope !55, !noalias !67
  call void @__midway_check(i8* noundef nonnull %5, i32 noundef %8, i32 noundef 1) #7, !dbg !68, !noalias !55
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef %8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.30, i32 0, i32 0)) #7, !dbg !70, !noalias !55
  br label %9, !dbg !71

9:
  %10 = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i32 0, i32 0)) #7, !dbg !72, !noalias !55
  ret i32 %10, !dbg !58
}

define dso_local i32 @getsockname(i32 noundef %0, %struct.sockaddr* noalias noundef %1, i32* noalias nocapture noundef readonly %2) local_unnamed_addr #2 !dbg !73 {
  %4 = bitcast %struct.sockaddr* %1 to i8*, !dbg !74
  %5 = icmp eq %struct.sockaddr* %1, null, !dbg !75
  br i1 %5, label %8, label %6, !dbg !75

6:
  %7 = load i32, i32* %2, align 4, !dbg !77
  call void @__midway_check(i8* noundef nonnull %4, i32 noundef %7, i32 noundef 1) #7, !dbg !78
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef %7, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.30, i32 0, i32 0)) #7, !dbg !80
  br label %8, !dbg !81

8:
  %9 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.8, i32 0, i32 0), i32 noundef 0) #7, !dbg !82
  ret i32 %9, !dbg !82
}

define dso_local i32 @getpeername(i32 noundef %0, %struct.sockaddr* noalias noundef %1, i32* noalias nocapture noundef readonly %2) local_unnamed_addr #2 !dbg !83 {
  %4 = bitcast %struct.sockaddr* %1 to i8*, !dbg !84
  %5 = icmp eq %struct.sockaddr* %1, null, !dbg !85
  br i1 %5, label %8, label %6, !dbg !85

6:
  %7 = load i32, i32* %2, align 4, !dbg !87
  call void @__midway_check(i8* noundef nonnull %4, i32 noundef %7, i32 noundef 1) #7, !dbg !88
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef %7, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.30, i32 0, i32 0)) #7, !dbg !90
  br label %8, !dbg !91

8:
  %9 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.9, i32 0, i32 0), i32 noundef 0) #7, !dbg !92
  ret i32 %9, !dbg !92
}

define dso_local i32 @getsockopt(i32 noundef %0, i32 noundef %1, i32 noundef %2, i8* noalias noundef %3, i32* noalias nocapture noundef readonly %4) local_unnamed_addr #2 !dbg !93 {
  %6 = icmp eq i8* %3, null, !dbg !94
  br i1 %6, label %9, label %7, !dbg !94

7:
  %8 = load i32, i32* %4, align 4, !dbg !96
  call void @__midway_check(i8* noundef nonnull %3, i32 noundef %8, i32 noundef 1) #7, !dbg !97
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef %8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.30, i32 0, i32 0)) #7, !dbg !99
  br label %9, !dbg !100

9:
  %10 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i32 0, i32 0), i32 noundef 0) #7, !dbg !101
  ret i32 %10, !dbg !101
}

define dso_local i32 @recv(i32 %0, i8* noundef %1, i32 noundef %2, i32 %3) local_unnamed_addr #2 !dbg !102 {
  call void @__mw_cancellation_point() #7, !dbg !103
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 1) #7, !dbg !104
  call void @__midway_nondet(i8* noundef %1, i32 noundef %2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0)) #7, !dbg !106
  %5 = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0), i32 noundef %2) #7, !dbg !107
  ret i32 %5, !dbg !107
}

declare !dbg !108 i32 @__mw_transferred(i8* noundef, i32 noundef) local_unnamed_addr #3

define dso_local i32 @recvfrom(i32 noundef %0, i8* noalias noundef %1, i32 noundef %2, i32 noundef %3, %struct.sockaddr* noalias noundef %4, i32* noalias nocapture noundef readonly %5) local_unnamed_addr #2 !dbg !109 {
  %7 = bitcast %struct.sockaddr* %4 to i8*, !dbg !110
  %8 = icmp eq %struct.sockaddr* %4, null, !dbg !111
  br i1 %8, label %11, label %9, !dbg !111

9:
  %10 = load i32, i32* %5, align 4, !dbg !113
  call void @__midway_check(i8* noundef nonnull %7, i32 noundef %10, i32 noundef 1) #7, !dbg !114
  call void @__midway_nondet(i8* noundef nonnull %7, i32 noundef %10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.30, i32 0, i32 0)) #7, !dbg !116
  br label %11, !dbg !117

11:
  call void @__mw_cancellation_point() #7, !dbg !118
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 1) #7, !dbg !120
  call void @__midway_nondet(i8* noundef %1, i32 noundef %2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0)) #7, !dbg !122
  %12 = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0), i32 noundef %2) #7, !dbg !123
  ret i32 %12, !dbg !124
}

define dso_local i32 @send(i32 %0, i8* noundef %1, i32 noundef %2, i32 %3) local_unnamed_addr #2 !dbg !125 {
  call void @__mw_cancellation_point() #7, !dbg !126
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 0) #7, !dbg !127
  %5 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i32 0, i32 0), i32 noundef %2) #7, !dbg !128
  ret i32 %5, !dbg !128
}

define dso_local i32 @sendto(i32 noundef %0, i8* noundef %1, i32 noundef %2, i32 noundef %3, %struct.sockaddr* nocapture noundef readnone %4, i32 noundef %5) local_unnamed_addr #2 !dbg !129 {
  call void @__mw_cancellation_point() #7, !dbg !130
  call void @__midway_check(i8* noundef %1, i32 noundef %2, i32 noundef 0) #7, !dbg !132
  %7 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i32 0, i32 0), i32 noundef %2) #7, !dbg !133
  ret i32 %7, !dbg !134
}

define dso_local i32 @recvmsg(i32 noundef %0, %struct.msghdr* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #2 !dbg !135 {
  %4 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i32 0, i32 3
  %5 = load i32, i32* %4, align 4, !dbg !136
  %6 = icmp eq i32 %5, 0, !dbg !136
  br i1 %6, label %9, label %7, !dbg !136

7:
  %8 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i32 0, i32 2
  br label %12, !dbg !136

9:
  %10 = phi i32 [ 0, %3 ], [ %23, %12 ], !dbg !137
  %11 = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i32 0, i32 0), i32 noundef %10) #7, !dbg !138
  ret i32 %11, !dbg !138

12:
  %13 = phi i32 [ 0, %7 ], [ %24, %12 ]
  %14 = phi i32 [ 0, %7 ], [ %23, %12 ]
  %15 = load %struct.iovec*, %struct.iovec** %8, align 4, !dbg !139
  %16 = getelementptr %struct.iovec, %struct.iovec* %15, i32 %13, i32 0, !dbg !139
  %17 = load i8*, i8** %16, align 4, !dbg !139
  %18 = getelementptr %struct.iovec, %struct.iovec* %15, i32 %13, i32 1, !dbg !139
  %19 = load i32, i32* %18, align 4, !dbg !139
  call void @__midway_check(i8* noundef %17, i32 noundef %19, i32 noundef 1) #7, !dbg !140
  call void @__midway_nondet(i8* noundef %17, i32 noundef %19, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !142
  %20 = load %struct.iovec*, %struct.iovec** %8, align 4, !dbg !143
  %21 = getelementptr %struct.iovec, %struct.iovec* %20, i32 %13, i32 1, !dbg !143
  %22 = load i32, i32* %21, align 4, !dbg !143
  %23 = add i32 %22, %14, !dbg !143
  %24 = add nuw i32 %13, 1, !dbg !136
  %25 = load i32, i32* %4, align 4, !dbg !136
  %26 = icmp ult i32 %24, %25, !dbg !136
  br i1 %26, label %12, label %9, !dbg !136, !llvm.loop !144
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

define dso_local i32 @sendmsg(i32 noundef %0, %struct.msghdr* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #2 !dbg !148 {
  %4 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i32 0, i32 3
  %5 = load i32, i32* %4, align 4, !dbg !149
  %6 = icmp eq i32 %5, 0, !dbg !149
  br i1 %6, label %9, label %7, !dbg !149

7:
  %8 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i32 0, i32 2
  br label %12, !dbg !149

9:
  %10 = phi i32 [ 0, %3 ], [ %23, %12 ], !dbg !150
  %11 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.14, i32 0, i32 0), i32 noundef %10) #7, !dbg !151
  ret i32 %11, !dbg !151

12:
  %13 = phi i32 [ 0, %7 ], [ %24, %12 ]
  %14 = phi i32 [ 0, %7 ], [ %23, %12 ]
  %15 = load %struct.iovec*, %struct.iovec** %8, align 4, !dbg !152
  %16 = getelementptr %struct.iovec, %struct.iovec* %15, i32 %13, i32 0, !dbg !152
  %17 = load i8*, i8** %16, align 4, !dbg !152
  %18 = getelementptr %struct.iovec, %struct.iovec* %15, i32 %13, i32 1, !dbg !152
  %19 = load i32, i32* %18, align 4, !dbg !152
  call void @__midway_check(i8* noundef %17, i32 noundef %19, i32 noundef 0) #7, !dbg !152
  %20 = load %struct.iovec*, %struct.iovec** %8, align 4, !dbg !153
  %21 = getelementptr %struct.iovec, %struct.iovec* %20, i32 %13, i32 1, !dbg !153
  %22 = load i32, i32* %21, align 4, !dbg !153
  %23 = add i32 %22, %14, !dbg !153
  %24 = add nuw i32 %13, 1, !dbg !149
  %25 = load i32, i32* %4, align 4, !dbg !149
  %26 = icmp ult i32 %24, %25, !dbg !149
  br i1 %26, label %12, label %9, !dbg !149, !llvm.loop !154
}

define dso_local i32 @inet_aton(i8* noundef %0, %struct.in_addr* noundef %1) local_unnamed_addr #2 !dbg !156 {
  %3 = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #7, !dbg !157
  %4 = bitcast %struct.in_addr* %1 to i8*, !dbg !158
  call void @__midway_check(i8* noundef %4, i32 noundef 4, i32 noundef 1) #7, !dbg !159
  call void @__midway_nondet(i8* noundef %4, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.15, i32 0, i32 0)) #7, !dbg !161
  %5 = bitcast i32* %3 to i8*, !dbg !162
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #8, !dbg !162
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.15, i32 0, i32 0)) #7, !dbg !165
  %6 = load i32, i32* %3, align 4, !dbg !166
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #8, !dbg !167
  %7 = and i32 %6, 1, !dbg !168
  ret i32 %7, !dbg !168
}

declare !dbg !169 void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #3

define dso_local i32 @inet_addr(i8* noundef %0) local_unnamed_addr #2 !dbg !170 {
  %2 = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #7, !dbg !171
  %3 = bitcast i32* %2 to i8*, !dbg !172
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #8, !dbg !172
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !174
  %4 = load i32, i32* %2, align 4, !dbg !175
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #8, !dbg !176
  ret i32 %4, !dbg !177
}

define dso_local i32 @inet_network(i8* noundef %0) local_unnamed_addr #2 !dbg !178 {
  %2 = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #7, !dbg !179
  %3 = bitcast i32* %2 to i8*, !dbg !181
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #8, !dbg !181
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !183
  %4 = load i32, i32* %2, align 4, !dbg !184
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #8, !dbg !185
  ret i32 %4, !dbg !186
}

define dso_local i32 @inet_pton(i32 noundef %0, i8* noalias noundef %1, i8* noalias noundef %2) local_unnamed_addr #2 !dbg !187 {
  %4 = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %1, i32 noundef -1) #7, !dbg !188
  %5 = and i32 %0, -9, !dbg !189
  %6 = icmp eq i32 %5, 2, !dbg !189
  br i1 %6, label %9, label %7, !dbg !189

7:
  %8 = call i32 @__mw_fail(i32 noundef 97) #7, !dbg !190
  br label %15, !dbg !190

9:
  %10 = icmp eq i32 %0, 2, !dbg !191
  %11 = select i1 %10, i32 4, i32 16, !dbg !191
  call void @__midway_check(i8* noundef %2, i32 noundef %11, i32 noundef 1) #7, !dbg !192
  call void @__midway_nondet(i8* noundef %2, i32 noundef %11, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.17, i32 0, i32 0)) #7, !dbg !194
  %12 = bitcast i32* %4 to i8*, !dbg !195
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %12) #8, !dbg !195
  call void @__midway_nondet(i8* noundef nonnull %12, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.17, i32 0, i32 0)) #7, !dbg !197
  %13 = load i32, i32* %4, align 4, !dbg !198
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %12) #8, !dbg !199
  %14 = and i32 %13, 1, !dbg !200
  br label %15, !dbg !200

15:
  %16 = phi i32 [ %8, %7 ], [ %14, %9 ], !dbg !201
  ret i32 %16, !dbg !202
}

declare !dbg !203 i32 @__mw_fail(i32 noundef) local_unnamed_addr #3

define dso_local i8* @inet_ntoa(i32 %0) local_unnamed_addr #2 !dbg !204 {
  %2 = call i8* @__midway_thread_storage(i32 noundef 332) #7, !dbg !205
  %3 = getelementptr inbounds i8, i8* %2, i32 268, !dbg !208
  call void @__midway_nondet(i8* noundef %3, i32 noundef 16, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.18, i32 0, i32 0)) #7, !dbg !209
  %4 = getelementptr i8, i8* %2, i32 283, !dbg !212
  store i8 0, i8* %4, align 1, !dbg !212
  ret i8* %3, !dbg !208
}

define dso_local i8* @inet_ntop(i32 noundef %0, i8* noalias noundef %1, i8* noalias noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !213 {
  %5 = icmp eq i32 %0, 2, !dbg !214
  %6 = select i1 %5, i32 4, i32 16, !dbg !214
  call void @__midway_check(i8* noundef %1, i32 noundef %6, i32 noundef 0) #7, !dbg !214
  %7 = icmp ult i32 %3, 16, !dbg !215
  br i1 %7, label %8, label %10, !dbg !215

8:
  %9 = call i32 @__mw_fail(i32 noundef 28) #7, !dbg !216
  br label %13, !dbg !216

10:
  call void @__midway_check(i8* noundef %2, i32 noundef %3, i32 noundef 1) #7, !dbg !217
  call void @__midway_nondet(i8* noundef %2, i32 noundef %3, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.19, i32 0, i32 0)) #7, !dbg !218
  %11 = add i32 %3, -1, !dbg !220
  %12 = getelementptr i8, i8* %2, i32 %11, !dbg !220
  store i8 0, i8* %12, align 1, !dbg !220
  br label %13, !dbg !221

13:
  %14 = phi i8* [ null, %8 ], [ %2, %10 ], !dbg !222
  ret i8* %14, !dbg !223
}

define dso_local %struct.hostent* @gethostbyname(i8* noundef %0) local_unnamed_addr #2 !dbg !224 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #7, !dbg !225
  %2 = call fastcc %struct.hostent* @any_host() #9, !dbg !226
  ret %struct.hostent* %2, !dbg !226
}

define internal fastcc %struct.hostent* @any_host() unnamed_addr #2 !dbg !227 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.31, i32 0, i32 0)) #7, !dbg !228
  %2 = icmp eq i32 %1, 0, !dbg !228
  br i1 %2, label %22, label %3, !dbg !228

3:
  %4 = call i8* @__midway_alloc(i32 noundef 8, i32 noundef 16, i32 noundef 3) #7, !dbg !229
  %5 = bitcast i8* %4 to i8**, !dbg !232
  %6 = call i8* @__midway_alloc(i32 noundef 4, i32 noundef 16, i32 noundef 3) #7, !dbg !233
  store i8* %6, i8** %5, align 4, !dbg !235
  call void @__midway_nondet(i8* noundef %6, i32 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.32, i32 0, i32 0)) #7, !dbg !236
  %7 = getelementptr i8, i8* %4, i32 4, !dbg !237
  %8 = bitcast i8* %7 to i8**, !dbg !237
  store i8* null, i8** %8, align 4, !dbg !237
  %9 = call i8* @__midway_alloc(i32 noundef 20, i32 noundef 16, i32 noundef 3) #7, !dbg !238
  %10 = bitcast i8* %9 to %struct.hostent*, !dbg !240
  %11 = call i8* @__midway_alloc(i32 noundef 32, i32 noundef 16, i32 noundef 3) #7, !dbg !241
  call void @__midway_nondet(i8* noundef %11, i32 noundef 32, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.33, i32 0, i32 0)) #7, !dbg !245
  %12 = getelementptr i8, i8* %11, i32 31, !dbg !247
  store i8 0, i8* %12, align 1, !dbg !247
  %13 = bitcast i8* %9 to i8**, !dbg !248
  store i8* %11, i8** %13, align 4, !dbg !248
  %14 = getelementptr inbounds i8, i8* %9, i32 4, !dbg !248
  %15 = bitcast i8* %14 to i8**, !dbg !248
  store i8* %7, i8** %15, align 4, !dbg !248
  %16 = getelementptr inbounds i8, i8* %9, i32 8, !dbg !248
  %17 = bitcast i8* %16 to i32*, !dbg !248
  store i32 2, i32* %17, align 4, !dbg !248
  %18 = getelementptr inbounds i8, i8* %9, i32 12, !dbg !248
  %19 = bitcast i8* %18 to i32*, !dbg !248
  store i32 4, i32* %19, align 4, !dbg !248
  %20 = getelementptr inbounds i8, i8* %9, i32 16, !dbg !248
  %21 = bitcast i8* %20 to i8**, !dbg !248
  store i8* %4, i8** %21, align 4, !dbg !248
  br label %22

22:
  %23 = phi %struct.hostent* [ %10, %3 ], [ null, %0 ], !dbg !249
  ret %struct.hostent* %23, !dbg !250
}

define dso_local %struct.hostent* @gethostbyname2(i8* noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !251 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #7, !dbg !252
  %3 = call fastcc %struct.hostent* @any_host() #7, !dbg !254
  ret %struct.hostent* %3, !dbg !255
}

define dso_local %struct.hostent* @gethostbyaddr(i8* nocapture noundef readnone %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !256 {
  %4 = call fastcc %struct.hostent* @any_host() #9, !dbg !257
  ret %struct.hostent* %4, !dbg !257
}

define dso_local nonnull i32* @__h_errno_location() local_unnamed_addr #5 !dbg !258 {
  ret i32* @host_error, !dbg !259
}

define dso_local i8* @hstrerror(i32 noundef %0) local_unnamed_addr #5 !dbg !260 {
  ret i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.20, i32 0, i32 0), !dbg !261
}

define dso_local void @herror(i8* noundef %0) local_unnamed_addr #2 !dbg !262 {
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #7, !dbg !263
  ret void, !dbg !263
}

define dso_local i8* @gai_strerror(i32 noundef %0) local_unnamed_addr #5 !dbg !264 {
  ret i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.21, i32 0, i32 0), !dbg !265
}

define dso_local i32 @getaddrinfo(i8* noalias nocapture noundef readnone %0, i8* noalias nocapture noundef readnone %1, %struct.addrinfo* noalias noundef readonly %2, %struct.addrinfo** noalias noundef %3) local_unnamed_addr #2 !dbg !266 {
  %5 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.22, i32 0, i32 0)) #7, !dbg !267
  %6 = icmp eq i32 %5, 0, !dbg !267
  br i1 %6, label %34, label %7, !dbg !267

7:
  %8 = call i8* @__midway_alloc(i32 noundef 32, i32 noundef 16, i32 noundef 3) #7, !dbg !268
  %9 = call i8* @__midway_alloc(i32 noundef 16, i32 noundef 16, i32 noundef 3) #7, !dbg !270
  call void @__midway_nondet(i8* noundef %9, i32 noundef 16, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.22, i32 0, i32 0)) #7, !dbg !272
  %10 = bitcast i8* %9 to i16*, !dbg !273
  store i16 2, i16* %10, align 4, !dbg !273
  %11 = icmp eq %struct.addrinfo* %2, null, !dbg !274
  br i1 %11, label %15, label %12, !dbg !274

12:
  %13 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %2, i32 0, i32 2, !dbg !274
  %14 = load i32, i32* %13, align 4, !dbg !274
  br label %15, !dbg !274

15:
  %16 = phi i32 [ %14, %12 ], [ 1, %7 ], !dbg !274
  %17 = bitcast i8* %8 to i32*, !dbg !274
  store i32 0, i32* %17, align 4, !dbg !274
  %18 = getelementptr inbounds i8, i8* %8, i32 4, !dbg !274
  %19 = bitcast i8* %18 to i32*, !dbg !274
  store i32 2, i32* %19, align 4, !dbg !274
  %20 = getelementptr inbounds i8, i8* %8, i32 8, !dbg !274
  %21 = bitcast i8* %20 to i32*, !dbg !274
  store i32 %16, i32* %21, align 4, !dbg !274
  %22 = getelementptr inbounds i8, i8* %8, i32 12, !dbg !274
  %23 = bitcast i8* %22 to i32*, !dbg !274
  store i32 0, i32* %23, align 4, !dbg !274
  %24 = getelementptr inbounds i8, i8* %8, i32 16, !dbg !274
  %25 = bitcast i8* %24 to i32*, !dbg !274
  store i32 16, i32* %25, align 4, !dbg !274
  %26 = getelementptr inbounds i8, i8* %8, i32 20, !dbg !274
  %27 = bitcast i8* %26 to i8**, !dbg !274
  store i8* %9, i8** %27, align 4, !dbg !274
  %28 = getelementptr inbounds i8, i8* %8, i32 24, !dbg !274
  %29 = bitcast i8* %28 to i8**, !dbg !274
  store i8* null, i8** %29, align 4, !dbg !274
  %30 = getelementptr inbounds i8, i8* %8, i32 28, !dbg !274
  %31 = bitcast i8* %30 to %struct.addrinfo**, !dbg !274
  store %struct.addrinfo* null, %struct.addrinfo** %31, align 4, !dbg !274
  %32 = bitcast %struct.addrinfo** %3 to i8*, !dbg !275
  call void @__midway_check(i8* noundef %32, i32 noundef 4, i32 noundef 1) #7, !dbg !275
  %33 = bitcast %struct.addrinfo** %3 to i8**, !dbg !276
  store i8* %8, i8** %33, align 4, !dbg !276
  br label %34

34:
  %35 = phi i32 [ 0, %15 ], [ -2, %4 ], !dbg !277
  ret i32 %35, !dbg !278
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #3

define dso_local void @freeaddrinfo(%struct.addrinfo* noundef %0) local_unnamed_addr #2 !dbg !279 {
  %2 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %0, i32 0, i32 5, !dbg !280
  %3 = bitcast %struct.sockaddr** %2 to i8**, !dbg !280
  %4 = load i8*, i8** %3, align 4, !dbg !280
  call void @__midway_free(i8* noundef %4, i32 noundef 3) #7, !dbg !280
  %5 = bitcast %struct.addrinfo* %0 to i8*, !dbg !281
  call void @__midway_free(i8* noundef %5, i32 noundef 3) #7, !dbg !281
  ret void, !dbg !282
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #3

define dso_local i32 @getnameinfo(%struct.sockaddr* noalias nocapture noundef readnone %0, i32 noundef %1, i8* noalias noundef %2, i32 noundef %3, i8* noalias noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #2 !dbg !283 {
  %8 = alloca i32, align 4
  %9 = icmp ne i8* %2, null, !dbg !284
  %10 = icmp ne i32 %3, 0, !dbg !284
  %11 = and i1 %9, %10, !dbg !284
  br i1 %11, label %12, label %15, !dbg !284

12:
  call void @__midway_check(i8* noundef nonnull %2, i32 noundef %3, i32 noundef 1) #7, !dbg !285
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef %3, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i32 0, i32 0)) #7, !dbg !286
  %13 = add i32 %3, -1, !dbg !288
  %14 = getelementptr i8, i8* %2, i32 %13, !dbg !288
  store i8 0, i8* %14, align 1, !dbg !288
  br label %15, !dbg !289

15:
  %16 = icmp ne i8* %4, null, !dbg !290
  %17 = icmp ne i32 %5, 0, !dbg !290
  %18 = and i1 %16, %17, !dbg !290
  br i1 %18, label %19, label %22, !dbg !290

19:
  call void @__midway_check(i8* noundef nonnull %4, i32 noundef %5, i32 noundef 1) #7, !dbg !291
  call void @__midway_nondet(i8* noundef nonnull %4, i32 noundef %5, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i32 0, i32 0)) #7, !dbg !292
  %20 = add i32 %5, -1, !dbg !294
  %21 = getelementptr i8, i8* %4, i32 %20, !dbg !294
  store i8 0, i8* %21, align 1, !dbg !294
  br label %22, !dbg !295

22:
  %23 = bitcast i32* %8 to i8*, !dbg !296
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %23) #8, !dbg !296
  call void @__midway_nondet(i8* noundef nonnull %23, i32 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i32 0, i32 0)) #7, !dbg !298
  %24 = load i32, i32* %8, align 4, !dbg !299
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %23) #8, !dbg !300
  %25 = and i32 %24, 1, !dbg !301
  %26 = icmp eq i32 %25, 0, !dbg !301
  %27 = select i1 %26, i32 0, i32 -4, !dbg !301
  ret i32 %27, !dbg !301
}

define dso_local %struct.servent* @getservbyname(i8* noundef %0, i8* nocapture readnone %1) local_unnamed_addr #2 !dbg !302 {
  %3 = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %0, i32 noundef -1) #7, !dbg !303
  %4 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.24, i32 0, i32 0)) #7, !dbg !304
  %5 = icmp eq i32 %4, 0, !dbg !304
  br i1 %5, label %21, label %6, !dbg !304

6:
  %7 = call i8* @__midway_alloc(i32 noundef 16, i32 noundef 16, i32 noundef 3) #7, !dbg !305
  %8 = bitcast i8* %7 to %struct.servent*, !dbg !307
  %9 = call i8* @__midway_alloc(i32 noundef 32, i32 noundef 16, i32 noundef 3) #7, !dbg !308
  call void @__midway_nondet(i8* noundef %9, i32 noundef 32, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.25, i32 0, i32 0)) #7, !dbg !311
  %10 = getelementptr i8, i8* %9, i32 31, !dbg !313
  store i8 0, i8* %10, align 1, !dbg !313
  %11 = bitcast i32* %3 to i8*, !dbg !314
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %11) #8, !dbg !314
  call void @__midway_nondet(i8* noundef nonnull %11, i32 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.26, i32 0, i32 0)) #7, !dbg !316
  %12 = load i32, i32* %3, align 4, !dbg !317
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %11) #8, !dbg !318
  %13 = and i32 %12, 65535, !dbg !319
  %14 = bitcast i8* %7 to i8**, !dbg !319
  store i8* %9, i8** %14, align 4, !dbg !319
  %15 = getelementptr inbounds i8, i8* %7, i32 4, !dbg !319
  %16 = bitcast i8* %15 to i8***, !dbg !319
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @getservbyname.none, i32 0, i32 0), i8*** %16, align 4, !dbg !319
  %17 = getelementptr inbounds i8, i8* %7, i32 8, !dbg !319
  %18 = bitcast i8* %17 to i32*, !dbg !319
  store i32 %13, i32* %18, align 4, !dbg !319
  %19 = getelementptr inbounds i8, i8* %7, i32 12, !dbg !319
  %20 = bitcast i8* %19 to i8**, !dbg !319
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.27, i32 0, i32 0), i8** %20, align 4, !dbg !319
  br label %21

21:
  %22 = phi %struct.servent* [ %8, %6 ], [ null, %2 ], !dbg !320
  ret %struct.servent* %22, !dbg !321
}

define dso_local %struct.servent* @getservbyport(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #2 !dbg !322 {
  %3 = call %struct.servent* @getservbyname(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.28, i32 0, i32 0), i8* undef) #9, !dbg !323
  ret %struct.servent* %3, !dbg !323
}

define dso_local i32 @if_nametoindex(i8* nocapture noundef readnone %0) local_unnamed_addr #2 !dbg !324 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !325
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #8, !dbg !325
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.29, i32 0, i32 0)) #7, !dbg !329
  %4 = load i32, i32* %2, align 4, !dbg !330
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #8, !dbg !331
  %5 = and i32 %4, 2147483647, !dbg !332
  ret i32 %5, !dbg !333
}

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
!9 = distinct !DISubprogram(name: "htons", scope: !1, file: !1, line: 18, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 18, scope: !9)
!13 = distinct !DISubprogram(name: "ntohs", scope: !1, file: !1, line: 19, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!14 = !DILocation(line: 19, scope: !13)
!15 = distinct !DISubprogram(name: "htonl", scope: !1, file: !1, line: 20, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!16 = !DILocation(line: 20, scope: !15)
!17 = distinct !DISubprogram(name: "ntohl", scope: !1, file: !1, line: 21, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 21, scope: !17)
!19 = distinct !DISubprogram(name: "socket", scope: !1, file: !1, line: 26, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 26, scope: !19)
!21 = distinct !DISubprogram(name: "socketpair", scope: !1, file: !1, line: 28, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 30, scope: !21)
!23 = !DILocation(line: 31, scope: !21)
!24 = !DILocation(line: 32, scope: !21)
!25 = !DILocation(line: 33, scope: !21)
!26 = !DISubprogram(name: "outcome", scope: !27, file: !27, line: 8, type: !10, spFlags: DISPFlagOptimized)
!27 = !DIFile(filename: "c/environment.h", directory: ".")
!28 = distinct !DISubprogram(name: "bind", scope: !1, file: !1, line: 36, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 38, scope: !28)
!30 = !DILocation(line: 39, scope: !28)
!31 = distinct !DISubprogram(name: "connect", scope: !1, file: !1, line: 42, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!32 = !DILocation(line: 44, scope: !31)
!33 = !DILocation(line: 45, scope: !31)
!34 = distinct !DISubprogram(name: "listen", scope: !1, file: !1, line: 48, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!35 = !DILocation(line: 48, scope: !34)
!36 = distinct !DISubprogram(name: "shutdown", scope: !1, file: !1, line: 49, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!37 = !DILocation(line: 49, scope: !36)
!38 = distinct !DISubprogram(name: "setsockopt", scope: !1, file: !1, line: 50, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!39 = !DILocation(line: 50, scope: !38)
!40 = distinct !DISubprogram(name: "accept", scope: !1, file: !1, line: 60, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!41 = !DILocation(line: 62, scope: !40)
!42 = !DILocation(line: 63, scope: !40)
!43 = !DILocation(line: 55, scope: !44, inlinedAt: !45)
!44 = distinct !DISubprogram(name: "any_address", scope: !1, file: !1, line: 53, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!45 = distinct !DILocation(line: 63, scope: !40)
!46 = !DILocation(line: 57, scope: !44, inlinedAt: !45)
!47 = !DILocation(line: 83, scope: !48, inlinedAt: !50)
!48 = distinct !DISubprogram(name: "fill", scope: !49, file: !49, line: 81, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!49 = !DIFile(filename: "c/models.h", directory: ".")
!50 = distinct !DILocation(line: 57, scope: !44, inlinedAt: !45)
!51 = !DILocation(line: 84, scope: !48, inlinedAt: !50)
!52 = !DILocation(line: 58, scope: !44, inlinedAt: !45)
!53 = !DILocation(line: 64, scope: !40)
!54 = distinct !DISubprogram(name: "accept4", scope: !1, file: !1, line: 67, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!55 = !{!56}
!56 = distinct !{!56, !57, !"accept: argument 1"}
!57 = distinct !{!57, !"accept"}
!58 = !DILocation(line: 67, scope: !54)
!59 = !DILocation(line: 62, scope: !40, inlinedAt: !60)
!60 = distinct !DILocation(line: 67, scope: !54)
!61 = !{!62, !56}
!62 = distinct !{!62, !57, !"accept: argument 0"}
!63 = !DILocation(line: 63, scope: !40, inlinedAt: !60)
!64 = !DILocation(line: 55, scope: !44, inlinedAt: !65)
!65 = distinct !DILocation(line: 63, scope: !40, inlinedAt: !60)
!66 = !DILocation(line: 57, scope: !44, inlinedAt: !65)
!67 = !{!62}
!68 = !DILocation(line: 83, scope: !48, inlinedAt: !69)
!69 = distinct !DILocation(line: 57, scope: !44, inlinedAt: !65)
!70 = !DILocation(line: 84, scope: !48, inlinedAt: !69)
!71 = !DILocation(line: 58, scope: !44, inlinedAt: !65)
!72 = !DILocation(line: 64, scope: !40, inlinedAt: !60)
!73 = distinct !DISubprogram(name: "getsockname", scope: !1, file: !1, line: 69, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!74 = !DILocation(line: 71, scope: !73)
!75 = !DILocation(line: 55, scope: !44, inlinedAt: !76)
!76 = distinct !DILocation(line: 71, scope: !73)
!77 = !DILocation(line: 57, scope: !44, inlinedAt: !76)
!78 = !DILocation(line: 83, scope: !48, inlinedAt: !79)
!79 = distinct !DILocation(line: 57, scope: !44, inlinedAt: !76)
!80 = !DILocation(line: 84, scope: !48, inlinedAt: !79)
!81 = !DILocation(line: 58, scope: !44, inlinedAt: !76)
!82 = !DILocation(line: 72, scope: !73)
!83 = distinct !DISubprogram(name: "getpeername", scope: !1, file: !1, line: 75, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!84 = !DILocation(line: 77, scope: !83)
!85 = !DILocation(line: 55, scope: !44, inlinedAt: !86)
!86 = distinct !DILocation(line: 77, scope: !83)
!87 = !DILocation(line: 57, scope: !44, inlinedAt: !86)
!88 = !DILocation(line: 83, scope: !48, inlinedAt: !89)
!89 = distinct !DILocation(line: 57, scope: !44, inlinedAt: !86)
!90 = !DILocation(line: 84, scope: !48, inlinedAt: !89)
!91 = !DILocation(line: 58, scope: !44, inlinedAt: !86)
!92 = !DILocation(line: 78, scope: !83)
!93 = distinct !DISubprogram(name: "getsockopt", scope: !1, file: !1, line: 81, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!94 = !DILocation(line: 55, scope: !44, inlinedAt: !95)
!95 = distinct !DILocation(line: 83, scope: !93)
!96 = !DILocation(line: 57, scope: !44, inlinedAt: !95)
!97 = !DILocation(line: 83, scope: !48, inlinedAt: !98)
!98 = distinct !DILocation(line: 57, scope: !44, inlinedAt: !95)
!99 = !DILocation(line: 84, scope: !48, inlinedAt: !98)
!100 = !DILocation(line: 58, scope: !44, inlinedAt: !95)
!101 = !DILocation(line: 84, scope: !93)
!102 = distinct !DISubprogram(name: "recv", scope: !1, file: !1, line: 87, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!103 = !DILocation(line: 89, scope: !102)
!104 = !DILocation(line: 83, scope: !48, inlinedAt: !105)
!105 = distinct !DILocation(line: 90, scope: !102)
!106 = !DILocation(line: 84, scope: !48, inlinedAt: !105)
!107 = !DILocation(line: 91, scope: !102)
!108 = !DISubprogram(name: "transferred", scope: !27, file: !27, line: 11, type: !10, spFlags: DISPFlagOptimized)
!109 = distinct !DISubprogram(name: "recvfrom", scope: !1, file: !1, line: 94, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!110 = !DILocation(line: 96, scope: !109)
!111 = !DILocation(line: 55, scope: !44, inlinedAt: !112)
!112 = distinct !DILocation(line: 96, scope: !109)
!113 = !DILocation(line: 57, scope: !44, inlinedAt: !112)
!114 = !DILocation(line: 83, scope: !48, inlinedAt: !115)
!115 = distinct !DILocation(line: 57, scope: !44, inlinedAt: !112)
!116 = !DILocation(line: 84, scope: !48, inlinedAt: !115)
!117 = !DILocation(line: 58, scope: !44, inlinedAt: !112)
!118 = !DILocation(line: 89, scope: !102, inlinedAt: !119)
!119 = distinct !DILocation(line: 97, scope: !109)
!120 = !DILocation(line: 83, scope: !48, inlinedAt: !121)
!121 = distinct !DILocation(line: 90, scope: !102, inlinedAt: !119)
!122 = !DILocation(line: 84, scope: !48, inlinedAt: !121)
!123 = !DILocation(line: 91, scope: !102, inlinedAt: !119)
!124 = !DILocation(line: 97, scope: !109)
!125 = distinct !DISubprogram(name: "send", scope: !1, file: !1, line: 100, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!126 = !DILocation(line: 102, scope: !125)
!127 = !DILocation(line: 103, scope: !125)
!128 = !DILocation(line: 104, scope: !125)
!129 = distinct !DISubprogram(name: "sendto", scope: !1, file: !1, line: 107, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!130 = !DILocation(line: 102, scope: !125, inlinedAt: !131)
!131 = distinct !DILocation(line: 109, scope: !129)
!132 = !DILocation(line: 103, scope: !125, inlinedAt: !131)
!133 = !DILocation(line: 104, scope: !125, inlinedAt: !131)
!134 = !DILocation(line: 109, scope: !129)
!135 = distinct !DISubprogram(name: "recvmsg", scope: !1, file: !1, line: 112, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!136 = !DILocation(line: 115, scope: !135)
!137 = !DILocation(line: 0, scope: !135)
!138 = !DILocation(line: 119, scope: !135)
!139 = !DILocation(line: 116, scope: !135)
!140 = !DILocation(line: 83, scope: !48, inlinedAt: !141)
!141 = distinct !DILocation(line: 116, scope: !135)
!142 = !DILocation(line: 84, scope: !48, inlinedAt: !141)
!143 = !DILocation(line: 117, scope: !135)
!144 = distinct !{!144, !136, !145, !146, !147}
!145 = !DILocation(line: 118, scope: !135)
!146 = !{!"llvm.loop.mustprogress"}
!147 = !{!"llvm.loop.unroll.disable"}
!148 = distinct !DISubprogram(name: "sendmsg", scope: !1, file: !1, line: 122, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!149 = !DILocation(line: 125, scope: !148)
!150 = !DILocation(line: 0, scope: !148)
!151 = !DILocation(line: 129, scope: !148)
!152 = !DILocation(line: 126, scope: !148)
!153 = !DILocation(line: 127, scope: !148)
!154 = distinct !{!154, !149, !155, !146, !147}
!155 = !DILocation(line: 128, scope: !148)
!156 = distinct !DISubprogram(name: "inet_aton", scope: !1, file: !1, line: 134, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!157 = !DILocation(line: 136, scope: !156)
!158 = !DILocation(line: 137, scope: !156)
!159 = !DILocation(line: 83, scope: !48, inlinedAt: !160)
!160 = distinct !DILocation(line: 137, scope: !156)
!161 = !DILocation(line: 84, scope: !48, inlinedAt: !160)
!162 = !DILocation(line: 56, scope: !163, inlinedAt: !164)
!163 = distinct !DISubprogram(name: "any_int", scope: !49, file: !49, line: 54, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!164 = distinct !DILocation(line: 138, scope: !156)
!165 = !DILocation(line: 57, scope: !163, inlinedAt: !164)
!166 = !DILocation(line: 58, scope: !163, inlinedAt: !164)
!167 = !DILocation(line: 59, scope: !163, inlinedAt: !164)
!168 = !DILocation(line: 138, scope: !156)
!169 = !DISubprogram(name: "read_text", scope: !49, file: !49, line: 51, type: !10, spFlags: DISPFlagOptimized)
!170 = distinct !DISubprogram(name: "inet_addr", scope: !1, file: !1, line: 141, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!171 = !DILocation(line: 143, scope: !170)
!172 = !DILocation(line: 56, scope: !163, inlinedAt: !173)
!173 = distinct !DILocation(line: 144, scope: !170)
!174 = !DILocation(line: 57, scope: !163, inlinedAt: !173)
!175 = !DILocation(line: 58, scope: !163, inlinedAt: !173)
!176 = !DILocation(line: 59, scope: !163, inlinedAt: !173)
!177 = !DILocation(line: 144, scope: !170)
!178 = distinct !DISubprogram(name: "inet_network", scope: !1, file: !1, line: 147, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!179 = !DILocation(line: 143, scope: !170, inlinedAt: !180)
!180 = distinct !DILocation(line: 147, scope: !178)
!181 = !DILocation(line: 56, scope: !163, inlinedAt: !182)
!182 = distinct !DILocation(line: 144, scope: !170, inlinedAt: !180)
!183 = !DILocation(line: 57, scope: !163, inlinedAt: !182)
!184 = !DILocation(line: 58, scope: !163, inlinedAt: !182)
!185 = !DILocation(line: 59, scope: !163, inlinedAt: !182)
!186 = !DILocation(line: 147, scope: !178)
!187 = distinct !DISubprogram(name: "inet_pton", scope: !1, file: !1, line: 149, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!188 = !DILocation(line: 151, scope: !187)
!189 = !DILocation(line: 152, scope: !187)
!190 = !DILocation(line: 153, scope: !187)
!191 = !DILocation(line: 154, scope: !187)
!192 = !DILocation(line: 83, scope: !48, inlinedAt: !193)
!193 = distinct !DILocation(line: 154, scope: !187)
!194 = !DILocation(line: 84, scope: !48, inlinedAt: !193)
!195 = !DILocation(line: 56, scope: !163, inlinedAt: !196)
!196 = distinct !DILocation(line: 155, scope: !187)
!197 = !DILocation(line: 57, scope: !163, inlinedAt: !196)
!198 = !DILocation(line: 58, scope: !163, inlinedAt: !196)
!199 = !DILocation(line: 59, scope: !163, inlinedAt: !196)
!200 = !DILocation(line: 155, scope: !187)
!201 = !DILocation(line: 0, scope: !187)
!202 = !DILocation(line: 156, scope: !187)
!203 = !DISubprogram(name: "fail", scope: !49, file: !49, line: 42, type: !10, spFlags: DISPFlagOptimized)
!204 = distinct !DISubprogram(name: "inet_ntoa", scope: !1, file: !1, line: 165, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!205 = !DILocation(line: 39, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "area", scope: !49, file: !49, line: 39, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!207 = distinct !DILocation(line: 165, scope: !204)
!208 = !DILocation(line: 165, scope: !204)
!209 = !DILocation(line: 160, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "any_text", scope: !1, file: !1, line: 158, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!211 = distinct !DILocation(line: 165, scope: !204)
!212 = !DILocation(line: 161, scope: !210, inlinedAt: !211)
!213 = distinct !DISubprogram(name: "inet_ntop", scope: !1, file: !1, line: 167, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!214 = !DILocation(line: 169, scope: !213)
!215 = !DILocation(line: 170, scope: !213)
!216 = !DILocation(line: 171, scope: !213)
!217 = !DILocation(line: 172, scope: !213)
!218 = !DILocation(line: 160, scope: !210, inlinedAt: !219)
!219 = distinct !DILocation(line: 173, scope: !213)
!220 = !DILocation(line: 161, scope: !210, inlinedAt: !219)
!221 = !DILocation(line: 173, scope: !213)
!222 = !DILocation(line: 0, scope: !213)
!223 = !DILocation(line: 174, scope: !213)
!224 = distinct !DISubprogram(name: "gethostbyname", scope: !1, file: !1, line: 195, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!225 = !DILocation(line: 197, scope: !224)
!226 = !DILocation(line: 198, scope: !224)
!227 = distinct !DISubprogram(name: "any_host", scope: !1, file: !1, line: 182, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!228 = !DILocation(line: 184, scope: !227)
!229 = !DILocation(line: 87, scope: !230, inlinedAt: !231)
!230 = distinct !DISubprogram(name: "internal_alloc", scope: !49, file: !49, line: 87, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!231 = distinct !DILocation(line: 186, scope: !227)
!232 = !DILocation(line: 186, scope: !227)
!233 = !DILocation(line: 87, scope: !230, inlinedAt: !234)
!234 = distinct !DILocation(line: 187, scope: !227)
!235 = !DILocation(line: 187, scope: !227)
!236 = !DILocation(line: 188, scope: !227)
!237 = !DILocation(line: 189, scope: !227)
!238 = !DILocation(line: 87, scope: !230, inlinedAt: !239)
!239 = distinct !DILocation(line: 190, scope: !227)
!240 = !DILocation(line: 190, scope: !227)
!241 = !DILocation(line: 87, scope: !230, inlinedAt: !242)
!242 = distinct !DILocation(line: 180, scope: !243, inlinedAt: !244)
!243 = distinct !DISubprogram(name: "name_object", scope: !1, file: !1, line: 180, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!244 = distinct !DILocation(line: 191, scope: !227)
!245 = !DILocation(line: 160, scope: !210, inlinedAt: !246)
!246 = distinct !DILocation(line: 180, scope: !243, inlinedAt: !244)
!247 = !DILocation(line: 161, scope: !210, inlinedAt: !246)
!248 = !DILocation(line: 191, scope: !227)
!249 = !DILocation(line: 0, scope: !227)
!250 = !DILocation(line: 193, scope: !227)
!251 = distinct !DISubprogram(name: "gethostbyname2", scope: !1, file: !1, line: 201, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!252 = !DILocation(line: 197, scope: !224, inlinedAt: !253)
!253 = distinct !DILocation(line: 201, scope: !251)
!254 = !DILocation(line: 198, scope: !224, inlinedAt: !253)
!255 = !DILocation(line: 201, scope: !251)
!256 = distinct !DISubprogram(name: "gethostbyaddr", scope: !1, file: !1, line: 202, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!257 = !DILocation(line: 202, scope: !256)
!258 = distinct !DISubprogram(name: "__h_errno_location", scope: !1, file: !1, line: 205, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!259 = !DILocation(line: 205, scope: !258)
!260 = distinct !DISubprogram(name: "hstrerror", scope: !1, file: !1, line: 206, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!261 = !DILocation(line: 206, scope: !260)
!262 = distinct !DISubprogram(name: "herror", scope: !1, file: !1, line: 207, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!263 = !DILocation(line: 207, scope: !262)
!264 = distinct !DISubprogram(name: "gai_strerror", scope: !1, file: !1, line: 208, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!265 = !DILocation(line: 208, scope: !264)
!266 = distinct !DISubprogram(name: "getaddrinfo", scope: !1, file: !1, line: 210, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!267 = !DILocation(line: 213, scope: !266)
!268 = !DILocation(line: 87, scope: !230, inlinedAt: !269)
!269 = distinct !DILocation(line: 215, scope: !266)
!270 = !DILocation(line: 87, scope: !230, inlinedAt: !271)
!271 = distinct !DILocation(line: 216, scope: !266)
!272 = !DILocation(line: 217, scope: !266)
!273 = !DILocation(line: 218, scope: !266)
!274 = !DILocation(line: 219, scope: !266)
!275 = !DILocation(line: 220, scope: !266)
!276 = !DILocation(line: 221, scope: !266)
!277 = !DILocation(line: 0, scope: !266)
!278 = !DILocation(line: 223, scope: !266)
!279 = distinct !DISubprogram(name: "freeaddrinfo", scope: !1, file: !1, line: 225, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!280 = !DILocation(line: 227, scope: !279)
!281 = !DILocation(line: 228, scope: !279)
!282 = !DILocation(line: 229, scope: !279)
!283 = distinct !DISubprogram(name: "getnameinfo", scope: !1, file: !1, line: 231, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!284 = !DILocation(line: 234, scope: !283)
!285 = !DILocation(line: 235, scope: !283)
!286 = !DILocation(line: 160, scope: !210, inlinedAt: !287)
!287 = distinct !DILocation(line: 236, scope: !283)
!288 = !DILocation(line: 161, scope: !210, inlinedAt: !287)
!289 = !DILocation(line: 237, scope: !283)
!290 = !DILocation(line: 238, scope: !283)
!291 = !DILocation(line: 239, scope: !283)
!292 = !DILocation(line: 160, scope: !210, inlinedAt: !293)
!293 = distinct !DILocation(line: 240, scope: !283)
!294 = !DILocation(line: 161, scope: !210, inlinedAt: !293)
!295 = !DILocation(line: 241, scope: !283)
!296 = !DILocation(line: 56, scope: !163, inlinedAt: !297)
!297 = distinct !DILocation(line: 242, scope: !283)
!298 = !DILocation(line: 57, scope: !163, inlinedAt: !297)
!299 = !DILocation(line: 58, scope: !163, inlinedAt: !297)
!300 = !DILocation(line: 59, scope: !163, inlinedAt: !297)
!301 = !DILocation(line: 242, scope: !283)
!302 = distinct !DISubprogram(name: "getservbyname", scope: !1, file: !1, line: 245, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!303 = !DILocation(line: 247, scope: !302)
!304 = !DILocation(line: 248, scope: !302)
!305 = !DILocation(line: 87, scope: !230, inlinedAt: !306)
!306 = distinct !DILocation(line: 251, scope: !302)
!307 = !DILocation(line: 251, scope: !302)
!308 = !DILocation(line: 87, scope: !230, inlinedAt: !309)
!309 = distinct !DILocation(line: 180, scope: !243, inlinedAt: !310)
!310 = distinct !DILocation(line: 252, scope: !302)
!311 = !DILocation(line: 160, scope: !210, inlinedAt: !312)
!312 = distinct !DILocation(line: 180, scope: !243, inlinedAt: !310)
!313 = !DILocation(line: 161, scope: !210, inlinedAt: !312)
!314 = !DILocation(line: 56, scope: !163, inlinedAt: !315)
!315 = distinct !DILocation(line: 252, scope: !302)
!316 = !DILocation(line: 57, scope: !163, inlinedAt: !315)
!317 = !DILocation(line: 58, scope: !163, inlinedAt: !315)
!318 = !DILocation(line: 59, scope: !163, inlinedAt: !315)
!319 = !DILocation(line: 252, scope: !302)
!320 = !DILocation(line: 0, scope: !302)
!321 = !DILocation(line: 254, scope: !302)
!322 = distinct !DISubprogram(name: "getservbyport", scope: !1, file: !1, line: 256, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!323 = !DILocation(line: 256, scope: !322)
!324 = distinct !DISubprogram(name: "if_nametoindex", scope: !1, file: !1, line: 257, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!325 = !DILocation(line: 56, scope: !163, inlinedAt: !326)
!326 = distinct !DILocation(line: 69, scope: !327, inlinedAt: !328)
!327 = distinct !DISubprogram(name: "any_nonnegative", scope: !49, file: !49, line: 69, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!328 = distinct !DILocation(line: 257, scope: !324)
!329 = !DILocation(line: 57, scope: !163, inlinedAt: !326)
!330 = !DILocation(line: 58, scope: !163, inlinedAt: !326)
!331 = !DILocation(line: 59, scope: !163, inlinedAt: !326)
!332 = !DILocation(line: 69, scope: !327, inlinedAt: !328)
!333 = !DILocation(line: 257, scope: !324)
