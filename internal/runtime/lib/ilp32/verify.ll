target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

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
@.str.33 = private unnamed_addr constant [12 x i8] c"nondet_char\00", align 1
@.str.34 = private unnamed_addr constant [13 x i8] c"nondet_uchar\00", align 1
@.str.35 = private unnamed_addr constant [13 x i8] c"nondet_short\00", align 1
@.str.36 = private unnamed_addr constant [14 x i8] c"nondet_ushort\00", align 1
@.str.37 = private unnamed_addr constant [11 x i8] c"nondet_int\00", align 1
@.str.38 = private unnamed_addr constant [12 x i8] c"nondet_uint\00", align 1
@.str.39 = private unnamed_addr constant [12 x i8] c"nondet_long\00", align 1
@.str.40 = private unnamed_addr constant [13 x i8] c"nondet_ulong\00", align 1
@.str.41 = private unnamed_addr constant [13 x i8] c"nondet_float\00", align 1
@.str.42 = private unnamed_addr constant [14 x i8] c"nondet_double\00", align 1
@.str.43 = private unnamed_addr constant [23 x i8] c"__VERIFIER_nondet_bool\00", align 1
@.str.44 = private unnamed_addr constant [12 x i8] c"nondet_bool\00", align 1
@.str.45 = private unnamed_addr constant [24 x i8] c"__VERIFIER_nondet__Bool\00", align 1
@.str.46 = private unnamed_addr constant [26 x i8] c"__VERIFIER_nondet_pointer\00", align 1
@.str.47 = private unnamed_addr constant [16 x i8] c"unknown-pointer\00", align 1
@.str.48 = private unnamed_addr constant [61 x i8] c"__VERIFIER_nondet_pointer: null, or a new object of 64 bytes\00", align 1
@.str.49 = private unnamed_addr constant [25 x i8] c"__VERIFIER_nondet_memory\00", align 1
@.str.50 = private unnamed_addr constant [18 x i8] c"__VERIFIER_assert\00", align 1
@.str.51 = private unnamed_addr constant [16 x i8] c"__goblint_check\00", align 1
@.str.52 = private unnamed_addr constant [17 x i8] c"__goblint_assert\00", align 1
@.str.53 = private unnamed_addr constant [7 x i8] c"assert\00", align 1
@.str.54 = private unnamed_addr constant [14 x i8] c"assert_perror\00", align 1
@.str.55 = private unnamed_addr constant [17 x i8] c"__VERIFIER_error\00", align 1
@.str.56 = private unnamed_addr constant [12 x i8] c"reach_error\00", align 1
@.str.57 = private unnamed_addr constant [16 x i8] c"__VERIFIER_fail\00", align 1
@.str.58 = private unnamed_addr constant [12 x i8] c"klee_choose\00", align 1
@.str.59 = private unnamed_addr constant [11 x i8] c"klee_abort\00", align 1

define dso_local signext i8 @__VERIFIER_nondet_char() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !12
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 1, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str, i32 0, i32 0)) #7, !dbg !12
  %2 = load i8, i8* %1, align 1, !dbg !12
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !12
  ret i8 %2, !dbg !12
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local signext i8 @__VERIFIER_nondet_schar() local_unnamed_addr #0 !dbg !13 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !14
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 1, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i32 0, i32 0)) #7, !dbg !14
  %2 = load i8, i8* %1, align 1, !dbg !14
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !14
  ret i8 %2, !dbg !14
}

define dso_local zeroext i8 @__VERIFIER_nondet_uchar() local_unnamed_addr #0 !dbg !15 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !16
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 1, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i32 0, i32 0)) #7, !dbg !16
  %2 = load i8, i8* %1, align 1, !dbg !16
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !16
  ret i8 %2, !dbg !16
}

define dso_local signext i16 @__VERIFIER_nondet_short() local_unnamed_addr #0 !dbg !17 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #6, !dbg !18
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 2, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.3, i32 0, i32 0)) #7, !dbg !18
  %3 = load i16, i16* %1, align 2, !dbg !18
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #6, !dbg !18
  ret i16 %3, !dbg !18
}

define dso_local zeroext i16 @__VERIFIER_nondet_ushort() local_unnamed_addr #0 !dbg !19 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #6, !dbg !20
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 2, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.4, i32 0, i32 0)) #7, !dbg !20
  %3 = load i16, i16* %1, align 2, !dbg !20
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #6, !dbg !20
  ret i16 %3, !dbg !20
}

define dso_local i32 @__VERIFIER_nondet_int() local_unnamed_addr #0 !dbg !21 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !22
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.5, i32 0, i32 0)) #7, !dbg !22
  %3 = load i32, i32* %1, align 4, !dbg !22
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !22
  ret i32 %3, !dbg !22
}

define dso_local i32 @__VERIFIER_nondet_uint() local_unnamed_addr #0 !dbg !23 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !24
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.6, i32 0, i32 0)) #7, !dbg !24
  %3 = load i32, i32* %1, align 4, !dbg !24
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !24
  ret i32 %3, !dbg !24
}

define dso_local i32 @__VERIFIER_nondet_unsigned() local_unnamed_addr #0 !dbg !25 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !26
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.7, i32 0, i32 0)) #7, !dbg !26
  %3 = load i32, i32* %1, align 4, !dbg !26
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !26
  ret i32 %3, !dbg !26
}

define dso_local i32 @__VERIFIER_nondet_unsigned_int() local_unnamed_addr #0 !dbg !27 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !28
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.8, i32 0, i32 0)) #7, !dbg !28
  %3 = load i32, i32* %1, align 4, !dbg !28
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !28
  ret i32 %3, !dbg !28
}

define dso_local zeroext i8 @__VERIFIER_nondet_unsigned_char() local_unnamed_addr #0 !dbg !29 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !30
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 1, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.9, i32 0, i32 0)) #7, !dbg !30
  %2 = load i8, i8* %1, align 1, !dbg !30
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !30
  ret i8 %2, !dbg !30
}

define dso_local zeroext i16 @__VERIFIER_nondet_unsigned_short() local_unnamed_addr #0 !dbg !31 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #6, !dbg !32
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 2, i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.10, i32 0, i32 0)) #7, !dbg !32
  %3 = load i16, i16* %1, align 2, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #6, !dbg !32
  ret i16 %3, !dbg !32
}

define dso_local i32 @__VERIFIER_nondet_unsigned_long() local_unnamed_addr #0 !dbg !33 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !34
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.11, i32 0, i32 0)) #7, !dbg !34
  %3 = load i32, i32* %1, align 4, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !34
  ret i32 %3, !dbg !34
}

define dso_local i32 @__VERIFIER_nondet_long() local_unnamed_addr #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !36
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !36
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.12, i32 0, i32 0)) #7, !dbg !36
  %3 = load i32, i32* %1, align 4, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !36
  ret i32 %3, !dbg !36
}

define dso_local i32 @__VERIFIER_nondet_ulong() local_unnamed_addr #0 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !38
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.13, i32 0, i32 0)) #7, !dbg !38
  %3 = load i32, i32* %1, align 4, !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !38
  ret i32 %3, !dbg !38
}

define dso_local i64 @__VERIFIER_nondet_longlong() local_unnamed_addr #0 !dbg !39 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !40
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 8, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.14, i32 0, i32 0)) #7, !dbg !40
  %3 = load i64, i64* %1, align 8, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !40
  ret i64 %3, !dbg !40
}

define dso_local i64 @__VERIFIER_nondet_ulonglong() local_unnamed_addr #0 !dbg !41 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !42
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !42
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 8, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.15, i32 0, i32 0)) #7, !dbg !42
  %3 = load i64, i64* %1, align 8, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !42
  ret i64 %3, !dbg !42
}

