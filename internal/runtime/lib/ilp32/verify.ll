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
@.str.43 = private unnamed_addr constant [15 x i8] c"__SMACK_nondet\00", align 1
@.str.44 = private unnamed_addr constant [19 x i8] c"__SMACK_nondet_int\00", align 1
@.str.45 = private unnamed_addr constant [28 x i8] c"__SMACK_nondet_unsigned_int\00", align 1
@.str.46 = private unnamed_addr constant [23 x i8] c"__VERIFIER_nondet_bool\00", align 1
@.str.47 = private unnamed_addr constant [12 x i8] c"nondet_bool\00", align 1
@.str.48 = private unnamed_addr constant [24 x i8] c"__VERIFIER_nondet__Bool\00", align 1
@.str.49 = private unnamed_addr constant [47 x i8] c"__VERIFIER_nondet_pointer|is null|is an object\00", align 1
@.str.50 = private unnamed_addr constant [16 x i8] c"unknown-pointer\00", align 1
@.str.51 = private unnamed_addr constant [61 x i8] c"__VERIFIER_nondet_pointer: null, or a new object of 64 bytes\00", align 1
@.str.52 = private unnamed_addr constant [26 x i8] c"__VERIFIER_nondet_pointer\00", align 1
@.str.53 = private unnamed_addr constant [25 x i8] c"__VERIFIER_nondet_memory\00", align 1
@.str.54 = private unnamed_addr constant [18 x i8] c"__VERIFIER_assert\00", align 1
@.str.55 = private unnamed_addr constant [16 x i8] c"__goblint_check\00", align 1
@.str.56 = private unnamed_addr constant [17 x i8] c"__goblint_assert\00", align 1
@.str.57 = private unnamed_addr constant [7 x i8] c"assert\00", align 1
@.str.58 = private unnamed_addr constant [14 x i8] c"assert_perror\00", align 1
@.str.59 = private unnamed_addr constant [17 x i8] c"__VERIFIER_error\00", align 1
@.str.60 = private unnamed_addr constant [12 x i8] c"reach_error\00", align 1
@.str.61 = private unnamed_addr constant [16 x i8] c"__VERIFIER_fail\00", align 1
@.str.62 = private unnamed_addr constant [12 x i8] c"klee_choose\00", align 1
@.str.63 = private unnamed_addr constant [11 x i8] c"klee_abort\00", align 1
@.str.64 = private unnamed_addr constant [15 x i8] c"assertion-ends\00", align 1
@.str.65 = private unnamed_addr constant [118 x i8] c"a failing assertion only ends the process: of assertions, the calls of the task's error function alone are violations\00", align 1

define dso_local signext i8 @__VERIFIER_nondet_char() local_unnamed_addr #0 {
entry:
  %v = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %v) #7
  call void @__midway_nondet(i8* noundef nonnull %v, i32 noundef 1, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str, i32 0, i32 0)) #8
  %0 = load i8, i8* %v, align 1
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %v) #7
  ret i8 %0
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @__midway_nondet(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

define dso_local signext i8 @__VERIFIER_nondet_schar() local_unnamed_addr #0 {
entry:
  %v = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %v) #7
  call void @__midway_nondet(i8* noundef nonnull %v, i32 noundef 1, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i32 0, i32 0)) #8
  %0 = load i8, i8* %v, align 1
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %v) #7
  ret i8 %0
}

define dso_local zeroext i8 @__VERIFIER_nondet_uchar() local_unnamed_addr #0 {
entry:
  %v = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %v) #7
  call void @__midway_nondet(i8* noundef nonnull %v, i32 noundef 1, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i32 0, i32 0)) #8
  %0 = load i8, i8* %v, align 1
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %v) #7
  ret i8 %0
}

define dso_local signext i16 @__VERIFIER_nondet_short() local_unnamed_addr #0 {
entry:
  %v = alloca i16, align 2
  %0 = bitcast i16* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 2, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.3, i32 0, i32 0)) #8
  %1 = load i16, i16* %v, align 2
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %0) #7
  ret i16 %1
}

define dso_local zeroext i16 @__VERIFIER_nondet_ushort() local_unnamed_addr #0 {
entry:
  %v = alloca i16, align 2
  %0 = bitcast i16* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 2, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.4, i32 0, i32 0)) #8
  %1 = load i16, i16* %v, align 2
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %0) #7
  ret i16 %1
}

define dso_local i32 @__VERIFIER_nondet_int() local_unnamed_addr #0 {
entry:
  %v = alloca i32, align 4
  %0 = bitcast i32* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.5, i32 0, i32 0)) #8
  %1 = load i32, i32* %v, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %1
}

define dso_local i32 @__VERIFIER_nondet_uint() local_unnamed_addr #0 {
entry:
  %v = alloca i32, align 4
  %0 = bitcast i32* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.6, i32 0, i32 0)) #8
  %1 = load i32, i32* %v, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %1
}

