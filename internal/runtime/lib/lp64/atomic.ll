target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.atomic_flag = type { i8 }

define dso_local zeroext i8 @__atomic_load_1(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !8 {
  %3 = load atomic volatile i8, i8* %0 seq_cst, align 1, !dbg !11
  ret i8 %3, !dbg !11
}

define dso_local void @__atomic_store_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #1 !dbg !12 {
  store atomic volatile i8 %1, i8* %0 seq_cst, align 1, !dbg !13
  ret void, !dbg !13
}

define dso_local zeroext i1 @__atomic_compare_exchange_1(i8* noundef %0, i8* nocapture noundef %1, i8 noundef zeroext %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !14 {
  %6 = load i8, i8* %1, align 1, !dbg !15
  %7 = cmpxchg volatile i8* %0, i8 %6, i8 %2 seq_cst seq_cst, align 1, !dbg !15
  %8 = extractvalue { i8, i1 } %7, 1, !dbg !15
  br i1 %8, label %11, label %9, !dbg !15

9:
  %10 = extractvalue { i8, i1 } %7, 0, !dbg !15
  store i8 %10, i8* %1, align 1, !dbg !15
  br label %11, !dbg !15

11:
  ret i1 %8, !dbg !15
}

define dso_local zeroext i8 @__atomic_exchange_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !16 {
  %4 = atomicrmw volatile xchg i8* %0, i8 %1 seq_cst, align 1, !dbg !17
  ret i8 %4, !dbg !17
}

define dso_local zeroext i8 @__atomic_fetch_add_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !18 {
  %4 = atomicrmw volatile add i8* %0, i8 %1 seq_cst, align 1, !dbg !19
  ret i8 %4, !dbg !19
}

define dso_local zeroext i8 @__atomic_fetch_sub_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !20 {
  %4 = atomicrmw volatile sub i8* %0, i8 %1 seq_cst, align 1, !dbg !21
  ret i8 %4, !dbg !21
}

define dso_local zeroext i8 @__atomic_fetch_and_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !22 {
  %4 = atomicrmw volatile and i8* %0, i8 %1 seq_cst, align 1, !dbg !23
  ret i8 %4, !dbg !23
}

define dso_local zeroext i8 @__atomic_fetch_or_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !24 {
  %4 = atomicrmw volatile or i8* %0, i8 %1 seq_cst, align 1, !dbg !25
  ret i8 %4, !dbg !25
}

define dso_local zeroext i8 @__atomic_fetch_xor_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !26 {
  %4 = atomicrmw volatile xor i8* %0, i8 %1 seq_cst, align 1, !dbg !27
  ret i8 %4, !dbg !27
}

define dso_local zeroext i8 @__atomic_fetch_nand_1(i8* noundef %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !28 {
  %4 = atomicrmw volatile nand i8* %0, i8 %1 seq_cst, align 1, !dbg !29
  ret i8 %4, !dbg !29
}

define dso_local zeroext i16 @__atomic_load_2(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !30 {
  %3 = bitcast i8* %0 to i16*, !dbg !31
  %4 = load atomic volatile i16, i16* %3 seq_cst, align 2, !dbg !31
  ret i16 %4, !dbg !31
}

define dso_local void @__atomic_store_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #1 !dbg !32 {
  %4 = bitcast i8* %0 to i16*, !dbg !33
  store atomic volatile i16 %1, i16* %4 seq_cst, align 2, !dbg !33
  ret void, !dbg !33
}

define dso_local zeroext i1 @__atomic_compare_exchange_2(i8* noundef %0, i8* nocapture noundef %1, i16 noundef zeroext %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !34 {
  %6 = bitcast i8* %0 to i16*, !dbg !35
  %7 = bitcast i8* %1 to i16*, !dbg !35
  %8 = load i16, i16* %7, align 2, !dbg !35
  %9 = cmpxchg volatile i16* %6, i16 %8, i16 %2 seq_cst seq_cst, align 2, !dbg !35
  %10 = extractvalue { i16, i1 } %9, 1, !dbg !35
  br i1 %10, label %13, label %11, !dbg !35

11:
  %12 = extractvalue { i16, i1 } %9, 0, !dbg !35
  store i16 %12, i16* %7, align 2, !dbg !35
  br label %13, !dbg !35

13:
  ret i1 %10, !dbg !35
}

define dso_local zeroext i16 @__atomic_exchange_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !36 {
  %4 = bitcast i8* %0 to i16*, !dbg !37
  %5 = atomicrmw volatile xchg i16* %4, i16 %1 seq_cst, align 2, !dbg !37
  ret i16 %5, !dbg !37
}

define dso_local zeroext i16 @__atomic_fetch_add_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !38 {
  %4 = bitcast i8* %0 to i16*, !dbg !39
  %5 = atomicrmw volatile add i16* %4, i16 %1 seq_cst, align 2, !dbg !39
  ret i16 %5, !dbg !39
}

define dso_local zeroext i16 @__atomic_fetch_sub_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !40 {
  %4 = bitcast i8* %0 to i16*, !dbg !41
  %5 = atomicrmw volatile sub i16* %4, i16 %1 seq_cst, align 2, !dbg !41
  ret i16 %5, !dbg !41
}

define dso_local zeroext i16 @__atomic_fetch_and_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !42 {
  %4 = bitcast i8* %0 to i16*, !dbg !43
  %5 = atomicrmw volatile and i16* %4, i16 %1 seq_cst, align 2, !dbg !43
  ret i16 %5, !dbg !43
}

define dso_local zeroext i16 @__atomic_fetch_or_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !44 {
  %4 = bitcast i8* %0 to i16*, !dbg !45
  %5 = atomicrmw volatile or i16* %4, i16 %1 seq_cst, align 2, !dbg !45
  ret i16 %5, !dbg !45
}

define dso_local zeroext i16 @__atomic_fetch_xor_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !46 {
  %4 = bitcast i8* %0 to i16*, !dbg !47
  %5 = atomicrmw volatile xor i16* %4, i16 %1 seq_cst, align 2, !dbg !47
  ret i16 %5, !dbg !47
}

define dso_local zeroext i16 @__atomic_fetch_nand_2(i8* noundef %0, i16 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #0 !dbg !48 {
  %4 = bitcast i8* %0 to i16*, !dbg !49
  %5 = atomicrmw volatile nand i16* %4, i16 %1 seq_cst, align 2, !dbg !49
  ret i16 %5, !dbg !49
}

define dso_local i32 @__atomic_load_4(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !50 {
  %3 = bitcast i8* %0 to i32*, !dbg !51
  %4 = load atomic volatile i32, i32* %3 seq_cst, align 4, !dbg !51
  ret i32 %4, !dbg !51
}

define dso_local void @__atomic_store_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !52 {
  %4 = bitcast i8* %0 to i32*, !dbg !53
  store atomic volatile i32 %1, i32* %4 seq_cst, align 4, !dbg !53
  ret void, !dbg !53
}

define dso_local zeroext i1 @__atomic_compare_exchange_4(i8* noundef %0, i8* nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !54 {
  %6 = bitcast i8* %0 to i32*, !dbg !55
  %7 = bitcast i8* %1 to i32*, !dbg !55
  %8 = load i32, i32* %7, align 4, !dbg !55
  %9 = cmpxchg volatile i32* %6, i32 %8, i32 %2 seq_cst seq_cst, align 4, !dbg !55
  %10 = extractvalue { i32, i1 } %9, 1, !dbg !55
  br i1 %10, label %13, label %11, !dbg !55

11:
  %12 = extractvalue { i32, i1 } %9, 0, !dbg !55
  store i32 %12, i32* %7, align 4, !dbg !55
  br label %13, !dbg !55

13:
  ret i1 %10, !dbg !55
}

define dso_local i32 @__atomic_exchange_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !56 {
  %4 = bitcast i8* %0 to i32*, !dbg !57
  %5 = atomicrmw volatile xchg i32* %4, i32 %1 seq_cst, align 4, !dbg !57
  ret i32 %5, !dbg !57
}

define dso_local i32 @__atomic_fetch_add_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !58 {
  %4 = bitcast i8* %0 to i32*, !dbg !59
  %5 = atomicrmw volatile add i32* %4, i32 %1 seq_cst, align 4, !dbg !59
  ret i32 %5, !dbg !59
}

define dso_local i32 @__atomic_fetch_sub_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !60 {
  %4 = bitcast i8* %0 to i32*, !dbg !61
  %5 = atomicrmw volatile sub i32* %4, i32 %1 seq_cst, align 4, !dbg !61
  ret i32 %5, !dbg !61
}

define dso_local i32 @__atomic_fetch_and_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !62 {
  %4 = bitcast i8* %0 to i32*, !dbg !63
  %5 = atomicrmw volatile and i32* %4, i32 %1 seq_cst, align 4, !dbg !63
  ret i32 %5, !dbg !63
}

define dso_local i32 @__atomic_fetch_or_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !64 {
  %4 = bitcast i8* %0 to i32*, !dbg !65
  %5 = atomicrmw volatile or i32* %4, i32 %1 seq_cst, align 4, !dbg !65
  ret i32 %5, !dbg !65
}

define dso_local i32 @__atomic_fetch_xor_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !66 {
  %4 = bitcast i8* %0 to i32*, !dbg !67
  %5 = atomicrmw volatile xor i32* %4, i32 %1 seq_cst, align 4, !dbg !67
  ret i32 %5, !dbg !67
}

define dso_local i32 @__atomic_fetch_nand_4(i8* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !68 {
  %4 = bitcast i8* %0 to i32*, !dbg !69
  %5 = atomicrmw volatile nand i32* %4, i32 %1 seq_cst, align 4, !dbg !69
  ret i32 %5, !dbg !69
}

define dso_local i64 @__atomic_load_8(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !70 {
  %3 = bitcast i8* %0 to i64*, !dbg !71
  %4 = load atomic volatile i64, i64* %3 seq_cst, align 8, !dbg !71
  ret i64 %4, !dbg !71
}

define dso_local void @__atomic_store_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !72 {
  %4 = bitcast i8* %0 to i64*, !dbg !73
  store atomic volatile i64 %1, i64* %4 seq_cst, align 8, !dbg !73
  ret void, !dbg !73
}

define dso_local zeroext i1 @__atomic_compare_exchange_8(i8* noundef %0, i8* nocapture noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !74 {
  %6 = bitcast i8* %0 to i64*, !dbg !75
  %7 = bitcast i8* %1 to i64*, !dbg !75
  %8 = load i64, i64* %7, align 8, !dbg !75
  %9 = cmpxchg volatile i64* %6, i64 %8, i64 %2 seq_cst seq_cst, align 8, !dbg !75
  %10 = extractvalue { i64, i1 } %9, 1, !dbg !75
  br i1 %10, label %13, label %11, !dbg !75

11:
  %12 = extractvalue { i64, i1 } %9, 0, !dbg !75
  store i64 %12, i64* %7, align 8, !dbg !75
  br label %13, !dbg !75

13:
  ret i1 %10, !dbg !75
}

define dso_local i64 @__atomic_exchange_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !76 {
  %4 = bitcast i8* %0 to i64*, !dbg !77
  %5 = atomicrmw volatile xchg i64* %4, i64 %1 seq_cst, align 8, !dbg !77
  ret i64 %5, !dbg !77
}

define dso_local i64 @__atomic_fetch_add_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !78 {
  %4 = bitcast i8* %0 to i64*, !dbg !79
  %5 = atomicrmw volatile add i64* %4, i64 %1 seq_cst, align 8, !dbg !79
  ret i64 %5, !dbg !79
}

define dso_local i64 @__atomic_fetch_sub_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !80 {
  %4 = bitcast i8* %0 to i64*, !dbg !81
  %5 = atomicrmw volatile sub i64* %4, i64 %1 seq_cst, align 8, !dbg !81
  ret i64 %5, !dbg !81
}

define dso_local i64 @__atomic_fetch_and_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !82 {
  %4 = bitcast i8* %0 to i64*, !dbg !83
  %5 = atomicrmw volatile and i64* %4, i64 %1 seq_cst, align 8, !dbg !83
  ret i64 %5, !dbg !83
}

define dso_local i64 @__atomic_fetch_or_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !84 {
  %4 = bitcast i8* %0 to i64*, !dbg !85
  %5 = atomicrmw volatile or i64* %4, i64 %1 seq_cst, align 8, !dbg !85
  ret i64 %5, !dbg !85
}

define dso_local i64 @__atomic_fetch_xor_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !86 {
  %4 = bitcast i8* %0 to i64*, !dbg !87
  %5 = atomicrmw volatile xor i64* %4, i64 %1 seq_cst, align 8, !dbg !87
  ret i64 %5, !dbg !87
}

define dso_local i64 @__atomic_fetch_nand_8(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !88 {
  %4 = bitcast i8* %0 to i64*, !dbg !89
  %5 = atomicrmw volatile nand i64* %4, i64 %1 seq_cst, align 8, !dbg !89
  ret i64 %5, !dbg !89
}

define dso_local void @__atomic_load(i64 noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !90 {
  call void @__midway_sync(i32 noundef 27, i8* noundef %1, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !91
  call void @__midway_hb_acquire(i8* noundef %1) #5, !dbg !94
  %5 = icmp eq i64 %0, 0, !dbg !95
  br i1 %5, label %13, label %6, !dbg !95

6:
  %7 = phi i64 [ %11, %6 ], [ 0, %4 ]
  %8 = getelementptr i8, i8* %1, i64 %7, !dbg !98
  %9 = load volatile i8, i8* %8, align 1, !dbg !98
  %10 = getelementptr i8, i8* %2, i64 %7, !dbg !98
  store volatile i8 %9, i8* %10, align 1, !dbg !98
  %11 = add nuw i64 %7, 1, !dbg !95
  %12 = icmp eq i64 %11, %0, !dbg !95
  br i1 %12, label %13, label %6, !dbg !95, !llvm.loop !99

13:
  ret void, !dbg !102
}

define dso_local void @__atomic_store(i64 noundef %0, i8* noundef %1, i8* noundef %2, i32 noundef %3) local_unnamed_addr #2 !dbg !103 {
  call void @__midway_sync(i32 noundef 27, i8* noundef %1, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !104
  call void @__midway_hb_acquire(i8* noundef %1) #5, !dbg !106
  %5 = icmp eq i64 %0, 0, !dbg !107
  br i1 %5, label %13, label %6, !dbg !107

6:
  %7 = phi i64 [ %11, %6 ], [ 0, %4 ]
  %8 = getelementptr i8, i8* %2, i64 %7, !dbg !109
  %9 = load volatile i8, i8* %8, align 1, !dbg !109
  %10 = getelementptr i8, i8* %1, i64 %7, !dbg !109
  store volatile i8 %9, i8* %10, align 1, !dbg !109
  %11 = add nuw i64 %7, 1, !dbg !107
  %12 = icmp eq i64 %11, %0, !dbg !107
  br i1 %12, label %13, label %6, !dbg !107, !llvm.loop !110

13:
  call void @__midway_hb_release(i8* noundef %1) #5, !dbg !111
  ret void, !dbg !112
}

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #3

define dso_local void @__atomic_exchange(i64 noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i32 noundef %4) local_unnamed_addr #2 !dbg !113 {
  call void @__midway_sync(i32 noundef 27, i8* noundef %1, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !114
  call void @__midway_hb_acquire(i8* noundef %1) #5, !dbg !116
  %6 = icmp eq i64 %0, 0, !dbg !117
  br i1 %6, label %22, label %7, !dbg !117

7:
  %8 = phi i64 [ %12, %7 ], [ 0, %5 ]
  %9 = getelementptr i8, i8* %1, i64 %8, !dbg !119
  %10 = load volatile i8, i8* %9, align 1, !dbg !119
  %11 = getelementptr i8, i8* %3, i64 %8, !dbg !119
  store volatile i8 %10, i8* %11, align 1, !dbg !119
  %12 = add nuw i64 %8, 1, !dbg !117
  %13 = icmp eq i64 %12, %0, !dbg !117
  br i1 %13, label %14, label %7, !dbg !117, !llvm.loop !120

14:
  br i1 %6, label %22, label %15, !dbg !121

15:
  %16 = phi i64 [ %20, %15 ], [ 0, %14 ]
  %17 = getelementptr i8, i8* %2, i64 %16, !dbg !123
  %18 = load volatile i8, i8* %17, align 1, !dbg !123
  %19 = getelementptr i8, i8* %1, i64 %16, !dbg !123
  store volatile i8 %18, i8* %19, align 1, !dbg !123
  %20 = add nuw i64 %16, 1, !dbg !121
  %21 = icmp eq i64 %20, %0, !dbg !121
  br i1 %21, label %22, label %15, !dbg !121, !llvm.loop !124

22:
  call void @__midway_hb_release(i8* noundef %1) #5, !dbg !125
  ret void, !dbg !126
}

define dso_local zeroext i1 @__atomic_compare_exchange(i64 noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !dbg !127 {
  call void @__midway_sync(i32 noundef 27, i8* noundef %1, i32 (i8*, i8*)* noundef null, i8* noundef null) #5, !dbg !128
  call void @__midway_hb_acquire(i8* noundef %1) #5, !dbg !130
  %7 = icmp eq i64 %0, 0, !dbg !131
  br i1 %7, label %10, label %13, !dbg !131

8:
  %9 = icmp eq i32 %22, 0, !dbg !132
  br label %10, !dbg !132

10:
  %11 = phi i1 [ true, %6 ], [ %9, %8 ]
  %12 = icmp eq i64 %0, 0, !dbg !133
  br i1 %11, label %33, label %25, !dbg !132

13:
  %14 = phi i64 [ %23, %13 ], [ 0, %6 ]
  %15 = phi i32 [ %22, %13 ], [ 0, %6 ]
  %16 = getelementptr i8, i8* %1, i64 %14, !dbg !134
  %17 = load volatile i8, i8* %16, align 1, !dbg !134
  %18 = getelementptr i8, i8* %2, i64 %14, !dbg !134
  %19 = load i8, i8* %18, align 1, !dbg !134
  %20 = xor i8 %19, %17, !dbg !134
  %21 = sext i8 %20 to i32, !dbg !134
  %22 = or i32 %15, %21, !dbg !134
  %23 = add nuw i64 %14, 1, !dbg !131
  %24 = icmp eq i64 %23, %0, !dbg !131
  br i1 %24, label %8, label %13, !dbg !131, !llvm.loop !135

25:
  br i1 %12, label %42, label %26, !dbg !136

26:
  %27 = phi i64 [ %31, %26 ], [ 0, %25 ]
  %28 = getelementptr i8, i8* %1, i64 %27, !dbg !138
  %29 = load volatile i8, i8* %28, align 1, !dbg !138
  %30 = getelementptr i8, i8* %2, i64 %27, !dbg !138
  store volatile i8 %29, i8* %30, align 1, !dbg !138
  %31 = add nuw i64 %27, 1, !dbg !136
  %32 = icmp eq i64 %31, %0, !dbg !136
  br i1 %32, label %42, label %26, !dbg !136, !llvm.loop !139

33:
  br i1 %12, label %41, label %34, !dbg !140

34:
  %35 = phi i64 [ %39, %34 ], [ 0, %33 ]
  %36 = getelementptr i8, i8* %3, i64 %35, !dbg !142
  %37 = load volatile i8, i8* %36, align 1, !dbg !142
  %38 = getelementptr i8, i8* %1, i64 %35, !dbg !142
  store volatile i8 %37, i8* %38, align 1, !dbg !142
  %39 = add nuw i64 %35, 1, !dbg !140
  %40 = icmp eq i64 %39, %0, !dbg !140
  br i1 %40, label %41, label %34, !dbg !140, !llvm.loop !143

41:
  call void @__midway_hb_release(i8* noundef %1) #5, !dbg !144
  br label %42, !dbg !145

42:
  ret i1 %11, !dbg !146
}

define dso_local zeroext i1 @__atomic_is_lock_free(i64 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr #4 !dbg !147 {
  %3 = add i64 %0, -1, !dbg !148
  %4 = icmp ult i64 %3, 8, !dbg !148
  %5 = trunc i64 %3 to i8, !dbg !148
  %6 = lshr i8 -117, %5, !dbg !148
  %7 = and i8 %6, 1, !dbg !148
  %8 = icmp ne i8 %7, 0, !dbg !148
  %9 = select i1 %4, i1 %8, i1 false, !dbg !148
  ret i1 %9, !dbg !148
}

define dso_local void @atomic_thread_fence(i32 noundef %0) local_unnamed_addr #0 !dbg !149 {
  fence seq_cst, !dbg !150
  ret void, !dbg !150
}

define dso_local void @atomic_signal_fence(i32 noundef %0) local_unnamed_addr #4 !dbg !151 {
  ret void, !dbg !152
}

define dso_local zeroext i1 @atomic_flag_test_and_set(%struct.atomic_flag* noundef %0) local_unnamed_addr #0 !dbg !153 {
  %2 = getelementptr %struct.atomic_flag, %struct.atomic_flag* %0, i64 0, i32 0, !dbg !154
  %3 = atomicrmw volatile xchg i8* %2, i8 1 seq_cst, align 1, !dbg !154
  %4 = icmp ne i8 %3, 0, !dbg !154
  ret i1 %4, !dbg !154
}

define dso_local zeroext i1 @atomic_flag_test_and_set_explicit(%struct.atomic_flag* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !155 {
  %3 = getelementptr %struct.atomic_flag, %struct.atomic_flag* %0, i64 0, i32 0, !dbg !156
  %4 = atomicrmw volatile xchg i8* %3, i8 1 seq_cst, align 1, !dbg !156
  %5 = icmp ne i8 %4, 0, !dbg !156
  ret i1 %5, !dbg !156
}

define dso_local void @atomic_flag_clear(%struct.atomic_flag* noundef %0) local_unnamed_addr #1 !dbg !157 {
  %2 = getelementptr %struct.atomic_flag, %struct.atomic_flag* %0, i64 0, i32 0, !dbg !158
  store atomic volatile i8 0, i8* %2 seq_cst, align 1, !dbg !158
  ret void, !dbg !158
}

define dso_local void @atomic_flag_clear_explicit(%struct.atomic_flag* noundef %0, i32 noundef %1) local_unnamed_addr #1 !dbg !159 {
  %3 = getelementptr %struct.atomic_flag, %struct.atomic_flag* %0, i64 0, i32 0, !dbg !160
  store atomic volatile i8 0, i8* %3 seq_cst, align 1, !dbg !160
  ret void, !dbg !160
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #3

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree norecurse nounwind null_pointer_is_valid willreturn }
attributes #1 = { nofree norecurse nounwind null_pointer_is_valid }
attributes #2 = { nounwind null_pointer_is_valid }
attributes #3 = { null_pointer_is_valid }
attributes #4 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #5 = { nobuiltin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/atomic.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "mw_load_1", scope: !1, file: !1, line: 41, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 41, scope: !8)
!12 = distinct !DISubprogram(name: "mw_store_1", scope: !1, file: !1, line: 41, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!13 = !DILocation(line: 41, scope: !12)
!14 = distinct !DISubprogram(name: "mw_cas_1", scope: !1, file: !1, line: 41, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DILocation(line: 41, scope: !14)
!16 = distinct !DISubprogram(name: "mw_exchange_1", scope: !1, file: !1, line: 41, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 41, scope: !16)
!18 = distinct !DISubprogram(name: "mw_fetch_add_1", scope: !1, file: !1, line: 41, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 41, scope: !18)
!20 = distinct !DISubprogram(name: "mw_fetch_sub_1", scope: !1, file: !1, line: 41, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 41, scope: !20)
!22 = distinct !DISubprogram(name: "mw_fetch_and_1", scope: !1, file: !1, line: 41, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!23 = !DILocation(line: 41, scope: !22)
!24 = distinct !DISubprogram(name: "mw_fetch_or_1", scope: !1, file: !1, line: 41, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!25 = !DILocation(line: 41, scope: !24)
!26 = distinct !DISubprogram(name: "mw_fetch_xor_1", scope: !1, file: !1, line: 41, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!27 = !DILocation(line: 41, scope: !26)
!28 = distinct !DISubprogram(name: "mw_fetch_nand_1", scope: !1, file: !1, line: 41, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 41, scope: !28)
!30 = distinct !DISubprogram(name: "mw_load_2", scope: !1, file: !1, line: 42, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!31 = !DILocation(line: 42, scope: !30)
!32 = distinct !DISubprogram(name: "mw_store_2", scope: !1, file: !1, line: 42, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!33 = !DILocation(line: 42, scope: !32)
!34 = distinct !DISubprogram(name: "mw_cas_2", scope: !1, file: !1, line: 42, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!35 = !DILocation(line: 42, scope: !34)
!36 = distinct !DISubprogram(name: "mw_exchange_2", scope: !1, file: !1, line: 42, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!37 = !DILocation(line: 42, scope: !36)
!38 = distinct !DISubprogram(name: "mw_fetch_add_2", scope: !1, file: !1, line: 42, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!39 = !DILocation(line: 42, scope: !38)
!40 = distinct !DISubprogram(name: "mw_fetch_sub_2", scope: !1, file: !1, line: 42, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!41 = !DILocation(line: 42, scope: !40)
!42 = distinct !DISubprogram(name: "mw_fetch_and_2", scope: !1, file: !1, line: 42, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!43 = !DILocation(line: 42, scope: !42)
!44 = distinct !DISubprogram(name: "mw_fetch_or_2", scope: !1, file: !1, line: 42, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!45 = !DILocation(line: 42, scope: !44)
!46 = distinct !DISubprogram(name: "mw_fetch_xor_2", scope: !1, file: !1, line: 42, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!47 = !DILocation(line: 42, scope: !46)
!48 = distinct !DISubprogram(name: "mw_fetch_nand_2", scope: !1, file: !1, line: 42, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!49 = !DILocation(line: 42, scope: !48)
!50 = distinct !DISubprogram(name: "mw_load_4", scope: !1, file: !1, line: 43, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!51 = !DILocation(line: 43, scope: !50)
!52 = distinct !DISubprogram(name: "mw_store_4", scope: !1, file: !1, line: 43, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!53 = !DILocation(line: 43, scope: !52)
!54 = distinct !DISubprogram(name: "mw_cas_4", scope: !1, file: !1, line: 43, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!55 = !DILocation(line: 43, scope: !54)
!56 = distinct !DISubprogram(name: "mw_exchange_4", scope: !1, file: !1, line: 43, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!57 = !DILocation(line: 43, scope: !56)
!58 = distinct !DISubprogram(name: "mw_fetch_add_4", scope: !1, file: !1, line: 43, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!59 = !DILocation(line: 43, scope: !58)
!60 = distinct !DISubprogram(name: "mw_fetch_sub_4", scope: !1, file: !1, line: 43, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!61 = !DILocation(line: 43, scope: !60)
!62 = distinct !DISubprogram(name: "mw_fetch_and_4", scope: !1, file: !1, line: 43, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!63 = !DILocation(line: 43, scope: !62)
!64 = distinct !DISubprogram(name: "mw_fetch_or_4", scope: !1, file: !1, line: 43, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!65 = !DILocation(line: 43, scope: !64)
!66 = distinct !DISubprogram(name: "mw_fetch_xor_4", scope: !1, file: !1, line: 43, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!67 = !DILocation(line: 43, scope: !66)
!68 = distinct !DISubprogram(name: "mw_fetch_nand_4", scope: !1, file: !1, line: 43, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!69 = !DILocation(line: 43, scope: !68)
!70 = distinct !DISubprogram(name: "mw_load_8", scope: !1, file: !1, line: 45, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!71 = !DILocation(line: 45, scope: !70)
!72 = distinct !DISubprogram(name: "mw_store_8", scope: !1, file: !1, line: 45, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!73 = !DILocation(line: 45, scope: !72)
!74 = distinct !DISubprogram(name: "mw_cas_8", scope: !1, file: !1, line: 45, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!75 = !DILocation(line: 45, scope: !74)
!76 = distinct !DISubprogram(name: "mw_exchange_8", scope: !1, file: !1, line: 45, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!77 = !DILocation(line: 45, scope: !76)
!78 = distinct !DISubprogram(name: "mw_fetch_add_8", scope: !1, file: !1, line: 45, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!79 = !DILocation(line: 45, scope: !78)
!80 = distinct !DISubprogram(name: "mw_fetch_sub_8", scope: !1, file: !1, line: 45, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!81 = !DILocation(line: 45, scope: !80)
!82 = distinct !DISubprogram(name: "mw_fetch_and_8", scope: !1, file: !1, line: 45, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!83 = !DILocation(line: 45, scope: !82)
!84 = distinct !DISubprogram(name: "mw_fetch_or_8", scope: !1, file: !1, line: 45, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!85 = !DILocation(line: 45, scope: !84)
!86 = distinct !DISubprogram(name: "mw_fetch_xor_8", scope: !1, file: !1, line: 45, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!87 = !DILocation(line: 45, scope: !86)
!88 = distinct !DISubprogram(name: "mw_fetch_nand_8", scope: !1, file: !1, line: 45, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!89 = !DILocation(line: 45, scope: !88)
!90 = distinct !DISubprogram(name: "mw_load", scope: !1, file: !1, line: 64, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!91 = !DILocation(line: 53, scope: !92, inlinedAt: !93)
!92 = distinct !DISubprogram(name: "begin", scope: !1, file: !1, line: 50, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!93 = distinct !DILocation(line: 66, scope: !90)
!94 = !DILocation(line: 54, scope: !92, inlinedAt: !93)
!95 = !DILocation(line: 59, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "copy", scope: !1, file: !1, line: 57, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!97 = distinct !DILocation(line: 67, scope: !90)
!98 = !DILocation(line: 60, scope: !96, inlinedAt: !97)
!99 = distinct !{!99, !95, !98, !100, !101}
!100 = !{!"llvm.loop.mustprogress"}
!101 = !{!"llvm.loop.unroll.disable"}
!102 = !DILocation(line: 68, scope: !90)
!103 = distinct !DISubprogram(name: "mw_store", scope: !1, file: !1, line: 71, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!104 = !DILocation(line: 53, scope: !92, inlinedAt: !105)
!105 = distinct !DILocation(line: 73, scope: !103)
!106 = !DILocation(line: 54, scope: !92, inlinedAt: !105)
!107 = !DILocation(line: 59, scope: !96, inlinedAt: !108)
!108 = distinct !DILocation(line: 74, scope: !103)
!109 = !DILocation(line: 60, scope: !96, inlinedAt: !108)
!110 = distinct !{!110, !107, !109, !100, !101}
!111 = !DILocation(line: 75, scope: !103)
!112 = !DILocation(line: 76, scope: !103)
!113 = distinct !DISubprogram(name: "mw_exchange", scope: !1, file: !1, line: 79, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!114 = !DILocation(line: 53, scope: !92, inlinedAt: !115)
!115 = distinct !DILocation(line: 81, scope: !113)
!116 = !DILocation(line: 54, scope: !92, inlinedAt: !115)
!117 = !DILocation(line: 59, scope: !96, inlinedAt: !118)
!118 = distinct !DILocation(line: 82, scope: !113)
!119 = !DILocation(line: 60, scope: !96, inlinedAt: !118)
!120 = distinct !{!120, !117, !119, !100, !101}
!121 = !DILocation(line: 59, scope: !96, inlinedAt: !122)
!122 = distinct !DILocation(line: 83, scope: !113)
!123 = !DILocation(line: 60, scope: !96, inlinedAt: !122)
!124 = distinct !{!124, !121, !123, !100, !101}
!125 = !DILocation(line: 84, scope: !113)
!126 = !DILocation(line: 85, scope: !113)
!127 = distinct !DISubprogram(name: "mw_compare_exchange", scope: !1, file: !1, line: 89, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!128 = !DILocation(line: 53, scope: !92, inlinedAt: !129)
!129 = distinct !DILocation(line: 92, scope: !127)
!130 = !DILocation(line: 54, scope: !92, inlinedAt: !129)
!131 = !DILocation(line: 93, scope: !127)
!132 = !DILocation(line: 95, scope: !127)
!133 = !DILocation(line: 0, scope: !127)
!134 = !DILocation(line: 94, scope: !127)
!135 = distinct !{!135, !131, !134, !100, !101}
!136 = !DILocation(line: 59, scope: !96, inlinedAt: !137)
!137 = distinct !DILocation(line: 96, scope: !127)
!138 = !DILocation(line: 60, scope: !96, inlinedAt: !137)
!139 = distinct !{!139, !136, !138, !100, !101}
!140 = !DILocation(line: 59, scope: !96, inlinedAt: !141)
!141 = distinct !DILocation(line: 99, scope: !127)
!142 = !DILocation(line: 60, scope: !96, inlinedAt: !141)
!143 = distinct !{!143, !140, !142, !100, !101}
!144 = !DILocation(line: 100, scope: !127)
!145 = !DILocation(line: 101, scope: !127)
!146 = !DILocation(line: 102, scope: !127)
!147 = distinct !DISubprogram(name: "mw_lock_free", scope: !1, file: !1, line: 142, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!148 = !DILocation(line: 142, scope: !147)
!149 = distinct !DISubprogram(name: "atomic_thread_fence", scope: !1, file: !1, line: 148, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!150 = !DILocation(line: 148, scope: !149)
!151 = distinct !DISubprogram(name: "atomic_signal_fence", scope: !1, file: !1, line: 149, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!152 = !DILocation(line: 149, scope: !151)
!153 = distinct !DISubprogram(name: "atomic_flag_test_and_set", scope: !1, file: !1, line: 150, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!154 = !DILocation(line: 150, scope: !153)
!155 = distinct !DISubprogram(name: "atomic_flag_test_and_set_explicit", scope: !1, file: !1, line: 151, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!156 = !DILocation(line: 153, scope: !155)
!157 = distinct !DISubprogram(name: "atomic_flag_clear", scope: !1, file: !1, line: 155, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!158 = !DILocation(line: 155, scope: !157)
!159 = distinct !DISubprogram(name: "atomic_flag_clear_explicit", scope: !1, file: !1, line: 156, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!160 = !DILocation(line: 156, scope: !159)