define dso_local i32 @__VERIFIER_nondet_size_t() local_unnamed_addr #0 !dbg !43 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !44
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.16, i32 0, i32 0)) #7, !dbg !44
  %3 = load i32, i32* %1, align 4, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !44
  ret i32 %3, !dbg !44
}

define dso_local signext i8 @__VERIFIER_nondet_S8() local_unnamed_addr #0 !dbg !45 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !46
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 1, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.17, i32 0, i32 0)) #7, !dbg !46
  %2 = load i8, i8* %1, align 1, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !46
  ret i8 %2, !dbg !46
}

define dso_local signext i16 @__VERIFIER_nondet_S16() local_unnamed_addr #0 !dbg !47 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #6, !dbg !48
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.18, i32 0, i32 0)) #7, !dbg !48
  %3 = load i16, i16* %1, align 2, !dbg !48
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #6, !dbg !48
  ret i16 %3, !dbg !48
}

define dso_local i32 @__VERIFIER_nondet_S32() local_unnamed_addr #0 !dbg !49 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !50
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !50
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.19, i32 0, i32 0)) #7, !dbg !50
  %3 = load i32, i32* %1, align 4, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !50
  ret i32 %3, !dbg !50
}

define dso_local i64 @__VERIFIER_nondet_S64() local_unnamed_addr #0 !dbg !51 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !52
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !52
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 8, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.20, i32 0, i32 0)) #7, !dbg !52
  %3 = load i64, i64* %1, align 8, !dbg !52
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !52
  ret i64 %3, !dbg !52
}

define dso_local zeroext i8 @__VERIFIER_nondet_U8() local_unnamed_addr #0 !dbg !53 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !54
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 1, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.21, i32 0, i32 0)) #7, !dbg !54
  %2 = load i8, i8* %1, align 1, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !54
  ret i8 %2, !dbg !54
}

define dso_local zeroext i16 @__VERIFIER_nondet_U16() local_unnamed_addr #0 !dbg !55 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !56
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #6, !dbg !56
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.22, i32 0, i32 0)) #7, !dbg !56
  %3 = load i16, i16* %1, align 2, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #6, !dbg !56
  ret i16 %3, !dbg !56
}

define dso_local i32 @__VERIFIER_nondet_U32() local_unnamed_addr #0 !dbg !57 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !58
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !58
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.23, i32 0, i32 0)) #7, !dbg !58
  %3 = load i32, i32* %1, align 4, !dbg !58
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !58
  ret i32 %3, !dbg !58
}

define dso_local i64 @__VERIFIER_nondet_U64() local_unnamed_addr #0 !dbg !59 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !60
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !60
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 8, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.24, i32 0, i32 0)) #7, !dbg !60
  %3 = load i64, i64* %1, align 8, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !60
  ret i64 %3, !dbg !60
}

define dso_local zeroext i8 @__VERIFIER_nondet_u8() local_unnamed_addr #0 !dbg !61 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !62
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 1, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.25, i32 0, i32 0)) #7, !dbg !62
  %2 = load i8, i8* %1, align 1, !dbg !62
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !62
  ret i8 %2, !dbg !62
}

define dso_local zeroext i16 @__VERIFIER_nondet_u16() local_unnamed_addr #0 !dbg !63 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !64
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #6, !dbg !64
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.26, i32 0, i32 0)) #7, !dbg !64
  %3 = load i16, i16* %1, align 2, !dbg !64
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #6, !dbg !64
  ret i16 %3, !dbg !64
}

define dso_local i32 @__VERIFIER_nondet_u32() local_unnamed_addr #0 !dbg !65 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !66
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !66
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.27, i32 0, i32 0)) #7, !dbg !66
  %3 = load i32, i32* %1, align 4, !dbg !66
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !66
  ret i32 %3, !dbg !66
}

define dso_local i64 @__VERIFIER_nondet_u64() local_unnamed_addr #0 !dbg !67 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !68
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !68
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 8, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.28, i32 0, i32 0)) #7, !dbg !68
  %3 = load i64, i64* %1, align 8, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !68
  ret i64 %3, !dbg !68
}

define dso_local i64 @__VERIFIER_nondet_loff_t() local_unnamed_addr #0 !dbg !69 {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*, !dbg !70
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !70
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 8, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.29, i32 0, i32 0)) #7, !dbg !70
  %3 = load i64, i64* %1, align 8, !dbg !70
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !70
  ret i64 %3, !dbg !70
}

define dso_local i32 @__VERIFIER_nondet_sector_t() local_unnamed_addr #0 !dbg !71 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !72
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !72
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.30, i32 0, i32 0)) #7, !dbg !72
  %3 = load i32, i32* %1, align 4, !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !72
  ret i32 %3, !dbg !72
}

define dso_local float @__VERIFIER_nondet_float() local_unnamed_addr #0 !dbg !73 {
  %1 = alloca float, align 4
  %2 = bitcast float* %1 to i8*, !dbg !74
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !74
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.31, i32 0, i32 0)) #7, !dbg !74
  %3 = load float, float* %1, align 4, !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !74
  ret float %3, !dbg !74
}

define dso_local double @__VERIFIER_nondet_double() local_unnamed_addr #0 !dbg !75 {
  %1 = alloca double, align 8
  %2 = bitcast double* %1 to i8*, !dbg !76
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !76
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 8, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.32, i32 0, i32 0)) #7, !dbg !76
  %3 = load double, double* %1, align 8, !dbg !76
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !76
  ret double %3, !dbg !76
}

define dso_local signext i8 @nondet_char() local_unnamed_addr #0 !dbg !77 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !78
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.33, i32 0, i32 0)) #7, !dbg !78
  %2 = load i8, i8* %1, align 1, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !78
  ret i8 %2, !dbg !78
}

define dso_local zeroext i8 @nondet_uchar() local_unnamed_addr #0 !dbg !79 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !80
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 1, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.34, i32 0, i32 0)) #7, !dbg !80
  %2 = load i8, i8* %1, align 1, !dbg !80
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !80
  ret i8 %2, !dbg !80
}

define dso_local signext i16 @nondet_short() local_unnamed_addr #0 !dbg !81 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !82
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #6, !dbg !82
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.35, i32 0, i32 0)) #7, !dbg !82
  %3 = load i16, i16* %1, align 2, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #6, !dbg !82
  ret i16 %3, !dbg !82
}

define dso_local zeroext i16 @nondet_ushort() local_unnamed_addr #0 !dbg !83 {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*, !dbg !84
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2) #6, !dbg !84
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.36, i32 0, i32 0)) #7, !dbg !84
  %3 = load i16, i16* %1, align 2, !dbg !84
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2) #6, !dbg !84
  ret i16 %3, !dbg !84
}

define dso_local i32 @nondet_int() local_unnamed_addr #0 !dbg !85 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !86
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !86
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i32 0, i32 0)) #7, !dbg !86
  %3 = load i32, i32* %1, align 4, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !86
  ret i32 %3, !dbg !86
}

define dso_local i32 @nondet_uint() local_unnamed_addr #0 !dbg !87 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !88
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !88
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.38, i32 0, i32 0)) #7, !dbg !88
  %3 = load i32, i32* %1, align 4, !dbg !88
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !88
  ret i32 %3, !dbg !88
}

define dso_local i32 @nondet_long() local_unnamed_addr #0 !dbg !89 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !90
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !90
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0)) #7, !dbg !90
  %3 = load i32, i32* %1, align 4, !dbg !90
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !90
  ret i32 %3, !dbg !90
}

