target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.in6_addr = type { %union.anon }
%union.anon = type { [4 x i32] }
%struct.sockaddr = type { i16, [14 x i8] }
%struct.msghdr = type { i8*, i32, %struct.iovec*, i32, i8*, i32, i32 }
%struct.iovec = type { i8*, i32 }
%struct.cmsghdr = type { i32, i32, i32, [0 x i8] }
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
@.str.22 = private unnamed_addr constant [27 x i8] c"getaddrinfo|fails|succeeds\00", align 1
@.str.23 = private unnamed_addr constant [12 x i8] c"getaddrinfo\00", align 1
@.str.24 = private unnamed_addr constant [12 x i8] c"getnameinfo\00", align 1
@.str.25 = private unnamed_addr constant [43 x i8] c"getservbyname|finds nothing|finds an entry\00", align 1
@getservbyname.none = internal global [1 x i8*] zeroinitializer, align 4
@.str.26 = private unnamed_addr constant [8 x i8] c"service\00", align 1
@.str.27 = private unnamed_addr constant [13 x i8] c"service port\00", align 1
@.str.28 = private unnamed_addr constant [4 x i8] c"tcp\00", align 1
@.str.29 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.30 = private unnamed_addr constant [15 x i8] c"if_nametoindex\00", align 1
@in6addr_any = dso_local local_unnamed_addr constant %struct.in6_addr zeroinitializer, align 4
@.str.31 = private unnamed_addr constant [12 x i8] c"environment\00", align 1
@.str.32 = private unnamed_addr constant [71 x i8] c"addresses and options of sockets are not longer than the room for them\00", align 1
@.str.33 = private unnamed_addr constant [15 x i8] c"socket address\00", align 1
@.str.34 = private unnamed_addr constant [49 x i8] c"one control message comes with a message at most\00", align 1
@.str.35 = private unnamed_addr constant [13 x i8] c"host look-up\00", align 1
@.str.36 = private unnamed_addr constant [42 x i8] c"host look-up|finds nothing|finds an entry\00", align 1
@.str.37 = private unnamed_addr constant [13 x i8] c"host address\00", align 1
@.str.38 = private unnamed_addr constant [10 x i8] c"host name\00", align 1

define dso_local zeroext i16 @htons(i16 noundef zeroext %v) local_unnamed_addr #0 {
entry:
  %0 = call i16 @llvm.bswap.i16(i16 %v)
  ret i16 %0
}

declare i16 @llvm.bswap.i16(i16) #1

define dso_local zeroext i16 @ntohs(i16 noundef zeroext %v) local_unnamed_addr #0 {
entry:
  %0 = call i16 @llvm.bswap.i16(i16 %v)
  ret i16 %0
}

define dso_local i32 @htonl(i32 noundef %v) local_unnamed_addr #0 {
entry:
  %0 = call i32 @llvm.bswap.i32(i32 %v)
  ret i32 %0
}

declare i32 @llvm.bswap.i32(i32) #1

define dso_local i32 @ntohl(i32 noundef %v) local_unnamed_addr #0 {
entry:
  %0 = call i32 @llvm.bswap.i32(i32 %v)
  ret i32 %0
}

define dso_local i32 @socket(i32 noundef %domain, i32 noundef %type, i32 noundef %protocol) local_unnamed_addr #2 {
entry:
  %call = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0)) #6
  ret i32 %call
}

declare i32 @__mw_new_descriptor(i8* noundef) local_unnamed_addr #3

define dso_local i32 @socketpair(i32 noundef %domain, i32 noundef %type, i32 noundef %protocol, i32* noundef %fds) local_unnamed_addr #2 {
entry:
  %0 = bitcast i32* %fds to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 8, i32 noundef 1) #6
  %call = call i32 @__mw_new_descriptor(i8* noundef null) #6
  store i32 %call, i32* %fds, align 4
  %call1 = call i32 @__mw_new_descriptor(i8* noundef null) #6
  %arrayidx2 = getelementptr i32, i32* %fds, i32 1
  store i32 %call1, i32* %arrayidx2, align 4
  %call3 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i32 0, i32 0), i32 noundef 0) #6
  ret i32 %call3
}

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

declare i32 @__mw_outcome(i8* noundef, i32 noundef) local_unnamed_addr #3

define dso_local i32 @bind(i32 noundef %fd, %struct.sockaddr* noundef %a, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %0 = bitcast %struct.sockaddr* %a to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef %n, i32 noundef 0) #6
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i32 0, i32 0), i32 noundef 0) #6
  ret i32 %call
}

define dso_local i32 @connect(i32 noundef %fd, %struct.sockaddr* noundef %a, i32 noundef %n) local_unnamed_addr #2 {
entry:
  call void @__mw_cancellation_point() #6
  %0 = bitcast %struct.sockaddr* %a to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef %n, i32 noundef 0) #6
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i32 0, i32 0), i32 noundef 0) #6
  ret i32 %call
}

declare void @__mw_cancellation_point() local_unnamed_addr #3

define dso_local i32 @listen(i32 noundef %fd, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), i32 noundef 0) #6
  ret i32 %call
}

