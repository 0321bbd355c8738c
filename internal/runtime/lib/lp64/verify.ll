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
@.str.35 = private unnamed_addr constant [12 x i8] c"nondet_char\00", align 1
@.str.36 = private unnamed_addr constant [13 x i8] c"nondet_uchar\00", align 1
@.str.37 = private unnamed_addr constant [13 x i8] c"nondet_short\00", align 1
@.str.38 = private unnamed_addr constant [14 x i8] c"nondet_ushort\00", align 1
@.str.39 = private unnamed_addr constant [11 x i8] c"nondet_int\00", align 1
@.str.40 = private unnamed_addr constant [12 x i8] c"nondet_uint\00", align 1
@.str.41 = private unnamed_addr constant [12 x i8] c"nondet_long\00", align 1
@.str.42 = private unnamed_addr constant [13 x i8] c"nondet_ulong\00", align 1
@.str.43 = private unnamed_addr constant [13 x i8] c"nondet_float\00", align 1
@.str.44 = private unnamed_addr constant [14 x i8] c"nondet_double\00", align 1
@.str.45 = private unnamed_addr constant [23 x i8] c"__VERIFIER_nondet_bool\00", align 1
@.str.46 = private unnamed_addr constant [12 x i8] c"nondet_bool\00", align 1
@.str.47 = private unnamed_addr constant [24 x i8] c"__VERIFIER_nondet__Bool\00", align 1
@.str.48 = private unnamed_addr constant [26 x i8] c"__VERIFIER_nondet_pointer\00", align 1
@.str.49 = private unnamed_addr constant [16 x i8] c"unknown-pointer\00", align 1
@.str.50 = private unnamed_addr constant [61 x i8] c"__VERIFIER_nondet_pointer: null, or a new object of 64 bytes\00", align 1
@.str.51 = private unnamed_addr constant [25 x i8] c"__VERIFIER_nondet_memory\00", align 1
@.str.52 = private unnamed_addr constant [18 x i8] c"__VERIFIER_assert\00", align 1
@.str.53 = private unnamed_addr constant [16 x i8] c"__goblint_check\00", align 1
@.str.54 = private unnamed_addr constant [17 x i8] c"__goblint_assert\00", align 1
@.str.55 = private unnamed_addr constant [7 x i8] c"assert\00", align 1
@.str.56 = private unnamed_addr constant [14 x i8] c"assert_perror\00", align 1
@.str.57 = private unnamed_addr constant [17 x i8] c"__VERIFIER_error\00", align 1
@.str.58 = private unnamed_addr constant [12 x i8] c"reach_error\00", align 1
@.str.59 = private unnamed_addr constant [16 x i8] c"__VERIFIER_fail\00", align 1
@.str.60 = private unnamed_addr constant [12 x i8] c"klee_choose\00", align 1
@.str.61 = private unnamed_addr constant [11 x i8] c"klee_abort\00", align 1

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

define dso_local signext i8 @nondet_char() local_unnamed_addr #0 !dbg !80 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !81
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.35, i64 0, i64 0)) #7, !dbg !81
  %2 = load i8, i8* %1, align 1, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !81
  ret i8 %2, !dbg !81
}

define dso_local zeroext i8 @nondet_uchar() local_unnamed_addr #0 !dbg !82 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !83
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.36, i64 0, i64 0)) #7, !dbg !83
  %2 = load i8, i8* %1, align 1, !dbg !83
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !83
  ret i8 %2, !dbg !83
}

define dso_local signext i16 @nondet_short() local_unnamed_addr #0 !dbg !84 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !85
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #6, !dbg !85
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.37, i64 0, i64 0)) #7, !dbg !85
  %3 = load i16, i16* %1, align 2, !dbg !85
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #6, !dbg !85
  ret i16 %3, !dbg !85
}

define dso_local zeroext i16 @nondet_ushort() local_unnamed_addr #0 !dbg !86 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !87
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #6, !dbg !87
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.38, i64 0, i64 0)) #7, !dbg !87
  %3 = load i16, i16* %1, align 2, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #6, !dbg !87
  ret i16 %3, !dbg !87
}

define dso_local i32 @nondet_int() local_unnamed_addr #0 !dbg !88 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !89
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !89
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 4, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.39, i64 0, i64 0)) #7, !dbg !89
  %3 = load i32, i32* %1, align 4, !dbg !89
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !89
  ret i32 %3, !dbg !89
}

define dso_local i32 @nondet_uint() local_unnamed_addr #0 !dbg !90 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !91
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !91
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.40, i64 0, i64 0)) #7, !dbg !91
  %3 = load i32, i32* %1, align 4, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !91
  ret i32 %3, !dbg !91
}

define dso_local i64 @nondet_long() local_unnamed_addr #0 !dbg !92 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !93
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !93
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.41, i64 0, i64 0)) #7, !dbg !93
  %3 = load i64, i64* %1, align 8, !dbg !93
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !93
  ret i64 %3, !dbg !93
}

define dso_local i64 @nondet_ulong() local_unnamed_addr #0 !dbg !94 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !95
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !95
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.42, i64 0, i64 0)) #7, !dbg !95
  %3 = load i64, i64* %1, align 8, !dbg !95
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !95
  ret i64 %3, !dbg !95
}

define dso_local float @nondet_float() local_unnamed_addr #0 !dbg !96 {
  %1 = alloca float, align 4
  %2 = bitcast float* %1 to i8*, !dbg !97
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !97
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.43, i64 0, i64 0)) #7, !dbg !97
  %3 = load float, float* %1, align 4, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !97
  ret float %3, !dbg !97
}

define dso_local double @nondet_double() local_unnamed_addr #0 !dbg !98 {
  %1 = alloca double, align 8
  %2 = bitcast double* %1 to i8*, !dbg !99
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !99
  call void @__midway_nondet(i8* noundef nonnull %2, i64 noundef 8, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.44, i64 0, i64 0)) #7, !dbg !99
  %3 = load double, double* %1, align 8, !dbg !99
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !99
  ret double %3, !dbg !99
}

define dso_local zeroext i1 @__VERIFIER_nondet_bool() local_unnamed_addr #0 !dbg !100 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !101
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.45, i64 0, i64 0)) #7, !dbg !104
  %2 = load i8, i8* %1, align 1, !dbg !105
  %3 = and i8 %2, 1, !dbg !105
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !106
  %4 = icmp ne i8 %3, 0, !dbg !107
  ret i1 %4, !dbg !107
}

