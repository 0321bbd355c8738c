target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.atomic_flag = type { i8 }

define dso_local zeroext i8 @__atomic_load_1(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !9 {
  %3 = load atomic volatile i8, i8* %0 seq_cst, align 1, !dbg !12
  ret i8 %3, !dbg !12
}

define dso_local void @__atomic_store_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #1 !dbg !13 {
  store atomic volatile i8 %1, i8* %0 seq_cst, align 1, !dbg !14
  ret void, !dbg !14
}

define dso_local zeroext i1 @__atomic_compare_exchange_1(i8* noundef %0, i8* nocapture noundef %1, i8 noundef zeroext %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !15 {
  %6 = load i8, i8* %1, align 1, !dbg !16
  %7 = cmpxchg volatile i8* %0, i8 %6, i8 %2 seq_cst seq_cst, align 1, !dbg !16
  %8 = extractvalue { i8, i1 } %7, 1, !dbg !16
  br i1 %8, label %11, label %9, !dbg !16

9:
  %10 = extractvalue { i8, i1 } %7, 0, !dbg !16
  store i8 %10, i8* %1, align 1, !dbg !16
  br label %11, !dbg !16

11:
  ret i1 %8, !dbg !16
}

define dso_local zeroext i8 @__atomic_exchange_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !17 {
  %4 = atomicrmw volatile xchg i8* %0, i8 %1 seq_cst, align 1, !dbg !18
  ret i8 %4, !dbg !18
}

define dso_local zeroext i8 @__atomic_fetch_add_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !19 {
  %4 = atomicrmw volatile add i8* %0, i8 %1 seq_cst, align 1, !dbg !20
  ret i8 %4, !dbg !20
}

define dso_local zeroext i8 @__atomic_fetch_sub_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !21 {
  %4 = atomicrmw volatile sub i8* %0, i8 %1 seq_cst, align 1, !dbg !22
  ret i8 %4, !dbg !22
}

define dso_local zeroext i8 @__atomic_fetch_and_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !23 {
  %4 = atomicrmw volatile and i8* %0, i8 %1 seq_cst, align 1, !dbg !24
  ret i8 %4, !dbg !24
}

define dso_local zeroext i8 @__atomic_fetch_or_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !25 {
  %4 = atomicrmw volatile or i8* %0, i8 %1 seq_cst, align 1, !dbg !26
  ret i8 %4, !dbg !26
}

define dso_local zeroext i8 @__atomic_fetch_xor_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !27 {
  %4 = atomicrmw volatile xor i8* %0, i8 %1 seq_cst, align 1, !dbg !28
  ret i8 %4, !dbg !28
}

define dso_local zeroext i8 @__atomic_fetch_nand_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !29 {
  %4 = atomicrmw volatile nand i8* %0, i8 %1 seq_cst, align 1, !dbg !30
  ret i8 %4, !dbg !30
}

define dso_local zeroext i16 @__atomic_load_2(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !31 {
  %3 = bitcast i8* %0 to i16*, !dbg !32
  %4 = load atomic volatile i16, i16* %3 seq_cst, align 2, !dbg !32
  ret i16 %4, !dbg !32
}

define dso_local void @__atomic_store_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #1 !dbg !33 {
  %4 = bitcast i8* %0 to i16*, !dbg !34
  store atomic volatile i16 %1, i16* %4 seq_cst, align 2, !dbg !34
  ret void, !dbg !34
}

define dso_local zeroext i1 @__atomic_compare_exchange_2(i8* noundef %0, i8* nocapture noundef %1, i16 noundef zeroext %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !35 {
  %6 = bitcast i8* %0 to i16*, !dbg !36
  %7 = bitcast i8* %1 to i16*, !dbg !36
  %8 = load i16, i16* %7, align 2, !dbg !36
  %9 = cmpxchg volatile i16* %6, i16 %8, i16 %2 seq_cst seq_cst, align 2, !dbg !36
  %10 = extractvalue { i16, i1 } %9, 1, !dbg !36
  br i1 %10, label %13, label %11, !dbg !36

11:
  %12 = extractvalue { i16, i1 } %9, 0, !dbg !36
  store i16 %12, i16* %7, align 2, !dbg !36
  br label %13, !dbg !36

13:
  ret i1 %10, !dbg !36
}

define dso_local zeroext i16 @__atomic_exchange_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !37 {
  %4 = bitcast i8* %0 to i16*, !dbg !38
  %5 = atomicrmw volatile xchg i16* %4, i16 %1 seq_cst, align 2, !dbg !38
  ret i16 %5, !dbg !38
}

define dso_local zeroext i16 @__atomic_fetch_add_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !39 {
  %4 = bitcast i8* %0 to i16*, !dbg !40
  %5 = atomicrmw volatile add i16* %4, i16 %1 seq_cst, align 2, !dbg !40
  ret i16 %5, !dbg !40
}

define dso_local zeroext i16 @__atomic_fetch_sub_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !41 {
  %4 = bitcast i8* %0 to i16*, !dbg !42
  %5 = atomicrmw volatile sub i16* %4, i16 %1 seq_cst, align 2, !dbg !42
  ret i16 %5, !dbg !42
}

define dso_local zeroext i16 @__atomic_fetch_and_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !43 {
  %4 = bitcast i8* %0 to i16*, !dbg !44
  %5 = atomicrmw volatile and i16* %4, i16 %1 seq_cst, align 2, !dbg !44
  ret i16 %5, !dbg !44
}

define dso_local zeroext i16 @__atomic_fetch_or_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !45 {
  %4 = bitcast i8* %0 to i16*, !dbg !46
  %5 = atomicrmw volatile or i16* %4, i16 %1 seq_cst, align 2, !dbg !46
  ret i16 %5, !dbg !46
}

define dso_local zeroext i16 @__atomic_fetch_xor_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !47 {
  %4 = bitcast i8* %0 to i16*, !dbg !48
  %5 = atomicrmw volatile xor i16* %4, i16 %1 seq_cst, align 2, !dbg !48
  ret i16 %5, !dbg !48
}

define dso_local zeroext i16 @__atomic_fetch_nand_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !49 {
  %4 = bitcast i8* %0 to i16*, !dbg !50
  %5 = atomicrmw volatile nand i16* %4, i16 %1 seq_cst, align 2, !dbg !50
  ret i16 %5, !dbg !50
}

define dso_local i32 @__atomic_load_4(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !51 {
  %3 = bitcast i8* %0 to i32*, !dbg !52
  %4 = load atomic volatile i32, i32* %3 seq_cst, align 4, !dbg !52
  ret i32 %4, !dbg !52
}

define dso_local void @__atomic_store_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !53 {
  %4 = bitcast i8* %0 to i32*, !dbg !54
  store atomic volatile i32 %1, i32* %4 seq_cst, align 4, !dbg !54
  ret void, !dbg !54
}

define dso_local zeroext i1 @__atomic_compare_exchange_4(i8* noundef %0, i8* nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !55 {
  %6 = bitcast i8* %0 to i32*, !dbg !56
  %7 = bitcast i8* %1 to i32*, !dbg !56
  %8 = load i32, i32* %7, align 4, !dbg !56
  %9 = cmpxchg volatile i32* %6, i32 %8, i32 %2 seq_cst seq_cst, align 4, !dbg !56
  %10 = extractvalue { i32, i1 } %9, 1, !dbg !56
  br i1 %10, label %13, label %11, !dbg !56

11:
  %12 = extractvalue { i32, i1 } %9, 0, !dbg !56
  store i32 %12, i32* %7, align 4, !dbg !56
  br label %13, !dbg !56

13:
  ret i1 %10, !dbg !56
}

define dso_local i32 @__atomic_exchange_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !57 {
  %4 = bitcast i8* %0 to i32*, !dbg !58
  %5 = atomicrmw volatile xchg i32* %4, i32 %1 seq_cst, align 4, !dbg !58
  ret i32 %5, !dbg !58
}

define dso_local i32 @__atomic_fetch_add_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !59 {
  %4 = bitcast i8* %0 to i32*, !dbg !60
  %5 = atomicrmw volatile add i32* %4, i32 %1 seq_cst, align 4, !dbg !60
  ret i32 %5, !dbg !60
}

define dso_local i32 @__atomic_fetch_sub_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !61 {
  %4 = bitcast i8* %0 to i32*, !dbg !62
  %5 = atomicrmw volatile sub i32* %4, i32 %1 seq_cst, align 4, !dbg !62
  ret i32 %5, !dbg !62
}

define dso_local i32 @__atomic_fetch_and_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !63 {
  %4 = bitcast i8* %0 to i32*, !dbg !64
  %5 = atomicrmw volatile and i32* %4, i32 %1 seq_cst, align 4, !dbg !64
  ret i32 %5, !dbg !64
}

define dso_local i32 @__atomic_fetch_or_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !65 {
  %4 = bitcast i8* %0 to i32*, !dbg !66
  %5 = atomicrmw volatile or i32* %4, i32 %1 seq_cst, align 4, !dbg !66
  ret i32 %5, !dbg !66
}

define dso_local i32 @__atomic_fetch_xor_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !67 {
  %4 = bitcast i8* %0 to i32*, !dbg !68
  %5 = atomicrmw volatile xor i32* %4, i32 %1 seq_cst, align 4, !dbg !68
  ret i32 %5, !dbg !68
}

define dso_local i32 @__atomic_fetch_nand_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !69 {
  %4 = bitcast i8* %0 to i32*, !dbg !70
  %5 = atomicrmw volatile nand i32* %4, i32 %1 seq_cst, align 4, !dbg !70
  ret i32 %5, !dbg !70
}

define dso_local void @__atomic_load(i32 noundef %0, i8* noundef %1, i8* noundef %2, i32 %3) local_unnamed_addr #2 !dbg !71 {
  call void @__midway_sync(i32 noundef 27, i8* noundef %1, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !72
  call void @__midway_hb_acquire(i8* noundef %1) #6, !dbg !75
  %5 = icmp eq i32 %0, 0, !dbg !76
  br i1 %5, label %13, label %6, !dbg !76

6:
  %7 = phi i32 [ %11, %6 ], [ 0, %4 ]
  %8 = getelementptr i8, i8* %1, i32 %7, !dbg !79
  %9 = load volatile i8, i8* %8, align 1, !dbg !79
  %10 = getelementptr i8, i8* %2, i32 %7, !dbg !79
  store volatile i8 %9, i8* %10, align 1, !dbg !79
  %11 = add nuw i32 %7, 1, !dbg !76
  %12 = icmp eq i32 %11, %0, !dbg !76
  br i1 %12, label %13, label %6, !dbg !76, !llvm.loop !80

13:
  ret void, !dbg !83
}

define dso_local void @__atomic_store(i32 noundef %0, i8* noundef %1, i8* noundef %2, i32 %3) local_unnamed_addr #2 !dbg !84 {
  call void @__midway_sync(i32 noundef 27, i8* noundef %1, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !85
  call void @__midway_hb_acquire(i8* noundef %1) #6, !dbg !87
  %5 = icmp eq i32 %0, 0, !dbg !88
  br i1 %5, label %13, label %6, !dbg !88

6:
  %7 = phi i32 [ %11, %6 ], [ 0, %4 ]
  %8 = getelementptr i8, i8* %2, i32 %7, !dbg !90
  %9 = load volatile i8, i8* %8, align 1, !dbg !90
  %10 = getelementptr i8, i8* %1, i32 %7, !dbg !90
  store volatile i8 %9, i8* %10, align 1, !dbg !90
  %11 = add nuw i32 %7, 1, !dbg !88
  %12 = icmp eq i32 %11, %0, !dbg !88
  br i1 %12, label %13, label %6, !dbg !88, !llvm.loop !91

13:
  call void @__midway_hb_release(i8* noundef %1) #6, !dbg !92
  ret void, !dbg !93
}

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #3

define dso_local void @__atomic_exchange(i32 noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i32 noundef %4) local_unnamed_addr #2 !dbg !94 {
  call void @__midway_sync(i32 noundef 27, i8* noundef %1, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !95
  call void @__midway_hb_acquire(i8* noundef %1) #6, !dbg !97
  %6 = icmp eq i32 %0, 0, !dbg !98
  br i1 %6, label %22, label %7, !dbg !98

7:
  %8 = phi i32 [ %12, %7 ], [ 0, %5 ]
  %9 = getelementptr i8, i8* %1, i32 %8, !dbg !100
  %10 = load volatile i8, i8* %9, align 1, !dbg !100
  %11 = getelementptr i8, i8* %3, i32 %8, !dbg !100
  store volatile i8 %10, i8* %11, align 1, !dbg !100
  %12 = add nuw i32 %8, 1, !dbg !98
  %13 = icmp eq i32 %12, %0, !dbg !98
  br i1 %13, label %14, label %7, !dbg !98, !llvm.loop !101

14:
  br i1 %6, label %22, label %15, !dbg !102

15:
  %16 = phi i32 [ %20, %15 ], [ 0, %14 ]
  %17 = getelementptr i8, i8* %2, i32 %16, !dbg !104
  %18 = load volatile i8, i8* %17, align 1, !dbg !104
  %19 = getelementptr i8, i8* %1, i32 %16, !dbg !104
  store volatile i8 %18, i8* %19, align 1, !dbg !104
  %20 = add nuw i32 %16, 1, !dbg !102
  %21 = icmp eq i32 %20, %0, !dbg !102
  br i1 %21, label %22, label %15, !dbg !102, !llvm.loop !105

22:
  call void @__midway_hb_release(i8* noundef %1) #6, !dbg !106
  ret void, !dbg !107
}

define dso_local zeroext i1 @__atomic_compare_exchange(i32 noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i32 %4, i32 %5) local_unnamed_addr #2 !dbg !108 {
  call void @__midway_sync(i32 noundef 27, i8* noundef %1, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !109
  call void @__midway_hb_acquire(i8* noundef %1) #6, !dbg !111
  %7 = icmp eq i32 %0, 0, !dbg !112
  br i1 %7, label %10, label %13, !dbg !112

8:
  %9 = icmp eq i32 %22, 0, !dbg !113
  br label %10, !dbg !113

10:
  %11 = phi i1 [ true, %6 ], [ %9, %8 ]
  %12 = icmp eq i32 %0, 0, !dbg !114
  br i1 %11, label %33, label %25, !dbg !113

13:
  %14 = phi i32 [ %23, %13 ], [ 0, %6 ]
  %15 = phi i32 [ %22, %13 ], [ 0, %6 ]
  %16 = getelementptr i8, i8* %1, i32 %14, !dbg !115
  %17 = load volatile i8, i8* %16, align 1, !dbg !115
  %18 = getelementptr i8, i8* %2, i32 %14, !dbg !115
  %19 = load i8, i8* %18, align 1, !dbg !115
  %20 = xor i8 %19, %17, !dbg !115
  %21 = sext i8 %20 to i32, !dbg !115
  %22 = or i32 %15, %21, !dbg !115
  %23 = add nuw i32 %14, 1, !dbg !112
  %24 = icmp eq i32 %23, %0, !dbg !112
  br i1 %24, label %8, label %13, !dbg !112, !llvm.loop !116

25:
  br i1 %12, label %42, label %26, !dbg !117

26:
  %27 = phi i32 [ %31, %26 ], [ 0, %25 ]
  %28 = getelementptr i8, i8* %1, i32 %27, !dbg !119
  %29 = load volatile i8, i8* %28, align 1, !dbg !119
  %30 = getelementptr i8, i8* %2, i32 %27, !dbg !119
  store volatile i8 %29, i8* %30, align 1, !dbg !119
  %31 = add nuw i32 %27, 1, !dbg !117
  %32 = icmp eq i32 %31, %0, !dbg !117
  br i1 %32, label %42, label %26, !dbg !117, !llvm.loop !120

33:
  br i1 %12, label %41, label %34, !dbg !121

34:
  %35 = phi i32 [ %39, %34 ], [ 0, %33 ]
  %36 = getelementptr i8, i8* %3, i32 %35, !dbg !123
  %37 = load volatile i8, i8* %36, align 1, !dbg !123
  %38 = getelementptr i8, i8* %1, i32 %35, !dbg !123
  store volatile i8 %37, i8* %38, align 1, !dbg !123
  %39 = add nuw i32 %35, 1, !dbg !121
  %40 = icmp eq i32 %39, %0, !dbg !121
  br i1 %40, label %41, label %34, !dbg !121, !llvm.loop !124

41:
  call void @__midway_hb_release(i8* noundef %1) #6, !dbg !125
  br label %42, !dbg !126

42:
  ret i1 %11, !dbg !127
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

define dso_local i64 @__atomic_load_8(i8* noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !128 {
  %3 = alloca i64, align 8
  %4 = bitcast i64* %3 to i8*, !dbg !129
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #7, !dbg !129
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !130
  call void @__midway_hb_acquire(i8* noundef %0) #6, !dbg !133
  br label %5

5:
  %6 = phi i32 [ %10, %5 ], [ 0, %2 ]
  %7 = getelementptr i8, i8* %0, i32 %6, !dbg !134
  %8 = load volatile i8, i8* %7, align 1, !dbg !134
  %9 = getelementptr i8, i8* %4, i32 %6, !dbg !134
  store volatile i8 %8, i8* %9, align 1, !dbg !134
  %10 = add nuw nsw i32 %6, 1, !dbg !136
  %11 = icmp eq i32 %10, 8, !dbg !136
  br i1 %11, label %12, label %5, !dbg !136, !llvm.loop !137

12:
  %13 = load i64, i64* %3, align 8, !dbg !138
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #7, !dbg !139
  ret i64 %13, !dbg !138
}

define dso_local void @__atomic_store_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !140 {
  %4 = alloca i64, align 8
  store i64 %1, i64* %4, align 8
  %5 = bitcast i64* %4 to i8*, !dbg !141
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !142
  call void @__midway_hb_acquire(i8* noundef %0) #6, !dbg !145
  br label %6

6:
  %7 = phi i32 [ %11, %6 ], [ 0, %3 ]
  %8 = getelementptr i8, i8* %5, i32 %7, !dbg !146
  %9 = load volatile i8, i8* %8, align 1, !dbg !146
  %10 = getelementptr i8, i8* %0, i32 %7, !dbg !146
  store volatile i8 %9, i8* %10, align 1, !dbg !146
  %11 = add nuw nsw i32 %7, 1, !dbg !148
  %12 = icmp eq i32 %11, 8, !dbg !148
  br i1 %12, label %13, label %6, !dbg !148, !llvm.loop !149

13:
  call void @__midway_hb_release(i8* noundef %0) #6, !dbg !150
  ret void, !dbg !141
}

define dso_local zeroext i1 @__atomic_compare_exchange_8(i8* noundef %0, i8* noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #2 !dbg !151 {
  %6 = alloca i64, align 8
  store i64 %2, i64* %6, align 8
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !152
  call void @__midway_hb_acquire(i8* noundef %0) #6, !dbg !155
  br label %10

7:
  %8 = bitcast i64* %6 to i8*, !dbg !156
  %9 = icmp eq i32 %19, 0, !dbg !157
  br i1 %9, label %29, label %22, !dbg !157

10:
  %11 = phi i32 [ %20, %10 ], [ 0, %5 ]
  %12 = phi i32 [ %19, %10 ], [ 0, %5 ]
  %13 = getelementptr i8, i8* %0, i32 %11, !dbg !158
  %14 = load volatile i8, i8* %13, align 1, !dbg !158
  %15 = getelementptr i8, i8* %1, i32 %11, !dbg !158
  %16 = load i8, i8* %15, align 1, !dbg !158
  %17 = xor i8 %16, %14, !dbg !158
  %18 = sext i8 %17 to i32, !dbg !158
  %19 = or i32 %12, %18, !dbg !158
  %20 = add nuw nsw i32 %11, 1, !dbg !159
  %21 = icmp eq i32 %20, 8, !dbg !159
  br i1 %21, label %7, label %10, !dbg !159, !llvm.loop !160

22:
  %23 = phi i32 [ %27, %22 ], [ 0, %7 ]
  %24 = getelementptr i8, i8* %0, i32 %23, !dbg !161
  %25 = load volatile i8, i8* %24, align 1, !dbg !161
  %26 = getelementptr i8, i8* %1, i32 %23, !dbg !161
  store volatile i8 %25, i8* %26, align 1, !dbg !161
  %27 = add nuw nsw i32 %23, 1, !dbg !163
  %28 = icmp eq i32 %27, 8, !dbg !163
  br i1 %28, label %37, label %22, !dbg !163, !llvm.loop !164

29:
  %30 = phi i32 [ %34, %29 ], [ 0, %7 ]
  %31 = getelementptr i8, i8* %8, i32 %30, !dbg !165
  %32 = load volatile i8, i8* %31, align 1, !dbg !165
  %33 = getelementptr i8, i8* %0, i32 %30, !dbg !165
  store volatile i8 %32, i8* %33, align 1, !dbg !165
  %34 = add nuw nsw i32 %30, 1, !dbg !167
  %35 = icmp eq i32 %34, 8, !dbg !167
  br i1 %35, label %36, label %29, !dbg !167, !llvm.loop !168

36:
  call void @__midway_hb_release(i8* noundef %0) #6, !dbg !169
  br label %37, !dbg !170

37:
  ret i1 %9, !dbg !156
}

define dso_local i64 @__atomic_exchange_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !171 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = bitcast i64* %4 to i8*, !dbg !172
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #7, !dbg !172
  %7 = bitcast i64* %5 to i8*, !dbg !172
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #7, !dbg !172
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !173
  call void @__midway_hb_acquire(i8* noundef %0) #6, !dbg !175
  br label %8

8:
  %9 = phi i32 [ %13, %8 ], [ 0, %3 ]
  %10 = getelementptr i8, i8* %0, i32 %9, !dbg !176
  %11 = load volatile i8, i8* %10, align 1, !dbg !176
  %12 = getelementptr i8, i8* %6, i32 %9, !dbg !176
  store volatile i8 %11, i8* %12, align 1, !dbg !176
  %13 = add nuw nsw i32 %9, 1, !dbg !178
  %14 = icmp eq i32 %13, 8, !dbg !178
  br i1 %14, label %15, label %8, !dbg !178, !llvm.loop !179

15:
  store i64 %1, i64* %5, align 8, !dbg !172
  br label %16

16:
  %17 = phi i32 [ %21, %16 ], [ 0, %15 ]
  %18 = getelementptr i8, i8* %7, i32 %17, !dbg !180
  %19 = load volatile i8, i8* %18, align 1, !dbg !180
  %20 = getelementptr i8, i8* %0, i32 %17, !dbg !180
  store volatile i8 %19, i8* %20, align 1, !dbg !180
  %21 = add nuw nsw i32 %17, 1, !dbg !182
  %22 = icmp eq i32 %21, 8, !dbg !182
  br i1 %22, label %23, label %16, !dbg !182, !llvm.loop !183

23:
  call void @__midway_hb_release(i8* noundef %0) #6, !dbg !172
  %24 = load i64, i64* %4, align 8, !dbg !172
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #7, !dbg !172
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #7, !dbg !172
  ret i64 %24, !dbg !172
}

define dso_local i64 @__atomic_fetch_add_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !184 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = bitcast i64* %4 to i8*, !dbg !185
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #7, !dbg !185
  %7 = bitcast i64* %5 to i8*, !dbg !185
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #7, !dbg !185
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !186
  call void @__midway_hb_acquire(i8* noundef %0) #6, !dbg !188
  br label %8

8:
  %9 = phi i32 [ %13, %8 ], [ 0, %3 ]
  %10 = getelementptr i8, i8* %0, i32 %9, !dbg !189
  %11 = load volatile i8, i8* %10, align 1, !dbg !189
  %12 = getelementptr i8, i8* %6, i32 %9, !dbg !189
  store volatile i8 %11, i8* %12, align 1, !dbg !189
  %13 = add nuw nsw i32 %9, 1, !dbg !191
  %14 = icmp eq i32 %13, 8, !dbg !191
  br i1 %14, label %15, label %8, !dbg !191, !llvm.loop !192

15:
  %16 = load i64, i64* %4, align 8, !dbg !185
  %17 = add i64 %16, %1, !dbg !185
  store i64 %17, i64* %5, align 8, !dbg !185
  br label %18

18:
  %19 = phi i32 [ %23, %18 ], [ 0, %15 ]
  %20 = getelementptr i8, i8* %7, i32 %19, !dbg !193
  %21 = load volatile i8, i8* %20, align 1, !dbg !193
  %22 = getelementptr i8, i8* %0, i32 %19, !dbg !193
  store volatile i8 %21, i8* %22, align 1, !dbg !193
  %23 = add nuw nsw i32 %19, 1, !dbg !195
  %24 = icmp eq i32 %23, 8, !dbg !195
  br i1 %24, label %25, label %18, !dbg !195, !llvm.loop !196

25:
  call void @__midway_hb_release(i8* noundef %0) #6, !dbg !185
  %26 = load i64, i64* %4, align 8, !dbg !185
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #7, !dbg !185
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #7, !dbg !185
  ret i64 %26, !dbg !185
}

define dso_local i64 @__atomic_fetch_sub_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !197 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = bitcast i64* %4 to i8*, !dbg !198
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #7, !dbg !198
  %7 = bitcast i64* %5 to i8*, !dbg !198
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #7, !dbg !198
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !199
  call void @__midway_hb_acquire(i8* noundef %0) #6, !dbg !201
  br label %8

8:
  %9 = phi i32 [ %13, %8 ], [ 0, %3 ]
  %10 = getelementptr i8, i8* %0, i32 %9, !dbg !202
  %11 = load volatile i8, i8* %10, align 1, !dbg !202
  %12 = getelementptr i8, i8* %6, i32 %9, !dbg !202
  store volatile i8 %11, i8* %12, align 1, !dbg !202
  %13 = add nuw nsw i32 %9, 1, !dbg !204
  %14 = icmp eq i32 %13, 8, !dbg !204
  br i1 %14, label %15, label %8, !dbg !204, !llvm.loop !205

15:
  %16 = load i64, i64* %4, align 8, !dbg !198
  %17 = sub i64 %16, %1, !dbg !198
  store i64 %17, i64* %5, align 8, !dbg !198
  br label %18

18:
  %19 = phi i32 [ %23, %18 ], [ 0, %15 ]
  %20 = getelementptr i8, i8* %7, i32 %19, !dbg !206
  %21 = load volatile i8, i8* %20, align 1, !dbg !206
  %22 = getelementptr i8, i8* %0, i32 %19, !dbg !206
  store volatile i8 %21, i8* %22, align 1, !dbg !206
  %23 = add nuw nsw i32 %19, 1, !dbg !208
  %24 = icmp eq i32 %23, 8, !dbg !208
  br i1 %24, label %25, label %18, !dbg !208, !llvm.loop !209

25:
  call void @__midway_hb_release(i8* noundef %0) #6, !dbg !198
  %26 = load i64, i64* %4, align 8, !dbg !198
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #7, !dbg !198
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #7, !dbg !198
  ret i64 %26, !dbg !198
}

define dso_local i64 @__atomic_fetch_and_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !210 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = bitcast i64* %4 to i8*, !dbg !211
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #7, !dbg !211
  %7 = bitcast i64* %5 to i8*, !dbg !211
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #7, !dbg !211
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !212
  call void @__midway_hb_acquire(i8* noundef %0) #6, !dbg !214
  br label %8

8:
  %9 = phi i32 [ %13, %8 ], [ 0, %3 ]
  %10 = getelementptr i8, i8* %0, i32 %9, !dbg !215
  %11 = load volatile i8, i8* %10, align 1, !dbg !215
  %12 = getelementptr i8, i8* %6, i32 %9, !dbg !215
  store volatile i8 %11, i8* %12, align 1, !dbg !215
  %13 = add nuw nsw i32 %9, 1, !dbg !217
  %14 = icmp eq i32 %13, 8, !dbg !217
  br i1 %14, label %15, label %8, !dbg !217, !llvm.loop !218

15:
  %16 = load i64, i64* %4, align 8, !dbg !211
  %17 = and i64 %16, %1, !dbg !211
  store i64 %17, i64* %5, align 8, !dbg !211
  br label %18

18:
  %19 = phi i32 [ %23, %18 ], [ 0, %15 ]
  %20 = getelementptr i8, i8* %7, i32 %19, !dbg !219
  %21 = load volatile i8, i8* %20, align 1, !dbg !219
  %22 = getelementptr i8, i8* %0, i32 %19, !dbg !219
  store volatile i8 %21, i8* %22, align 1, !dbg !219
  %23 = add nuw nsw i32 %19, 1, !dbg !221
  %24 = icmp eq i32 %23, 8, !dbg !221
  br i1 %24, label %25, label %18, !dbg !221, !llvm.loop !222

25:
  call void @__midway_hb_release(i8* noundef %0) #6, !dbg !211
  %26 = load i64, i64* %4, align 8, !dbg !211
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #7, !dbg !211
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #7, !dbg !211
  ret i64 %26, !dbg !211
}

define dso_local i64 @__atomic_fetch_or_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !223 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = bitcast i64* %4 to i8*, !dbg !224
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #7, !dbg !224
  %7 = bitcast i64* %5 to i8*, !dbg !224
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #7, !dbg !224
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !225
  call void @__midway_hb_acquire(i8* noundef %0) #6, !dbg !227
  br label %8

8:
  %9 = phi i32 [ %13, %8 ], [ 0, %3 ]
  %10 = getelementptr i8, i8* %0, i32 %9, !dbg !228
  %11 = load volatile i8, i8* %10, align 1, !dbg !228
  %12 = getelementptr i8, i8* %6, i32 %9, !dbg !228
  store volatile i8 %11, i8* %12, align 1, !dbg !228
  %13 = add nuw nsw i32 %9, 1, !dbg !230
  %14 = icmp eq i32 %13, 8, !dbg !230
  br i1 %14, label %15, label %8, !dbg !230, !llvm.loop !231

15:
  %16 = load i64, i64* %4, align 8, !dbg !224
  %17 = or i64 %16, %1, !dbg !224
  store i64 %17, i64* %5, align 8, !dbg !224
  br label %18

18:
  %19 = phi i32 [ %23, %18 ], [ 0, %15 ]
  %20 = getelementptr i8, i8* %7, i32 %19, !dbg !232
  %21 = load volatile i8, i8* %20, align 1, !dbg !232
  %22 = getelementptr i8, i8* %0, i32 %19, !dbg !232
  store volatile i8 %21, i8* %22, align 1, !dbg !232
  %23 = add nuw nsw i32 %19, 1, !dbg !234
  %24 = icmp eq i32 %23, 8, !dbg !234
  br i1 %24, label %25, label %18, !dbg !234, !llvm.loop !235

25:
  call void @__midway_hb_release(i8* noundef %0) #6, !dbg !224
  %26 = load i64, i64* %4, align 8, !dbg !224
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #7, !dbg !224
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #7, !dbg !224
  ret i64 %26, !dbg !224
}

define dso_local i64 @__atomic_fetch_xor_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !236 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = bitcast i64* %4 to i8*, !dbg !237
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #7, !dbg !237
  %7 = bitcast i64* %5 to i8*, !dbg !237
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #7, !dbg !237
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !238
  call void @__midway_hb_acquire(i8* noundef %0) #6, !dbg !240
  br label %8

8:
  %9 = phi i32 [ %13, %8 ], [ 0, %3 ]
  %10 = getelementptr i8, i8* %0, i32 %9, !dbg !241
  %11 = load volatile i8, i8* %10, align 1, !dbg !241
  %12 = getelementptr i8, i8* %6, i32 %9, !dbg !241
  store volatile i8 %11, i8* %12, align 1, !dbg !241
  %13 = add nuw nsw i32 %9, 1, !dbg !243
  %14 = icmp eq i32 %13, 8, !dbg !243
  br i1 %14, label %15, label %8, !dbg !243, !llvm.loop !244

15:
  %16 = load i64, i64* %4, align 8, !dbg !237
  %17 = xor i64 %16, %1, !dbg !237
  store i64 %17, i64* %5, align 8, !dbg !237
  br label %18

18:
  %19 = phi i32 [ %23, %18 ], [ 0, %15 ]
  %20 = getelementptr i8, i8* %7, i32 %19, !dbg !245
  %21 = load volatile i8, i8* %20, align 1, !dbg !245
  %22 = getelementptr i8, i8* %0, i32 %19, !dbg !245
  store volatile i8 %21, i8* %22, align 1, !dbg !245
  %23 = add nuw nsw i32 %19, 1, !dbg !247
  %24 = icmp eq i32 %23, 8, !dbg !247
  br i1 %24, label %25, label %18, !dbg !247, !llvm.loop !248

25:
  call void @__midway_hb_release(i8* noundef %0) #6, !dbg !237
  %26 = load i64, i64* %4, align 8, !dbg !237
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #7, !dbg !237
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #7, !dbg !237
  ret i64 %26, !dbg !237
}