define dso_local i32 @nondet_ulong() local_unnamed_addr #0 !dbg !91 {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*, !dbg !92
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !92
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.40, i32 0, i32 0)) #7, !dbg !92
  %3 = load i32, i32* %1, align 4, !dbg !92
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !92
  ret i32 %3, !dbg !92
}

define dso_local float @nondet_float() local_unnamed_addr #0 !dbg !93 {
  %1 = alloca float, align 4
  %2 = bitcast float* %1 to i8*, !dbg !94
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2) #6, !dbg !94
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.41, i32 0, i32 0)) #7, !dbg !94
  %3 = load float, float* %1, align 4, !dbg !94
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %2) #6, !dbg !94
  ret float %3, !dbg !94
}

define dso_local double @nondet_double() local_unnamed_addr #0 !dbg !95 {
  %1 = alloca double, align 8
  %2 = bitcast double* %1 to i8*, !dbg !96
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2) #6, !dbg !96
  call void @__midway_nondet(i8* noundef nonnull %2, i32 noundef 8, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.42, i32 0, i32 0)) #7, !dbg !96
  %3 = load double, double* %1, align 8, !dbg !96
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2) #6, !dbg !96
  ret double %3, !dbg !96
}

define dso_local zeroext i1 @__VERIFIER_nondet_bool() local_unnamed_addr #0 !dbg !97 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !98
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 1, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.43, i32 0, i32 0)) #7, !dbg !101
  %2 = load i8, i8* %1, align 1, !dbg !102
  %3 = and i8 %2, 1, !dbg !102
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !103
  %4 = icmp ne i8 %3, 0, !dbg !104
  ret i1 %4, !dbg !104
}

define dso_local i32 @nondet_bool() local_unnamed_addr #0 !dbg !105 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !106
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.44, i32 0, i32 0)) #7, !dbg !108
  %2 = load i8, i8* %1, align 1, !dbg !109
  %3 = and i8 %2, 1, !dbg !109
  %4 = zext i8 %3 to i32, !dbg !109
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !110
  ret i32 %4, !dbg !111
}

define dso_local zeroext i1 @__VERIFIER_nondet__Bool() local_unnamed_addr #0 !dbg !112 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !113
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 1, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.45, i32 0, i32 0)) #7, !dbg !115
  %2 = load i8, i8* %1, align 1, !dbg !116
  %3 = and i8 %2, 1, !dbg !116
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !117
  %4 = icmp ne i8 %3, 0, !dbg !118
  ret i1 %4, !dbg !118
}

define dso_local i8* @__VERIFIER_nondet_pointer() local_unnamed_addr #0 !dbg !119 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.46, i32 0, i32 0)) #7, !dbg !120
  %2 = icmp eq i32 %1, 0, !dbg !120
  br i1 %2, label %5, label %3, !dbg !120

3:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.47, i32 0, i32 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.48, i32 0, i32 0)) #7, !dbg !121
  %4 = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 1) #7, !dbg !122
  call void @__midway_nondet(i8* noundef %4, i32 noundef 64, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.46, i32 0, i32 0)) #7, !dbg !126
  br label %5

5:
  %6 = phi i8* [ %4, %3 ], [ null, %0 ], !dbg !127
  ret i8* %6, !dbg !128
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

define dso_local i8* @__VERIFIER_nondet_charp() local_unnamed_addr #0 !dbg !129 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.46, i32 0, i32 0)) #7, !dbg !130
  %2 = icmp eq i32 %1, 0, !dbg !130
  br i1 %2, label %5, label %3, !dbg !130

3:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.47, i32 0, i32 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.48, i32 0, i32 0)) #7, !dbg !132
  %4 = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 1) #7, !dbg !133
  call void @__midway_nondet(i8* noundef %4, i32 noundef 64, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.46, i32 0, i32 0)) #7, !dbg !135
  br label %5

5:
  %6 = phi i8* [ %4, %3 ], [ null, %0 ], !dbg !136
  ret i8* %6, !dbg !137
}

define dso_local i8* @__VERIFIER_nondet_pchar() local_unnamed_addr #0 !dbg !138 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.46, i32 0, i32 0)) #7, !dbg !139
  %2 = icmp eq i32 %1, 0, !dbg !139
  br i1 %2, label %5, label %3, !dbg !139

3:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.47, i32 0, i32 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.48, i32 0, i32 0)) #7, !dbg !141
  %4 = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 1) #7, !dbg !142
  call void @__midway_nondet(i8* noundef %4, i32 noundef 64, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.46, i32 0, i32 0)) #7, !dbg !144
  br label %5

5:
  %6 = phi i8* [ %4, %3 ], [ null, %0 ], !dbg !145
  ret i8* %6, !dbg !146
}

define dso_local void @__VERIFIER_nondet_memory(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !147 {
  call void @__midway_check(i8* noundef %0, i32 noundef %1, i32 noundef 1) #7, !dbg !148
  call void @__midway_nondet(i8* noundef %0, i32 noundef %1, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.49, i32 0, i32 0)) #7, !dbg !151
  ret void, !dbg !152
}

define dso_local void @__VERIFIER_assume(i32 noundef %0) local_unnamed_addr #0 !dbg !153 {
  call void @__midway_assume(i32 noundef %0) #7, !dbg !154
  ret void, !dbg !154
}

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

define dso_local void @__ESBMC_assume(i32 noundef %0) local_unnamed_addr #0 !dbg !155 {
  call void @__midway_assume(i32 noundef %0) #7, !dbg !156
  ret void, !dbg !156
}

define dso_local void @__CPROVER_assume(i32 noundef %0) local_unnamed_addr #0 !dbg !157 {
  call void @__midway_assume(i32 noundef %0) #7, !dbg !158
  ret void, !dbg !158
}

define dso_local void @__goblint_assume(i32 noundef %0) local_unnamed_addr #0 !dbg !159 {
  call void @__midway_assume(i32 noundef %0) #7, !dbg !160
  ret void, !dbg !160
}

define dso_local void @klee_assume(i32 noundef %0) local_unnamed_addr #0 !dbg !161 {
  %2 = icmp ne i32 %0, 0, !dbg !162
  %3 = zext i1 %2 to i32, !dbg !162
  call void @__midway_assume(i32 noundef %3) #7, !dbg !162
  ret void, !dbg !162
}

define dso_local void @__VERIFIER_assert(i32 noundef %0) local_unnamed_addr #0 !dbg !163 {
  %2 = icmp eq i32 %0, 0, !dbg !164
  br i1 %2, label %3, label %4, !dbg !164

3:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.50, i32 0, i32 0)) #8, !dbg !167
  unreachable, !dbg !167

4:
  ret void, !dbg !168
}

define dso_local void @__ESBMC_assert(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !169 {
  %3 = icmp eq i32 %0, 0, !dbg !170
  br i1 %3, label %4, label %5, !dbg !170

4:
  call void @__midway_violation(i32 noundef 1, i8* noundef %1) #8, !dbg !172
  unreachable, !dbg !172

5:
  ret void, !dbg !173
}

define dso_local void @__CPROVER_assert(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !174 {
  %3 = icmp eq i32 %0, 0, !dbg !175
  br i1 %3, label %4, label %5, !dbg !175

4:
  call void @__midway_violation(i32 noundef 1, i8* noundef %1) #8, !dbg !177
  unreachable, !dbg !177

5:
  ret void, !dbg !178
}

define dso_local void @__goblint_check(i32 noundef %0) local_unnamed_addr #0 !dbg !179 {
  %2 = icmp eq i32 %0, 0, !dbg !180
  br i1 %2, label %3, label %4, !dbg !180

3:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.51, i32 0, i32 0)) #8, !dbg !182
  unreachable, !dbg !182

