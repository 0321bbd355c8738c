target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [23 x i8] c"__VERIFIER_nondet_char\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"__VERIFIER_nondet_schar\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"__VERIFIER_nondet_uchar\00", align 1
@.str.3 = private unnamed_addr constant [24 x i8] c"__VERIFIER_nondet_short\00", align 1
@.str.4 = private unnamed_addr constant [25 x i8] c"__VERIFIER_nondet_ushort\00", align 1
@.str.5 = private unnamed_addr constant [22 x i8] c"__VERIFIER_nondet_int\00", align 1
@.str.6 = private unnamed_addr constant [23 x i8] c"__VERIFIER_nondet_uint\00", align 1
@.str.7 = private unnamed_addr constant [27 x i8] c"__VERIFIER_nondet_unsigned\00", align 1
@.str.8 = private unnamed_addr constant [31 x i8] c"__VERIFIER_nondet_unsigned_int\00", align 1
@.str.9 = private unnamed_addr constant [32 x i8] c"__VERIFIER_nondet_unsigned_char\00", align 1
@.str.10 = private unnamed_addr constant [33 x i8] c"__VERIFIER_nondet_unsigned_short\00", align 1
@.str.11 = private unnamed_addr constant [32 x i8] c"__VERIFIER_nondet_unsigned_long\00", align 1
@.str.12 = private unnamed_addr constant [23 x i8] c"__VERIFIER_nondet_long\00", align 1
@.str.13 = private unnamed_addr constant [24 x i8] c"__VERIFIER_nondet_ulong\00", align 1
@.str.14 = private unnamed_addr constant [27 x i8] c"__VERIFIER_nondet_longlong\00", align 1
@.str.15 = private unnamed_addr constant [28 x i8] c"__VERIFIER_nondet_ulonglong\00", align 1
@.str.16 = private unnamed_addr constant [25 x i8] c"__VERIFIER_nondet_size_t\00", align 1
@.str.17 = private unnamed_addr constant [21 x i8] c"__VERIFIER_nondet_S8\00", align 1
@.str.18 = private unnamed_addr constant [22 x i8] c"__VERIFIER_nondet_S16\00", align 1
@.str.19 = private unnamed_addr constant [22 x i8] c"__VERIFIER_nondet_S32\00", align 1
@.str.20 = private unnamed_addr constant [22 x i8] c"__VERIFIER_nondet_S64\00", align 1
@.str.21 = private unnamed_addr constant [21 x i8] c"__VERIFIER_nondet_U8\00", align 1
@.str.22 = private unnamed_addr constant [22 x i8] c"__VERIFIER_nondet_U16\00", align 1
@.str.23 = private unnamed_addr constant [22 x i8] c"__VERIFIER_nondet_U32\00", align 1
@.str.24 = private unnamed_addr constant [22 x i8] c"__VERIFIER_nondet_U64\00", align 1
@.str.25 = private unnamed_addr constant [21 x i8] c"__VERIFIER_nondet_u8\00", align 1
@.str.26 = private unnamed_addr constant [22 x i8] c"__VERIFIER_nondet_u16\00", align 1
@.str.27 = private unnamed_addr constant [22 x i8] c"__VERIFIER_nondet_u32\00", align 1
@.str.28 = private unnamed_addr constant [22 x i8] c"__VERIFIER_nondet_u64\00", align 1
@.str.29 = private unnamed_addr constant [25 x i8] c"__VERIFIER_nondet_loff_t\00", align 1
@.str.30 = private unnamed_addr constant [27 x i8] c"__VERIFIER_nondet_sector_t\00", align 1
@.str.31 = private unnamed_addr constant [24 x i8] c"__VERIFIER_nondet_float\00", align 1
@.str.32 = private unnamed_addr constant [25 x i8] c"__VERIFIER_nondet_double\00", align 1
@.str.33 = private unnamed_addr constant [25 x i8] c"__VERIFIER_nondet_int128\00", align 1
@.str.34 = private unnamed_addr constant [26 x i8] c"__VERIFIER_nondet_uint128\00", align 1
@.str.35 = private unnamed_addr constant [23 x i8] c"__VERIFIER_nondet_bool\00", align 1
@.str.36 = private unnamed_addr constant [24 x i8] c"__VERIFIER_nondet__Bool\00", align 1
@.str.37 = private unnamed_addr constant [26 x i8] c"__VERIFIER_nondet_pointer\00", align 1
@.str.38 = private unnamed_addr constant [16 x i8] c"unknown-pointer\00", align 1
@.str.39 = private unnamed_addr constant [61 x i8] c"__VERIFIER_nondet_pointer: null, or a new object of 64 bytes\00", align 1
@.str.40 = private unnamed_addr constant [25 x i8] c"__VERIFIER_nondet_memory\00", align 1
@.str.41 = private unnamed_addr constant [18 x i8] c"__VERIFIER_assert\00", align 1
@.str.42 = private unnamed_addr constant [16 x i8] c"__goblint_check\00", align 1
@.str.43 = private unnamed_addr constant [17 x i8] c"__goblint_assert\00", align 1
@.str.44 = private unnamed_addr constant [7 x i8] c"assert\00", align 1
@.str.45 = private unnamed_addr constant [14 x i8] c"assert_perror\00", align 1
@.str.46 = private unnamed_addr constant [17 x i8] c"__VERIFIER_error\00", align 1
@.str.47 = private unnamed_addr constant [12 x i8] c"reach_error\00", align 1
@.str.48 = private unnamed_addr constant [16 x i8] c"__VERIFIER_fail\00", align 1
@.str.49 = private unnamed_addr constant [12 x i8] c"klee_choose\00", align 1
@.str.50 = private unnamed_addr constant [11 x i8] c"klee_abort\00", align 1

define dso_local signext i8 @__VERIFIER_nondet_char() local_unnamed_addr #0 !dbg !8 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !11
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str, i64 0, i64 0)) #7, !dbg !11
  %2 = load i8, i8* %1, align 1, !dbg !11
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !11
  ret i8 %2, !dbg !11
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_nondet(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local signext i8 @__VERIFIER_nondet_schar() local_unnamed_addr #0 !dbg !12 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !13
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0)) #7, !dbg !13
  %2 = load i8, i8* %1, align 1, !dbg !13
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !13
  ret i8 %2, !dbg !13
}

define dso_local zeroext i8 @__VERIFIER_nondet_uchar() local_unnamed_addr #0 !dbg !14 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !15
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i64 0, i64 0)) #7, !dbg !15
  %2 = load i8, i8* %1, align 1, !dbg !15
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !15
  ret i8 %2, !dbg !15
}

define dso_local signext i16 @__VERIFIER_nondet_short() local_unnamed_addr #0 !dbg !16 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #6, !dbg !17
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 2, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.3, i64 0, i64 0)) #7, !dbg !17
  %3 = load i16, i16* %1, align 2, !dbg !17
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #6, !dbg !17
  ret i16 %3, !dbg !17
}