define dso_local i64 @__atomic_fetch_nand_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #2 !dbg !249 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = bitcast i64* %4 to i8*, !dbg !250
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #7, !dbg !250
  %7 = bitcast i64* %5 to i8*, !dbg !250
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #7, !dbg !250
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #6, !dbg !251
  call void @__midway_hb_acquire(i8* noundef %0) #6, !dbg !253
  br label %8

8:
  %9 = phi i32 [ %13, %8 ], [ 0, %3 ]
  %10 = getelementptr i8, i8* %0, i32 %9, !dbg !254
  %11 = load volatile i8, i8* %10, align 1, !dbg !254
  %12 = getelementptr i8, i8* %6, i32 %9, !dbg !254
  store volatile i8 %11, i8* %12, align 1, !dbg !254
  %13 = add nuw nsw i32 %9, 1, !dbg !256
  %14 = icmp eq i32 %13, 8, !dbg !256
  br i1 %14, label %15, label %8, !dbg !256, !llvm.loop !257

15:
  %16 = load i64, i64* %4, align 8, !dbg !250
  %17 = and i64 %16, %1, !dbg !250
  %18 = xor i64 %17, -1, !dbg !250
  store i64 %18, i64* %5, align 8, !dbg !250
  br label %19

19:
  %20 = phi i32 [ %24, %19 ], [ 0, %15 ]
  %21 = getelementptr i8, i8* %7, i32 %20, !dbg !258
  %22 = load volatile i8, i8* %21, align 1, !dbg !258
  %23 = getelementptr i8, i8* %0, i32 %20, !dbg !258
  store volatile i8 %22, i8* %23, align 1, !dbg !258
  %24 = add nuw nsw i32 %20, 1, !dbg !260
  %25 = icmp eq i32 %24, 8, !dbg !260
  br i1 %25, label %26, label %19, !dbg !260, !llvm.loop !261