define dso_local i32 @__VERIFIER_nondet_unsigned() local_unnamed_addr #0 {
entry:
  %v = alloca i32, align 4
  %0 = bitcast i32* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.7, i32 0, i32 0)) #8
  %1 = load i32, i32* %v, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %1
}

define dso_local i32 @__VERIFIER_nondet_unsigned_int() local_unnamed_addr #0 {
entry:
  %v = alloca i32, align 4
  %0 = bitcast i32* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.8, i32 0, i32 0)) #8
  %1 = load i32, i32* %v, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %1
}

define dso_local zeroext i8 @__VERIFIER_nondet_unsigned_char() local_unnamed_addr #0 {
entry:
  %v = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %v) #7
  call void @__midway_nondet(i8* noundef nonnull %v, i32 noundef 1, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.9, i32 0, i32 0)) #8
  %0 = load i8, i8* %v, align 1
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %v) #7
  ret i8 %0
}

define dso_local zeroext i16 @__VERIFIER_nondet_unsigned_short() local_unnamed_addr #0 {
entry:
  %v = alloca i16, align 2
  %0 = bitcast i16* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 2, i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.10, i32 0, i32 0)) #8
  %1 = load i16, i16* %v, align 2
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %0) #7
  ret i16 %1
}

define dso_local i32 @__VERIFIER_nondet_unsigned_long() local_unnamed_addr #0 {
entry:
  %v = alloca i32, align 4
  %0 = bitcast i32* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.11, i32 0, i32 0)) #8
  %1 = load i32, i32* %v, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %1
}

define dso_local i32 @__VERIFIER_nondet_long() local_unnamed_addr #0 {
entry:
  %v = alloca i32, align 4
  %0 = bitcast i32* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.12, i32 0, i32 0)) #8
  %1 = load i32, i32* %v, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %1
}

define dso_local i32 @__VERIFIER_nondet_ulong() local_unnamed_addr #0 {
entry:
  %v = alloca i32, align 4
  %0 = bitcast i32* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.13, i32 0, i32 0)) #8
  %1 = load i32, i32* %v, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %1
}

define dso_local i64 @__VERIFIER_nondet_longlong() local_unnamed_addr #0 {
entry:
  %v = alloca i64, align 8
  %0 = bitcast i64* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 8, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.14, i32 0, i32 0)) #8
  %1 = load i64, i64* %v, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  ret i64 %1
}

define dso_local i64 @__VERIFIER_nondet_ulonglong() local_unnamed_addr #0 {
entry:
  %v = alloca i64, align 8
  %0 = bitcast i64* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 8, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.15, i32 0, i32 0)) #8
  %1 = load i64, i64* %v, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  ret i64 %1
}

define dso_local i32 @__VERIFIER_nondet_size_t() local_unnamed_addr #0 {
entry:
  %v = alloca i32, align 4
  %0 = bitcast i32* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.16, i32 0, i32 0)) #8
  %1 = load i32, i32* %v, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %1
}

define dso_local signext i8 @__VERIFIER_nondet_S8() local_unnamed_addr #0 {
entry:
  %v = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %v) #7
  call void @__midway_nondet(i8* noundef nonnull %v, i32 noundef 1, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.17, i32 0, i32 0)) #8
  %0 = load i8, i8* %v, align 1
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %v) #7
  ret i8 %0
}

define dso_local signext i16 @__VERIFIER_nondet_S16() local_unnamed_addr #0 {
entry:
  %v = alloca i16, align 2
  %0 = bitcast i16* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.18, i32 0, i32 0)) #8
  %1 = load i16, i16* %v, align 2
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %0) #7
  ret i16 %1
}

define dso_local i32 @__VERIFIER_nondet_S32() local_unnamed_addr #0 {
entry:
  %v = alloca i32, align 4
  %0 = bitcast i32* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.19, i32 0, i32 0)) #8
  %1 = load i32, i32* %v, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %1
}

define dso_local i64 @__VERIFIER_nondet_S64() local_unnamed_addr #0 {
entry:
  %v = alloca i64, align 8
  %0 = bitcast i64* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 8, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.20, i32 0, i32 0)) #8
  %1 = load i64, i64* %v, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  ret i64 %1
}

define dso_local zeroext i8 @__VERIFIER_nondet_U8() local_unnamed_addr #0 {
entry:
  %v = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %v) #7
  call void @__midway_nondet(i8* noundef nonnull %v, i32 noundef 1, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.21, i32 0, i32 0)) #8
  %0 = load i8, i8* %v, align 1
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %v) #7
  ret i8 %0
}

define dso_local zeroext i16 @__VERIFIER_nondet_U16() local_unnamed_addr #0 {
entry:
  %v = alloca i16, align 2
  %0 = bitcast i16* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.22, i32 0, i32 0)) #8
  %1 = load i16, i16* %v, align 2
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %0) #7
  ret i16 %1
}