define dso_local zeroext i16 @__VERIFIER_nondet_ushort() local_unnamed_addr #0 !dbg !18 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #6, !dbg !19
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 2, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.4, i64 0, i64 0)) #7, !dbg !19
  %3 = load i16, i16* %1, align 2, !dbg !19
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #6, !dbg !19
  ret i16 %3, !dbg !19
}

define dso_local i32 @__VERIFIER_nondet_int() local_unnamed_addr #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !21
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 4, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.5, i64 0, i64 0)) #7, !dbg !21
  %3 = load i32, i32* %1, align 4, !dbg !21
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !21
  ret i32 %3, !dbg !21
}

define dso_local i32 @__VERIFIER_nondet_uint() local_unnamed_addr #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !23
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 4, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.6, i64 0, i64 0)) #7, !dbg !23
  %3 = load i32, i32* %1, align 4, !dbg !23
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !23
  ret i32 %3, !dbg !23
}

define dso_local i32 @__VERIFIER_nondet_unsigned() local_unnamed_addr #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !25
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 4, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.7, i64 0, i64 0)) #7, !dbg !25
  %3 = load i32, i32* %1, align 4, !dbg !25
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !25
  ret i32 %3, !dbg !25
}

define dso_local i32 @__VERIFIER_nondet_unsigned_int() local_unnamed_addr #0 !dbg !26 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !27
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 4, i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.8, i64 0, i64 0)) #7, !dbg !27
  %3 = load i32, i32* %1, align 4, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !27
  ret i32 %3, !dbg !27
}

define dso_local zeroext i8 @__VERIFIER_nondet_unsigned_char() local_unnamed_addr #0 !dbg !28 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !29
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.9, i64 0, i64 0)) #7, !dbg !29
  %2 = load i8, i8* %1, align 1, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !29
  ret i8 %2, !dbg !29
}

define dso_local zeroext i16 @__VERIFIER_nondet_unsigned_short() local_unnamed_addr #0 !dbg !30 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #6, !dbg !31
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 2, i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.10, i64 0, i64 0)) #7, !dbg !31
  %3 = load i16, i16* %1, align 2, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #6, !dbg !31
  ret i16 %3, !dbg !31
}

define dso_local i64 @__VERIFIER_nondet_unsigned_long() local_unnamed_addr #0 !dbg !32 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !33
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !33
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.11, i64 0, i64 0)) #7, !dbg !33
  %3 = load i64, i64* %1, align 8, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !33
  ret i64 %3, !dbg !33
}

define dso_local i64 @__VERIFIER_nondet_long() local_unnamed_addr #0 !dbg !34 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !35
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.12, i64 0, i64 0)) #7, !dbg !35
  %3 = load i64, i64* %1, align 8, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !35
  ret i64 %3, !dbg !35
}

define dso_local i64 @__VERIFIER_nondet_ulong() local_unnamed_addr #0 !dbg !36 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !37
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.13, i64 0, i64 0)) #7, !dbg !37
  %3 = load i64, i64* %1, align 8, !dbg !37
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !37
  ret i64 %3, !dbg !37
}

define dso_local i64 @__VERIFIER_nondet_longlong() local_unnamed_addr #0 !dbg !38 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !39
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.14, i64 0, i64 0)) #7, !dbg !39
  %3 = load i64, i64* %1, align 8, !dbg !39
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !39
  ret i64 %3, !dbg !39
}

define dso_local i64 @__VERIFIER_nondet_ulonglong() local_unnamed_addr #0 !dbg !40 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !41
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.15, i64 0, i64 0)) #7, !dbg !41
  %3 = load i64, i64* %1, align 8, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !41
  ret i64 %3, !dbg !41
}

define dso_local i64 @__VERIFIER_nondet_size_t() local_unnamed_addr #0 !dbg !42 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !43
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !43
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.16, i64 0, i64 0)) #7, !dbg !43
  %3 = load i64, i64* %1, align 8, !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !43
  ret i64 %3, !dbg !43
}

define dso_local signext i8 @__VERIFIER_nondet_S8() local_unnamed_addr #0 !dbg !44 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !45
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.17, i64 0, i64 0)) #7, !dbg !45
  %2 = load i8, i8* %1, align 1, !dbg !45
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !45
  ret i8 %2, !dbg !45
}

define dso_local signext i16 @__VERIFIER_nondet_S16() local_unnamed_addr #0 !dbg !46 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #6, !dbg !47
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.18, i64 0, i64 0)) #7, !dbg !47
  %3 = load i16, i16* %1, align 2, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #6, !dbg !47
  ret i16 %3, !dbg !47
}

define dso_local i32 @__VERIFIER_nondet_S32() local_unnamed_addr #0 !dbg !48 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !49
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 4, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.19, i64 0, i64 0)) #7, !dbg !49
  %3 = load i32, i32* %1, align 4, !dbg !49
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !49
  ret i32 %3, !dbg !49
}

define dso_local i64 @__VERIFIER_nondet_S64() local_unnamed_addr #0 !dbg !50 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !51
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !51
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.20, i64 0, i64 0)) #7, !dbg !51
  %3 = load i64, i64* %1, align 8, !dbg !51
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !51
  ret i64 %3, !dbg !51
}

define dso_local zeroext i8 @__VERIFIER_nondet_U8() local_unnamed_addr #0 !dbg !52 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !53
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.21, i64 0, i64 0)) #7, !dbg !53
  %2 = load i8, i8* %1, align 1, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !53
  ret i8 %2, !dbg !53
}

define dso_local zeroext i16 @__VERIFIER_nondet_U16() local_unnamed_addr #0 !dbg !54 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !55
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #6, !dbg !55
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.22, i64 0, i64 0)) #7, !dbg !55
  %3 = load i16, i16* %1, align 2, !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #6, !dbg !55
  ret i16 %3, !dbg !55
}

define dso_local i32 @__VERIFIER_nondet_U32() local_unnamed_addr #0 !dbg !56 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !57
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !57
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 4, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.23, i64 0, i64 0)) #7, !dbg !57
  %3 = load i32, i32* %1, align 4, !dbg !57
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !57
  ret i32 %3, !dbg !57
}

define dso_local i64 @__VERIFIER_nondet_U64() local_unnamed_addr #0 !dbg !58 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !59
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !59
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.24, i64 0, i64 0)) #7, !dbg !59
  %3 = load i64, i64* %1, align 8, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !59
  ret i64 %3, !dbg !59
}

define dso_local zeroext i8 @__VERIFIER_nondet_u8() local_unnamed_addr #0 !dbg !60 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !61
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.25, i64 0, i64 0)) #7, !dbg !61
  %2 = load i8, i8* %1, align 1, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !61
  ret i8 %2, !dbg !61
}

define dso_local zeroext i16 @__VERIFIER_nondet_u16() local_unnamed_addr #0 !dbg !62 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !63
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #6, !dbg !63
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.26, i64 0, i64 0)) #7, !dbg !63
  %3 = load i16, i16* %1, align 2, !dbg !63
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #6, !dbg !63
  ret i16 %3, !dbg !63
}