define dso_local i32 @shutdown(i32 noundef %fd, i32 noundef %how) local_unnamed_addr #2 {
entry:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i32 0, i32 0), i32 noundef 0) #6
  ret i32 %call
}

define dso_local i32 @setsockopt(i32 noundef %fd, i32 noundef %level, i32 noundef %name, i8* nocapture noundef readnone %value, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.6, i32 0, i32 0), i32 noundef 0) #6
  ret i32 %call
}

define dso_local i32 @accept(i32 %fd, %struct.sockaddr* noundef %a, i32* noundef %n) local_unnamed_addr #2 {
entry:
  call void @__mw_cancellation_point() #6
  %0 = bitcast %struct.sockaddr* %a to i8*
  %tobool.not.i = icmp eq %struct.sockaddr* %a, null
  br i1 %tobool.not.i, label %any_address.exit, label %if.end.i

if.end.i:
  %1 = bitcast i32* %n to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #6
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.31, i32 0, i32 0), i8* noundef getelementptr inbounds ([71 x i8], [71 x i8]* @.str.32, i32 0, i32 0)) #6
  %2 = load i32, i32* %n, align 4
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef %2, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef %2, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.33, i32 0, i32 0)) #6
  %3 = load i32, i32* %n, align 4
  %call.i = call i32 @__mw_between(i32 noundef 0, i32 noundef %3, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.33, i32 0, i32 0)) #6
  store i32 %call.i, i32* %n, align 4
  br label %any_address.exit

any_address.exit:
  %call = call i32 @__mw_new_descriptor(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i32 0, i32 0)) #6
  ret i32 %call
}

define dso_local i32 @accept4(i32 noundef %fd, %struct.sockaddr* noundef %a, i32* noundef %n, i32 noundef %flags) local_unnamed_addr #2 {
entry:
  %call = call i32 @accept(i32 undef, %struct.sockaddr* noundef %a, i32* noundef %n) #7
  ret i32 %call
}

define dso_local i32 @getsockname(i32 noundef %fd, %struct.sockaddr* noundef %a, i32* noundef %n) local_unnamed_addr #2 {
entry:
  %0 = bitcast %struct.sockaddr* %a to i8*
  %tobool.not.i = icmp eq %struct.sockaddr* %a, null
  br i1 %tobool.not.i, label %any_address.exit, label %if.end.i

if.end.i:
  %1 = bitcast i32* %n to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #6
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.31, i32 0, i32 0), i8* noundef getelementptr inbounds ([71 x i8], [71 x i8]* @.str.32, i32 0, i32 0)) #6
  %2 = load i32, i32* %n, align 4
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef %2, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef %2, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.33, i32 0, i32 0)) #6
  %3 = load i32, i32* %n, align 4
  %call.i = call i32 @__mw_between(i32 noundef 0, i32 noundef %3, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.33, i32 0, i32 0)) #6
  store i32 %call.i, i32* %n, align 4
  br label %any_address.exit

any_address.exit:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.8, i32 0, i32 0), i32 noundef 0) #6
  ret i32 %call
}

define dso_local i32 @getpeername(i32 noundef %fd, %struct.sockaddr* noundef %a, i32* noundef %n) local_unnamed_addr #2 {
entry:
  %0 = bitcast %struct.sockaddr* %a to i8*
  %tobool.not.i = icmp eq %struct.sockaddr* %a, null
  br i1 %tobool.not.i, label %any_address.exit, label %if.end.i

if.end.i:
  %1 = bitcast i32* %n to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #6
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.31, i32 0, i32 0), i8* noundef getelementptr inbounds ([71 x i8], [71 x i8]* @.str.32, i32 0, i32 0)) #6
  %2 = load i32, i32* %n, align 4
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef %2, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef %2, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.33, i32 0, i32 0)) #6
  %3 = load i32, i32* %n, align 4
  %call.i = call i32 @__mw_between(i32 noundef 0, i32 noundef %3, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.33, i32 0, i32 0)) #6
  store i32 %call.i, i32* %n, align 4
  br label %any_address.exit

any_address.exit:
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.9, i32 0, i32 0), i32 noundef 0) #6
  ret i32 %call
}

define dso_local i32 @getsockopt(i32 noundef %fd, i32 noundef %level, i32 noundef %name, i8* noundef %value, i32* noundef %n) local_unnamed_addr #2 {
entry:
  %cmp = icmp eq i32 %level, 1
  %tobool = icmp ne i8* %value, null
  %or.cond = and i1 %cmp, %tobool
  br i1 %or.cond, label %land.lhs.true1, label %if.else

land.lhs.true1:
  switch i32 %name, label %if.else [
    i32 30, label %if.then.critedge
    i32 6, label %if.then.critedge
    i32 1, label %if.then.critedge
    i32 39, label %if.then.critedge
    i32 5, label %if.then.critedge
    i32 4, label %if.then.critedge
    i32 9, label %if.then.critedge
    i32 10, label %if.then.critedge
    i32 38, label %if.then.critedge
    i32 8, label %if.then.critedge
    i32 18, label %if.then.critedge
    i32 2, label %if.then.critedge
    i32 15, label %if.then.critedge
    i32 7, label %if.then.critedge
    i32 19, label %if.then.critedge
    i32 3, label %if.then.critedge
  ]