define dso_local i32 @nondet_bool() local_unnamed_addr #0 !dbg !108 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !109
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.46, i64 0, i64 0)) #7, !dbg !111
  %2 = load i8, i8* %1, align 1, !dbg !112
  %3 = and i8 %2, 1, !dbg !112
  %4 = zext i8 %3 to i32, !dbg !112
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !113
  ret i32 %4, !dbg !114
}

define dso_local zeroext i1 @__VERIFIER_nondet__Bool() local_unnamed_addr #0 !dbg !115 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !116
  call void @__midway_nondet(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.47, i64 0, i64 0)) #7, !dbg !118
  %2 = load i8, i8* %1, align 1, !dbg !119
  %3 = and i8 %2, 1, !dbg !119
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !120
  %4 = icmp ne i8 %3, 0, !dbg !121
  ret i1 %4, !dbg !121
}

define dso_local i8* @__VERIFIER_nondet_pointer() local_unnamed_addr #0 !dbg !122 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.48, i64 0, i64 0)) #7, !dbg !123
  %2 = icmp eq i32 %1, 0, !dbg !123
  br i1 %2, label %5, label %3, !dbg !123

3:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.49, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.50, i64 0, i64 0)) #7, !dbg !124
  %4 = call i8* @__midway_alloc(i64 noundef 64, i64 noundef 16, i32 noundef 1) #7, !dbg !125
  call void @__midway_nondet(i8* noundef %4, i64 noundef 64, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.48, i64 0, i64 0)) #7, !dbg !129
  br label %5

5:
  %6 = phi i8* [ %4, %3 ], [ null, %0 ], !dbg !130
  ret i8* %6, !dbg !131
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

define dso_local i8* @__VERIFIER_nondet_charp() local_unnamed_addr #0 !dbg !132 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.48, i64 0, i64 0)) #7, !dbg !133
  %2 = icmp eq i32 %1, 0, !dbg !133
  br i1 %2, label %5, label %3, !dbg !133

3:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.49, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.50, i64 0, i64 0)) #7, !dbg !135
  %4 = call i8* @__midway_alloc(i64 noundef 64, i64 noundef 16, i32 noundef 1) #7, !dbg !136
  call void @__midway_nondet(i8* noundef %4, i64 noundef 64, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.48, i64 0, i64 0)) #7, !dbg !138
  br label %5

5:
  %6 = phi i8* [ %4, %3 ], [ null, %0 ], !dbg !139
  ret i8* %6, !dbg !140
}

define dso_local i8* @__VERIFIER_nondet_pchar() local_unnamed_addr #0 !dbg !141 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.48, i64 0, i64 0)) #7, !dbg !142
  %2 = icmp eq i32 %1, 0, !dbg !142
  br i1 %2, label %5, label %3, !dbg !142

3:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.49, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.50, i64 0, i64 0)) #7, !dbg !144
  %4 = call i8* @__midway_alloc(i64 noundef 64, i64 noundef 16, i32 noundef 1) #7, !dbg !145
  call void @__midway_nondet(i8* noundef %4, i64 noundef 64, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.48, i64 0, i64 0)) #7, !dbg !147
  br label %5

5:
  %6 = phi i8* [ %4, %3 ], [ null, %0 ], !dbg !148
  ret i8* %6, !dbg !149
}

define dso_local void @__VERIFIER_nondet_memory(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 !dbg !150 {
  call void @__midway_check(i8* noundef %0, i64 noundef %1, i32 noundef 1) #7, !dbg !151
  call void @__midway_nondet(i8* noundef %0, i64 noundef %1, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.51, i64 0, i64 0)) #7, !dbg !154
  ret void, !dbg !155
}

define dso_local void @__VERIFIER_assume(i32 noundef %0) local_unnamed_addr #0 !dbg !156 {
  call void @__midway_assume(i32 noundef %0) #7, !dbg !157
  ret void, !dbg !157
}

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

define dso_local void @__ESBMC_assume(i32 noundef %0) local_unnamed_addr #0 !dbg !158 {
  call void @__midway_assume(i32 noundef %0) #7, !dbg !159
  ret void, !dbg !159
}

define dso_local void @__CPROVER_assume(i32 noundef %0) local_unnamed_addr #0 !dbg !160 {
  call void @__midway_assume(i32 noundef %0) #7, !dbg !161
  ret void, !dbg !161
}

define dso_local void @__goblint_assume(i32 noundef %0) local_unnamed_addr #0 !dbg !162 {
  call void @__midway_assume(i32 noundef %0) #7, !dbg !163
  ret void, !dbg !163
}

define dso_local void @klee_assume(i64 noundef %0) local_unnamed_addr #0 !dbg !164 {
  %2 = icmp ne i64 %0, 0, !dbg !165
  %3 = zext i1 %2 to i32, !dbg !165
  call void @__midway_assume(i32 noundef %3) #7, !dbg !165
  ret void, !dbg !165
}

define dso_local void @__VERIFIER_assert(i32 noundef %0) local_unnamed_addr #0 !dbg !166 {
  %2 = icmp eq i32 %0, 0, !dbg !167
  br i1 %2, label %3, label %4, !dbg !167

3:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.52, i64 0, i64 0)) #8, !dbg !170
  unreachable, !dbg !170

4:
  ret void, !dbg !171
}

define dso_local void @__ESBMC_assert(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !172 {
  %3 = icmp eq i32 %0, 0, !dbg !173
  br i1 %3, label %4, label %5, !dbg !173

4:
  call void @__midway_violation(i32 noundef 1, i8* noundef %1) #8, !dbg !175
  unreachable, !dbg !175

5:
  ret void, !dbg !176
}

define dso_local void @__CPROVER_assert(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !177 {
  %3 = icmp eq i32 %0, 0, !dbg !178
  br i1 %3, label %4, label %5, !dbg !178

4:
  call void @__midway_violation(i32 noundef 1, i8* noundef %1) #8, !dbg !180
  unreachable, !dbg !180

5:
  ret void, !dbg !181
}

define dso_local void @__goblint_check(i32 noundef %0) local_unnamed_addr #0 !dbg !182 {
  %2 = icmp eq i32 %0, 0, !dbg !183
  br i1 %2, label %3, label %4, !dbg !183

3:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.53, i64 0, i64 0)) #8, !dbg !185
  unreachable, !dbg !185

4:
  ret void, !dbg !186
}