define dso_local i32 @__VERIFIER_nondet_u32() local_unnamed_addr #0 !dbg !64 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !65
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !65
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 4, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.27, i64 0, i64 0)) #7, !dbg !65
  %3 = load i32, i32* %1, align 4, !dbg !65
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !65
  ret i32 %3, !dbg !65
}

define dso_local i64 @__VERIFIER_nondet_u64() local_unnamed_addr #0 !dbg !66 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !67
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !67
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.28, i64 0, i64 0)) #7, !dbg !67
  %3 = load i64, i64* %1, align 8, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !67
  ret i64 %3, !dbg !67
}

define dso_local i64 @__VERIFIER_nondet_loff_t() local_unnamed_addr #0 !dbg !68 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !69
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !69
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.29, i64 0, i64 0)) #7, !dbg !69
  %3 = load i64, i64* %1, align 8, !dbg !69
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !69
  ret i64 %3, !dbg !69
}

define dso_local i64 @__VERIFIER_nondet_sector_t() local_unnamed_addr #0 !dbg !70 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !71
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !71
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.30, i64 0, i64 0)) #7, !dbg !71
  %3 = load i64, i64* %1, align 8, !dbg !71
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !71
  ret i64 %3, !dbg !71
}

define dso_local float @__VERIFIER_nondet_float() local_unnamed_addr #0 !dbg !72 {
  %1 = alloca float, align 4
  %2 = bitcast float* %1 to i8*, !dbg !73
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !73
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 4, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.31, i64 0, i64 0)) #7, !dbg !73
  %3 = load float, float* %1, align 4, !dbg !73
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !73
  ret float %3, !dbg !73
}

define dso_local double @__VERIFIER_nondet_double() local_unnamed_addr #0 !dbg !74 {
  %1 = alloca double, align 8
  %2 = bitcast double* %1 to i8*, !dbg !75
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !75
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.32, i64 0, i64 0)) #7, !dbg !75
  %3 = load double, double* %1, align 8, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !75
  ret double %3, !dbg !75
}

define dso_local { i64, i64 } @__VERIFIER_nondet_int128() local_unnamed_addr #0 !dbg !76 {
  %1 = alloca i128, align 16
  %2 = bitcast i128* %1 to i8*, !dbg !77
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %2) #6, !dbg !77
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 16, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.33, i64 0, i64 0)) #7, !dbg !77
  %3 = load i128, i128* %1, align 16, !dbg !77
  %4 = trunc i128 %3 to i64, !dbg !77
  %5 = lshr i128 %3, 64, !dbg !77
  %6 = trunc i128 %5 to i64, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %2) #6, !dbg !77
  %7 = insertvalue { i64, i64 } poison, i64 %4, 0, !dbg !77
  %8 = insertvalue { i64, i64 } %7, i64 %6, 1, !dbg !77
  ret { i64, i64 } %8, !dbg !77
}

define dso_local { i64, i64 } @__VERIFIER_nondet_uint128() local_unnamed_addr #0 !dbg !78 {
  %1 = alloca i128, align 16
  %2 = bitcast i128* %1 to i8*, !dbg !79
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %2) #6, !dbg !79
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 16, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.34, i64 0, i64 0)) #7, !dbg !79
  %3 = load i128, i128* %1, align 16, !dbg !79
  %4 = trunc i128 %3 to i64, !dbg !79
  %5 = lshr i128 %3, 64, !dbg !79
  %6 = trunc i128 %5 to i64, !dbg !79
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %2) #6, !dbg !79
  %7 = insertvalue { i64, i64 } poison, i64 %4, 0, !dbg !79
  %8 = insertvalue { i64, i64 } %7, i64 %6, 1, !dbg !79
  ret { i64, i64 } %8, !dbg !79
}

define dso_local zeroext i1 @__VERIFIER_nondet_bool() local_unnamed_addr #0 !dbg !80 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !81
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.35, i64 0, i64 0)) #7, !dbg !84
  %2 = load i8, i8* %1, align 1, !dbg !85
  %3 = and i8 %2, 1, !dbg !85
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !86
  %4 = icmp ne i8 %3, 0, !dbg !87
  ret i1 %4, !dbg !87
}

define dso_local zeroext i1 @__VERIFIER_nondet__Bool() local_unnamed_addr #0 !dbg !88 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !89
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.36, i64 0, i64 0)) #7, !dbg !91
  %2 = load i8, i8* %1, align 1, !dbg !92
  %3 = and i8 %2, 1, !dbg !92
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !93
  %4 = icmp ne i8 %3, 0, !dbg !94
  ret i1 %4, !dbg !94
}

define dso_local i8* @__VERIFIER_nondet_pointer() local_unnamed_addr #0 !dbg !95 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.37, i64 0, i64 0)) #7, !dbg !96
  %2 = icmp eq i32 %1, 0, !dbg !96
  br i1 %2, label %5, label %3, !dbg !96

3:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.39, i64 0, i64 0)) #7, !dbg !97
  %4 = call i8* @__midway_alloc(i64 noundef 64, i64 noundef 16, i32 noundef 1) #7, !dbg !98
  call void @__midway_nondet(i8* noundef %4, i64 noundef 64, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.37, i64 0, i64 0)) #7, !dbg !102
  br label %5

5:
  %6 = phi i8* [ %4, %3 ], [ null, %0 ], !dbg !103
  ret i8* %6, !dbg !104
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

define dso_local i8* @__VERIFIER_nondet_charp() local_unnamed_addr #0 !dbg !105 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.37, i64 0, i64 0)) #7, !dbg !106
  %2 = icmp eq i32 %1, 0, !dbg !106
  br i1 %2, label %5, label %3, !dbg !106

3:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.39, i64 0, i64 0)) #7, !dbg !108
  %4 = call i8* @__midway_alloc(i64 noundef 64, i64 noundef 16, i32 noundef 1) #7, !dbg !109
  call void @__midway_nondet(i8* noundef %4, i64 noundef 64, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.37, i64 0, i64 0)) #7, !dbg !111
  br label %5

5:
  %6 = phi i8* [ %4, %3 ], [ null, %0 ], !dbg !112
  ret i8* %6, !dbg !113
}

define dso_local i8* @__VERIFIER_nondet_pchar() local_unnamed_addr #0 !dbg !114 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.37, i64 0, i64 0)) #7, !dbg !115
  %2 = icmp eq i32 %1, 0, !dbg !115
  br i1 %2, label %5, label %3, !dbg !115

3:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.38, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.39, i64 0, i64 0)) #7, !dbg !117
  %4 = call i8* @__midway_alloc(i64 noundef 64, i64 noundef 16, i32 noundef 1) #7, !dbg !118
  call void @__midway_nondet(i8* noundef %4, i64 noundef 64, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.37, i64 0, i64 0)) #7, !dbg !120
  br label %5