26:
  call void @__midway_hb_release(i8* noundef %0) #6, !dbg !250
  %27 = load i64, i64* %4, align 8, !dbg !250
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #7, !dbg !250
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #7, !dbg !250
  ret i64 %27, !dbg !250
}

define dso_local zeroext i1 @__atomic_is_lock_free(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #5 !dbg !262 {
  %3 = add i32 %0, -1, !dbg !263
  %4 = icmp ult i32 %3, 8, !dbg !263
  %5 = trunc i32 %3 to i8, !dbg !263
  %6 = lshr i8 -117, %5, !dbg !263
  %7 = and i8 %6, 1, !dbg !263
  %8 = icmp ne i8 %7, 0, !dbg !263
  %9 = select i1 %4, i1 %8, i1 false, !dbg !263
  ret i1 %9, !dbg !263
}

define dso_local void @atomic_thread_fence(i32 noundef %0) local_unnamed_addr #0 !dbg !264 {
  fence seq_cst, !dbg !265
  ret void, !dbg !265
}

define dso_local void @atomic_signal_fence(i32 noundef %0) local_unnamed_addr #5 !dbg !266 {
  ret void, !dbg !267
}

define dso_local zeroext i1 @atomic_flag_test_and_set(%struct.atomic_flag* noundef %0) local_unnamed_addr #0 !dbg !268 {
  %2 = getelementptr %struct.atomic_flag, %struct.atomic_flag* %0, i32 0, i32 0, !dbg !269
  %3 = atomicrmw volatile xchg i8* %2, i8 1 seq_cst, align 1, !dbg !269
  %4 = icmp ne i8 %3, 0, !dbg !269
  ret i1 %4, !dbg !269
}