define dso_local i32 @__VERIFIER_nondet_U32() local_unnamed_addr #0 {
entry:
  %v = alloca i32, align 4
  %0 = bitcast i32* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.23, i32 0, i32 0)) #8
  %1 = load i32, i32* %v, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %1
}

define dso_local i64 @__VERIFIER_nondet_U64() local_unnamed_addr #0 {
entry:
  %v = alloca i64, align 8
  %0 = bitcast i64* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 8, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.24, i32 0, i32 0)) #8
  %1 = load i64, i64* %v, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  ret i64 %1
}

define dso_local zeroext i8 @__VERIFIER_nondet_u8() local_unnamed_addr #0 {
entry:
  %v = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %v) #7
  call void @__midway_nondet(i8* noundef nonnull %v, i32 noundef 1, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.25, i32 0, i32 0)) #8
  %0 = load i8, i8* %v, align 1
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %v) #7
  ret i8 %0
}

define dso_local zeroext i16 @__VERIFIER_nondet_u16() local_unnamed_addr #0 {
entry:
  %v = alloca i16, align 2
  %0 = bitcast i16* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 2, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.26, i32 0, i32 0)) #8
  %1 = load i16, i16* %v, align 2
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %0) #7
  ret i16 %1
}

define dso_local i32 @__VERIFIER_nondet_u32() local_unnamed_addr #0 {
entry:
  %v = alloca i32, align 4
  %0 = bitcast i32* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.27, i32 0, i32 0)) #8
  %1 = load i32, i32* %v, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %1
}

define dso_local i64 @__VERIFIER_nondet_u64() local_unnamed_addr #0 {
entry:
  %v = alloca i64, align 8
  %0 = bitcast i64* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 8, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.28, i32 0, i32 0)) #8
  %1 = load i64, i64* %v, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  ret i64 %1
}

define dso_local i64 @__VERIFIER_nondet_loff_t() local_unnamed_addr #0 {
entry:
  %v = alloca i64, align 8
  %0 = bitcast i64* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 8, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.29, i32 0, i32 0)) #8
  %1 = load i64, i64* %v, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  ret i64 %1
}

define dso_local i32 @__VERIFIER_nondet_sector_t() local_unnamed_addr #0 {
entry:
  %v = alloca i32, align 4
  %0 = bitcast i32* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.30, i32 0, i32 0)) #8
  %1 = load i32, i32* %v, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %1
}

define dso_local float @__VERIFIER_nondet_float() local_unnamed_addr #0 {
entry:
  %v = alloca float, align 4
  %0 = bitcast float* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.31, i32 0, i32 0)) #8
  %1 = load float, float* %v, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret float %1
}

define dso_local double @__VERIFIER_nondet_double() local_unnamed_addr #0 {
entry:
  %v = alloca double, align 8
  %0 = bitcast double* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 8, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.32, i32 0, i32 0)) #8
  %1 = load double, double* %v, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  ret double %1
}

define dso_local signext i8 @nondet_char() local_unnamed_addr #0 {
entry:
  %v = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %v) #7
  call void @__midway_nondet(i8* noundef nonnull %v, i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.33, i32 0, i32 0)) #8
  %0 = load i8, i8* %v, align 1
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %v) #7
  ret i8 %0
}

define dso_local zeroext i8 @nondet_uchar() local_unnamed_addr #0 {
entry:
  %v = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %v) #7
  call void @__midway_nondet(i8* noundef nonnull %v, i32 noundef 1, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.34, i32 0, i32 0)) #8
  %0 = load i8, i8* %v, align 1
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %v) #7
  ret i8 %0
}

define dso_local signext i16 @nondet_short() local_unnamed_addr #0 {
entry:
  %v = alloca i16, align 2
  %0 = bitcast i16* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 2, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.35, i32 0, i32 0)) #8
  %1 = load i16, i16* %v, align 2
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %0) #7
  ret i16 %1
}

define dso_local zeroext i16 @nondet_ushort() local_unnamed_addr #0 {
entry:
  %v = alloca i16, align 2
  %0 = bitcast i16* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 2, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.36, i32 0, i32 0)) #8
  %1 = load i16, i16* %v, align 2
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %0) #7
  ret i16 %1
}

define dso_local i32 @nondet_int() local_unnamed_addr #0 {
entry:
  %v = alloca i32, align 4
  %0 = bitcast i32* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.37, i32 0, i32 0)) #8
  %1 = load i32, i32* %v, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %1
}

define dso_local i32 @nondet_uint() local_unnamed_addr #0 {
entry:
  %v = alloca i32, align 4
  %0 = bitcast i32* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.38, i32 0, i32 0)) #8
  %1 = load i32, i32* %v, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %1
}