5:
  %6 = phi i8* [ %4, %3 ], [ null, %0 ], !dbg !121
  ret i8* %6, !dbg !122
}

define dso_local void @__VERIFIER_nondet_memory(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !123 {
  call void @__midway_check(i8* noundef %0, i64 noundef %1, i32 noundef 1) #7, !dbg !124
  call void @__midway_nondet(i8* noundef %0, i64 noundef %1, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.40, i64 0, i64 0)) #7, !dbg !127
  ret void, !dbg !128
}

define dso_local void @__VERIFIER_assume(i32 noundef %0) local_unnamed_addr #0 !dbg !129 {
  call void @__midway_assume(i32 noundef %0) #7, !dbg !130
  ret void, !dbg !130
}

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

define dso_local void @__ESBMC_assume(i1 noundef zeroext %0) local_unnamed_addr #0 !dbg !131 {
  %2 = zext i1 %0 to i32, !dbg !132
  call void @__midway_assume(i32 noundef %2) #7, !dbg !132
  ret void, !dbg !132
}

define dso_local void @__CPROVER_assume(i32 noundef %0) local_unnamed_addr #0 !dbg !133 {
  call void @__midway_assume(i32 noundef %0) #7, !dbg !134
  ret void, !dbg !134
}

define dso_local void @__goblint_assume(i32 noundef %0) local_unnamed_addr #0 !dbg !135 {
  call void @__midway_assume(i32 noundef %0) #7, !dbg !136
  ret void, !dbg !136
}

define dso_local void @klee_assume(i64 noundef %0) local_unnamed_addr #0 !dbg !137 {
  %2 = icmp ne i64 %0, 0, !dbg !138
  %3 = zext i1 %2 to i32, !dbg !138
  call void @__midway_assume(i32 noundef %3) #7, !dbg !138
  ret void, !dbg !138
}

define dso_local void @__VERIFIER_assert(i32 noundef %0) local_unnamed_addr #0 !dbg !139 {
  %2 = icmp eq i32 %0, 0, !dbg !140
  br i1 %2, label %3, label %4, !dbg !140

3:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.41, i64 0, i64 0)) #8, !dbg !143
  unreachable, !dbg !143

4:
  ret void, !dbg !144
}

define dso_local void @__ESBMC_assert(i1 noundef zeroext %0, i8* noundef %1) local_unnamed_addr #0 !dbg !145 {
  br i1 %0, label %4, label %3, !dbg !146

3:
  call void @__midway_violation(i32 noundef 1, i8* noundef %1) #8, !dbg !148
  unreachable, !dbg !148

4:
  ret void, !dbg !149
}

define dso_local void @__CPROVER_assert(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !150 {
  %3 = icmp eq i32 %0, 0, !dbg !151
  br i1 %3, label %4, label %5, !dbg !151

4:
  call void @__midway_violation(i32 noundef 1, i8* noundef %1) #8, !dbg !153
  unreachable, !dbg !153

5:
  ret void, !dbg !154
}

define dso_local void @__goblint_check(i32 noundef %0) local_unnamed_addr #0 !dbg !155 {
  %2 = icmp eq i32 %0, 0, !dbg !156
  br i1 %2, label %3, label %4, !dbg !156

3:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.42, i64 0, i64 0)) #8, !dbg !158
  unreachable, !dbg !158

4:
  ret void, !dbg !159
}

define dso_local void @__goblint_assert(i32 noundef %0) local_unnamed_addr #0 !dbg !160 {
  %2 = icmp eq i32 %0, 0, !dbg !161
  br i1 %2, label %3, label %4, !dbg !161

3:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.43, i64 0, i64 0)) #8, !dbg !163
  unreachable, !dbg !163

4:
  ret void, !dbg !164
}

define dso_local void @__goblint_unknown(i8* noundef %0) local_unnamed_addr #0 !dbg !165 {
  %2 = call i64 @__midway_object_size(i8* noundef %0) #7, !dbg !166
  call void @__midway_havoc(i8* noundef %0, i64 noundef %2) #7, !dbg !166
  ret void, !dbg !166
}

declare void @__midway_havoc(i8* noundef, i64 noundef) local_unnamed_addr #2

declare i64 @__midway_object_size(i8* noundef) local_unnamed_addr #2

define dso_local void @__goblint_split_begin(i32 noundef %0) local_unnamed_addr #3 !dbg !167 {
  ret void, !dbg !168
}

define dso_local void @__goblint_split_end(i32 noundef %0) local_unnamed_addr #3 !dbg !169 {
  ret void, !dbg !170
}

define dso_local void @__goblint_globalize(i8* nocapture noundef %0) local_unnamed_addr #3 !dbg !171 {
  ret void, !dbg !172
}

define dso_local void @__goblint_assume_join(i64 noundef %0, ...) local_unnamed_addr #3 !dbg !173 {
  ret void, !dbg !174
}

define dso_local void @assert(i32 noundef %0) local_unnamed_addr #0 !dbg !175 {
  %2 = icmp eq i32 %0, 0, !dbg !176
  br i1 %2, label %3, label %4, !dbg !176

3:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.44, i64 0, i64 0)) #8, !dbg !178
  unreachable, !dbg !178

4:
  ret void, !dbg !179
}

define dso_local void @__assert_fail(i8* noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #4 !dbg !180 {
  call void @__midway_violation(i32 noundef 1, i8* noundef %0) #8, !dbg !181
  unreachable, !dbg !181
}

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #5

define dso_local void @__assert_perror_fail(i32 noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #4 !dbg !182 {
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.45, i64 0, i64 0)) #8, !dbg !183
  unreachable, !dbg !183
}

define dso_local void @__assert(i8* noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #4 !dbg !184 {
  call void @__midway_violation(i32 noundef 1, i8* noundef %0) #8, !dbg !185
  unreachable, !dbg !185
}

define dso_local void @__assert_rtn(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i32 noundef %2, i8* noundef %3) local_unnamed_addr #4 !dbg !186 {
  call void @__midway_violation(i32 noundef 1, i8* noundef %3) #8, !dbg !187
  unreachable, !dbg !187
}

define dso_local void @_assert(i8* noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #4 !dbg !188 {
  call void @__midway_violation(i32 noundef 1, i8* noundef %0) #8, !dbg !189
  unreachable, !dbg !189
}

define dso_local void @__VERIFIER_error() local_unnamed_addr #4 !dbg !190 {
  call void @__midway_violation(i32 noundef 2, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.46, i64 0, i64 0)) #8, !dbg !191
  unreachable, !dbg !191
}

define dso_local void @reach_error() local_unnamed_addr #4 !dbg !192 {
  call void @__midway_violation(i32 noundef 2, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.47, i64 0, i64 0)) #8, !dbg !193
  unreachable, !dbg !193
}