if.then.critedge:
  %0 = bitcast i32* %n to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 1) #6
  %1 = load i32, i32* %n, align 4
  %cmp3 = icmp ugt i32 %1, 4
  br i1 %cmp3, label %if.then4, label %if.end

if.then4:
  store i32 4, i32* %n, align 4
  br label %if.end

if.end:
  %2 = load i32, i32* %n, align 4
  call void @__midway_check(i8* noundef nonnull %value, i32 noundef %2, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef nonnull %value, i32 noundef %2, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i32 0, i32 0)) #6
  br label %if.end5

if.else:
  %tobool.not.i = icmp eq i8* %value, null
  br i1 %tobool.not.i, label %if.end5, label %if.end.i

if.end.i:
  %3 = bitcast i32* %n to i8*
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #6
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.31, i32 0, i32 0), i8* noundef getelementptr inbounds ([71 x i8], [71 x i8]* @.str.32, i32 0, i32 0)) #6
  %4 = load i32, i32* %n, align 4
  call void @__midway_check(i8* noundef nonnull %value, i32 noundef %4, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef nonnull %value, i32 noundef %4, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.33, i32 0, i32 0)) #6
  %5 = load i32, i32* %n, align 4
  %call.i = call i32 @__mw_between(i32 noundef 0, i32 noundef %5, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.33, i32 0, i32 0)) #6
  store i32 %call.i, i32* %n, align 4
  br label %if.end5

if.end5:
  %call6 = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i32 0, i32 0), i32 noundef 0) #6
  ret i32 %call6
}

define dso_local i32 @recv(i32 %fd, i8* noundef %p, i32 noundef %n, i32 %flags) local_unnamed_addr #2 {
entry:
  call void @__mw_cancellation_point() #6
  call void @__midway_check(i8* noundef %p, i32 noundef %n, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %p, i32 noundef %n, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0)) #6
  %call = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0), i32 noundef %n) #6
  ret i32 %call
}

declare i32 @__mw_transferred(i8* noundef, i32 noundef) local_unnamed_addr #3

define dso_local i32 @recvfrom(i32 noundef %fd, i8* noundef %p, i32 noundef %n, i32 noundef %flags, %struct.sockaddr* noundef %a, i32* noundef %size) local_unnamed_addr #2 {
entry:
  %0 = bitcast %struct.sockaddr* %a to i8*
  %tobool.not.i = icmp eq %struct.sockaddr* %a, null
  br i1 %tobool.not.i, label %any_address.exit, label %if.end.i

if.end.i:
  %1 = bitcast i32* %size to i8*
  call void @__midway_check(i8* noundef %1, i32 noundef 4, i32 noundef 1) #6
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.31, i32 0, i32 0), i8* noundef getelementptr inbounds ([71 x i8], [71 x i8]* @.str.32, i32 0, i32 0)) #6
  %2 = load i32, i32* %size, align 4
  call void @__midway_check(i8* noundef nonnull %0, i32 noundef %2, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef %2, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.33, i32 0, i32 0)) #6
  %3 = load i32, i32* %size, align 4
  %call.i = call i32 @__mw_between(i32 noundef 0, i32 noundef %3, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.33, i32 0, i32 0)) #6
  store i32 %call.i, i32* %size, align 4
  br label %any_address.exit

any_address.exit:
  call void @__mw_cancellation_point() #6
  call void @__midway_check(i8* noundef %p, i32 noundef %n, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %p, i32 noundef %n, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0)) #6
  %call.i1 = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i32 0, i32 0), i32 noundef %n) #6
  ret i32 %call.i1
}

define dso_local i32 @send(i32 %fd, i8* noundef %p, i32 noundef %n, i32 %flags) local_unnamed_addr #2 {
entry:
  call void @__mw_cancellation_point() #6
  call void @__midway_check(i8* noundef %p, i32 noundef %n, i32 noundef 0) #6
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i32 0, i32 0), i32 noundef %n) #6
  ret i32 %call
}

define dso_local i32 @sendto(i32 noundef %fd, i8* noundef %p, i32 noundef %n, i32 noundef %flags, %struct.sockaddr* nocapture noundef readnone %a, i32 noundef %size) local_unnamed_addr #2 {
entry:
  call void @__mw_cancellation_point() #6
  call void @__midway_check(i8* noundef %p, i32 noundef %n, i32 noundef 0) #6
  %call.i = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i32 0, i32 0), i32 noundef %n) #6
  ret i32 %call.i
}

define dso_local i32 @recvmsg(i32 noundef %fd, %struct.msghdr* noundef %m, i32 noundef %flags) local_unnamed_addr #2 {
entry:
  %v.i = alloca i32, align 4
  call void @__mw_cancellation_point() #6
  %0 = bitcast %struct.msghdr* %m to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 28, i32 noundef 1) #6
  %msg_iovlen = getelementptr inbounds %struct.msghdr, %struct.msghdr* %m, i32 0, i32 3
  %1 = load i32, i32* %msg_iovlen, align 4
  %cmp25.not = icmp eq i32 %1, 0
  br i1 %cmp25.not, label %for.cond.cleanup, label %for.body.lr.ph