define dso_local void @__goblint_assert(i32 noundef %0) local_unnamed_addr #0 !dbg !187 {
  %2 = icmp eq i32 %0, 0, !dbg !188
  br i1 %2, label %3, label %4, !dbg !188

3:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.54, i64 0, i64 0)) #8, !dbg !190
  unreachable, !dbg !190

4:
  ret void, !dbg !191
}

define dso_local void @__goblint_unknown(i8* noundef %0) local_unnamed_addr #0 !dbg !192 {
  %2 = call i64 @__midway_object_size(i8* noundef %0) #7, !dbg !193
  call void @__midway_havoc(i8* noundef %0, i64 noundef %2) #7, !dbg !193
  ret void, !dbg !193
}

declare void @__midway_havoc(i8* noundef, i64 noundef) local_unnamed_addr #2

declare i64 @__midway_object_size(i8* noundef) local_unnamed_addr #2

define dso_local void @__goblint_split_begin(i32 noundef %0) local_unnamed_addr #3 !dbg !194 {
  ret void, !dbg !195
}

define dso_local void @__goblint_split_end(i32 noundef %0) local_unnamed_addr #3 !dbg !196 {
  ret void, !dbg !197
}

define dso_local void @__goblint_globalize(i8* nocapture noundef %0) local_unnamed_addr #3 !dbg !198 {
  ret void, !dbg !199
}

define dso_local void @__goblint_assume_join(i64 noundef %0, ...) local_unnamed_addr #3 !dbg !200 {
  ret void, !dbg !201
}

define dso_local void @assert(i32 noundef %0) local_unnamed_addr #0 !dbg !202 {
  %2 = icmp eq i32 %0, 0, !dbg !203
  br i1 %2, label %3, label %4, !dbg !203

3:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.55, i64 0, i64 0)) #8, !dbg !205
  unreachable, !dbg !205

4:
  ret void, !dbg !206
}

define dso_local void @__assert_fail(i8* noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #4 !dbg !207 {
  call void @__midway_violation(i32 noundef 1, i8* noundef %0) #8, !dbg !208
  unreachable, !dbg !208
}

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #5

define dso_local void @__assert_perror_fail(i32 noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #4 !dbg !209 {
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.56, i64 0, i64 0)) #8, !dbg !210
  unreachable, !dbg !210
}

define dso_local void @__assert(i8* noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #4 !dbg !211 {
  call void @__midway_violation(i32 noundef 1, i8* noundef %0) #8, !dbg !212
  unreachable, !dbg !212
}

define dso_local void @__assert_rtn(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i32 noundef %2, i8* noundef %3) local_unnamed_addr #4 !dbg !213 {
  call void @__midway_violation(i32 noundef 1, i8* noundef %3) #8, !dbg !214
  unreachable, !dbg !214
}

define dso_local void @_assert(i8* noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #4 !dbg !215 {
  call void @__midway_violation(i32 noundef 1, i8* noundef %0) #8, !dbg !216
  unreachable, !dbg !216
}

define dso_local void @__VERIFIER_error() local_unnamed_addr #4 !dbg !217 {
  call void @__midway_violation(i32 noundef 2, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.57, i64 0, i64 0)) #8, !dbg !218
  unreachable, !dbg !218
}

define dso_local void @reach_error() local_unnamed_addr #4 !dbg !219 {
  call void @__midway_violation(i32 noundef 2, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.58, i64 0, i64 0)) #8, !dbg !220
  unreachable, !dbg !220
}

define dso_local void @__VERIFIER_fail() local_unnamed_addr #4 !dbg !221 {
  call void @__midway_violation(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.59, i64 0, i64 0)) #8, !dbg !222
  unreachable, !dbg !222
}

define dso_local void @__VERIFIER_atomic_begin() local_unnamed_addr #0 !dbg !223 {
  call void @__midway_sync(i32 noundef 27, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !224
  call void @__midway_atomic_begin() #7, !dbg !224
  ret void, !dbg !224
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_atomic_begin() local_unnamed_addr #2

define dso_local void @__VERIFIER_atomic_end() local_unnamed_addr #0 !dbg !225 {
  call void @__midway_atomic_end() #7, !dbg !226
  ret void, !dbg !226
}

declare void @__midway_atomic_end() local_unnamed_addr #2

define dso_local void @__ESBMC_atomic_begin() local_unnamed_addr #0 !dbg !227 {
  call void @__midway_sync(i32 noundef 27, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !228
  call void @__midway_atomic_begin() #7, !dbg !228
  ret void, !dbg !228
}

define dso_local void @__ESBMC_atomic_end() local_unnamed_addr #0 !dbg !229 {
  call void @__midway_atomic_end() #7, !dbg !230
  ret void, !dbg !230
}

define dso_local void @__CPROVER_atomic_begin() local_unnamed_addr #0 !dbg !231 {
  call void @__midway_sync(i32 noundef 27, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !232
  call void @__midway_atomic_begin() #7, !dbg !232
  ret void, !dbg !232
}

define dso_local void @__CPROVER_atomic_end() local_unnamed_addr #0 !dbg !233 {
  call void @__midway_atomic_end() #7, !dbg !234
  ret void, !dbg !234
}

define dso_local void @__CPROVER_atomic_begin_explicit() local_unnamed_addr #0 !dbg !235 {
  call void @__midway_sync(i32 noundef 27, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !236
  call void @__midway_atomic_begin() #7, !dbg !236
  ret void, !dbg !236
}

define dso_local void @__CPROVER_atomic_end_explicit() local_unnamed_addr #0 !dbg !237 {
  call void @__midway_atomic_end() #7, !dbg !238
  ret void, !dbg !238
}