define dso_local void @__VERIFIER_fail() local_unnamed_addr #4 !dbg !194 {
  call void @__midway_violation(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.48, i64 0, i64 0)) #8, !dbg !195
  unreachable, !dbg !195
}

define dso_local void @__VERIFIER_atomic_begin() local_unnamed_addr #0 !dbg !196 {
  call void @__midway_sync(i32 noundef 27, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !197
  call void @__midway_atomic_begin() #7, !dbg !197
  ret void, !dbg !197
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_atomic_begin() local_unnamed_addr #2

define dso_local void @__VERIFIER_atomic_end() local_unnamed_addr #0 !dbg !198 {
  call void @__midway_atomic_end() #7, !dbg !199
  ret void, !dbg !199
}

declare void @__midway_atomic_end() local_unnamed_addr #2

define dso_local void @__ESBMC_atomic_begin() local_unnamed_addr #0 !dbg !200 {
  call void @__midway_sync(i32 noundef 27, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !201
  call void @__midway_atomic_begin() #7, !dbg !201
  ret void, !dbg !201
}

define dso_local void @__ESBMC_atomic_end() local_unnamed_addr #0 !dbg !202 {
  call void @__midway_atomic_end() #7, !dbg !203
  ret void, !dbg !203
}

define dso_local void @__CPROVER_atomic_begin() local_unnamed_addr #0 !dbg !204 {
  call void @__midway_sync(i32 noundef 27, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !205
  call void @__midway_atomic_begin() #7, !dbg !205
  ret void, !dbg !205
}

define dso_local void @__CPROVER_atomic_end() local_unnamed_addr #0 !dbg !206 {
  call void @__midway_atomic_end() #7, !dbg !207
  ret void, !dbg !207
}

define dso_local void @__CPROVER_atomic_begin_explicit() local_unnamed_addr #0 !dbg !208 {
  call void @__midway_sync(i32 noundef 27, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !209
  call void @__midway_atomic_begin() #7, !dbg !209
  ret void, !dbg !209
}

define dso_local void @__CPROVER_atomic_end_explicit() local_unnamed_addr #0 !dbg !210 {
  call void @__midway_atomic_end() #7, !dbg !211
  ret void, !dbg !211
}

define dso_local void @__ESBMC_yield() local_unnamed_addr #0 !dbg !212 {
  call void @__midway_sync(i32 noundef 30, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !213
  ret void, !dbg !213
}

define dso_local void @__CPROVER_fence(i8* nocapture noundef %0, ...) local_unnamed_addr #3 !dbg !214 {
  ret void, !dbg !215
}

define dso_local void @__CPROVER_cover(i32 noundef %0) local_unnamed_addr #3 !dbg !216 {
  ret void, !dbg !217
}

define dso_local void @__CPROVER_input(i8* nocapture noundef %0, ...) local_unnamed_addr #3 !dbg !218 {
  ret void, !dbg !219
}

define dso_local void @__CPROVER_output(i8* nocapture noundef %0, ...) local_unnamed_addr #3 !dbg !220 {
  ret void, !dbg !221
}

define dso_local void @klee_make_symbolic(i8* noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !222 {
  call void @__midway_check(i8* noundef %0, i64 noundef %1, i32 noundef 1) #7, !dbg !223
  call void @__midway_nondet(i8* noundef %0, i64 noundef %1, i8* noundef %2) #7, !dbg !225
  ret void, !dbg !226
}

define dso_local i32 @klee_int(i8* noundef %0) local_unnamed_addr #0 !dbg !227 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !228
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #6, !dbg !228
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 4, i8* noundef %0) #7, !dbg !231
  %4 = load i32, i32* %2, align 4, !dbg !232
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #6, !dbg !233
  ret i32 %4, !dbg !234
}

define dso_local i32 @klee_range(i32 noundef %0, i32 noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !235 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*, !dbg !236
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #6, !dbg !236
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 4, i8* noundef %2) #7, !dbg !238
  %6 = load i32, i32* %4, align 4, !dbg !239
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #6, !dbg !240
  %7 = icmp sge i32 %6, %0, !dbg !241
  %8 = icmp slt i32 %6, %1, !dbg !241
  %9 = and i1 %7, %8, !dbg !241
  %10 = zext i1 %9 to i32, !dbg !241
  call void @__midway_assume(i32 noundef %10) #7, !dbg !241
  ret i32 %6, !dbg !242
}

define dso_local i32 @klee_choose(i32 noundef %0) local_unnamed_addr #0 !dbg !243 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !244
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #6, !dbg !244
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.49, i64 0, i64 0)) #7, !dbg !246
  %4 = load i32, i32* %2, align 4, !dbg !247
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #6, !dbg !248
  %5 = icmp ult i32 %4, %0, !dbg !249
  %6 = zext i1 %5 to i32, !dbg !249
  call void @__midway_assume(i32 noundef %6) #7, !dbg !249
  ret i32 %4, !dbg !250
}

define dso_local i32 @klee_is_symbolic(i64 noundef %0) local_unnamed_addr #0 !dbg !251 {
  %2 = call i32 @__midway_is_concrete(i64 noundef %0) #7, !dbg !252
  %3 = icmp eq i32 %2, 0, !dbg !252
  %4 = zext i1 %3 to i32, !dbg !252
  ret i32 %4, !dbg !252
}

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #2

define dso_local void @klee_prefer_cex(i8* nocapture noundef %0, i64 noundef %1) local_unnamed_addr #3 !dbg !253 {
  ret void, !dbg !254
}

define dso_local void @klee_warning(i8* nocapture noundef %0) local_unnamed_addr #3 !dbg !255 {
  ret void, !dbg !256
}

define dso_local void @klee_warning_once(i8* nocapture noundef %0) local_unnamed_addr #3 !dbg !257 {
  ret void, !dbg !258
}

define dso_local void @klee_print_expr(i8* nocapture noundef %0, ...) local_unnamed_addr #3 !dbg !259 {
  ret void, !dbg !260
}

define dso_local void @klee_silent_exit(i32 noundef %0) local_unnamed_addr #4 !dbg !261 {
  call void @__midway_exit(i32 noundef %0) #8, !dbg !262
  unreachable, !dbg !262
}

declare void @__midway_exit(i32 noundef) local_unnamed_addr #5

define dso_local void @klee_report_error(i8* nocapture noundef readnone %0, i32 noundef %1, i8* noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #4 !dbg !263 {
  call void @__midway_violation(i32 noundef 1, i8* noundef %2) #8, !dbg !264
  unreachable, !dbg !264
}