4:
  ret void, !dbg !183
}

define dso_local void @__goblint_assert(i32 noundef %0) local_unnamed_addr #0 !dbg !184 {
  %2 = icmp eq i32 %0, 0, !dbg !185
  br i1 %2, label %3, label %4, !dbg !185

3:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.52, i32 0, i32 0)) #8, !dbg !187
  unreachable, !dbg !187

4:
  ret void, !dbg !188
}

define dso_local void @__goblint_unknown(i8* noundef %0) local_unnamed_addr #0 !dbg !189 {
  %2 = call i32 @__midway_object_size(i8* noundef %0) #7, !dbg !190
  call void @__midway_havoc(i8* noundef %0, i32 noundef %2) #7, !dbg !190
  ret void, !dbg !190
}

declare void @__midway_havoc(i8* noundef, i32 noundef) local_unnamed_addr #2

declare i32 @__midway_object_size(i8* noundef) local_unnamed_addr #2

define dso_local void @__goblint_split_begin(i32 noundef %0) local_unnamed_addr #3 !dbg !191 {
  ret void, !dbg !192
}

define dso_local void @__goblint_split_end(i32 noundef %0) local_unnamed_addr #3 !dbg !193 {
  ret void, !dbg !194
}

define dso_local void @__goblint_globalize(i8* nocapture noundef %0) local_unnamed_addr #3 !dbg !195 {
  ret void, !dbg !196
}

define dso_local void @__goblint_assume_join(i32 noundef %0, ...) local_unnamed_addr #3 !dbg !197 {
  ret void, !dbg !198
}

define dso_local void @assert(i32 noundef %0) local_unnamed_addr #0 !dbg !199 {
  %2 = icmp eq i32 %0, 0, !dbg !200
  br i1 %2, label %3, label %4, !dbg !200

3:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.53, i32 0, i32 0)) #8, !dbg !202
  unreachable, !dbg !202

4:
  ret void, !dbg !203
}

define dso_local void @__assert_fail(i8* noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #4 !dbg !204 {
  call void @__midway_violation(i32 noundef 1, i8* noundef %0) #8, !dbg !205
  unreachable, !dbg !205
}

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #5

define dso_local void @__assert_perror_fail(i32 noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #4 !dbg !206 {
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.54, i32 0, i32 0)) #8, !dbg !207
  unreachable, !dbg !207
}

define dso_local void @__assert(i8* noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #4 !dbg !208 {
  call void @__midway_violation(i32 noundef 1, i8* noundef %0) #8, !dbg !209
  unreachable, !dbg !209
}

define dso_local void @__assert_rtn(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i32 noundef %2, i8* noundef %3) local_unnamed_addr #4 !dbg !210 {
  call void @__midway_violation(i32 noundef 1, i8* noundef %3) #8, !dbg !211
  unreachable, !dbg !211
}

define dso_local void @_assert(i8* noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #4 !dbg !212 {
  call void @__midway_violation(i32 noundef 1, i8* noundef %0) #8, !dbg !213
  unreachable, !dbg !213
}

define dso_local void @__VERIFIER_error() local_unnamed_addr #4 !dbg !214 {
  call void @__midway_violation(i32 noundef 2, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.55, i32 0, i32 0)) #8, !dbg !215
  unreachable, !dbg !215
}

define dso_local void @reach_error() local_unnamed_addr #4 !dbg !216 {
  call void @__midway_violation(i32 noundef 2, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.56, i32 0, i32 0)) #8, !dbg !217
  unreachable, !dbg !217
}

define dso_local void @__VERIFIER_fail() local_unnamed_addr #4 !dbg !218 {
  call void @__midway_violation(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.57, i32 0, i32 0)) #8, !dbg !219
  unreachable, !dbg !219
}

define dso_local void @__VERIFIER_atomic_begin() local_unnamed_addr #0 !dbg !220 {
  call void @__midway_sync(i32 noundef 27, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !221
  call void @__midway_atomic_begin() #7, !dbg !221
  ret void, !dbg !221
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_atomic_begin() local_unnamed_addr #2

define dso_local void @__VERIFIER_atomic_end() local_unnamed_addr #0 !dbg !222 {
  call void @__midway_atomic_end() #7, !dbg !223
  ret void, !dbg !223
}

declare void @__midway_atomic_end() local_unnamed_addr #2

define dso_local void @__ESBMC_atomic_begin() local_unnamed_addr #0 !dbg !224 {
  call void @__midway_sync(i32 noundef 27, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !225
  call void @__midway_atomic_begin() #7, !dbg !225
  ret void, !dbg !225
}

define dso_local void @__ESBMC_atomic_end() local_unnamed_addr #0 !dbg !226 {
  call void @__midway_atomic_end() #7, !dbg !227
  ret void, !dbg !227
}

define dso_local void @__CPROVER_atomic_begin() local_unnamed_addr #0 !dbg !228 {
  call void @__midway_sync(i32 noundef 27, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !229
  call void @__midway_atomic_begin() #7, !dbg !229
  ret void, !dbg !229
}

define dso_local void @__CPROVER_atomic_end() local_unnamed_addr #0 !dbg !230 {
  call void @__midway_atomic_end() #7, !dbg !231
  ret void, !dbg !231
}

define dso_local void @__CPROVER_atomic_begin_explicit() local_unnamed_addr #0 !dbg !232 {
  call void @__midway_sync(i32 noundef 27, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !233
  call void @__midway_atomic_begin() #7, !dbg !233
  ret void, !dbg !233
}

define dso_local void @__CPROVER_atomic_end_explicit() local_unnamed_addr #0 !dbg !234 {
  call void @__midway_atomic_end() #7, !dbg !235
  ret void, !dbg !235
}