for.body.lr.ph:
  %msg_iov = getelementptr inbounds %struct.msghdr, %struct.msghdr* %m, i32 0, i32 2
  br label %for.body

for.cond.cleanup:
  %n.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  %msg_name = getelementptr inbounds %struct.msghdr, %struct.msghdr* %m, i32 0, i32 0
  %2 = load i8*, i8** %msg_name, align 4
  %msg_namelen = getelementptr inbounds %struct.msghdr, %struct.msghdr* %m, i32 0, i32 1
  %tobool.not.i = icmp eq i8* %2, null
  br i1 %tobool.not.i, label %any_address.exit, label %if.end.i

if.end.i:
  %3 = bitcast i32* %msg_namelen to i8*
  call void @__midway_check(i8* noundef %3, i32 noundef 4, i32 noundef 1) #6
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.31, i32 0, i32 0), i8* noundef getelementptr inbounds ([71 x i8], [71 x i8]* @.str.32, i32 0, i32 0)) #6
  %4 = load i32, i32* %msg_namelen, align 4
  call void @__midway_check(i8* noundef nonnull %2, i32 noundef %4, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef %4, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.33, i32 0, i32 0)) #6
  %5 = load i32, i32* %msg_namelen, align 4
  %call.i = call i32 @__mw_between(i32 noundef 0, i32 noundef %5, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.33, i32 0, i32 0)) #6
  store i32 %call.i, i32* %msg_namelen, align 4
  br label %any_address.exit

any_address.exit:
  %msg_control.i = getelementptr inbounds %struct.msghdr, %struct.msghdr* %m, i32 0, i32 4
  %6 = load i8*, i8** %msg_control.i, align 4
  %tobool.not.i22 = icmp eq i8* %6, null
  br i1 %tobool.not.i22, label %any_control.exit, label %if.end.i24

if.end.i24:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.31, i32 0, i32 0), i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.34, i32 0, i32 0)) #6
  %7 = load i8*, i8** %msg_control.i, align 4
  %msg_controllen.i = getelementptr inbounds %struct.msghdr, %struct.msghdr* %m, i32 0, i32 5
  %8 = load i32, i32* %msg_controllen.i, align 4
  call void @__midway_check(i8* noundef %7, i32 noundef %8, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %7, i32 noundef %8, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i32 0, i32 0)) #6
  %9 = load i32, i32* %msg_controllen.i, align 4
  %call.i23 = call i32 @__mw_between(i32 noundef 0, i32 noundef %9, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i32 0, i32 0)) #6
  %10 = load i32, i32* %msg_controllen.i, align 4
  %cmp.i = icmp ugt i32 %10, 11
  br i1 %cmp.i, label %if.then4.i, label %if.end6.i

if.then4.i:
  %11 = bitcast i8** %msg_control.i to %struct.cmsghdr**
  %12 = load %struct.cmsghdr*, %struct.cmsghdr** %11, align 4
  %cmsg_len.i = getelementptr inbounds %struct.cmsghdr, %struct.cmsghdr* %12, i32 0, i32 0
  store i32 %call.i23, i32* %cmsg_len.i, align 4
  br label %if.end6.i

if.end6.i:
  store i32 %call.i23, i32* %msg_controllen.i, align 4
  br label %any_control.exit

any_control.exit:
  %13 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %13) #8
  call void @__midway_nondet(i8* noundef nonnull %13, i32 noundef 4, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i32 0, i32 0)) #6
  %14 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %13) #8
  %msg_flags = getelementptr inbounds %struct.msghdr, %struct.msghdr* %m, i32 0, i32 6
  store i32 %14, i32* %msg_flags, align 4
  %call6 = call i32 @__mw_transferred(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i32 0, i32 0), i32 noundef %n.0.lcssa) #6
  ret i32 %call6

for.body:
  %i.027 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %n.026 = phi i32 [ 0, %for.body.lr.ph ], [ %add, %for.body ]
  %15 = load %struct.iovec*, %struct.iovec** %msg_iov, align 4
  %iov_base = getelementptr %struct.iovec, %struct.iovec* %15, i32 %i.027, i32 0
  %16 = load i8*, i8** %iov_base, align 4
  %iov_len = getelementptr %struct.iovec, %struct.iovec* %15, i32 %i.027, i32 1
  %17 = load i32, i32* %iov_len, align 4
  call void @__midway_check(i8* noundef %16, i32 noundef %17, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %16, i32 noundef %17, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.13, i32 0, i32 0)) #6
  %18 = load %struct.iovec*, %struct.iovec** %msg_iov, align 4
  %iov_len5 = getelementptr %struct.iovec, %struct.iovec* %18, i32 %i.027, i32 1
  %19 = load i32, i32* %iov_len5, align 4
  %add = add i32 %19, %n.026
  %inc = add nuw i32 %i.027, 1
  %20 = load i32, i32* %msg_iovlen, align 4
  %cmp = icmp ult i32 %inc, %20
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

define dso_local i32 @sendmsg(i32 noundef %fd, %struct.msghdr* nocapture noundef readonly %m, i32 noundef %flags) local_unnamed_addr #2 {
entry:
  call void @__mw_cancellation_point() #6
  %msg_iovlen = getelementptr inbounds %struct.msghdr, %struct.msghdr* %m, i32 0, i32 3
  %0 = load i32, i32* %msg_iovlen, align 4
  %cmp16.not = icmp eq i32 %0, 0
  br i1 %cmp16.not, label %for.cond.cleanup, label %for.body.lr.ph