define dso_local void @klee_abort() local_unnamed_addr #4 !dbg !265 {
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.50, i64 0, i64 0)) #8, !dbg !266
  unreachable, !dbg !266
}

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #4 = { noreturn nounwind null_pointer_is_valid }
attributes #5 = { noreturn null_pointer_is_valid }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin nounwind }
attributes #8 = { nobuiltin noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/verify.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "__VERIFIER_nondet_char", scope: !1, file: !1, line: 16, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 16, scope: !8)
!12 = distinct !DISubprogram(name: "__VERIFIER_nondet_schar", scope: !1, file: !1, line: 17, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!13 = !DILocation(line: 17, scope: !12)
!14 = distinct !DISubprogram(name: "__VERIFIER_nondet_uchar", scope: !1, file: !1, line: 18, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DILocation(line: 18, scope: !14)
!16 = distinct !DISubprogram(name: "__VERIFIER_nondet_short", scope: !1, file: !1, line: 19, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 19, scope: !16)
!18 = distinct !DISubprogram(name: "__VERIFIER_nondet_ushort", scope: !1, file: !1, line: 20, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 20, scope: !18)
!20 = distinct !DISubprogram(name: "__VERIFIER_nondet_int", scope: !1, file: !1, line: 21, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 21, scope: !20)
!22 = distinct !DISubprogram(name: "__VERIFIER_nondet_uint", scope: !1, file: !1, line: 22, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!23 = !DILocation(line: 22, scope: !22)
!24 = distinct !DISubprogram(name: "__VERIFIER_nondet_unsigned", scope: !1, file: !1, line: 23, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!25 = !DILocation(line: 23, scope: !24)
!26 = distinct !DISubprogram(name: "__VERIFIER_nondet_unsigned_int", scope: !1, file: !1, line: 24, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!27 = !DILocation(line: 24, scope: !26)
!28 = distinct !DISubprogram(name: "__VERIFIER_nondet_unsigned_char", scope: !1, file: !1, line: 25, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 25, scope: !28)
!30 = distinct !DISubprogram(name: "__VERIFIER_nondet_unsigned_short", scope: !1, file: !1, line: 26, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!31 = !DILocation(line: 26, scope: !30)
!32 = distinct !DISubprogram(name: "__VERIFIER_nondet_unsigned_long", scope: !1, file: !1, line: 27, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!33 = !DILocation(line: 27, scope: !32)
!34 = distinct !DISubprogram(name: "__VERIFIER_nondet_long", scope: !1, file: !1, line: 28, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!35 = !DILocation(line: 28, scope: !34)
!36 = distinct !DISubprogram(name: "__VERIFIER_nondet_ulong", scope: !1, file: !1, line: 29, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!37 = !DILocation(line: 29, scope: !36)
!38 = distinct !DISubprogram(name: "__VERIFIER_nondet_longlong", scope: !1, file: !1, line: 30, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!39 = !DILocation(line: 30, scope: !38)
!40 = distinct !DISubprogram(name: "__VERIFIER_nondet_ulonglong", scope: !1, file: !1, line: 31, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!41 = !DILocation(line: 31, scope: !40)
!42 = distinct !DISubprogram(name: "__VERIFIER_nondet_size_t", scope: !1, file: !1, line: 32, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!43 = !DILocation(line: 32, scope: !42)
!44 = distinct !DISubprogram(name: "__VERIFIER_nondet_S8", scope: !1, file: !1, line: 33, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!45 = !DILocation(line: 33, scope: !44)
!46 = distinct !DISubprogram(name: "__VERIFIER_nondet_S16", scope: !1, file: !1, line: 34, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!47 = !DILocation(line: 34, scope: !46)
!48 = distinct !DISubprogram(name: "__VERIFIER_nondet_S32", scope: !1, file: !1, line: 35, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!49 = !DILocation(line: 35, scope: !48)
!50 = distinct !DISubprogram(name: "__VERIFIER_nondet_S64", scope: !1, file: !1, line: 36, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!51 = !DILocation(line: 36, scope: !50)
!52 = distinct !DISubprogram(name: "__VERIFIER_nondet_U8", scope: !1, file: !1, line: 37, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!53 = !DILocation(line: 37, scope: !52)
!54 = distinct !DISubprogram(name: "__VERIFIER_nondet_U16", scope: !1, file: !1, line: 38, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!55 = !DILocation(line: 38, scope: !54)
!56 = distinct !DISubprogram(name: "__VERIFIER_nondet_U32", scope: !1, file: !1, line: 39, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!57 = !DILocation(line: 39, scope: !56)
!58 = distinct !DISubprogram(name: "__VERIFIER_nondet_U64", scope: !1, file: !1, line: 40, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!59 = !DILocation(line: 40, scope: !58)
!60 = distinct !DISubprogram(name: "__VERIFIER_nondet_u8", scope: !1, file: !1, line: 41, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!61 = !DILocation(line: 41, scope: !60)
!62 = distinct !DISubprogram(name: "__VERIFIER_nondet_u16", scope: !1, file: !1, line: 42, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!63 = !DILocation(line: 42, scope: !62)
!64 = distinct !DISubprogram(name: "__VERIFIER_nondet_u32", scope: !1, file: !1, line: 43, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!65 = !DILocation(line: 43, scope: !64)
!66 = distinct !DISubprogram(name: "__VERIFIER_nondet_u64", scope: !1, file: !1, line: 44, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!67 = !DILocation(line: 44, scope: !66)
!68 = distinct !DISubprogram(name: "__VERIFIER_nondet_loff_t", scope: !1, file: !1, line: 45, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!69 = !DILocation(line: 45, scope: !68)
!70 = distinct !DISubprogram(name: "__VERIFIER_nondet_sector_t", scope: !1, file: !1, line: 46, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!71 = !DILocation(line: 46, scope: !70)
!72 = distinct !DISubprogram(name: "__VERIFIER_nondet_float", scope: !1, file: !1, line: 47, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!73 = !DILocation(line: 47, scope: !72)
!74 = distinct !DISubprogram(name: "__VERIFIER_nondet_double", scope: !1, file: !1, line: 48, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!75 = !DILocation(line: 48, scope: !74)
!76 = distinct !DISubprogram(name: "__VERIFIER_nondet_int128", scope: !1, file: !1, line: 51, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!77 = !DILocation(line: 51, scope: !76)
!78 = distinct !DISubprogram(name: "__VERIFIER_nondet_uint128", scope: !1, file: !1, line: 52, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!79 = !DILocation(line: 52, scope: !78)
!80 = distinct !DISubprogram(name: "__VERIFIER_nondet_bool", scope: !1, file: !1, line: 62, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!81 = !DILocation(line: 57, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "any_bit", scope: !1, file: !1, line: 55, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!83 = distinct !DILocation(line: 62, scope: !80)
!84 = !DILocation(line: 58, scope: !82, inlinedAt: !83)
!85 = !DILocation(line: 59, scope: !82, inlinedAt: !83)
!86 = !DILocation(line: 60, scope: !82, inlinedAt: !83)
!87 = !DILocation(line: 62, scope: !80)
!88 = distinct !DISubprogram(name: "__VERIFIER_nondet__Bool", scope: !1, file: !1, line: 63, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!89 = !DILocation(line: 57, scope: !82, inlinedAt: !90)
!90 = distinct !DILocation(line: 63, scope: !88)
!91 = !DILocation(line: 58, scope: !82, inlinedAt: !90)
!92 = !DILocation(line: 59, scope: !82, inlinedAt: !90)
!93 = !DILocation(line: 60, scope: !82, inlinedAt: !90)
!94 = !DILocation(line: 63, scope: !88)
!95 = distinct !DISubprogram(name: "__VERIFIER_nondet_pointer", scope: !1, file: !1, line: 66, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!96 = !DILocation(line: 68, scope: !95)
!97 = !DILocation(line: 70, scope: !95)
!98 = !DILocation(line: 85, scope: !99, inlinedAt: !101)
!99 = distinct !DISubprogram(name: "heap_alloc", scope: !100, file: !100, line: 85, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!100 = !DIFile(filename: "c/models.h", directory: ".")
!101 = distinct !DILocation(line: 71, scope: !95)
!102 = !DILocation(line: 72, scope: !95)
!103 = !DILocation(line: 0, scope: !95)
!104 = !DILocation(line: 74, scope: !95)
!105 = distinct !DISubprogram(name: "__VERIFIER_nondet_charp", scope: !1, file: !1, line: 76, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!106 = !DILocation(line: 68, scope: !95, inlinedAt: !107)
!107 = distinct !DILocation(line: 76, scope: !105)
!108 = !DILocation(line: 70, scope: !95, inlinedAt: !107)
!109 = !DILocation(line: 85, scope: !99, inlinedAt: !110)
!110 = distinct !DILocation(line: 71, scope: !95, inlinedAt: !107)
!111 = !DILocation(line: 72, scope: !95, inlinedAt: !107)
!112 = !DILocation(line: 0, scope: !95, inlinedAt: !107)
!113 = !DILocation(line: 76, scope: !105)
!114 = distinct !DISubprogram(name: "__VERIFIER_nondet_pchar", scope: !1, file: !1, line: 77, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!115 = !DILocation(line: 68, scope: !95, inlinedAt: !116)
!116 = distinct !DILocation(line: 77, scope: !114)
!117 = !DILocation(line: 70, scope: !95, inlinedAt: !116)
!118 = !DILocation(line: 85, scope: !99, inlinedAt: !119)
!119 = distinct !DILocation(line: 71, scope: !95, inlinedAt: !116)
!120 = !DILocation(line: 72, scope: !95, inlinedAt: !116)
!121 = !DILocation(line: 0, scope: !95, inlinedAt: !116)
!122 = !DILocation(line: 77, scope: !114)
!123 = distinct !DISubprogram(name: "__VERIFIER_nondet_memory", scope: !1, file: !1, line: 79, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!124 = !DILocation(line: 80, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "fill", scope: !100, file: !100, line: 78, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!126 = distinct !DILocation(line: 79, scope: !123)
!127 = !DILocation(line: 81, scope: !125, inlinedAt: !126)
!128 = !DILocation(line: 79, scope: !123)
!129 = distinct !DISubprogram(name: "__VERIFIER_assume", scope: !1, file: !1, line: 89, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!130 = !DILocation(line: 89, scope: !129)
!131 = distinct !DISubprogram(name: "__ESBMC_assume", scope: !1, file: !1, line: 90, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!132 = !DILocation(line: 90, scope: !131)
!133 = distinct !DISubprogram(name: "__CPROVER_assume", scope: !1, file: !1, line: 91, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!134 = !DILocation(line: 91, scope: !133)
!135 = distinct !DISubprogram(name: "__goblint_assume", scope: !1, file: !1, line: 92, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!136 = !DILocation(line: 92, scope: !135)
!137 = distinct !DISubprogram(name: "klee_assume", scope: !1, file: !1, line: 93, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!138 = !DILocation(line: 93, scope: !137)
!139 = distinct !DISubprogram(name: "__VERIFIER_assert", scope: !1, file: !1, line: 94, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!140 = !DILocation(line: 85, scope: !141, inlinedAt: !142)
!141 = distinct !DISubprogram(name: "assertion", scope: !1, file: !1, line: 83, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!142 = distinct !DILocation(line: 94, scope: !139)
!143 = !DILocation(line: 86, scope: !141, inlinedAt: !142)
!144 = !DILocation(line: 94, scope: !139)
!145 = distinct !DISubprogram(name: "__ESBMC_assert", scope: !1, file: !1, line: 95, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!146 = !DILocation(line: 85, scope: !141, inlinedAt: !147)
!147 = distinct !DILocation(line: 95, scope: !145)
!148 = !DILocation(line: 86, scope: !141, inlinedAt: !147)
!149 = !DILocation(line: 95, scope: !145)
!150 = distinct !DISubprogram(name: "__CPROVER_assert", scope: !1, file: !1, line: 96, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!151 = !DILocation(line: 85, scope: !141, inlinedAt: !152)
!152 = distinct !DILocation(line: 96, scope: !150)
!153 = !DILocation(line: 86, scope: !141, inlinedAt: !152)
!154 = !DILocation(line: 96, scope: !150)
!155 = distinct !DISubprogram(name: "__goblint_check", scope: !1, file: !1, line: 97, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!156 = !DILocation(line: 85, scope: !141, inlinedAt: !157)
!157 = distinct !DILocation(line: 97, scope: !155)
!158 = !DILocation(line: 86, scope: !141, inlinedAt: !157)
!159 = !DILocation(line: 97, scope: !155)
!160 = distinct !DISubprogram(name: "__goblint_assert", scope: !1, file: !1, line: 98, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!161 = !DILocation(line: 85, scope: !141, inlinedAt: !162)
!162 = distinct !DILocation(line: 98, scope: !160)
!163 = !DILocation(line: 86, scope: !141, inlinedAt: !162)
!164 = !DILocation(line: 98, scope: !160)
!165 = distinct !DISubprogram(name: "__goblint_unknown", scope: !1, file: !1, line: 99, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!166 = !DILocation(line: 99, scope: !165)
!167 = distinct !DISubprogram(name: "__goblint_split_begin", scope: !1, file: !1, line: 100, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!168 = !DILocation(line: 100, scope: !167)
!169 = distinct !DISubprogram(name: "__goblint_split_end", scope: !1, file: !1, line: 101, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!170 = !DILocation(line: 101, scope: !169)
!171 = distinct !DISubprogram(name: "__goblint_globalize", scope: !1, file: !1, line: 102, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!172 = !DILocation(line: 102, scope: !171)
!173 = distinct !DISubprogram(name: "__goblint_assume_join", scope: !1, file: !1, line: 103, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!174 = !DILocation(line: 103, scope: !173)
!175 = distinct !DISubprogram(name: "mw_assert", scope: !1, file: !1, line: 107, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!176 = !DILocation(line: 85, scope: !141, inlinedAt: !177)
!177 = distinct !DILocation(line: 107, scope: !175)
!178 = !DILocation(line: 86, scope: !141, inlinedAt: !177)
!179 = !DILocation(line: 107, scope: !175)
!180 = distinct !DISubprogram(name: "__assert_fail", scope: !1, file: !1, line: 109, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!181 = !DILocation(line: 111, scope: !180)
!182 = distinct !DISubprogram(name: "__assert_perror_fail", scope: !1, file: !1, line: 114, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!183 = !DILocation(line: 116, scope: !182)
!184 = distinct !DISubprogram(name: "__assert", scope: !1, file: !1, line: 119, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!185 = !DILocation(line: 119, scope: !184)
!186 = distinct !DISubprogram(name: "__assert_rtn", scope: !1, file: !1, line: 120, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!187 = !DILocation(line: 120, scope: !186)
!188 = distinct !DISubprogram(name: "_assert", scope: !1, file: !1, line: 121, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!189 = !DILocation(line: 121, scope: !188)
!190 = distinct !DISubprogram(name: "__VERIFIER_error", scope: !1, file: !1, line: 123, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!191 = !DILocation(line: 123, scope: !190)
!192 = distinct !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 124, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!193 = !DILocation(line: 124, scope: !192)
!194 = distinct !DISubprogram(name: "__VERIFIER_fail", scope: !1, file: !1, line: 125, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!195 = !DILocation(line: 125, scope: !194)
!196 = distinct !DISubprogram(name: "__VERIFIER_atomic_begin", scope: !1, file: !1, line: 137, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!197 = !DILocation(line: 137, scope: !196)
!198 = distinct !DISubprogram(name: "__VERIFIER_atomic_end", scope: !1, file: !1, line: 137, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!199 = !DILocation(line: 137, scope: !198)
!200 = distinct !DISubprogram(name: "__ESBMC_atomic_begin", scope: !1, file: !1, line: 138, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!201 = !DILocation(line: 138, scope: !200)
!202 = distinct !DISubprogram(name: "__ESBMC_atomic_end", scope: !1, file: !1, line: 138, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!203 = !DILocation(line: 138, scope: !202)
!204 = distinct !DISubprogram(name: "__CPROVER_atomic_begin", scope: !1, file: !1, line: 139, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!205 = !DILocation(line: 139, scope: !204)
!206 = distinct !DISubprogram(name: "__CPROVER_atomic_end", scope: !1, file: !1, line: 139, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!207 = !DILocation(line: 139, scope: !206)
!208 = distinct !DISubprogram(name: "__CPROVER_atomic_begin_explicit", scope: !1, file: !1, line: 140, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!209 = !DILocation(line: 140, scope: !208)
!210 = distinct !DISubprogram(name: "__CPROVER_atomic_end_explicit", scope: !1, file: !1, line: 140, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!211 = !DILocation(line: 140, scope: !210)
!212 = distinct !DISubprogram(name: "__ESBMC_yield", scope: !1, file: !1, line: 142, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!213 = !DILocation(line: 142, scope: !212)
!214 = distinct !DISubprogram(name: "__CPROVER_fence", scope: !1, file: !1, line: 143, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!215 = !DILocation(line: 143, scope: !214)
!216 = distinct !DISubprogram(name: "__CPROVER_cover", scope: !1, file: !1, line: 144, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!217 = !DILocation(line: 144, scope: !216)
!218 = distinct !DISubprogram(name: "__CPROVER_input", scope: !1, file: !1, line: 145, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!219 = !DILocation(line: 145, scope: !218)
!220 = distinct !DISubprogram(name: "__CPROVER_output", scope: !1, file: !1, line: 146, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!221 = !DILocation(line: 146, scope: !220)
!222 = distinct !DISubprogram(name: "klee_make_symbolic", scope: !1, file: !1, line: 150, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!223 = !DILocation(line: 80, scope: !125, inlinedAt: !224)
!224 = distinct !DILocation(line: 150, scope: !222)
!225 = !DILocation(line: 81, scope: !125, inlinedAt: !224)
!226 = !DILocation(line: 150, scope: !222)
!227 = distinct !DISubprogram(name: "klee_int", scope: !1, file: !1, line: 152, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!228 = !DILocation(line: 53, scope: !229, inlinedAt: !230)
!229 = distinct !DISubprogram(name: "any_int", scope: !100, file: !100, line: 51, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!230 = distinct !DILocation(line: 152, scope: !227)
!231 = !DILocation(line: 54, scope: !229, inlinedAt: !230)
!232 = !DILocation(line: 55, scope: !229, inlinedAt: !230)
!233 = !DILocation(line: 56, scope: !229, inlinedAt: !230)
!234 = !DILocation(line: 152, scope: !227)
!235 = distinct !DISubprogram(name: "klee_range", scope: !1, file: !1, line: 154, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!236 = !DILocation(line: 53, scope: !229, inlinedAt: !237)
!237 = distinct !DILocation(line: 156, scope: !235)
!238 = !DILocation(line: 54, scope: !229, inlinedAt: !237)
!239 = !DILocation(line: 55, scope: !229, inlinedAt: !237)
!240 = !DILocation(line: 56, scope: !229, inlinedAt: !237)
!241 = !DILocation(line: 157, scope: !235)
!242 = !DILocation(line: 158, scope: !235)
!243 = distinct !DISubprogram(name: "klee_choose", scope: !1, file: !1, line: 161, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!244 = !DILocation(line: 53, scope: !229, inlinedAt: !245)
!245 = distinct !DILocation(line: 163, scope: !243)
!246 = !DILocation(line: 54, scope: !229, inlinedAt: !245)
!247 = !DILocation(line: 55, scope: !229, inlinedAt: !245)
!248 = !DILocation(line: 56, scope: !229, inlinedAt: !245)
!249 = !DILocation(line: 164, scope: !243)
!250 = !DILocation(line: 165, scope: !243)
!251 = distinct !DISubprogram(name: "klee_is_symbolic", scope: !1, file: !1, line: 168, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!252 = !DILocation(line: 168, scope: !251)
!253 = distinct !DISubprogram(name: "klee_prefer_cex", scope: !1, file: !1, line: 169, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!254 = !DILocation(line: 169, scope: !253)
!255 = distinct !DISubprogram(name: "klee_warning", scope: !1, file: !1, line: 170, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!256 = !DILocation(line: 170, scope: !255)
!257 = distinct !DISubprogram(name: "klee_warning_once", scope: !1, file: !1, line: 171, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!258 = !DILocation(line: 171, scope: !257)
!259 = distinct !DISubprogram(name: "klee_print_expr", scope: !1, file: !1, line: 172, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!260 = !DILocation(line: 172, scope: !259)
!261 = distinct !DISubprogram(name: "klee_silent_exit", scope: !1, file: !1, line: 173, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!262 = !DILocation(line: 173, scope: !261)
!263 = distinct !DISubprogram(name: "klee_report_error", scope: !1, file: !1, line: 174, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!264 = !DILocation(line: 176, scope: !263)
!265 = distinct !DISubprogram(name: "klee_abort", scope: !1, file: !1, line: 178, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!266 = !DILocation(line: 178, scope: !265)