define dso_local i32 @__VERIFIER_load_await_aint(i32* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !236 {
  %4 = bitcast i32* %0 to i8*, !dbg !237
  call void @__midway_sync(i32 noundef 27, i8* noundef %4, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !237
  %5 = load i32, i32* %0, align 4, !dbg !240
  %6 = shl i32 %1, 28, !dbg !240
  %7 = and i32 %6, -2147483648, !dbg !240
  %8 = xor i32 %7, -2147483648, !dbg !240
  %9 = xor i32 %5, %8, !dbg !241
  %10 = xor i32 %8, %2, !dbg !241
  %11 = icmp sgt i32 %9, %10, !dbg !241
  %12 = zext i1 %11 to i32, !dbg !241
  %13 = icmp slt i32 %9, %10, !dbg !241
  %14 = zext i1 %13 to i32, !dbg !241
  %15 = and i32 %12, %1, !dbg !242
  %16 = lshr i32 %1, 1, !dbg !242
  %17 = icmp eq i32 %5, %2, !dbg !242
  %18 = zext i1 %17 to i32, !dbg !242
  %19 = and i32 %16, %18, !dbg !242
  %20 = or i32 %15, %19, !dbg !242
  %21 = lshr i32 %1, 2, !dbg !242
  %22 = and i32 %21, %14, !dbg !242
  %23 = or i32 %20, %22, !dbg !242
  call void @__midway_assume(i32 noundef %23) #7, !dbg !242
  call void @__midway_hb_acquire(i8* noundef %4) #7, !dbg !243
  %24 = load i32, i32* %0, align 4, !dbg !244
  ret i32 %24, !dbg !244
}

define dso_local i32 @__VERIFIER_xchg_await_aint(i32* noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !245 {
  %5 = bitcast i32* %0 to i8*, !dbg !246
  call void @__midway_sync(i32 noundef 27, i8* noundef %5, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !246
  %6 = load i32, i32* %0, align 4, !dbg !248
  %7 = shl i32 %2, 28, !dbg !248
  %8 = and i32 %7, -2147483648, !dbg !248
  %9 = xor i32 %8, -2147483648, !dbg !248
  %10 = xor i32 %6, %9, !dbg !249
  %11 = xor i32 %9, %3, !dbg !249
  %12 = icmp sgt i32 %10, %11, !dbg !249
  %13 = zext i1 %12 to i32, !dbg !249
  %14 = icmp slt i32 %10, %11, !dbg !249
  %15 = zext i1 %14 to i32, !dbg !249
  %16 = and i32 %13, %2, !dbg !250
  %17 = lshr i32 %2, 1, !dbg !250
  %18 = icmp eq i32 %6, %3, !dbg !250
  %19 = zext i1 %18 to i32, !dbg !250
  %20 = and i32 %17, %19, !dbg !250
  %21 = or i32 %16, %20, !dbg !250
  %22 = lshr i32 %2, 2, !dbg !250
  %23 = and i32 %22, %15, !dbg !250
  %24 = or i32 %21, %23, !dbg !250
  call void @__midway_assume(i32 noundef %24) #7, !dbg !250
  call void @__midway_hb_acquire(i8* noundef %5) #7, !dbg !251
  %25 = load i32, i32* %0, align 4, !dbg !252
  store i32 %1, i32* %0, align 4, !dbg !253
  call void @__midway_hb_release(i8* noundef %5) #7, !dbg !254
  ret i32 %25, !dbg !255
}

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #2

define dso_local void @__ESBMC_yield() local_unnamed_addr #0 !dbg !256 {
  call void @__midway_sync(i32 noundef 30, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !257
  ret void, !dbg !257
}

define dso_local void @__CPROVER_fence(i8* nocapture noundef %0, ...) local_unnamed_addr #3 !dbg !258 {
  ret void, !dbg !259
}

define dso_local void @__CPROVER_cover(i32 noundef %0) local_unnamed_addr #3 !dbg !260 {
  ret void, !dbg !261
}

define dso_local void @__CPROVER_input(i8* nocapture noundef %0, ...) local_unnamed_addr #3 !dbg !262 {
  ret void, !dbg !263
}

define dso_local void @__CPROVER_output(i8* nocapture noundef %0, ...) local_unnamed_addr #3 !dbg !264 {
  ret void, !dbg !265
}

define dso_local void @klee_make_symbolic(i8* noundef %0, i32 noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !266 {
  call void @__midway_check(i8* noundef %0, i32 noundef %1, i32 noundef 1) #7, !dbg !267
  call void @__midway_nondet(i8* noundef %0, i32 noundef %1, i8* noundef %2) #7, !dbg !269
  ret void, !dbg !270
}

define dso_local i32 @klee_int(i8* noundef %0) local_unnamed_addr #0 !dbg !271 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !272
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #6, !dbg !272
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef %0) #7, !dbg !275
  %4 = load i32, i32* %2, align 4, !dbg !276
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #6, !dbg !277
  ret i32 %4, !dbg !278
}

define dso_local i32 @klee_range(i32 noundef %0, i32 noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !279 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*, !dbg !280
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #6, !dbg !280
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef %2) #7, !dbg !282
  %6 = load i32, i32* %4, align 4, !dbg !283
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #6, !dbg !284
  %7 = icmp sge i32 %6, %0, !dbg !285
  %8 = icmp slt i32 %6, %1, !dbg !285
  %9 = and i1 %7, %8, !dbg !285
  %10 = zext i1 %9 to i32, !dbg !285
  call void @__midway_assume(i32 noundef %10) #7, !dbg !285
  ret i32 %6, !dbg !286
}

define dso_local i32 @klee_choose(i32 noundef %0) local_unnamed_addr #0 !dbg !287 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !288
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #6, !dbg !288
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.58, i32 0, i32 0)) #7, !dbg !290
  %4 = load i32, i32* %2, align 4, !dbg !291
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #6, !dbg !292
  %5 = icmp ult i32 %4, %0, !dbg !293
  %6 = zext i1 %5 to i32, !dbg !293
  call void @__midway_assume(i32 noundef %6) #7, !dbg !293
  ret i32 %4, !dbg !294
}

define dso_local i32 @klee_is_symbolic(i32 noundef %0) local_unnamed_addr #0 !dbg !295 {
  %2 = call i32 @__midway_is_concrete(i32 noundef %0) #7, !dbg !296
  %3 = icmp eq i32 %2, 0, !dbg !296
  %4 = zext i1 %3 to i32, !dbg !296
  ret i32 %4, !dbg !296
}

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #2

define dso_local void @klee_prefer_cex(i8* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #3 !dbg !297 {
  ret void, !dbg !298
}

define dso_local void @klee_warning(i8* nocapture noundef %0) local_unnamed_addr #3 !dbg !299 {
  ret void, !dbg !300
}

define dso_local void @klee_warning_once(i8* nocapture noundef %0) local_unnamed_addr #3 !dbg !301 {
  ret void, !dbg !302
}

define dso_local void @klee_print_expr(i8* nocapture noundef %0, ...) local_unnamed_addr #3 !dbg !303 {
  ret void, !dbg !304
}

define dso_local void @klee_silent_exit(i32 noundef %0) local_unnamed_addr #4 !dbg !305 {
  call void @__midway_exit(i32 noundef %0) #8, !dbg !306
  unreachable, !dbg !306
}

declare void @__midway_exit(i32 noundef) local_unnamed_addr #5

define dso_local void @klee_report_error(i8* nocapture noundef readnone %0, i32 noundef %1, i8* noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #4 !dbg !307 {
  call void @__midway_violation(i32 noundef 1, i8* noundef %2) #8, !dbg !308
  unreachable, !dbg !308
}