for.body.lr.ph:
  %msg_iov = getelementptr inbounds %struct.msghdr, %struct.msghdr* %m, i32 0, i32 2
  br label %for.body

for.cond.cleanup:
  %n.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  %call = call i32 @__mw_outcome(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.14, i32 0, i32 0), i32 noundef %n.0.lcssa) #6
  ret i32 %call

for.body:
  %i.018 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %n.017 = phi i32 [ 0, %for.body.lr.ph ], [ %add, %for.body ]
  %1 = load %struct.iovec*, %struct.iovec** %msg_iov, align 4
  %iov_base = getelementptr %struct.iovec, %struct.iovec* %1, i32 %i.018, i32 0
  %2 = load i8*, i8** %iov_base, align 4
  %iov_len = getelementptr %struct.iovec, %struct.iovec* %1, i32 %i.018, i32 1
  %3 = load i32, i32* %iov_len, align 4
  call void @__midway_check(i8* noundef %2, i32 noundef %3, i32 noundef 0) #6
  %4 = load %struct.iovec*, %struct.iovec** %msg_iov, align 4
  %iov_len5 = getelementptr %struct.iovec, %struct.iovec* %4, i32 %i.018, i32 1
  %5 = load i32, i32* %iov_len5, align 4
  %add = add i32 %5, %n.017
  %inc = add nuw i32 %i.018, 1
  %6 = load i32, i32* %msg_iovlen, align 4
  %cmp = icmp ult i32 %inc, %6
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

define dso_local i32 @inet_aton(i8* noundef %s, %struct.in_addr* noundef %a) local_unnamed_addr #2 {
entry:
  %v.i = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %s, i32 noundef -1) #6
  %0 = bitcast %struct.in_addr* %a to i8*
  call void @__midway_check(i8* noundef %0, i32 noundef 4, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %0, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.15, i32 0, i32 0)) #6
  %1 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #8
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.15, i32 0, i32 0)) #6
  %2 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #8
  %and = and i32 %2, 1
  ret i32 %and
}

declare void @__mw_read_text(i8* noundef, i32 noundef) local_unnamed_addr #3

define dso_local i32 @inet_addr(i8* noundef %s) local_unnamed_addr #2 {
entry:
  %v.i = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %s, i32 noundef -1) #6
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.16, i32 0, i32 0)) #6
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  ret i32 %1
}

define dso_local i32 @inet_network(i8* noundef %s) local_unnamed_addr #2 {
entry:
  %v.i.i = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %s, i32 noundef -1) #6
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.16, i32 0, i32 0)) #6
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  ret i32 %1
}

define dso_local i32 @inet_pton(i32 noundef %family, i8* noundef %s, i8* noundef %a) local_unnamed_addr #2 {
entry:
  %v.i = alloca i32, align 4
  call void @__mw_read_text(i8* noundef %s, i32 noundef -1) #6
  %0 = and i32 %family, -9
  %.not = icmp eq i32 %0, 2
  br i1 %.not, label %if.end, label %if.then

if.then:
  %call = call i32 @__mw_fail(i32 noundef 97) #6
  br label %return

if.end:
  %cmp2 = icmp eq i32 %family, 2
  %cond = select i1 %cmp2, i32 4, i32 16
  call void @__midway_check(i8* noundef %a, i32 noundef %cond, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %a, i32 noundef %cond, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.17, i32 0, i32 0)) #6
  %1 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #8
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 4, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.17, i32 0, i32 0)) #6
  %2 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #8
  %and = and i32 %2, 1
  br label %return

return:
  %retval.0 = phi i32 [ %call, %if.then ], [ %and, %if.end ]
  ret i32 %retval.0
}

declare i32 @__mw_fail(i32 noundef) local_unnamed_addr #3

define dso_local i8* @inet_ntoa(i32 %a.0) local_unnamed_addr #2 {
entry:
  %call.i = call i8* @__midway_thread_storage(i32 noundef 372) #6
  %0 = getelementptr inbounds i8, i8* %call.i, i32 308
  call void @__midway_nondet(i8* noundef %0, i32 noundef 16, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.18, i32 0, i32 0)) #6
  %arrayidx.i = getelementptr i8, i8* %call.i, i32 323
  store i8 0, i8* %arrayidx.i, align 1
  ret i8* %0
}

define dso_local i8* @inet_ntop(i32 noundef %family, i8* noundef %a, i8* noundef %s, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %cmp = icmp eq i32 %family, 2
  %cond = select i1 %cmp, i32 4, i32 16
  call void @__midway_check(i8* noundef %a, i32 noundef %cond, i32 noundef 0) #6
  %cmp1 = icmp ult i32 %n, 16
  br i1 %cmp1, label %if.then, label %if.end

if.then:
  %call = call i32 @__mw_fail(i32 noundef 28) #6
  br label %return

if.end:
  call void @__midway_check(i8* noundef %s, i32 noundef %n, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef %s, i32 noundef %n, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.19, i32 0, i32 0)) #6
  %sub.i = add i32 %n, -1
  %arrayidx.i = getelementptr i8, i8* %s, i32 %sub.i
  store i8 0, i8* %arrayidx.i, align 1
  br label %return