define dso_local i32 @nondet_long() local_unnamed_addr #0 {
entry:
  %v = alloca i32, align 4
  %0 = bitcast i32* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.39, i32 0, i32 0)) #8
  %1 = load i32, i32* %v, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %1
}

define dso_local i32 @nondet_ulong() local_unnamed_addr #0 {
entry:
  %v = alloca i32, align 4
  %0 = bitcast i32* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.40, i32 0, i32 0)) #8
  %1 = load i32, i32* %v, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %1
}

define dso_local float @nondet_float() local_unnamed_addr #0 {
entry:
  %v = alloca float, align 4
  %0 = bitcast float* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.41, i32 0, i32 0)) #8
  %1 = load float, float* %v, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret float %1
}

define dso_local double @nondet_double() local_unnamed_addr #0 {
entry:
  %v = alloca double, align 8
  %0 = bitcast double* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 8, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.42, i32 0, i32 0)) #8
  %1 = load double, double* %v, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #7
  ret double %1
}

define dso_local i32 @__SMACK_nondet() local_unnamed_addr #0 {
entry:
  %v = alloca i32, align 4
  %0 = bitcast i32* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.43, i32 0, i32 0)) #8
  %1 = load i32, i32* %v, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %1
}

define dso_local i32 @__SMACK_nondet_int() local_unnamed_addr #0 {
entry:
  %v = alloca i32, align 4
  %0 = bitcast i32* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.44, i32 0, i32 0)) #8
  %1 = load i32, i32* %v, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %1
}

define dso_local i32 @__SMACK_nondet_unsigned_int() local_unnamed_addr #0 {
entry:
  %v = alloca i32, align 4
  %0 = bitcast i32* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.45, i32 0, i32 0)) #8
  %1 = load i32, i32* %v, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %1
}

define dso_local zeroext i1 @__VERIFIER_nondet_bool() local_unnamed_addr #0 {
entry:
  %v.i = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %v.i) #7
  call void @__midway_nondet(i8* noundef nonnull %v.i, i32 noundef 1, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.46, i32 0, i32 0)) #8
  %0 = load i8, i8* %v.i, align 1
  %1 = and i8 %0, 1
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %v.i) #7
  %tobool = icmp ne i8 %1, 0
  ret i1 %tobool
}

define dso_local i32 @nondet_bool() local_unnamed_addr #0 {
entry:
  %v.i = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %v.i) #7
  call void @__midway_nondet(i8* noundef nonnull %v.i, i32 noundef 1, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.47, i32 0, i32 0)) #8
  %0 = load i8, i8* %v.i, align 1
  %1 = and i8 %0, 1
  %and.i = zext i8 %1 to i32
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %v.i) #7
  ret i32 %and.i
}

define dso_local zeroext i1 @__VERIFIER_nondet__Bool() local_unnamed_addr #0 {
entry:
  %v.i = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %v.i) #7
  call void @__midway_nondet(i8* noundef nonnull %v.i, i32 noundef 1, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.48, i32 0, i32 0)) #8
  %0 = load i8, i8* %v.i, align 1
  %1 = and i8 %0, 1
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %v.i) #7
  %tobool = icmp ne i8 %1, 0
  ret i1 %tobool
}

define dso_local i8* @__VERIFIER_nondet_pointer() local_unnamed_addr #0 {
entry:
  %call = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.49, i32 0, i32 0)) #8
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %return, label %if.end

if.end:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.50, i32 0, i32 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.51, i32 0, i32 0)) #8
  %call.i = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 1) #8
  call void @__midway_nondet(i8* noundef %call.i, i32 noundef 64, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.52, i32 0, i32 0)) #8
  br label %return

return:
  %retval.0 = phi i8* [ %call.i, %if.end ], [ null, %entry ]
  ret i8* %retval.0
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

define dso_local i8* @__VERIFIER_nondet_charp() local_unnamed_addr #0 {
entry:
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.49, i32 0, i32 0)) #8
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %__VERIFIER_nondet_pointer.exit, label %if.end.i

if.end.i:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.50, i32 0, i32 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.51, i32 0, i32 0)) #8
  %call.i.i = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 1) #8
  call void @__midway_nondet(i8* noundef %call.i.i, i32 noundef 64, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.52, i32 0, i32 0)) #8
  br label %__VERIFIER_nondet_pointer.exit

__VERIFIER_nondet_pointer.exit:
  %retval.0.i = phi i8* [ %call.i.i, %if.end.i ], [ null, %entry ]
  ret i8* %retval.0.i
}

define dso_local i8* @__VERIFIER_nondet_pchar() local_unnamed_addr #0 {
entry:
  %call.i = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.49, i32 0, i32 0)) #8
  %cmp.i = icmp eq i32 %call.i, 0
  br i1 %cmp.i, label %__VERIFIER_nondet_pointer.exit, label %if.end.i