define dso_local void @klee_abort() local_unnamed_addr #4 !dbg !309 {
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.59, i32 0, i32 0)) #8, !dbg !310
  unreachable, !dbg !310
}

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

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
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/verify.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "__VERIFIER_nondet_char", scope: !1, file: !1, line: 18, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 18, scope: !9)
!13 = distinct !DISubprogram(name: "__VERIFIER_nondet_schar", scope: !1, file: !1, line: 19, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!14 = !DILocation(line: 19, scope: !13)
!15 = distinct !DISubprogram(name: "__VERIFIER_nondet_uchar", scope: !1, file: !1, line: 20, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!16 = !DILocation(line: 20, scope: !15)
!17 = distinct !DISubprogram(name: "__VERIFIER_nondet_short", scope: !1, file: !1, line: 21, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 21, scope: !17)
!19 = distinct !DISubprogram(name: "__VERIFIER_nondet_ushort", scope: !1, file: !1, line: 22, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 22, scope: !19)
!21 = distinct !DISubprogram(name: "__VERIFIER_nondet_int", scope: !1, file: !1, line: 23, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 23, scope: !21)
!23 = distinct !DISubprogram(name: "__VERIFIER_nondet_uint", scope: !1, file: !1, line: 24, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!24 = !DILocation(line: 24, scope: !23)
!25 = distinct !DISubprogram(name: "__VERIFIER_nondet_unsigned", scope: !1, file: !1, line: 25, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!26 = !DILocation(line: 25, scope: !25)
!27 = distinct !DISubprogram(name: "__VERIFIER_nondet_unsigned_int", scope: !1, file: !1, line: 26, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 26, scope: !27)
!29 = distinct !DISubprogram(name: "__VERIFIER_nondet_unsigned_char", scope: !1, file: !1, line: 27, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!30 = !DILocation(line: 27, scope: !29)
!31 = distinct !DISubprogram(name: "__VERIFIER_nondet_unsigned_short", scope: !1, file: !1, line: 28, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!32 = !DILocation(line: 28, scope: !31)
!33 = distinct !DISubprogram(name: "__VERIFIER_nondet_unsigned_long", scope: !1, file: !1, line: 29, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!34 = !DILocation(line: 29, scope: !33)
!35 = distinct !DISubprogram(name: "__VERIFIER_nondet_long", scope: !1, file: !1, line: 30, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!36 = !DILocation(line: 30, scope: !35)
!37 = distinct !DISubprogram(name: "__VERIFIER_nondet_ulong", scope: !1, file: !1, line: 31, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!38 = !DILocation(line: 31, scope: !37)
!39 = distinct !DISubprogram(name: "__VERIFIER_nondet_longlong", scope: !1, file: !1, line: 32, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!40 = !DILocation(line: 32, scope: !39)
!41 = distinct !DISubprogram(name: "__VERIFIER_nondet_ulonglong", scope: !1, file: !1, line: 33, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!42 = !DILocation(line: 33, scope: !41)
!43 = distinct !DISubprogram(name: "__VERIFIER_nondet_size_t", scope: !1, file: !1, line: 34, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!44 = !DILocation(line: 34, scope: !43)
!45 = distinct !DISubprogram(name: "__VERIFIER_nondet_S8", scope: !1, file: !1, line: 35, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!46 = !DILocation(line: 35, scope: !45)
!47 = distinct !DISubprogram(name: "__VERIFIER_nondet_S16", scope: !1, file: !1, line: 36, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!48 = !DILocation(line: 36, scope: !47)
!49 = distinct !DISubprogram(name: "__VERIFIER_nondet_S32", scope: !1, file: !1, line: 37, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!50 = !DILocation(line: 37, scope: !49)
!51 = distinct !DISubprogram(name: "__VERIFIER_nondet_S64", scope: !1, file: !1, line: 38, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!52 = !DILocation(line: 38, scope: !51)
!53 = distinct !DISubprogram(name: "__VERIFIER_nondet_U8", scope: !1, file: !1, line: 39, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!54 = !DILocation(line: 39, scope: !53)
!55 = distinct !DISubprogram(name: "__VERIFIER_nondet_U16", scope: !1, file: !1, line: 40, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!56 = !DILocation(line: 40, scope: !55)
!57 = distinct !DISubprogram(name: "__VERIFIER_nondet_U32", scope: !1, file: !1, line: 41, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!58 = !DILocation(line: 41, scope: !57)
!59 = distinct !DISubprogram(name: "__VERIFIER_nondet_U64", scope: !1, file: !1, line: 42, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!60 = !DILocation(line: 42, scope: !59)
!61 = distinct !DISubprogram(name: "__VERIFIER_nondet_u8", scope: !1, file: !1, line: 43, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!62 = !DILocation(line: 43, scope: !61)
!63 = distinct !DISubprogram(name: "__VERIFIER_nondet_u16", scope: !1, file: !1, line: 44, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!64 = !DILocation(line: 44, scope: !63)
!65 = distinct !DISubprogram(name: "__VERIFIER_nondet_u32", scope: !1, file: !1, line: 45, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!66 = !DILocation(line: 45, scope: !65)
!67 = distinct !DISubprogram(name: "__VERIFIER_nondet_u64", scope: !1, file: !1, line: 46, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!68 = !DILocation(line: 46, scope: !67)
!69 = distinct !DISubprogram(name: "__VERIFIER_nondet_loff_t", scope: !1, file: !1, line: 47, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!70 = !DILocation(line: 47, scope: !69)
!71 = distinct !DISubprogram(name: "__VERIFIER_nondet_sector_t", scope: !1, file: !1, line: 48, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!72 = !DILocation(line: 48, scope: !71)
!73 = distinct !DISubprogram(name: "__VERIFIER_nondet_float", scope: !1, file: !1, line: 49, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!74 = !DILocation(line: 49, scope: !73)
!75 = distinct !DISubprogram(name: "__VERIFIER_nondet_double", scope: !1, file: !1, line: 50, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!76 = !DILocation(line: 50, scope: !75)
!77 = distinct !DISubprogram(name: "nondet_char", scope: !1, file: !1, line: 58, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!78 = !DILocation(line: 58, scope: !77)
!79 = distinct !DISubprogram(name: "nondet_uchar", scope: !1, file: !1, line: 59, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!80 = !DILocation(line: 59, scope: !79)
!81 = distinct !DISubprogram(name: "nondet_short", scope: !1, file: !1, line: 60, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!82 = !DILocation(line: 60, scope: !81)
!83 = distinct !DISubprogram(name: "nondet_ushort", scope: !1, file: !1, line: 61, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!84 = !DILocation(line: 61, scope: !83)
!85 = distinct !DISubprogram(name: "nondet_int", scope: !1, file: !1, line: 62, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!86 = !DILocation(line: 62, scope: !85)
!87 = distinct !DISubprogram(name: "nondet_uint", scope: !1, file: !1, line: 63, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!88 = !DILocation(line: 63, scope: !87)
!89 = distinct !DISubprogram(name: "nondet_long", scope: !1, file: !1, line: 64, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!90 = !DILocation(line: 64, scope: !89)
!91 = distinct !DISubprogram(name: "nondet_ulong", scope: !1, file: !1, line: 65, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!92 = !DILocation(line: 65, scope: !91)
!93 = distinct !DISubprogram(name: "nondet_float", scope: !1, file: !1, line: 66, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!94 = !DILocation(line: 66, scope: !93)
!95 = distinct !DISubprogram(name: "nondet_double", scope: !1, file: !1, line: 67, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!96 = !DILocation(line: 67, scope: !95)
!97 = distinct !DISubprogram(name: "__VERIFIER_nondet_bool", scope: !1, file: !1, line: 76, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!98 = !DILocation(line: 71, scope: !99, inlinedAt: !100)
!99 = distinct !DISubprogram(name: "any_bit", scope: !1, file: !1, line: 69, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!100 = distinct !DILocation(line: 76, scope: !97)
!101 = !DILocation(line: 72, scope: !99, inlinedAt: !100)
!102 = !DILocation(line: 73, scope: !99, inlinedAt: !100)
!103 = !DILocation(line: 74, scope: !99, inlinedAt: !100)
!104 = !DILocation(line: 76, scope: !97)
!105 = distinct !DISubprogram(name: "nondet_bool", scope: !1, file: !1, line: 77, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!106 = !DILocation(line: 71, scope: !99, inlinedAt: !107)
!107 = distinct !DILocation(line: 77, scope: !105)
!108 = !DILocation(line: 72, scope: !99, inlinedAt: !107)
!109 = !DILocation(line: 73, scope: !99, inlinedAt: !107)
!110 = !DILocation(line: 74, scope: !99, inlinedAt: !107)
!111 = !DILocation(line: 77, scope: !105)
!112 = distinct !DISubprogram(name: "__VERIFIER_nondet__Bool", scope: !1, file: !1, line: 78, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!113 = !DILocation(line: 71, scope: !99, inlinedAt: !114)
!114 = distinct !DILocation(line: 78, scope: !112)
!115 = !DILocation(line: 72, scope: !99, inlinedAt: !114)
!116 = !DILocation(line: 73, scope: !99, inlinedAt: !114)
!117 = !DILocation(line: 74, scope: !99, inlinedAt: !114)
!118 = !DILocation(line: 78, scope: !112)
!119 = distinct !DISubprogram(name: "__VERIFIER_nondet_pointer", scope: !1, file: !1, line: 81, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!120 = !DILocation(line: 83, scope: !119)
!121 = !DILocation(line: 85, scope: !119)
!122 = !DILocation(line: 88, scope: !123, inlinedAt: !125)
!123 = distinct !DISubprogram(name: "heap_alloc", scope: !124, file: !124, line: 88, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!124 = !DIFile(filename: "c/models.h", directory: ".")
!125 = distinct !DILocation(line: 86, scope: !119)
!126 = !DILocation(line: 87, scope: !119)
!127 = !DILocation(line: 0, scope: !119)
!128 = !DILocation(line: 89, scope: !119)
!129 = distinct !DISubprogram(name: "__VERIFIER_nondet_charp", scope: !1, file: !1, line: 91, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!130 = !DILocation(line: 83, scope: !119, inlinedAt: !131)
!131 = distinct !DILocation(line: 91, scope: !129)
!132 = !DILocation(line: 85, scope: !119, inlinedAt: !131)
!133 = !DILocation(line: 88, scope: !123, inlinedAt: !134)
!134 = distinct !DILocation(line: 86, scope: !119, inlinedAt: !131)
!135 = !DILocation(line: 87, scope: !119, inlinedAt: !131)
!136 = !DILocation(line: 0, scope: !119, inlinedAt: !131)
!137 = !DILocation(line: 91, scope: !129)
!138 = distinct !DISubprogram(name: "__VERIFIER_nondet_pchar", scope: !1, file: !1, line: 92, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!139 = !DILocation(line: 83, scope: !119, inlinedAt: !140)
!140 = distinct !DILocation(line: 92, scope: !138)
!141 = !DILocation(line: 85, scope: !119, inlinedAt: !140)
!142 = !DILocation(line: 88, scope: !123, inlinedAt: !143)
!143 = distinct !DILocation(line: 86, scope: !119, inlinedAt: !140)
!144 = !DILocation(line: 87, scope: !119, inlinedAt: !140)
!145 = !DILocation(line: 0, scope: !119, inlinedAt: !140)
!146 = !DILocation(line: 92, scope: !138)
!147 = distinct !DISubprogram(name: "__VERIFIER_nondet_memory", scope: !1, file: !1, line: 94, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!148 = !DILocation(line: 83, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "fill", scope: !124, file: !124, line: 81, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!150 = distinct !DILocation(line: 94, scope: !147)
!151 = !DILocation(line: 84, scope: !149, inlinedAt: !150)
!152 = !DILocation(line: 94, scope: !147)
!153 = distinct !DISubprogram(name: "__VERIFIER_assume", scope: !1, file: !1, line: 104, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!154 = !DILocation(line: 104, scope: !153)
!155 = distinct !DISubprogram(name: "__ESBMC_assume", scope: !1, file: !1, line: 105, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!156 = !DILocation(line: 105, scope: !155)
!157 = distinct !DISubprogram(name: "__CPROVER_assume", scope: !1, file: !1, line: 106, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!158 = !DILocation(line: 106, scope: !157)
!159 = distinct !DISubprogram(name: "__goblint_assume", scope: !1, file: !1, line: 107, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!160 = !DILocation(line: 107, scope: !159)
!161 = distinct !DISubprogram(name: "klee_assume", scope: !1, file: !1, line: 108, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!162 = !DILocation(line: 108, scope: !161)
!163 = distinct !DISubprogram(name: "__VERIFIER_assert", scope: !1, file: !1, line: 109, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!164 = !DILocation(line: 100, scope: !165, inlinedAt: !166)
!165 = distinct !DISubprogram(name: "assertion", scope: !1, file: !1, line: 98, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!166 = distinct !DILocation(line: 109, scope: !163)
!167 = !DILocation(line: 101, scope: !165, inlinedAt: !166)
!168 = !DILocation(line: 109, scope: !163)
!169 = distinct !DISubprogram(name: "__ESBMC_assert", scope: !1, file: !1, line: 110, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!170 = !DILocation(line: 100, scope: !165, inlinedAt: !171)
!171 = distinct !DILocation(line: 110, scope: !169)
!172 = !DILocation(line: 101, scope: !165, inlinedAt: !171)
!173 = !DILocation(line: 110, scope: !169)
!174 = distinct !DISubprogram(name: "__CPROVER_assert", scope: !1, file: !1, line: 111, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!175 = !DILocation(line: 100, scope: !165, inlinedAt: !176)
!176 = distinct !DILocation(line: 111, scope: !174)
!177 = !DILocation(line: 101, scope: !165, inlinedAt: !176)
!178 = !DILocation(line: 111, scope: !174)
!179 = distinct !DISubprogram(name: "__goblint_check", scope: !1, file: !1, line: 112, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!180 = !DILocation(line: 100, scope: !165, inlinedAt: !181)
!181 = distinct !DILocation(line: 112, scope: !179)
!182 = !DILocation(line: 101, scope: !165, inlinedAt: !181)
!183 = !DILocation(line: 112, scope: !179)
!184 = distinct !DISubprogram(name: "__goblint_assert", scope: !1, file: !1, line: 113, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!185 = !DILocation(line: 100, scope: !165, inlinedAt: !186)
!186 = distinct !DILocation(line: 113, scope: !184)
!187 = !DILocation(line: 101, scope: !165, inlinedAt: !186)
!188 = !DILocation(line: 113, scope: !184)
!189 = distinct !DISubprogram(name: "__goblint_unknown", scope: !1, file: !1, line: 114, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!190 = !DILocation(line: 114, scope: !189)
!191 = distinct !DISubprogram(name: "__goblint_split_begin", scope: !1, file: !1, line: 115, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!192 = !DILocation(line: 115, scope: !191)
!193 = distinct !DISubprogram(name: "__goblint_split_end", scope: !1, file: !1, line: 116, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!194 = !DILocation(line: 116, scope: !193)
!195 = distinct !DISubprogram(name: "__goblint_globalize", scope: !1, file: !1, line: 117, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!196 = !DILocation(line: 117, scope: !195)
!197 = distinct !DISubprogram(name: "__goblint_assume_join", scope: !1, file: !1, line: 118, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!198 = !DILocation(line: 118, scope: !197)
!199 = distinct !DISubprogram(name: "mw_assert", scope: !1, file: !1, line: 122, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!200 = !DILocation(line: 100, scope: !165, inlinedAt: !201)
!201 = distinct !DILocation(line: 122, scope: !199)
!202 = !DILocation(line: 101, scope: !165, inlinedAt: !201)
!203 = !DILocation(line: 122, scope: !199)
!204 = distinct !DISubprogram(name: "__assert_fail", scope: !1, file: !1, line: 124, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!205 = !DILocation(line: 126, scope: !204)
!206 = distinct !DISubprogram(name: "__assert_perror_fail", scope: !1, file: !1, line: 129, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!207 = !DILocation(line: 131, scope: !206)
!208 = distinct !DISubprogram(name: "__assert", scope: !1, file: !1, line: 134, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!209 = !DILocation(line: 134, scope: !208)
!210 = distinct !DISubprogram(name: "__assert_rtn", scope: !1, file: !1, line: 135, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!211 = !DILocation(line: 135, scope: !210)
!212 = distinct !DISubprogram(name: "_assert", scope: !1, file: !1, line: 136, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!213 = !DILocation(line: 136, scope: !212)
!214 = distinct !DISubprogram(name: "__VERIFIER_error", scope: !1, file: !1, line: 138, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!215 = !DILocation(line: 138, scope: !214)
!216 = distinct !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 139, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!217 = !DILocation(line: 139, scope: !216)
!218 = distinct !DISubprogram(name: "__VERIFIER_fail", scope: !1, file: !1, line: 140, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!219 = !DILocation(line: 140, scope: !218)
!220 = distinct !DISubprogram(name: "__VERIFIER_atomic_begin", scope: !1, file: !1, line: 152, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!221 = !DILocation(line: 152, scope: !220)
!222 = distinct !DISubprogram(name: "__VERIFIER_atomic_end", scope: !1, file: !1, line: 152, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!223 = !DILocation(line: 152, scope: !222)
!224 = distinct !DISubprogram(name: "__ESBMC_atomic_begin", scope: !1, file: !1, line: 153, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!225 = !DILocation(line: 153, scope: !224)
!226 = distinct !DISubprogram(name: "__ESBMC_atomic_end", scope: !1, file: !1, line: 153, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!227 = !DILocation(line: 153, scope: !226)
!228 = distinct !DISubprogram(name: "__CPROVER_atomic_begin", scope: !1, file: !1, line: 154, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!229 = !DILocation(line: 154, scope: !228)
!230 = distinct !DISubprogram(name: "__CPROVER_atomic_end", scope: !1, file: !1, line: 154, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!231 = !DILocation(line: 154, scope: !230)
!232 = distinct !DISubprogram(name: "__CPROVER_atomic_begin_explicit", scope: !1, file: !1, line: 155, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!233 = !DILocation(line: 155, scope: !232)
!234 = distinct !DISubprogram(name: "__CPROVER_atomic_end_explicit", scope: !1, file: !1, line: 155, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!235 = !DILocation(line: 155, scope: !234)
!236 = distinct !DISubprogram(name: "__VERIFIER_load_await_aint", scope: !1, file: !1, line: 168, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!237 = !DILocation(line: 161, scope: !238, inlinedAt: !239)
!238 = distinct !DISubprogram(name: "await", scope: !1, file: !1, line: 159, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!239 = distinct !DILocation(line: 170, scope: !236)
!240 = !DILocation(line: 162, scope: !238, inlinedAt: !239)
!241 = !DILocation(line: 163, scope: !238, inlinedAt: !239)
!242 = !DILocation(line: 164, scope: !238, inlinedAt: !239)
!243 = !DILocation(line: 165, scope: !238, inlinedAt: !239)
!244 = !DILocation(line: 171, scope: !236)
!245 = distinct !DISubprogram(name: "__VERIFIER_xchg_await_aint", scope: !1, file: !1, line: 174, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!246 = !DILocation(line: 161, scope: !238, inlinedAt: !247)
!247 = distinct !DILocation(line: 176, scope: !245)
!248 = !DILocation(line: 162, scope: !238, inlinedAt: !247)
!249 = !DILocation(line: 163, scope: !238, inlinedAt: !247)
!250 = !DILocation(line: 164, scope: !238, inlinedAt: !247)
!251 = !DILocation(line: 165, scope: !238, inlinedAt: !247)
!252 = !DILocation(line: 177, scope: !245)
!253 = !DILocation(line: 178, scope: !245)
!254 = !DILocation(line: 179, scope: !245)
!255 = !DILocation(line: 180, scope: !245)
!256 = distinct !DISubprogram(name: "__ESBMC_yield", scope: !1, file: !1, line: 183, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!257 = !DILocation(line: 183, scope: !256)
!258 = distinct !DISubprogram(name: "__CPROVER_fence", scope: !1, file: !1, line: 184, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!259 = !DILocation(line: 184, scope: !258)
!260 = distinct !DISubprogram(name: "__CPROVER_cover", scope: !1, file: !1, line: 185, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!261 = !DILocation(line: 185, scope: !260)
!262 = distinct !DISubprogram(name: "__CPROVER_input", scope: !1, file: !1, line: 186, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!263 = !DILocation(line: 186, scope: !262)
!264 = distinct !DISubprogram(name: "__CPROVER_output", scope: !1, file: !1, line: 187, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!265 = !DILocation(line: 187, scope: !264)
!266 = distinct !DISubprogram(name: "klee_make_symbolic", scope: !1, file: !1, line: 191, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!267 = !DILocation(line: 83, scope: !149, inlinedAt: !268)
!268 = distinct !DILocation(line: 191, scope: !266)
!269 = !DILocation(line: 84, scope: !149, inlinedAt: !268)
!270 = !DILocation(line: 191, scope: !266)
!271 = distinct !DISubprogram(name: "klee_int", scope: !1, file: !1, line: 193, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!272 = !DILocation(line: 56, scope: !273, inlinedAt: !274)
!273 = distinct !DISubprogram(name: "any_int", scope: !124, file: !124, line: 54, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!274 = distinct !DILocation(line: 193, scope: !271)
!275 = !DILocation(line: 57, scope: !273, inlinedAt: !274)
!276 = !DILocation(line: 58, scope: !273, inlinedAt: !274)
!277 = !DILocation(line: 59, scope: !273, inlinedAt: !274)
!278 = !DILocation(line: 193, scope: !271)
!279 = distinct !DISubprogram(name: "klee_range", scope: !1, file: !1, line: 195, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!280 = !DILocation(line: 56, scope: !273, inlinedAt: !281)
!281 = distinct !DILocation(line: 197, scope: !279)
!282 = !DILocation(line: 57, scope: !273, inlinedAt: !281)
!283 = !DILocation(line: 58, scope: !273, inlinedAt: !281)
!284 = !DILocation(line: 59, scope: !273, inlinedAt: !281)
!285 = !DILocation(line: 198, scope: !279)
!286 = !DILocation(line: 199, scope: !279)
!287 = distinct !DISubprogram(name: "klee_choose", scope: !1, file: !1, line: 202, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!288 = !DILocation(line: 56, scope: !273, inlinedAt: !289)
!289 = distinct !DILocation(line: 204, scope: !287)
!290 = !DILocation(line: 57, scope: !273, inlinedAt: !289)
!291 = !DILocation(line: 58, scope: !273, inlinedAt: !289)
!292 = !DILocation(line: 59, scope: !273, inlinedAt: !289)
!293 = !DILocation(line: 205, scope: !287)
!294 = !DILocation(line: 206, scope: !287)
!295 = distinct !DISubprogram(name: "klee_is_symbolic", scope: !1, file: !1, line: 209, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!296 = !DILocation(line: 209, scope: !295)
!297 = distinct !DISubprogram(name: "klee_prefer_cex", scope: !1, file: !1, line: 210, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!298 = !DILocation(line: 210, scope: !297)
!299 = distinct !DISubprogram(name: "klee_warning", scope: !1, file: !1, line: 211, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!300 = !DILocation(line: 211, scope: !299)
!301 = distinct !DISubprogram(name: "klee_warning_once", scope: !1, file: !1, line: 212, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!302 = !DILocation(line: 212, scope: !301)
!303 = distinct !DISubprogram(name: "klee_print_expr", scope: !1, file: !1, line: 213, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!304 = !DILocation(line: 213, scope: !303)
!305 = distinct !DISubprogram(name: "klee_silent_exit", scope: !1, file: !1, line: 214, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!306 = !DILocation(line: 214, scope: !305)
!307 = distinct !DISubprogram(name: "klee_report_error", scope: !1, file: !1, line: 215, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!308 = !DILocation(line: 217, scope: !307)
!309 = distinct !DISubprogram(name: "klee_abort", scope: !1, file: !1, line: 219, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!310 = !DILocation(line: 219, scope: !309)