define dso_local i32 @__VERIFIER_load_await_aint(i32* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !239 {
  %4 = bitcast i32* %0 to i8*, !dbg !240
  call void @__midway_sync(i32 noundef 27, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !240
  %5 = load i32, i32* %0, align 4, !dbg !243
  %6 = shl i32 %1, 28, !dbg !243
  %7 = and i32 %6, -2147483648, !dbg !243
  %8 = xor i32 %7, -2147483648, !dbg !243
  %9 = xor i32 %5, %8, !dbg !244
  %10 = xor i32 %8, %2, !dbg !244
  %11 = icmp sgt i32 %9, %10, !dbg !244
  %12 = zext i1 %11 to i32, !dbg !244
  %13 = icmp slt i32 %9, %10, !dbg !244
  %14 = zext i1 %13 to i32, !dbg !244
  %15 = and i32 %12, %1, !dbg !245
  %16 = lshr i32 %1, 1, !dbg !245
  %17 = icmp eq i32 %5, %2, !dbg !245
  %18 = zext i1 %17 to i32, !dbg !245
  %19 = and i32 %16, %18, !dbg !245
  %20 = or i32 %15, %19, !dbg !245
  %21 = lshr i32 %1, 2, !dbg !245
  %22 = and i32 %21, %14, !dbg !245
  %23 = or i32 %20, %22, !dbg !245
  call void @__midway_assume(i32 noundef %23) #7, !dbg !245
  call void @__midway_hb_acquire(i8* noundef %4) #7, !dbg !246
  %24 = load i32, i32* %0, align 4, !dbg !247
  ret i32 %24, !dbg !247
}

define dso_local i32 @__VERIFIER_xchg_await_aint(i32* noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !248 {
  %5 = bitcast i32* %0 to i8*, !dbg !249
  call void @__midway_sync(i32 noundef 27, i8* noundef %5, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !249
  %6 = load i32, i32* %0, align 4, !dbg !251
  %7 = shl i32 %2, 28, !dbg !251
  %8 = and i32 %7, -2147483648, !dbg !251
  %9 = xor i32 %8, -2147483648, !dbg !251
  %10 = xor i32 %6, %9, !dbg !252
  %11 = xor i32 %9, %3, !dbg !252
  %12 = icmp sgt i32 %10, %11, !dbg !252
  %13 = zext i1 %12 to i32, !dbg !252
  %14 = icmp slt i32 %10, %11, !dbg !252
  %15 = zext i1 %14 to i32, !dbg !252
  %16 = and i32 %13, %2, !dbg !253
  %17 = lshr i32 %2, 1, !dbg !253
  %18 = icmp eq i32 %6, %3, !dbg !253
  %19 = zext i1 %18 to i32, !dbg !253
  %20 = and i32 %17, %19, !dbg !253
  %21 = or i32 %16, %20, !dbg !253
  %22 = lshr i32 %2, 2, !dbg !253
  %23 = and i32 %22, %15, !dbg !253
  %24 = or i32 %21, %23, !dbg !253
  call void @__midway_assume(i32 noundef %24) #7, !dbg !253
  call void @__midway_hb_acquire(i8* noundef %5) #7, !dbg !254
  %25 = load i32, i32* %0, align 4, !dbg !255
  store i32 %1, i32* %0, align 4, !dbg !256
  call void @__midway_hb_release(i8* noundef %5) #7, !dbg !257
  ret i32 %25, !dbg !258
}

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #2

define dso_local void @__ESBMC_yield() local_unnamed_addr #0 !dbg !259 {
  call void @__midway_sync(i32 noundef 30, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !260
  ret void, !dbg !260
}

define dso_local void @__CPROVER_fence(i8* nocapture noundef %0, ...) local_unnamed_addr #3 !dbg !261 {
  ret void, !dbg !262
}

define dso_local void @__CPROVER_cover(i32 noundef %0) local_unnamed_addr #3 !dbg !263 {
  ret void, !dbg !264
}

define dso_local void @__CPROVER_input(i8* nocapture noundef %0, ...) local_unnamed_addr #3 !dbg !265 {
  ret void, !dbg !266
}

define dso_local void @__CPROVER_output(i8* nocapture noundef %0, ...) local_unnamed_addr #3 !dbg !267 {
  ret void, !dbg !268
}

define dso_local void @klee_make_symbolic(i8* noundef %0, i64 noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !269 {
  call void @__midway_check(i8* noundef %0, i64 noundef %1, i32 noundef 1) #7, !dbg !270
  call void @__midway_nondet(i8* noundef %0, i64 noundef %1, i8* noundef %2) #7, !dbg !272
  ret void, !dbg !273
}

define dso_local i32 @klee_int(i8* noundef %0) local_unnamed_addr #0 !dbg !274 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !275
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #6, !dbg !275
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 4, i8* noundef %0) #7, !dbg !278
  %4 = load i32, i32* %2, align 4, !dbg !279
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #6, !dbg !280
  ret i32 %4, !dbg !281
}

define dso_local i32 @klee_range(i32 noundef %0, i32 noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !282 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*, !dbg !283
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #6, !dbg !283
  call void @__midway_nondet(i8* noundef nonnull %5, i64 noundef 4, i8* noundef %2) #7, !dbg !285
  %6 = load i32, i32* %4, align 4, !dbg !286
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #6, !dbg !287
  %7 = icmp sge i32 %6, %0, !dbg !288
  %8 = icmp slt i32 %6, %1, !dbg !288
  %9 = and i1 %7, %8, !dbg !288
  %10 = zext i1 %9 to i32, !dbg !288
  call void @__midway_assume(i32 noundef %10) #7, !dbg !288
  ret i32 %6, !dbg !289
}

define dso_local i32 @klee_choose(i32 noundef %0) local_unnamed_addr #0 !dbg !290 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !291
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #6, !dbg !291
  call void @__midway_nondet(i8* noundef nonnull %3, i64 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.60, i64 0, i64 0)) #7, !dbg !293
  %4 = load i32, i32* %2, align 4, !dbg !294
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #6, !dbg !295
  %5 = icmp ult i32 %4, %0, !dbg !296
  %6 = zext i1 %5 to i32, !dbg !296
  call void @__midway_assume(i32 noundef %6) #7, !dbg !296
  ret i32 %4, !dbg !297
}

define dso_local i32 @klee_is_symbolic(i64 noundef %0) local_unnamed_addr #0 !dbg !298 {
  %2 = call i32 @__midway_is_concrete(i64 noundef %0) #7, !dbg !299
  %3 = icmp eq i32 %2, 0, !dbg !299
  %4 = zext i1 %3 to i32, !dbg !299
  ret i32 %4, !dbg !299
}

declare i32 @__midway_is_concrete(i64 noundef) local_unnamed_addr #2

define dso_local void @klee_prefer_cex(i8* nocapture noundef %0, i64 noundef %1) local_unnamed_addr #3 !dbg !300 {
  ret void, !dbg !301
}

define dso_local void @klee_warning(i8* nocapture noundef %0) local_unnamed_addr #3 !dbg !302 {
  ret void, !dbg !303
}

define dso_local void @klee_warning_once(i8* nocapture noundef %0) local_unnamed_addr #3 !dbg !304 {
  ret void, !dbg !305
}