if.end.i:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.50, i32 0, i32 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.51, i32 0, i32 0)) #8
  %call.i.i = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 1) #8
  call void @__midway_nondet(i8* noundef %call.i.i, i32 noundef 64, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.52, i32 0, i32 0)) #8
  br label %__VERIFIER_nondet_pointer.exit

__VERIFIER_nondet_pointer.exit:
  %retval.0.i = phi i8* [ %call.i.i, %if.end.i ], [ null, %entry ]
  ret i8* %retval.0.i
}

define dso_local void @__VERIFIER_nondet_memory(i8* noundef %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef %p, i32 noundef %n, i32 noundef 1) #8
  call void @__midway_nondet(i8* noundef %p, i32 noundef %n, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.53, i32 0, i32 0)) #8
  ret void
}

define dso_local void @__VERIFIER_assume(i32 noundef %c) local_unnamed_addr #0 {
entry:
  call void @__midway_assume(i32 noundef %c) #8
  ret void
}

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

define dso_local void @__ESBMC_assume(i32 noundef %c) local_unnamed_addr #0 {
entry:
  call void @__midway_assume(i32 noundef %c) #8
  ret void
}

define dso_local void @__CPROVER_assume(i32 noundef %c) local_unnamed_addr #0 {
entry:
  call void @__midway_assume(i32 noundef %c) #8
  ret void
}

define dso_local void @__goblint_assume(i32 noundef %c) local_unnamed_addr #0 {
entry:
  call void @__midway_assume(i32 noundef %c) #8
  ret void
}

define dso_local void @klee_assume(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %cmp = icmp ne i32 %c, 0
  %conv = zext i1 %cmp to i32
  call void @__midway_assume(i32 noundef %conv) #8
  ret void
}

define dso_local void @__VERIFIER_assert(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %tobool.not.i = icmp eq i32 %c, 0
  br i1 %tobool.not.i, label %if.then.i, label %assertion.exit

if.then.i:
  %call.i.i = call i32 @__midway_option(i32 noundef 5) #8
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.end.i.i, label %if.then.i.i

if.then.i.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.64, i32 0, i32 0), i8* noundef getelementptr inbounds ([118 x i8], [118 x i8]* @.str.65, i32 0, i32 0)) #8
  call void @abort() #9
  unreachable

if.end.i.i:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.54, i32 0, i32 0)) #9
  unreachable

assertion.exit:
  ret void
}

define dso_local void @__ESBMC_assert(i32 noundef %c, i8* noundef %text) local_unnamed_addr #0 {
entry:
  %tobool.not.i = icmp eq i32 %c, 0
  br i1 %tobool.not.i, label %if.then.i, label %assertion.exit

if.then.i:
  %call.i.i = call i32 @__midway_option(i32 noundef 5) #8
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.end.i.i, label %if.then.i.i

if.then.i.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.64, i32 0, i32 0), i8* noundef getelementptr inbounds ([118 x i8], [118 x i8]* @.str.65, i32 0, i32 0)) #8
  call void @abort() #9
  unreachable

if.end.i.i:
  call void @__midway_violation(i32 noundef 1, i8* noundef %text) #9
  unreachable

assertion.exit:
  ret void
}

define dso_local void @__CPROVER_assert(i32 noundef %c, i8* noundef %text) local_unnamed_addr #0 {
entry:
  %tobool.not.i = icmp eq i32 %c, 0
  br i1 %tobool.not.i, label %if.then.i, label %assertion.exit

if.then.i:
  %call.i.i = call i32 @__midway_option(i32 noundef 5) #8
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.end.i.i, label %if.then.i.i

if.then.i.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.64, i32 0, i32 0), i8* noundef getelementptr inbounds ([118 x i8], [118 x i8]* @.str.65, i32 0, i32 0)) #8
  call void @abort() #9
  unreachable

if.end.i.i:
  call void @__midway_violation(i32 noundef 1, i8* noundef %text) #9
  unreachable

assertion.exit:
  ret void
}

define dso_local void @__goblint_check(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %tobool.not.i = icmp eq i32 %c, 0
  br i1 %tobool.not.i, label %if.then.i, label %assertion.exit

if.then.i:
  %call.i.i = call i32 @__midway_option(i32 noundef 5) #8
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.end.i.i, label %if.then.i.i

if.then.i.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.64, i32 0, i32 0), i8* noundef getelementptr inbounds ([118 x i8], [118 x i8]* @.str.65, i32 0, i32 0)) #8
  call void @abort() #9
  unreachable

if.end.i.i:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.55, i32 0, i32 0)) #9
  unreachable

assertion.exit:
  ret void
}

define dso_local void @__goblint_assert(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %tobool.not.i = icmp eq i32 %c, 0
  br i1 %tobool.not.i, label %if.then.i, label %assertion.exit

if.then.i:
  %call.i.i = call i32 @__midway_option(i32 noundef 5) #8
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.end.i.i, label %if.then.i.i

if.then.i.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.64, i32 0, i32 0), i8* noundef getelementptr inbounds ([118 x i8], [118 x i8]* @.str.65, i32 0, i32 0)) #8
  call void @abort() #9
  unreachable