return:
  %retval.0 = phi i8* [ null, %if.then ], [ %s, %if.end ]
  ret i8* %retval.0
}

define dso_local %struct.hostent* @gethostbyname(i8* noundef %name) local_unnamed_addr #2 {
entry:
  call void @__mw_read_text(i8* noundef %name, i32 noundef -1) #6
  call void @__mw_may_set_errno() #6
  %call = call fastcc %struct.hostent* @any_host() #7
  ret %struct.hostent* %call
}

declare void @__mw_may_set_errno() local_unnamed_addr #3

define internal fastcc %struct.hostent* @any_host() unnamed_addr #2 {
entry:
  call void @__mw_may_be_cancelled() #6
  %call = call i32 @__mw_between(i32 noundef 0, i32 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.35, i32 0, i32 0)) #6
  store i32 %call, i32* @host_error, align 4
  %call1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.36, i32 0, i32 0)) #6
  %cmp = icmp eq i32 %call1, 0
  br i1 %cmp, label %return, label %if.end

if.end:
  %call.i = call i8* @__midway_alloc(i32 noundef 8, i32 noundef 16, i32 noundef 3) #6
  %0 = bitcast i8* %call.i to i8**
  %call.i19 = call i8* @__midway_alloc(i32 noundef 4, i32 noundef 16, i32 noundef 3) #6
  store i8* %call.i19, i8** %0, align 4
  call void @__midway_nondet(i8* noundef %call.i19, i32 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.37, i32 0, i32 0)) #6
  %arrayidx5 = getelementptr i8, i8* %call.i, i32 4
  %1 = bitcast i8* %arrayidx5 to i8**
  store i8* null, i8** %1, align 4
  %call.i20 = call i8* @__midway_alloc(i32 noundef 20, i32 noundef 16, i32 noundef 3) #6
  %2 = bitcast i8* %call.i20 to %struct.hostent*
  %call.i.i = call i8* @__midway_alloc(i32 noundef 32, i32 noundef 16, i32 noundef 3) #6
  call void @__midway_nondet(i8* noundef %call.i.i, i32 noundef 32, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.38, i32 0, i32 0)) #6
  %arrayidx.i.i = getelementptr i8, i8* %call.i.i, i32 31
  store i8 0, i8* %arrayidx.i.i, align 1
  %.compoundliteral.sroa.0.0..sroa_idx = bitcast i8* %call.i20 to i8**
  store i8* %call.i.i, i8** %.compoundliteral.sroa.0.0..sroa_idx, align 4
  %.compoundliteral.sroa.2.0..sroa_idx8 = getelementptr inbounds i8, i8* %call.i20, i32 4
  %3 = bitcast i8* %.compoundliteral.sroa.2.0..sroa_idx8 to i8**
  store i8* %arrayidx5, i8** %3, align 4
  %.compoundliteral.sroa.3.0..sroa_idx9 = getelementptr inbounds i8, i8* %call.i20, i32 8
  %4 = bitcast i8* %.compoundliteral.sroa.3.0..sroa_idx9 to i32*
  store i32 2, i32* %4, align 4
  %.compoundliteral.sroa.4.0..sroa_idx10 = getelementptr inbounds i8, i8* %call.i20, i32 12
  %5 = bitcast i8* %.compoundliteral.sroa.4.0..sroa_idx10 to i32*
  store i32 4, i32* %5, align 4
  %.compoundliteral.sroa.5.0..sroa_idx11 = getelementptr inbounds i8, i8* %call.i20, i32 16
  %6 = bitcast i8* %.compoundliteral.sroa.5.0..sroa_idx11 to i8**
  store i8* %call.i, i8** %6, align 4
  br label %return

return:
  %retval.0 = phi %struct.hostent* [ %2, %if.end ], [ null, %entry ]
  ret %struct.hostent* %retval.0
}

define dso_local %struct.hostent* @gethostbyname2(i8* noundef %name, i32 noundef %family) local_unnamed_addr #2 {
entry:
  call void @__mw_read_text(i8* noundef %name, i32 noundef -1) #6
  call void @__mw_may_set_errno() #6
  %call.i = call fastcc %struct.hostent* @any_host() #6
  ret %struct.hostent* %call.i
}

define dso_local %struct.hostent* @gethostbyaddr(i8* nocapture noundef readnone %a, i32 noundef %n, i32 noundef %family) local_unnamed_addr #2 {
entry:
  call void @__mw_may_set_errno() #6
  %call = call fastcc %struct.hostent* @any_host() #7
  ret %struct.hostent* %call
}

define dso_local nonnull i32* @__h_errno_location() local_unnamed_addr #5 {
entry:
  ret i32* @host_error
}

define dso_local i8* @hstrerror(i32 noundef %error) local_unnamed_addr #5 {
entry:
  ret i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.20, i32 0, i32 0)
}

define dso_local void @herror(i8* noundef %s) local_unnamed_addr #2 {
entry:
  call void @__mw_read_text(i8* noundef %s, i32 noundef -1) #6
  ret void
}