define dso_local zeroext i1 @atomic_flag_test_and_set_explicit(%struct.atomic_flag* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !270 {
  %3 = getelementptr %struct.atomic_flag, %struct.atomic_flag* %0, i32 0, i32 0, !dbg !271
  %4 = atomicrmw volatile xchg i8* %3, i8 1 seq_cst, align 1, !dbg !271
  %5 = icmp ne i8 %4, 0, !dbg !271
  ret i1 %5, !dbg !271
}

define dso_local void @atomic_flag_clear(%struct.atomic_flag* noundef %0) local_unnamed_addr #1 !dbg !272 {
  %2 = getelementptr %struct.atomic_flag, %struct.atomic_flag* %0, i32 0, i32 0, !dbg !273
  store atomic volatile i8 0, i8* %2 seq_cst, align 1, !dbg !273
  ret void, !dbg !273
}

define dso_local void @atomic_flag_clear_explicit(%struct.atomic_flag* noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !274 {
  %3 = getelementptr %struct.atomic_flag, %struct.atomic_flag* %0, i32 0, i32 0, !dbg !275
  store atomic volatile i8 0, i8* %3 seq_cst, align 1, !dbg !275
  ret void, !dbg !275
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #3

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree norecurse nounwind null_pointer_is_valid willreturn }
attributes #1 = { nofree norecurse nounwind null_pointer_is_valid }
attributes #2 = { nounwind null_pointer_is_valid }
attributes #3 = { null_pointer_is_valid }
attributes #4 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/atomic.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "mw_load_1", scope: !1, file: !1, line: 41, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 41, scope: !9)
!13 = distinct !DISubprogram(name: "mw_store_1", scope: !1, file: !1, line: 41, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!14 = !DILocation(line: 41, scope: !13)
!15 = distinct !DISubprogram(name: "mw_cas_1", scope: !1, file: !1, line: 41, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!16 = !DILocation(line: 41, scope: !15)
!17 = distinct !DISubprogram(name: "mw_exchange_1", scope: !1, file: !1, line: 41, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 41, scope: !17)
!19 = distinct !DISubprogram(name: "mw_fetch_add_1", scope: !1, file: !1, line: 41, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 41, scope: !19)
!21 = distinct !DISubprogram(name: "mw_fetch_sub_1", scope: !1, file: !1, line: 41, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 41, scope: !21)
!23 = distinct !DISubprogram(name: "mw_fetch_and_1", scope: !1, file: !1, line: 41, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!24 = !DILocation(line: 41, scope: !23)
!25 = distinct !DISubprogram(name: "mw_fetch_or_1", scope: !1, file: !1, line: 41, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!26 = !DILocation(line: 41, scope: !25)
!27 = distinct !DISubprogram(name: "mw_fetch_xor_1", scope: !1, file: !1, line: 41, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 41, scope: !27)
!29 = distinct !DISubprogram(name: "mw_fetch_nand_1", scope: !1, file: !1, line: 41, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!30 = !DILocation(line: 41, scope: !29)
!31 = distinct !DISubprogram(name: "mw_load_2", scope: !1, file: !1, line: 42, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!32 = !DILocation(line: 42, scope: !31)
!33 = distinct !DISubprogram(name: "mw_store_2", scope: !1, file: !1, line: 42, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!34 = !DILocation(line: 42, scope: !33)
!35 = distinct !DISubprogram(name: "mw_cas_2", scope: !1, file: !1, line: 42, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!36 = !DILocation(line: 42, scope: !35)
!37 = distinct !DISubprogram(name: "mw_exchange_2", scope: !1, file: !1, line: 42, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!38 = !DILocation(line: 42, scope: !37)
!39 = distinct !DISubprogram(name: "mw_fetch_add_2", scope: !1, file: !1, line: 42, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!40 = !DILocation(line: 42, scope: !39)
!41 = distinct !DISubprogram(name: "mw_fetch_sub_2", scope: !1, file: !1, line: 42, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!42 = !DILocation(line: 42, scope: !41)
!43 = distinct !DISubprogram(name: "mw_fetch_and_2", scope: !1, file: !1, line: 42, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!44 = !DILocation(line: 42, scope: !43)
!45 = distinct !DISubprogram(name: "mw_fetch_or_2", scope: !1, file: !1, line: 42, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!46 = !DILocation(line: 42, scope: !45)
!47 = distinct !DISubprogram(name: "mw_fetch_xor_2", scope: !1, file: !1, line: 42, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!48 = !DILocation(line: 42, scope: !47)
!49 = distinct !DISubprogram(name: "mw_fetch_nand_2", scope: !1, file: !1, line: 42, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!50 = !DILocation(line: 42, scope: !49)
!51 = distinct !DISubprogram(name: "mw_load_4", scope: !1, file: !1, line: 43, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!52 = !DILocation(line: 43, scope: !51)
!53 = distinct !DISubprogram(name: "mw_store_4", scope: !1, file: !1, line: 43, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!54 = !DILocation(line: 43, scope: !53)
!55 = distinct !DISubprogram(name: "mw_cas_4", scope: !1, file: !1, line: 43, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!56 = !DILocation(line: 43, scope: !55)
!57 = distinct !DISubprogram(name: "mw_exchange_4", scope: !1, file: !1, line: 43, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!58 = !DILocation(line: 43, scope: !57)
!59 = distinct !DISubprogram(name: "mw_fetch_add_4", scope: !1, file: !1, line: 43, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!60 = !DILocation(line: 43, scope: !59)
!61 = distinct !DISubprogram(name: "mw_fetch_sub_4", scope: !1, file: !1, line: 43, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!62 = !DILocation(line: 43, scope: !61)
!63 = distinct !DISubprogram(name: "mw_fetch_and_4", scope: !1, file: !1, line: 43, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!64 = !DILocation(line: 43, scope: !63)
!65 = distinct !DISubprogram(name: "mw_fetch_or_4", scope: !1, file: !1, line: 43, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!66 = !DILocation(line: 43, scope: !65)
!67 = distinct !DISubprogram(name: "mw_fetch_xor_4", scope: !1, file: !1, line: 43, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!68 = !DILocation(line: 43, scope: !67)
!69 = distinct !DISubprogram(name: "mw_fetch_nand_4", scope: !1, file: !1, line: 43, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!70 = !DILocation(line: 43, scope: !69)
!71 = distinct !DISubprogram(name: "mw_load", scope: !1, file: !1, line: 64, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!72 = !DILocation(line: 53, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "begin", scope: !1, file: !1, line: 50, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!74 = distinct !DILocation(line: 66, scope: !71)
!75 = !DILocation(line: 54, scope: !73, inlinedAt: !74)
!76 = !DILocation(line: 59, scope: !77, inlinedAt: !78)
!77 = distinct !DISubprogram(name: "copy", scope: !1, file: !1, line: 57, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!78 = distinct !DILocation(line: 67, scope: !71)
!79 = !DILocation(line: 60, scope: !77, inlinedAt: !78)
!80 = distinct !{!80, !76, !79, !81, !82}
!81 = !{!"llvm.loop.mustprogress"}
!82 = !{!"llvm.loop.unroll.disable"}
!83 = !DILocation(line: 68, scope: !71)
!84 = distinct !DISubprogram(name: "mw_store", scope: !1, file: !1, line: 71, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!85 = !DILocation(line: 53, scope: !73, inlinedAt: !86)
!86 = distinct !DILocation(line: 73, scope: !84)
!87 = !DILocation(line: 54, scope: !73, inlinedAt: !86)
!88 = !DILocation(line: 59, scope: !77, inlinedAt: !89)
!89 = distinct !DILocation(line: 74, scope: !84)
!90 = !DILocation(line: 60, scope: !77, inlinedAt: !89)
!91 = distinct !{!91, !88, !90, !81, !82}
!92 = !DILocation(line: 75, scope: !84)
!93 = !DILocation(line: 76, scope: !84)
!94 = distinct !DISubprogram(name: "mw_exchange", scope: !1, file: !1, line: 79, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!95 = !DILocation(line: 53, scope: !73, inlinedAt: !96)
!96 = distinct !DILocation(line: 81, scope: !94)
!97 = !DILocation(line: 54, scope: !73, inlinedAt: !96)
!98 = !DILocation(line: 59, scope: !77, inlinedAt: !99)
!99 = distinct !DILocation(line: 82, scope: !94)
!100 = !DILocation(line: 60, scope: !77, inlinedAt: !99)
!101 = distinct !{!101, !98, !100, !81, !82}
!102 = !DILocation(line: 59, scope: !77, inlinedAt: !103)
!103 = distinct !DILocation(line: 83, scope: !94)
!104 = !DILocation(line: 60, scope: !77, inlinedAt: !103)
!105 = distinct !{!105, !102, !104, !81, !82}
!106 = !DILocation(line: 84, scope: !94)
!107 = !DILocation(line: 85, scope: !94)
!108 = distinct !DISubprogram(name: "mw_compare_exchange", scope: !1, file: !1, line: 89, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!109 = !DILocation(line: 53, scope: !73, inlinedAt: !110)
!110 = distinct !DILocation(line: 92, scope: !108)
!111 = !DILocation(line: 54, scope: !73, inlinedAt: !110)
!112 = !DILocation(line: 93, scope: !108)
!113 = !DILocation(line: 95, scope: !108)
!114 = !DILocation(line: 0, scope: !108)
!115 = !DILocation(line: 94, scope: !108)
!116 = distinct !{!116, !112, !115, !81, !82}
!117 = !DILocation(line: 59, scope: !77, inlinedAt: !118)
!118 = distinct !DILocation(line: 96, scope: !108)
!119 = !DILocation(line: 60, scope: !77, inlinedAt: !118)
!120 = distinct !{!120, !117, !119, !81, !82}
!121 = !DILocation(line: 59, scope: !77, inlinedAt: !122)
!122 = distinct !DILocation(line: 99, scope: !108)
!123 = !DILocation(line: 60, scope: !77, inlinedAt: !122)
!124 = distinct !{!124, !121, !123, !81, !82}
!125 = !DILocation(line: 100, scope: !108)
!126 = !DILocation(line: 101, scope: !108)
!127 = !DILocation(line: 102, scope: !108)
!128 = distinct !DISubprogram(name: "mw_load_8", scope: !1, file: !1, line: 106, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!129 = !DILocation(line: 108, scope: !128)
!130 = !DILocation(line: 53, scope: !73, inlinedAt: !131)
!131 = distinct !DILocation(line: 66, scope: !71, inlinedAt: !132)
!132 = distinct !DILocation(line: 109, scope: !128)
!133 = !DILocation(line: 54, scope: !73, inlinedAt: !131)
!134 = !DILocation(line: 60, scope: !77, inlinedAt: !135)
!135 = distinct !DILocation(line: 67, scope: !71, inlinedAt: !132)
!136 = !DILocation(line: 59, scope: !77, inlinedAt: !135)
!137 = distinct !{!137, !136, !134, !81, !82}
!138 = !DILocation(line: 110, scope: !128)
!139 = !DILocation(line: 111, scope: !128)
!140 = distinct !DISubprogram(name: "mw_store_8", scope: !1, file: !1, line: 114, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!141 = !DILocation(line: 114, scope: !140)
!142 = !DILocation(line: 53, scope: !73, inlinedAt: !143)
!143 = distinct !DILocation(line: 73, scope: !84, inlinedAt: !144)
!144 = distinct !DILocation(line: 114, scope: !140)
!145 = !DILocation(line: 54, scope: !73, inlinedAt: !143)
!146 = !DILocation(line: 60, scope: !77, inlinedAt: !147)
!147 = distinct !DILocation(line: 74, scope: !84, inlinedAt: !144)
!148 = !DILocation(line: 59, scope: !77, inlinedAt: !147)
!149 = distinct !{!149, !148, !146, !81, !82}
!150 = !DILocation(line: 75, scope: !84, inlinedAt: !144)
!151 = distinct !DISubprogram(name: "mw_cas_8", scope: !1, file: !1, line: 117, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!152 = !DILocation(line: 53, scope: !73, inlinedAt: !153)
!153 = distinct !DILocation(line: 92, scope: !108, inlinedAt: !154)
!154 = distinct !DILocation(line: 117, scope: !151)
!155 = !DILocation(line: 54, scope: !73, inlinedAt: !153)
!156 = !DILocation(line: 117, scope: !151)
!157 = !DILocation(line: 95, scope: !108, inlinedAt: !154)
!158 = !DILocation(line: 94, scope: !108, inlinedAt: !154)
!159 = !DILocation(line: 93, scope: !108, inlinedAt: !154)
!160 = distinct !{!160, !159, !158, !81, !82}
!161 = !DILocation(line: 60, scope: !77, inlinedAt: !162)
!162 = distinct !DILocation(line: 96, scope: !108, inlinedAt: !154)
!163 = !DILocation(line: 59, scope: !77, inlinedAt: !162)
!164 = distinct !{!164, !163, !161, !81, !82}
!165 = !DILocation(line: 60, scope: !77, inlinedAt: !166)
!166 = distinct !DILocation(line: 99, scope: !108, inlinedAt: !154)
!167 = !DILocation(line: 59, scope: !77, inlinedAt: !166)
!168 = distinct !{!168, !167, !165, !81, !82}
!169 = !DILocation(line: 100, scope: !108, inlinedAt: !154)
!170 = !DILocation(line: 101, scope: !108, inlinedAt: !154)
!171 = distinct !DISubprogram(name: "mw_exchange_8", scope: !1, file: !1, line: 132, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!172 = !DILocation(line: 132, scope: !171)
!173 = !DILocation(line: 53, scope: !73, inlinedAt: !174)
!174 = distinct !DILocation(line: 132, scope: !171)
!175 = !DILocation(line: 54, scope: !73, inlinedAt: !174)
!176 = !DILocation(line: 60, scope: !77, inlinedAt: !177)
!177 = distinct !DILocation(line: 132, scope: !171)
!178 = !DILocation(line: 59, scope: !77, inlinedAt: !177)
!179 = distinct !{!179, !178, !176, !81, !82}
!180 = !DILocation(line: 60, scope: !77, inlinedAt: !181)
!181 = distinct !DILocation(line: 132, scope: !171)
!182 = !DILocation(line: 59, scope: !77, inlinedAt: !181)
!183 = distinct !{!183, !182, !180, !81, !82}
!184 = distinct !DISubprogram(name: "mw_fetch_add_8", scope: !1, file: !1, line: 133, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!185 = !DILocation(line: 133, scope: !184)
!186 = !DILocation(line: 53, scope: !73, inlinedAt: !187)
!187 = distinct !DILocation(line: 133, scope: !184)
!188 = !DILocation(line: 54, scope: !73, inlinedAt: !187)
!189 = !DILocation(line: 60, scope: !77, inlinedAt: !190)
!190 = distinct !DILocation(line: 133, scope: !184)
!191 = !DILocation(line: 59, scope: !77, inlinedAt: !190)
!192 = distinct !{!192, !191, !189, !81, !82}
!193 = !DILocation(line: 60, scope: !77, inlinedAt: !194)
!194 = distinct !DILocation(line: 133, scope: !184)
!195 = !DILocation(line: 59, scope: !77, inlinedAt: !194)
!196 = distinct !{!196, !195, !193, !81, !82}
!197 = distinct !DISubprogram(name: "mw_fetch_sub_8", scope: !1, file: !1, line: 134, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!198 = !DILocation(line: 134, scope: !197)
!199 = !DILocation(line: 53, scope: !73, inlinedAt: !200)
!200 = distinct !DILocation(line: 134, scope: !197)
!201 = !DILocation(line: 54, scope: !73, inlinedAt: !200)
!202 = !DILocation(line: 60, scope: !77, inlinedAt: !203)
!203 = distinct !DILocation(line: 134, scope: !197)
!204 = !DILocation(line: 59, scope: !77, inlinedAt: !203)
!205 = distinct !{!205, !204, !202, !81, !82}
!206 = !DILocation(line: 60, scope: !77, inlinedAt: !207)
!207 = distinct !DILocation(line: 134, scope: !197)
!208 = !DILocation(line: 59, scope: !77, inlinedAt: !207)
!209 = distinct !{!209, !208, !206, !81, !82}
!210 = distinct !DISubprogram(name: "mw_fetch_and_8", scope: !1, file: !1, line: 135, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!211 = !DILocation(line: 135, scope: !210)
!212 = !DILocation(line: 53, scope: !73, inlinedAt: !213)
!213 = distinct !DILocation(line: 135, scope: !210)
!214 = !DILocation(line: 54, scope: !73, inlinedAt: !213)
!215 = !DILocation(line: 60, scope: !77, inlinedAt: !216)
!216 = distinct !DILocation(line: 135, scope: !210)
!217 = !DILocation(line: 59, scope: !77, inlinedAt: !216)
!218 = distinct !{!218, !217, !215, !81, !82}
!219 = !DILocation(line: 60, scope: !77, inlinedAt: !220)
!220 = distinct !DILocation(line: 135, scope: !210)
!221 = !DILocation(line: 59, scope: !77, inlinedAt: !220)
!222 = distinct !{!222, !221, !219, !81, !82}
!223 = distinct !DISubprogram(name: "mw_fetch_or_8", scope: !1, file: !1, line: 136, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!224 = !DILocation(line: 136, scope: !223)
!225 = !DILocation(line: 53, scope: !73, inlinedAt: !226)
!226 = distinct !DILocation(line: 136, scope: !223)
!227 = !DILocation(line: 54, scope: !73, inlinedAt: !226)
!228 = !DILocation(line: 60, scope: !77, inlinedAt: !229)
!229 = distinct !DILocation(line: 136, scope: !223)
!230 = !DILocation(line: 59, scope: !77, inlinedAt: !229)
!231 = distinct !{!231, !230, !228, !81, !82}
!232 = !DILocation(line: 60, scope: !77, inlinedAt: !233)
!233 = distinct !DILocation(line: 136, scope: !223)
!234 = !DILocation(line: 59, scope: !77, inlinedAt: !233)
!235 = distinct !{!235, !234, !232, !81, !82}
!236 = distinct !DISubprogram(name: "mw_fetch_xor_8", scope: !1, file: !1, line: 137, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!237 = !DILocation(line: 137, scope: !236)
!238 = !DILocation(line: 53, scope: !73, inlinedAt: !239)
!239 = distinct !DILocation(line: 137, scope: !236)
!240 = !DILocation(line: 54, scope: !73, inlinedAt: !239)
!241 = !DILocation(line: 60, scope: !77, inlinedAt: !242)
!242 = distinct !DILocation(line: 137, scope: !236)
!243 = !DILocation(line: 59, scope: !77, inlinedAt: !242)
!244 = distinct !{!244, !243, !241, !81, !82}
!245 = !DILocation(line: 60, scope: !77, inlinedAt: !246)
!246 = distinct !DILocation(line: 137, scope: !236)
!247 = !DILocation(line: 59, scope: !77, inlinedAt: !246)
!248 = distinct !{!248, !247, !245, !81, !82}
!249 = distinct !DISubprogram(name: "mw_fetch_nand_8", scope: !1, file: !1, line: 138, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!250 = !DILocation(line: 138, scope: !249)
!251 = !DILocation(line: 53, scope: !73, inlinedAt: !252)
!252 = distinct !DILocation(line: 138, scope: !249)
!253 = !DILocation(line: 54, scope: !73, inlinedAt: !252)
!254 = !DILocation(line: 60, scope: !77, inlinedAt: !255)
!255 = distinct !DILocation(line: 138, scope: !249)
!256 = !DILocation(line: 59, scope: !77, inlinedAt: !255)
!257 = distinct !{!257, !256, !254, !81, !82}
!258 = !DILocation(line: 60, scope: !77, inlinedAt: !259)
!259 = distinct !DILocation(line: 138, scope: !249)
!260 = !DILocation(line: 59, scope: !77, inlinedAt: !259)
!261 = distinct !{!261, !260, !258, !81, !82}
!262 = distinct !DISubprogram(name: "mw_lock_free", scope: !1, file: !1, line: 142, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!263 = !DILocation(line: 142, scope: !262)
!264 = distinct !DISubprogram(name: "atomic_thread_fence", scope: !1, file: !1, line: 148, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!265 = !DILocation(line: 148, scope: !264)
!266 = distinct !DISubprogram(name: "atomic_signal_fence", scope: !1, file: !1, line: 149, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!267 = !DILocation(line: 149, scope: !266)
!268 = distinct !DISubprogram(name: "atomic_flag_test_and_set", scope: !1, file: !1, line: 150, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!269 = !DILocation(line: 150, scope: !268)
!270 = distinct !DISubprogram(name: "atomic_flag_test_and_set_explicit", scope: !1, file: !1, line: 151, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!271 = !DILocation(line: 153, scope: !270)
!272 = distinct !DISubprogram(name: "atomic_flag_clear", scope: !1, file: !1, line: 155, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!273 = !DILocation(line: 155, scope: !272)
!274 = distinct !DISubprogram(name: "atomic_flag_clear_explicit", scope: !1, file: !1, line: 156, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!275 = !DILocation(line: 156, scope: !274)