if.end.i.i:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.56, i32 0, i32 0)) #9
  unreachable

assertion.exit:
  ret void
}

define dso_local void @__goblint_unknown(i8* noundef %p) local_unnamed_addr #0 {
entry:
  %call = call i32 @__midway_object_size(i8* noundef %p) #8
  call void @__midway_havoc(i8* noundef %p, i32 noundef %call) #8
  ret void
}

declare void @__midway_havoc(i8* noundef, i32 noundef) local_unnamed_addr #2

declare i32 @__midway_object_size(i8* noundef) local_unnamed_addr #2

define dso_local void @__goblint_split_begin(i32 noundef %c) local_unnamed_addr #3 {
entry:
  ret void
}

define dso_local void @__goblint_split_end(i32 noundef %c) local_unnamed_addr #3 {
entry:
  ret void
}

define dso_local void @__goblint_globalize(i8* nocapture noundef %p) local_unnamed_addr #3 {
entry:
  ret void
}

define dso_local void @__goblint_assume_join(i32 noundef %id, ...) local_unnamed_addr #3 {
entry:
  ret void
}

define dso_local void @assert(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %tobool.not.i = icmp eq i32 %c, 0
  br i1 %tobool.not.i, label %if.then.i, label %assertion.exit

if.then.i:
  %call.i.i = call i32 @__midway_option(i32 noundef 5) #8
  %tobool.not.i.i = icmp eq i32 %call.i.i, 0
  br i1 %tobool.not.i.i, label %if.end.i.i, label %if.then.i.i

if.then.i.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.64, i32 0, i32 0), i8* noundef getelementptr inbounds ([118 x i8], [118 x i8]* @.str.65, i32 0, i32 0)) #8
  call void @abort() #9
  unreachable

if.end.i.i:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.57, i32 0, i32 0)) #9
  unreachable

assertion.exit:
  ret void
}

define dso_local void @__assert_fail(i8* noundef %text, i8* nocapture noundef readnone %file, i32 noundef %line, i8* nocapture noundef readnone %function) local_unnamed_addr #4 {
entry:
  %call.i = call i32 @__midway_option(i32 noundef 5) #8
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.64, i32 0, i32 0), i8* noundef getelementptr inbounds ([118 x i8], [118 x i8]* @.str.65, i32 0, i32 0)) #8
  call void @abort() #9
  unreachable

if.end.i:
  call void @__midway_violation(i32 noundef 1, i8* noundef %text) #9
  unreachable
}

define dso_local void @__assert_perror_fail(i32 noundef %error, i8* nocapture noundef readnone %file, i32 noundef %line, i8* nocapture noundef readnone %function) local_unnamed_addr #4 {
entry:
  %call.i = call i32 @__midway_option(i32 noundef 5) #8
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.64, i32 0, i32 0), i8* noundef getelementptr inbounds ([118 x i8], [118 x i8]* @.str.65, i32 0, i32 0)) #8
  call void @abort() #9
  unreachable

if.end.i:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.58, i32 0, i32 0)) #9
  unreachable
}

define dso_local void @__assert(i8* noundef %text, i8* nocapture noundef readnone %file, i32 noundef %line) local_unnamed_addr #4 {
entry:
  %call.i = call i32 @__midway_option(i32 noundef 5) #8
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.64, i32 0, i32 0), i8* noundef getelementptr inbounds ([118 x i8], [118 x i8]* @.str.65, i32 0, i32 0)) #8
  call void @abort() #9
  unreachable

if.end.i:
  call void @__midway_violation(i32 noundef 1, i8* noundef %text) #9
  unreachable
}

define dso_local void @__assert_rtn(i8* nocapture noundef readnone %f, i8* nocapture noundef readnone %file, i32 noundef %line, i8* noundef %text) local_unnamed_addr #4 {
entry:
  %call.i = call i32 @__midway_option(i32 noundef 5) #8
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.64, i32 0, i32 0), i8* noundef getelementptr inbounds ([118 x i8], [118 x i8]* @.str.65, i32 0, i32 0)) #8
  call void @abort() #9
  unreachable

if.end.i:
  call void @__midway_violation(i32 noundef 1, i8* noundef %text) #9
  unreachable
}

define dso_local void @_assert(i8* noundef %text, i8* nocapture noundef readnone %file, i32 noundef %line) local_unnamed_addr #4 {
entry:
  %call.i = call i32 @__midway_option(i32 noundef 5) #8
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %if.end.i, label %if.then.i

if.then.i:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.64, i32 0, i32 0), i8* noundef getelementptr inbounds ([118 x i8], [118 x i8]* @.str.65, i32 0, i32 0)) #8
  call void @abort() #9
  unreachable