define dso_local i8* @gai_strerror(i32 noundef %error) local_unnamed_addr #5 {
entry:
  ret i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.21, i32 0, i32 0)
}

define dso_local i32 @getaddrinfo(i8* nocapture noundef readnone %node, i8* nocapture noundef readnone %service, %struct.addrinfo* noundef readonly %hints, %struct.addrinfo** noundef %out) local_unnamed_addr #2 {
entry:
  call void @__mw_may_be_cancelled() #6
  call void @__mw_may_set_errno() #6
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.22, i32 0, i32 0)) #6
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %return, label %if.end

if.end:
  %call.i = call i8* @__midway_alloc(i32 noundef 32, i32 noundef 16, i32 noundef 3) #6
  %call.i18 = call i8* @__midway_alloc(i32 noundef 16, i32 noundef 16, i32 noundef 3) #6
  call void @__midway_nondet(i8* noundef %call.i18, i32 noundef 16, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i32 0, i32 0)) #6
  %sin_family = bitcast i8* %call.i18 to i16*
  store i16 2, i16* %sin_family, align 4
  %tobool.not = icmp eq %struct.addrinfo* %hints, null
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:
  %ai_socktype3 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %hints, i32 0, i32 2
  %0 = load i32, i32* %ai_socktype3, align 4
  br label %cond.end

cond.end:
  %cond = phi i32 [ %0, %cond.true ], [ 1, %if.end ]
  %.compoundliteral.sroa.0.0..sroa_idx = bitcast i8* %call.i to i32*
  store i32 0, i32* %.compoundliteral.sroa.0.0..sroa_idx, align 4
  %.compoundliteral.sroa.2.0..sroa_idx4 = getelementptr inbounds i8, i8* %call.i, i32 4
  %1 = bitcast i8* %.compoundliteral.sroa.2.0..sroa_idx4 to i32*
  store i32 2, i32* %1, align 4
  %.compoundliteral.sroa.3.0..sroa_idx5 = getelementptr inbounds i8, i8* %call.i, i32 8
  %2 = bitcast i8* %.compoundliteral.sroa.3.0..sroa_idx5 to i32*
  store i32 %cond, i32* %2, align 4
  %.compoundliteral.sroa.4.0..sroa_idx6 = getelementptr inbounds i8, i8* %call.i, i32 12
  %3 = bitcast i8* %.compoundliteral.sroa.4.0..sroa_idx6 to i32*
  store i32 0, i32* %3, align 4
  %.compoundliteral.sroa.5.0..sroa_idx7 = getelementptr inbounds i8, i8* %call.i, i32 16
  %4 = bitcast i8* %.compoundliteral.sroa.5.0..sroa_idx7 to i32*
  store i32 16, i32* %4, align 4
  %.compoundliteral.sroa.6.0..sroa_idx8 = getelementptr inbounds i8, i8* %call.i, i32 20
  %5 = bitcast i8* %.compoundliteral.sroa.6.0..sroa_idx8 to i8**
  store i8* %call.i18, i8** %5, align 4
  %.compoundliteral.sroa.7.0..sroa_idx9 = getelementptr inbounds i8, i8* %call.i, i32 24
  %6 = bitcast i8* %.compoundliteral.sroa.7.0..sroa_idx9 to i8**
  store i8* null, i8** %6, align 4
  %.compoundliteral.sroa.8.0..sroa_idx10 = getelementptr inbounds i8, i8* %call.i, i32 28
  %7 = bitcast i8* %.compoundliteral.sroa.8.0..sroa_idx10 to %struct.addrinfo**
  store %struct.addrinfo* null, %struct.addrinfo** %7, align 4
  %8 = bitcast %struct.addrinfo** %out to i8*
  call void @__midway_check(i8* noundef %8, i32 noundef 4, i32 noundef 1) #6
  %9 = bitcast %struct.addrinfo** %out to i8**
  store i8* %call.i, i8** %9, align 4
  br label %return

return:
  %retval.0 = phi i32 [ 0, %cond.end ], [ -2, %entry ]
  ret i32 %retval.0
}

declare void @__mw_may_be_cancelled() local_unnamed_addr #3

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #3

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #3

define dso_local void @freeaddrinfo(%struct.addrinfo* noundef %a) local_unnamed_addr #2 {
entry:
  %ai_addr = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %a, i32 0, i32 5
  %0 = bitcast %struct.sockaddr** %ai_addr to i8**
  %1 = load i8*, i8** %0, align 4
  call void @__midway_free(i8* noundef %1, i32 noundef 3) #6
  %2 = bitcast %struct.addrinfo* %a to i8*
  call void @__midway_free(i8* noundef %2, i32 noundef 3) #6
  ret void
}

declare void @__midway_free(i8* noundef, i32 noundef) local_unnamed_addr #3

define dso_local i32 @getnameinfo(%struct.sockaddr* nocapture noundef readnone %a, i32 noundef %n, i8* noundef %host, i32 noundef %hosts, i8* noundef %service, i32 noundef %services, i32 noundef %flags) local_unnamed_addr #2 {
entry:
  %v.i = alloca i32, align 4
  call void @__mw_may_be_cancelled() #6
  %tobool = icmp ne i8* %host, null
  %tobool1 = icmp ne i32 %hosts, 0
  %or.cond = and i1 %tobool, %tobool1
  br i1 %or.cond, label %if.then, label %if.end