define dso_local void @klee_print_expr(i8* nocapture noundef %0, ...) local_unnamed_addr #3 !dbg !306 {
  ret void, !dbg !307
}

define dso_local void @klee_silent_exit(i32 noundef %0) local_unnamed_addr #4 !dbg !308 {
  call void @__midway_exit(i32 noundef %0) #8, !dbg !309
  unreachable, !dbg !309
}

declare void @__midway_exit(i32 noundef) local_unnamed_addr #5

define dso_local void @klee_report_error(i8* nocapture noundef readnone %0, i32 noundef %1, i8* noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #4 !dbg !310 {
  call void @__midway_violation(i32 noundef 1, i8* noundef %2) #8, !dbg !311
  unreachable, !dbg !311
}

define dso_local void @klee_abort() local_unnamed_addr #4 !dbg !312 {
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.61, i64 0, i64 0)) #8, !dbg !313
  unreachable, !dbg !313
}

declare i8* @__midway_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_check(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #2

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
!8 = distinct !DISubprogram(name: "__VERIFIER_nondet_char", scope: !1, file: !1, line: 18, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 18, scope: !8)
!12 = distinct !DISubprogram(name: "__VERIFIER_nondet_schar", scope: !1, file: !1, line: 19, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!13 = !DILocation(line: 19, scope: !12)
!14 = distinct !DISubprogram(name: "__VERIFIER_nondet_uchar", scope: !1, file: !1, line: 20, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DILocation(line: 20, scope: !14)
!16 = distinct !DISubprogram(name: "__VERIFIER_nondet_short", scope: !1, file: !1, line: 21, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 21, scope: !16)
!18 = distinct !DISubprogram(name: "__VERIFIER_nondet_ushort", scope: !1, file: !1, line: 22, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 22, scope: !18)
!20 = distinct !DISubprogram(name: "__VERIFIER_nondet_int", scope: !1, file: !1, line: 23, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 23, scope: !20)
!22 = distinct !DISubprogram(name: "__VERIFIER_nondet_uint", scope: !1, file: !1, line: 24, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!23 = !DILocation(line: 24, scope: !22)
!24 = distinct !DISubprogram(name: "__VERIFIER_nondet_unsigned", scope: !1, file: !1, line: 25, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!25 = !DILocation(line: 25, scope: !24)
!26 = distinct !DISubprogram(name: "__VERIFIER_nondet_unsigned_int", scope: !1, file: !1, line: 26, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!27 = !DILocation(line: 26, scope: !26)
!28 = distinct !DISubprogram(name: "__VERIFIER_nondet_unsigned_char", scope: !1, file: !1, line: 27, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 27, scope: !28)
!30 = distinct !DISubprogram(name: "__VERIFIER_nondet_unsigned_short", scope: !1, file: !1, line: 28, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!31 = !DILocation(line: 28, scope: !30)
!32 = distinct !DISubprogram(name: "__VERIFIER_nondet_unsigned_long", scope: !1, file: !1, line: 29, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!33 = !DILocation(line: 29, scope: !32)
!34 = distinct !DISubprogram(name: "__VERIFIER_nondet_long", scope: !1, file: !1, line: 30, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!35 = !DILocation(line: 30, scope: !34)
!36 = distinct !DISubprogram(name: "__VERIFIER_nondet_ulong", scope: !1, file: !1, line: 31, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!37 = !DILocation(line: 31, scope: !36)
!38 = distinct !DISubprogram(name: "__VERIFIER_nondet_longlong", scope: !1, file: !1, line: 32, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!39 = !DILocation(line: 32, scope: !38)
!40 = distinct !DISubprogram(name: "__VERIFIER_nondet_ulonglong", scope: !1, file: !1, line: 33, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!41 = !DILocation(line: 33, scope: !40)
!42 = distinct !DISubprogram(name: "__VERIFIER_nondet_size_t", scope: !1, file: !1, line: 34, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!43 = !DILocation(line: 34, scope: !42)
!44 = distinct !DISubprogram(name: "__VERIFIER_nondet_S8", scope: !1, file: !1, line: 35, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!45 = !DILocation(line: 35, scope: !44)
!46 = distinct !DISubprogram(name: "__VERIFIER_nondet_S16", scope: !1, file: !1, line: 36, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!47 = !DILocation(line: 36, scope: !46)
!48 = distinct !DISubprogram(name: "__VERIFIER_nondet_S32", scope: !1, file: !1, line: 37, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!49 = !DILocation(line: 37, scope: !48)
!50 = distinct !DISubprogram(name: "__VERIFIER_nondet_S64", scope: !1, file: !1, line: 38, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!51 = !DILocation(line: 38, scope: !50)
!52 = distinct !DISubprogram(name: "__VERIFIER_nondet_U8", scope: !1, file: !1, line: 39, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!53 = !DILocation(line: 39, scope: !52)
!54 = distinct !DISubprogram(name: "__VERIFIER_nondet_U16", scope: !1, file: !1, line: 40, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!55 = !DILocation(line: 40, scope: !54)
!56 = distinct !DISubprogram(name: "__VERIFIER_nondet_U32", scope: !1, file: !1, line: 41, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!57 = !DILocation(line: 41, scope: !56)
!58 = distinct !DISubprogram(name: "__VERIFIER_nondet_U64", scope: !1, file: !1, line: 42, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!59 = !DILocation(line: 42, scope: !58)
!60 = distinct !DISubprogram(name: "__VERIFIER_nondet_u8", scope: !1, file: !1, line: 43, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!61 = !DILocation(line: 43, scope: !60)
!62 = distinct !DISubprogram(name: "__VERIFIER_nondet_u16", scope: !1, file: !1, line: 44, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!63 = !DILocation(line: 44, scope: !62)
!64 = distinct !DISubprogram(name: "__VERIFIER_nondet_u32", scope: !1, file: !1, line: 45, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!65 = !DILocation(line: 45, scope: !64)
!66 = distinct !DISubprogram(name: "__VERIFIER_nondet_u64", scope: !1, file: !1, line: 46, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!67 = !DILocation(line: 46, scope: !66)
!68 = distinct !DISubprogram(name: "__VERIFIER_nondet_loff_t", scope: !1, file: !1, line: 47, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!69 = !DILocation(line: 47, scope: !68)
!70 = distinct !DISubprogram(name: "__VERIFIER_nondet_sector_t", scope: !1, file: !1, line: 48, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!71 = !DILocation(line: 48, scope: !70)
!72 = distinct !DISubprogram(name: "__VERIFIER_nondet_float", scope: !1, file: !1, line: 49, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!73 = !DILocation(line: 49, scope: !72)
!74 = distinct !DISubprogram(name: "__VERIFIER_nondet_double", scope: !1, file: !1, line: 50, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!75 = !DILocation(line: 50, scope: !74)
!76 = distinct !DISubprogram(name: "__VERIFIER_nondet_int128", scope: !1, file: !1, line: 53, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!77 = !DILocation(line: 53, scope: !76)
!78 = distinct !DISubprogram(name: "__VERIFIER_nondet_uint128", scope: !1, file: !1, line: 54, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!79 = !DILocation(line: 54, scope: !78)
!80 = distinct !DISubprogram(name: "nondet_char", scope: !1, file: !1, line: 58, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!81 = !DILocation(line: 58, scope: !80)
!82 = distinct !DISubprogram(name: "nondet_uchar", scope: !1, file: !1, line: 59, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!83 = !DILocation(line: 59, scope: !82)
!84 = distinct !DISubprogram(name: "nondet_short", scope: !1, file: !1, line: 60, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!85 = !DILocation(line: 60, scope: !84)
!86 = distinct !DISubprogram(name: "nondet_ushort", scope: !1, file: !1, line: 61, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!87 = !DILocation(line: 61, scope: !86)
!88 = distinct !DISubprogram(name: "nondet_int", scope: !1, file: !1, line: 62, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!89 = !DILocation(line: 62, scope: !88)
!90 = distinct !DISubprogram(name: "nondet_uint", scope: !1, file: !1, line: 63, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!91 = !DILocation(line: 63, scope: !90)
!92 = distinct !DISubprogram(name: "nondet_long", scope: !1, file: !1, line: 64, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!93 = !DILocation(line: 64, scope: !92)
!94 = distinct !DISubprogram(name: "nondet_ulong", scope: !1, file: !1, line: 65, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!95 = !DILocation(line: 65, scope: !94)
!96 = distinct !DISubprogram(name: "nondet_float", scope: !1, file: !1, line: 66, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!97 = !DILocation(line: 66, scope: !96)
!98 = distinct !DISubprogram(name: "nondet_double", scope: !1, file: !1, line: 67, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!99 = !DILocation(line: 67, scope: !98)
!100 = distinct !DISubprogram(name: "__VERIFIER_nondet_bool", scope: !1, file: !1, line: 76, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!101 = !DILocation(line: 71, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "any_bit", scope: !1, file: !1, line: 69, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!103 = distinct !DILocation(line: 76, scope: !100)
!104 = !DILocation(line: 72, scope: !102, inlinedAt: !103)
!105 = !DILocation(line: 73, scope: !102, inlinedAt: !103)
!106 = !DILocation(line: 74, scope: !102, inlinedAt: !103)
!107 = !DILocation(line: 76, scope: !100)
!108 = distinct !DISubprogram(name: "nondet_bool", scope: !1, file: !1, line: 77, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!109 = !DILocation(line: 71, scope: !102, inlinedAt: !110)
!110 = distinct !DILocation(line: 77, scope: !108)
!111 = !DILocation(line: 72, scope: !102, inlinedAt: !110)
!112 = !DILocation(line: 73, scope: !102, inlinedAt: !110)
!113 = !DILocation(line: 74, scope: !102, inlinedAt: !110)
!114 = !DILocation(line: 77, scope: !108)
!115 = distinct !DISubprogram(name: "__VERIFIER_nondet__Bool", scope: !1, file: !1, line: 78, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!116 = !DILocation(line: 71, scope: !102, inlinedAt: !117)
!117 = distinct !DILocation(line: 78, scope: !115)
!118 = !DILocation(line: 72, scope: !102, inlinedAt: !117)
!119 = !DILocation(line: 73, scope: !102, inlinedAt: !117)
!120 = !DILocation(line: 74, scope: !102, inlinedAt: !117)
!121 = !DILocation(line: 78, scope: !115)
!122 = distinct !DISubprogram(name: "__VERIFIER_nondet_pointer", scope: !1, file: !1, line: 81, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!123 = !DILocation(line: 83, scope: !122)
!124 = !DILocation(line: 85, scope: !122)
!125 = !DILocation(line: 88, scope: !126, inlinedAt: !128)
!126 = distinct !DISubprogram(name: "heap_alloc", scope: !127, file: !127, line: 88, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!127 = !DIFile(filename: "c/models.h", directory: ".")
!128 = distinct !DILocation(line: 86, scope: !122)
!129 = !DILocation(line: 87, scope: !122)
!130 = !DILocation(line: 0, scope: !122)
!131 = !DILocation(line: 89, scope: !122)
!132 = distinct !DISubprogram(name: "__VERIFIER_nondet_charp", scope: !1, file: !1, line: 91, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!133 = !DILocation(line: 83, scope: !122, inlinedAt: !134)
!134 = distinct !DILocation(line: 91, scope: !132)
!135 = !DILocation(line: 85, scope: !122, inlinedAt: !134)
!136 = !DILocation(line: 88, scope: !126, inlinedAt: !137)
!137 = distinct !DILocation(line: 86, scope: !122, inlinedAt: !134)
!138 = !DILocation(line: 87, scope: !122, inlinedAt: !134)
!139 = !DILocation(line: 0, scope: !122, inlinedAt: !134)
!140 = !DILocation(line: 91, scope: !132)
!141 = distinct !DISubprogram(name: "__VERIFIER_nondet_pchar", scope: !1, file: !1, line: 92, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!142 = !DILocation(line: 83, scope: !122, inlinedAt: !143)
!143 = distinct !DILocation(line: 92, scope: !141)
!144 = !DILocation(line: 85, scope: !122, inlinedAt: !143)
!145 = !DILocation(line: 88, scope: !126, inlinedAt: !146)
!146 = distinct !DILocation(line: 86, scope: !122, inlinedAt: !143)
!147 = !DILocation(line: 87, scope: !122, inlinedAt: !143)
!148 = !DILocation(line: 0, scope: !122, inlinedAt: !143)
!149 = !DILocation(line: 92, scope: !141)
!150 = distinct !DISubprogram(name: "__VERIFIER_nondet_memory", scope: !1, file: !1, line: 94, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!151 = !DILocation(line: 83, scope: !152, inlinedAt: !153)
!152 = distinct !DISubprogram(name: "fill", scope: !127, file: !127, line: 81, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!153 = distinct !DILocation(line: 94, scope: !150)
!154 = !DILocation(line: 84, scope: !152, inlinedAt: !153)
!155 = !DILocation(line: 94, scope: !150)
!156 = distinct !DISubprogram(name: "__VERIFIER_assume", scope: !1, file: !1, line: 104, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!157 = !DILocation(line: 104, scope: !156)
!158 = distinct !DISubprogram(name: "__ESBMC_assume", scope: !1, file: !1, line: 105, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!159 = !DILocation(line: 105, scope: !158)
!160 = distinct !DISubprogram(name: "__CPROVER_assume", scope: !1, file: !1, line: 106, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!161 = !DILocation(line: 106, scope: !160)
!162 = distinct !DISubprogram(name: "__goblint_assume", scope: !1, file: !1, line: 107, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!163 = !DILocation(line: 107, scope: !162)
!164 = distinct !DISubprogram(name: "klee_assume", scope: !1, file: !1, line: 108, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!165 = !DILocation(line: 108, scope: !164)
!166 = distinct !DISubprogram(name: "__VERIFIER_assert", scope: !1, file: !1, line: 109, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!167 = !DILocation(line: 100, scope: !168, inlinedAt: !169)
!168 = distinct !DISubprogram(name: "assertion", scope: !1, file: !1, line: 98, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!169 = distinct !DILocation(line: 109, scope: !166)
!170 = !DILocation(line: 101, scope: !168, inlinedAt: !169)
!171 = !DILocation(line: 109, scope: !166)
!172 = distinct !DISubprogram(name: "__ESBMC_assert", scope: !1, file: !1, line: 110, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!173 = !DILocation(line: 100, scope: !168, inlinedAt: !174)
!174 = distinct !DILocation(line: 110, scope: !172)
!175 = !DILocation(line: 101, scope: !168, inlinedAt: !174)
!176 = !DILocation(line: 110, scope: !172)
!177 = distinct !DISubprogram(name: "__CPROVER_assert", scope: !1, file: !1, line: 111, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!178 = !DILocation(line: 100, scope: !168, inlinedAt: !179)
!179 = distinct !DILocation(line: 111, scope: !177)
!180 = !DILocation(line: 101, scope: !168, inlinedAt: !179)
!181 = !DILocation(line: 111, scope: !177)
!182 = distinct !DISubprogram(name: "__goblint_check", scope: !1, file: !1, line: 112, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!183 = !DILocation(line: 100, scope: !168, inlinedAt: !184)
!184 = distinct !DILocation(line: 112, scope: !182)
!185 = !DILocation(line: 101, scope: !168, inlinedAt: !184)
!186 = !DILocation(line: 112, scope: !182)
!187 = distinct !DISubprogram(name: "__goblint_assert", scope: !1, file: !1, line: 113, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!188 = !DILocation(line: 100, scope: !168, inlinedAt: !189)
!189 = distinct !DILocation(line: 113, scope: !187)
!190 = !DILocation(line: 101, scope: !168, inlinedAt: !189)
!191 = !DILocation(line: 113, scope: !187)
!192 = distinct !DISubprogram(name: "__goblint_unknown", scope: !1, file: !1, line: 114, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!193 = !DILocation(line: 114, scope: !192)
!194 = distinct !DISubprogram(name: "__goblint_split_begin", scope: !1, file: !1, line: 115, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!195 = !DILocation(line: 115, scope: !194)
!196 = distinct !DISubprogram(name: "__goblint_split_end", scope: !1, file: !1, line: 116, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!197 = !DILocation(line: 116, scope: !196)
!198 = distinct !DISubprogram(name: "__goblint_globalize", scope: !1, file: !1, line: 117, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!199 = !DILocation(line: 117, scope: !198)
!200 = distinct !DISubprogram(name: "__goblint_assume_join", scope: !1, file: !1, line: 118, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!201 = !DILocation(line: 118, scope: !200)
!202 = distinct !DISubprogram(name: "mw_assert", scope: !1, file: !1, line: 122, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!203 = !DILocation(line: 100, scope: !168, inlinedAt: !204)
!204 = distinct !DILocation(line: 122, scope: !202)
!205 = !DILocation(line: 101, scope: !168, inlinedAt: !204)
!206 = !DILocation(line: 122, scope: !202)
!207 = distinct !DISubprogram(name: "__assert_fail", scope: !1, file: !1, line: 124, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!208 = !DILocation(line: 126, scope: !207)
!209 = distinct !DISubprogram(name: "__assert_perror_fail", scope: !1, file: !1, line: 129, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!210 = !DILocation(line: 131, scope: !209)
!211 = distinct !DISubprogram(name: "__assert", scope: !1, file: !1, line: 134, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!212 = !DILocation(line: 134, scope: !211)
!213 = distinct !DISubprogram(name: "__assert_rtn", scope: !1, file: !1, line: 135, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!214 = !DILocation(line: 135, scope: !213)
!215 = distinct !DISubprogram(name: "_assert", scope: !1, file: !1, line: 136, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!216 = !DILocation(line: 136, scope: !215)
!217 = distinct !DISubprogram(name: "__VERIFIER_error", scope: !1, file: !1, line: 138, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!218 = !DILocation(line: 138, scope: !217)
!219 = distinct !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 139, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!220 = !DILocation(line: 139, scope: !219)
!221 = distinct !DISubprogram(name: "__VERIFIER_fail", scope: !1, file: !1, line: 140, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!222 = !DILocation(line: 140, scope: !221)
!223 = distinct !DISubprogram(name: "__VERIFIER_atomic_begin", scope: !1, file: !1, line: 152, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!224 = !DILocation(line: 152, scope: !223)
!225 = distinct !DISubprogram(name: "__VERIFIER_atomic_end", scope: !1, file: !1, line: 152, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!226 = !DILocation(line: 152, scope: !225)
!227 = distinct !DISubprogram(name: "__ESBMC_atomic_begin", scope: !1, file: !1, line: 153, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!228 = !DILocation(line: 153, scope: !227)
!229 = distinct !DISubprogram(name: "__ESBMC_atomic_end", scope: !1, file: !1, line: 153, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!230 = !DILocation(line: 153, scope: !229)
!231 = distinct !DISubprogram(name: "__CPROVER_atomic_begin", scope: !1, file: !1, line: 154, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!232 = !DILocation(line: 154, scope: !231)
!233 = distinct !DISubprogram(name: "__CPROVER_atomic_end", scope: !1, file: !1, line: 154, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!234 = !DILocation(line: 154, scope: !233)
!235 = distinct !DISubprogram(name: "__CPROVER_atomic_begin_explicit", scope: !1, file: !1, line: 155, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!236 = !DILocation(line: 155, scope: !235)
!237 = distinct !DISubprogram(name: "__CPROVER_atomic_end_explicit", scope: !1, file: !1, line: 155, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!238 = !DILocation(line: 155, scope: !237)
!239 = distinct !DISubprogram(name: "__VERIFIER_load_await_aint", scope: !1, file: !1, line: 168, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!240 = !DILocation(line: 161, scope: !241, inlinedAt: !242)
!241 = distinct !DISubprogram(name: "await", scope: !1, file: !1, line: 159, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!242 = distinct !DILocation(line: 170, scope: !239)
!243 = !DILocation(line: 162, scope: !241, inlinedAt: !242)
!244 = !DILocation(line: 163, scope: !241, inlinedAt: !242)
!245 = !DILocation(line: 164, scope: !241, inlinedAt: !242)
!246 = !DILocation(line: 165, scope: !241, inlinedAt: !242)
!247 = !DILocation(line: 171, scope: !239)
!248 = distinct !DISubprogram(name: "__VERIFIER_xchg_await_aint", scope: !1, file: !1, line: 174, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!249 = !DILocation(line: 161, scope: !241, inlinedAt: !250)
!250 = distinct !DILocation(line: 176, scope: !248)
!251 = !DILocation(line: 162, scope: !241, inlinedAt: !250)
!252 = !DILocation(line: 163, scope: !241, inlinedAt: !250)
!253 = !DILocation(line: 164, scope: !241, inlinedAt: !250)
!254 = !DILocation(line: 165, scope: !241, inlinedAt: !250)
!255 = !DILocation(line: 177, scope: !248)
!256 = !DILocation(line: 178, scope: !248)
!257 = !DILocation(line: 179, scope: !248)
!258 = !DILocation(line: 180, scope: !248)
!259 = distinct !DISubprogram(name: "__ESBMC_yield", scope: !1, file: !1, line: 183, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!260 = !DILocation(line: 183, scope: !259)
!261 = distinct !DISubprogram(name: "__CPROVER_fence", scope: !1, file: !1, line: 184, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!262 = !DILocation(line: 184, scope: !261)
!263 = distinct !DISubprogram(name: "__CPROVER_cover", scope: !1, file: !1, line: 185, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!264 = !DILocation(line: 185, scope: !263)
!265 = distinct !DISubprogram(name: "__CPROVER_input", scope: !1, file: !1, line: 186, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!266 = !DILocation(line: 186, scope: !265)
!267 = distinct !DISubprogram(name: "__CPROVER_output", scope: !1, file: !1, line: 187, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!268 = !DILocation(line: 187, scope: !267)
!269 = distinct !DISubprogram(name: "klee_make_symbolic", scope: !1, file: !1, line: 191, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!270 = !DILocation(line: 83, scope: !152, inlinedAt: !271)
!271 = distinct !DILocation(line: 191, scope: !269)
!272 = !DILocation(line: 84, scope: !152, inlinedAt: !271)
!273 = !DILocation(line: 191, scope: !269)
!274 = distinct !DISubprogram(name: "klee_int", scope: !1, file: !1, line: 193, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!275 = !DILocation(line: 56, scope: !276, inlinedAt: !277)
!276 = distinct !DISubprogram(name: "any_int", scope: !127, file: !127, line: 54, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!277 = distinct !DILocation(line: 193, scope: !274)
!278 = !DILocation(line: 57, scope: !276, inlinedAt: !277)
!279 = !DILocation(line: 58, scope: !276, inlinedAt: !277)
!280 = !DILocation(line: 59, scope: !276, inlinedAt: !277)
!281 = !DILocation(line: 193, scope: !274)
!282 = distinct !DISubprogram(name: "klee_range", scope: !1, file: !1, line: 195, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!283 = !DILocation(line: 56, scope: !276, inlinedAt: !284)
!284 = distinct !DILocation(line: 197, scope: !282)
!285 = !DILocation(line: 57, scope: !276, inlinedAt: !284)
!286 = !DILocation(line: 58, scope: !276, inlinedAt: !284)
!287 = !DILocation(line: 59, scope: !276, inlinedAt: !284)
!288 = !DILocation(line: 198, scope: !282)
!289 = !DILocation(line: 199, scope: !282)
!290 = distinct !DISubprogram(name: "klee_choose", scope: !1, file: !1, line: 202, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!291 = !DILocation(line: 56, scope: !276, inlinedAt: !292)
!292 = distinct !DILocation(line: 204, scope: !290)
!293 = !DILocation(line: 57, scope: !276, inlinedAt: !292)
!294 = !DILocation(line: 58, scope: !276, inlinedAt: !292)
!295 = !DILocation(line: 59, scope: !276, inlinedAt: !292)
!296 = !DILocation(line: 205, scope: !290)
!297 = !DILocation(line: 206, scope: !290)
!298 = distinct !DISubprogram(name: "klee_is_symbolic", scope: !1, file: !1, line: 209, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!299 = !DILocation(line: 209, scope: !298)
!300 = distinct !DISubprogram(name: "klee_prefer_cex", scope: !1, file: !1, line: 210, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!301 = !DILocation(line: 210, scope: !300)
!302 = distinct !DISubprogram(name: "klee_warning", scope: !1, file: !1, line: 211, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!303 = !DILocation(line: 211, scope: !302)
!304 = distinct !DISubprogram(name: "klee_warning_once", scope: !1, file: !1, line: 212, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!305 = !DILocation(line: 212, scope: !304)
!306 = distinct !DISubprogram(name: "klee_print_expr", scope: !1, file: !1, line: 213, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!307 = !DILocation(line: 213, scope: !306)
!308 = distinct !DISubprogram(name: "klee_silent_exit", scope: !1, file: !1, line: 214, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!309 = !DILocation(line: 214, scope: !308)
!310 = distinct !DISubprogram(name: "klee_report_error", scope: !1, file: !1, line: 215, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!311 = !DILocation(line: 217, scope: !310)
!312 = distinct !DISubprogram(name: "klee_abort", scope: !1, file: !1, line: 219, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!313 = !DILocation(line: 219, scope: !312)