if.end.i:
  call void @__midway_violation(i32 noundef 1, i8* noundef %text) #9
  unreachable
}

define dso_local void @__VERIFIER_error() local_unnamed_addr #4 {
entry:
  call void @__midway_violation(i32 noundef 2, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.59, i32 0, i32 0)) #9
  unreachable
}

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #5

define dso_local void @reach_error() local_unnamed_addr #4 {
entry:
  call void @__midway_violation(i32 noundef 2, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.60, i32 0, i32 0)) #9
  unreachable
}

define dso_local void @__VERIFIER_fail() local_unnamed_addr #4 {
entry:
  call void @__midway_violation(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.61, i32 0, i32 0)) #9
  unreachable
}

define dso_local void @__VERIFIER_atomic_begin() local_unnamed_addr #0 {
entry:
  call void @__midway_atomic_begin() #8
  ret void
}

declare void @__midway_atomic_begin() local_unnamed_addr #2

define dso_local void @__VERIFIER_atomic_end() local_unnamed_addr #0 {
entry:
  call void @__midway_atomic_end() #8
  ret void
}

declare void @__midway_atomic_end() local_unnamed_addr #2

define dso_local void @__ESBMC_atomic_begin() local_unnamed_addr #0 {
entry:
  call void @__midway_atomic_begin() #8
  ret void
}

define dso_local void @__ESBMC_atomic_end() local_unnamed_addr #0 {
entry:
  call void @__midway_atomic_end() #8
  ret void
}

define dso_local void @__CPROVER_atomic_begin() local_unnamed_addr #0 {
entry:
  call void @__midway_atomic_begin() #8
  ret void
}

define dso_local void @__CPROVER_atomic_end() local_unnamed_addr #0 {
entry:
  call void @__midway_atomic_end() #8
  ret void
}

define dso_local void @__CPROVER_atomic_begin_explicit() local_unnamed_addr #0 {
entry:
  call void @__midway_atomic_begin() #8
  ret void
}

define dso_local void @__CPROVER_atomic_end_explicit() local_unnamed_addr #0 {
entry:
  call void @__midway_atomic_end() #8
  ret void
}

define dso_local i32 @__VERIFIER_load_await_aint(i32* noundef %p, i32 noundef %cond, i32 noundef %operand) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %p to i8*
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #8
  %1 = load i32, i32* %p, align 4
  %and.i = shl i32 %cond, 28
  %2 = and i32 %and.i, -2147483648
  %3 = xor i32 %2, -2147483648
  %xor.i = xor i32 %1, %3
  %xor2.i = xor i32 %3, %operand
  %cmp.i = icmp sgt i32 %xor.i, %xor2.i
  %conv.i = zext i1 %cmp.i to i32
  %cmp5.i = icmp slt i32 %xor.i, %xor2.i
  %conv6.i = zext i1 %cmp5.i to i32
  %and8.i = and i32 %conv.i, %cond
  %shr33.i = lshr i32 %cond, 1
  %cmp10.i = icmp eq i32 %1, %operand
  %conv11.i = zext i1 %cmp10.i to i32
  %and12.i = and i32 %shr33.i, %conv11.i
  %or.i = or i32 %and8.i, %and12.i
  %shr1334.i = lshr i32 %cond, 2
  %and15.i = and i32 %shr1334.i, %conv6.i
  %or16.i = or i32 %or.i, %and15.i
  call void @__midway_assume(i32 noundef %or16.i) #8
  call void @__midway_hb_acquire(i8* noundef %0) #8
  %4 = load i32, i32* %p, align 4
  ret i32 %4
}

define dso_local i32 @__VERIFIER_xchg_await_aint(i32* noundef %p, i32 noundef %value, i32 noundef %cond, i32 noundef %operand) local_unnamed_addr #0 {
entry:
  %0 = bitcast i32* %p to i8*
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #8
  %1 = load i32, i32* %p, align 4
  %and.i = shl i32 %cond, 28
  %2 = and i32 %and.i, -2147483648
  %3 = xor i32 %2, -2147483648
  %xor.i = xor i32 %1, %3
  %xor2.i = xor i32 %3, %operand
  %cmp.i = icmp sgt i32 %xor.i, %xor2.i
  %conv.i = zext i1 %cmp.i to i32
  %cmp5.i = icmp slt i32 %xor.i, %xor2.i
  %conv6.i = zext i1 %cmp5.i to i32
  %and8.i = and i32 %conv.i, %cond
  %shr33.i = lshr i32 %cond, 1
  %cmp10.i = icmp eq i32 %1, %operand
  %conv11.i = zext i1 %cmp10.i to i32
  %and12.i = and i32 %shr33.i, %conv11.i
  %or.i = or i32 %and8.i, %and12.i
  %shr1334.i = lshr i32 %cond, 2
  %and15.i = and i32 %shr1334.i, %conv6.i
  %or16.i = or i32 %or.i, %and15.i
  call void @__midway_assume(i32 noundef %or16.i) #8
  call void @__midway_hb_acquire(i8* noundef %0) #8
  %4 = load i32, i32* %p, align 4
  store i32 %value, i32* %p, align 4
  call void @__midway_hb_release(i8* noundef %0) #8
  ret i32 %4
}

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #2