if.then:
  call void @__midway_check(i8* noundef nonnull %host, i32 noundef %hosts, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef nonnull %host, i32 noundef %hosts, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.24, i32 0, i32 0)) #6
  %sub.i = add i32 %hosts, -1
  %arrayidx.i = getelementptr i8, i8* %host, i32 %sub.i
  store i8 0, i8* %arrayidx.i, align 1
  br label %if.end

if.end:
  %tobool2 = icmp ne i8* %service, null
  %tobool4 = icmp ne i32 %services, 0
  %or.cond10 = and i1 %tobool2, %tobool4
  br i1 %or.cond10, label %if.then5, label %if.end7

if.then5:
  call void @__midway_check(i8* noundef nonnull %service, i32 noundef %services, i32 noundef 1) #6
  call void @__midway_nondet(i8* noundef nonnull %service, i32 noundef %services, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.24, i32 0, i32 0)) #6
  %sub.i19 = add i32 %services, -1
  %arrayidx.i20 = getelementptr i8, i8* %service, i32 %sub.i19
  store i8 0, i8* %arrayidx.i20, align 1
  br label %if.end7

if.end7:
  call void @__mw_may_set_errno() #6
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.24, i32 0, i32 0)) #6
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  %and = and i32 %1, 1
  %tobool9.not = icmp eq i32 %and, 0
  %cond = select i1 %tobool9.not, i32 0, i32 -4
  ret i32 %cond
}

define dso_local %struct.servent* @getservbyname(i8* noundef %name, i8* nocapture readnone %protocol) local_unnamed_addr #2 {
entry:
  %v.i = alloca i32, align 4
  call void @__mw_may_be_cancelled() #6
  call void @__mw_read_text(i8* noundef %name, i32 noundef -1) #6
  call void @__mw_may_set_errno() #6
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.25, i32 0, i32 0)) #6
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %return, label %if.end

if.end:
  %call.i = call i8* @__midway_alloc(i32 noundef 16, i32 noundef 16, i32 noundef 3) #6
  %0 = bitcast i8* %call.i to %struct.servent*
  %call.i.i = call i8* @__midway_alloc(i32 noundef 32, i32 noundef 16, i32 noundef 3) #6
  call void @__midway_nondet(i8* noundef %call.i.i, i32 noundef 32, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.26, i32 0, i32 0)) #6
  %arrayidx.i.i = getelementptr i8, i8* %call.i.i, i32 31
  store i8 0, i8* %arrayidx.i.i, align 1
  %1 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %1) #8
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.27, i32 0, i32 0)) #6
  %2 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %1) #8
  %and = and i32 %2, 65535
  %.compoundliteral.sroa.0.0..sroa_idx = bitcast i8* %call.i to i8**
  store i8* %call.i.i, i8** %.compoundliteral.sroa.0.0..sroa_idx, align 4
  %.compoundliteral.sroa.2.0..sroa_idx4 = getelementptr inbounds i8, i8* %call.i, i32 4
  %3 = bitcast i8* %.compoundliteral.sroa.2.0..sroa_idx4 to i8***
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @getservbyname.none, i32 0, i32 0), i8*** %3, align 4
  %.compoundliteral.sroa.3.0..sroa_idx5 = getelementptr inbounds i8, i8* %call.i, i32 8
  %4 = bitcast i8* %.compoundliteral.sroa.3.0..sroa_idx5 to i32*
  store i32 %and, i32* %4, align 4
  %.compoundliteral.sroa.4.0..sroa_idx6 = getelementptr inbounds i8, i8* %call.i, i32 12
  %5 = bitcast i8* %.compoundliteral.sroa.4.0..sroa_idx6 to i8**
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.28, i32 0, i32 0), i8** %5, align 4
  br label %return

return:
  %retval.0 = phi %struct.servent* [ %0, %if.end ], [ null, %entry ]
  ret %struct.servent* %retval.0
}

define dso_local %struct.servent* @getservbyport(i32 noundef %port, i8* nocapture noundef readnone %protocol) local_unnamed_addr #2 {
entry:
  %call = call %struct.servent* @getservbyname(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.29, i32 0, i32 0), i8* undef) #7
  ret %struct.servent* %call
}

define dso_local i32 @if_nametoindex(i8* nocapture noundef readnone %name) local_unnamed_addr #2 {
entry:
  %v.i.i = alloca i32, align 4
  call void @__mw_may_set_errno() #6
  %0 = bitcast i32* %v.i.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #8
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.30, i32 0, i32 0)) #6
  %1 = load i32, i32* %v.i.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #8
  %and.i = and i32 %1, 2147483647
  ret i32 %and.i
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #3

declare i32 @__mw_between(i32 noundef, i32 noundef, i8* noundef) local_unnamed_addr #3

declare i8* @__midway_thread_storage(i32 noundef) local_unnamed_addr #3

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind null_pointer_is_valid }
attributes #3 = { null_pointer_is_valid }
attributes #4 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { nobuiltin }
attributes #8 = { nounwind }