define dso_local void @__ESBMC_yield() local_unnamed_addr #0 {
entry:
  call void @__midway_sync(i32 noundef 30, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #8
  ret void
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #2

define dso_local void @__CPROVER_fence(i8* nocapture noundef %kind, ...) local_unnamed_addr #3 {
entry:
  ret void
}

define dso_local void @__CPROVER_cover(i32 noundef %c) local_unnamed_addr #3 {
entry:
  ret void
}

define dso_local void @__CPROVER_input(i8* nocapture noundef %name, ...) local_unnamed_addr #3 {
entry:
  ret void
}

define dso_local void @__CPROVER_output(i8* nocapture noundef %name, ...) local_unnamed_addr #3 {
entry:
  ret void
}

define dso_local void @klee_make_symbolic(i8* noundef %p, i32 noundef %n, i8* noundef %name) local_unnamed_addr #0 {
entry:
  call void @__midway_check(i8* noundef %p, i32 noundef %n, i32 noundef 1) #8
  call void @__midway_nondet(i8* noundef %p, i32 noundef %n, i8* noundef %name) #8
  ret void
}

define dso_local i32 @klee_int(i8* noundef %name) local_unnamed_addr #0 {
entry:
  %v.i = alloca i32, align 4
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef %name) #8
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  ret i32 %1
}

define dso_local i32 @klee_range(i32 noundef %low, i32 noundef %high, i8* noundef %name) local_unnamed_addr #0 {
entry:
  %v.i = alloca i32, align 4
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef %name) #8
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  %cmp = icmp slt i32 %1, %low
  %cond = select i1 %cmp, i32 %low, i32 %1
  %cmp1.not = icmp slt i32 %cond, %high
  %sub = add i32 %high, -1
  %cond5 = select i1 %cmp1.not, i32 %cond, i32 %sub
  ret i32 %cond5
}

define dso_local i32 @klee_choose(i32 noundef %n) local_unnamed_addr #0 {
entry:
  %v.i = alloca i32, align 4
  %0 = bitcast i32* %v.i to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %0) #7
  call void @__midway_nondet(i8* noundef nonnull %0, i32 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.62, i32 0, i32 0)) #8
  %1 = load i32, i32* %v.i, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %0) #7
  %cmp = icmp ult i32 %1, %n
  %sub = add i32 %n, -1
  %cond = select i1 %cmp, i32 %1, i32 %sub
  ret i32 %cond
}

define dso_local i32 @klee_is_symbolic(i32 noundef %v) local_unnamed_addr #0 {
entry:
  %call = call i32 @__midway_is_concrete(i32 noundef %v) #8
  %tobool.not = icmp eq i32 %call, 0
  %lnot.ext = zext i1 %tobool.not to i32
  ret i32 %lnot.ext
}

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #2

define dso_local void @klee_prefer_cex(i8* nocapture noundef %p, i32 noundef %c) local_unnamed_addr #3 {
entry:
  ret void
}

define dso_local void @klee_warning(i8* nocapture noundef %text) local_unnamed_addr #3 {
entry:
  ret void
}

define dso_local void @klee_warning_once(i8* nocapture noundef %text) local_unnamed_addr #3 {
entry:
  ret void
}

define dso_local void @klee_print_expr(i8* nocapture noundef %text, ...) local_unnamed_addr #3 {
entry:
  ret void
}

define dso_local void @klee_silent_exit(i32 noundef %code) local_unnamed_addr #4 {
entry:
  call void @__midway_exit(i32 noundef %code) #9
  unreachable
}

declare void @__midway_exit(i32 noundef) local_unnamed_addr #5

define dso_local void @klee_report_error(i8* nocapture noundef readnone %file, i32 noundef %line, i8* noundef %text, i8* nocapture noundef readnone %suffix) local_unnamed_addr #4 {
entry:
  call void @__midway_violation(i32 noundef 1, i8* noundef %text) #9
  unreachable
}

define dso_local void @klee_abort() local_unnamed_addr #4 {
entry:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.63, i32 0, i32 0)) #9
  unreachable
}

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare i32 @__midway_option(i32 noundef) local_unnamed_addr #2

declare void @abort() local_unnamed_addr #6

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #2

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { null_pointer_is_valid }
attributes #3 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #4 = { noreturn nounwind null_pointer_is_valid }
attributes #5 = { noreturn null_pointer_is_valid }
attributes #6 = { noreturn nounwind null_pointer_is_valid }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin nounwind }
attributes #9 = { nobuiltin noreturn nounwind }

