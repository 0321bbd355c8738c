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
@.str.33 = private unnamed_addr constant [23 x i8] c"__VERIFIER_nondet_bool\00", align 1
@.str.34 = private unnamed_addr constant [24 x i8] c"__VERIFIER_nondet__Bool\00", align 1
@.str.35 = private unnamed_addr constant [26 x i8] c"__VERIFIER_nondet_pointer\00", align 1
@.str.36 = private unnamed_addr constant [16 x i8] c"unknown-pointer\00", align 1
@.str.37 = private unnamed_addr constant [61 x i8] c"__VERIFIER_nondet_pointer: null, or a new object of 64 bytes\00", align 1
@.str.38 = private unnamed_addr constant [25 x i8] c"__VERIFIER_nondet_memory\00", align 1
@.str.39 = private unnamed_addr constant [18 x i8] c"__VERIFIER_assert\00", align 1
@.str.40 = private unnamed_addr constant [16 x i8] c"__goblint_check\00", align 1
@.str.41 = private unnamed_addr constant [17 x i8] c"__goblint_assert\00", align 1
@.str.42 = private unnamed_addr constant [7 x i8] c"assert\00", align 1
@.str.43 = private unnamed_addr constant [14 x i8] c"assert_perror\00", align 1
@.str.44 = private unnamed_addr constant [17 x i8] c"__VERIFIER_error\00", align 1
@.str.45 = private unnamed_addr constant [12 x i8] c"reach_error\00", align 1
@.str.46 = private unnamed_addr constant [16 x i8] c"__VERIFIER_fail\00", align 1
@.str.47 = private unnamed_addr constant [12 x i8] c"klee_choose\00", align 1
@.str.48 = private unnamed_addr constant [11 x i8] c"klee_abort\00", align 1

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

define dso_local zeroext i1 @__VERIFIER_nondet_bool() local_unnamed_addr #0 !dbg !77 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !78
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 1, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.33, i32 0, i32 0)) #7, !dbg !81
  %2 = load i8, i8* %1, align 1, !dbg !82
  %3 = and i8 %2, 1, !dbg !82
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !83
  %4 = icmp ne i8 %3, 0, !dbg !84
  ret i1 %4, !dbg !84
}

define dso_local zeroext i1 @__VERIFIER_nondet__Bool() local_unnamed_addr #0 !dbg !85 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #6, !dbg !86
  call void @__midway_nondet(i8* noundef nonnull %1, i32 noundef 1, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.34, i32 0, i32 0)) #7, !dbg !88
  %2 = load i8, i8* %1, align 1, !dbg !89
  %3 = and i8 %2, 1, !dbg !89
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #6, !dbg !90
  %4 = icmp ne i8 %3, 0, !dbg !91
  ret i1 %4, !dbg !91
}

define dso_local i8* @__VERIFIER_nondet_pointer() local_unnamed_addr #0 !dbg !92 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.35, i32 0, i32 0)) #7, !dbg !93
  %2 = icmp eq i32 %1, 0, !dbg !93
  br i1 %2, label %5, label %3, !dbg !93

3:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.36, i32 0, i32 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.37, i32 0, i32 0)) #7, !dbg !94
  %4 = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 1) #7, !dbg !95
  call void @__midway_nondet(i8* noundef %4, i32 noundef 64, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.35, i32 0, i32 0)) #7, !dbg !99
  br label %5

5:
  %6 = phi i8* [ %4, %3 ], [ null, %0 ], !dbg !100
  ret i8* %6, !dbg !101
}

declare i32 @__midway_choose(i32 noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

define dso_local i8* @__VERIFIER_nondet_charp() local_unnamed_addr #0 !dbg !102 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.35, i32 0, i32 0)) #7, !dbg !103
  %2 = icmp eq i32 %1, 0, !dbg !103
  br i1 %2, label %5, label %3, !dbg !103

3:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.36, i32 0, i32 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.37, i32 0, i32 0)) #7, !dbg !105
  %4 = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 1) #7, !dbg !106
  call void @__midway_nondet(i8* noundef %4, i32 noundef 64, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.35, i32 0, i32 0)) #7, !dbg !108
  br label %5

5:
  %6 = phi i8* [ %4, %3 ], [ null, %0 ], !dbg !109
  ret i8* %6, !dbg !110
}

define dso_local i8* @__VERIFIER_nondet_pchar() local_unnamed_addr #0 !dbg !111 {
  %1 = call i32 @__midway_choose(i32 noundef 2, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.35, i32 0, i32 0)) #7, !dbg !112
  %2 = icmp eq i32 %1, 0, !dbg !112
  br i1 %2, label %5, label %3, !dbg !112

3:
  call void @__midway_ledger(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.36, i32 0, i32 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.37, i32 0, i32 0)) #7, !dbg !114
  %4 = call i8* @__midway_alloc(i32 noundef 64, i32 noundef 16, i32 noundef 1) #7, !dbg !115
  call void @__midway_nondet(i8* noundef %4, i32 noundef 64, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.35, i32 0, i32 0)) #7, !dbg !117
  br label %5

5:
  %6 = phi i8* [ %4, %3 ], [ null, %0 ], !dbg !118
  ret i8* %6, !dbg !119
}

define dso_local void @__VERIFIER_nondet_memory(i8* noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !120 {
  call void @__midway_check(i8* noundef %0, i32 noundef %1, i32 noundef 1) #7, !dbg !121
  call void @__midway_nondet(i8* noundef %0, i32 noundef %1, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.38, i32 0, i32 0)) #7, !dbg !124
  ret void, !dbg !125
}

define dso_local void @__VERIFIER_assume(i32 noundef %0) local_unnamed_addr #0 !dbg !126 {
  call void @__midway_assume(i32 noundef %0) #7, !dbg !127
  ret void, !dbg !127
}

declare void @__midway_assume(i32 noundef) local_unnamed_addr #2

define dso_local void @__ESBMC_assume(i1 noundef zeroext %0) local_unnamed_addr #0 !dbg !128 {
  %2 = zext i1 %0 to i32, !dbg !129
  call void @__midway_assume(i32 noundef %2) #7, !dbg !129
  ret void, !dbg !129
}

define dso_local void @__CPROVER_assume(i32 noundef %0) local_unnamed_addr #0 !dbg !130 {
  call void @__midway_assume(i32 noundef %0) #7, !dbg !131
  ret void, !dbg !131
}

define dso_local void @__goblint_assume(i32 noundef %0) local_unnamed_addr #0 !dbg !132 {
  call void @__midway_assume(i32 noundef %0) #7, !dbg !133
  ret void, !dbg !133
}

define dso_local void @klee_assume(i32 noundef %0) local_unnamed_addr #0 !dbg !134 {
  %2 = icmp ne i32 %0, 0, !dbg !135
  %3 = zext i1 %2 to i32, !dbg !135
  call void @__midway_assume(i32 noundef %3) #7, !dbg !135
  ret void, !dbg !135
}

define dso_local void @__VERIFIER_assert(i32 noundef %0) local_unnamed_addr #0 !dbg !136 {
  %2 = icmp eq i32 %0, 0, !dbg !137
  br i1 %2, label %3, label %4, !dbg !137

3:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.39, i32 0, i32 0)) #8, !dbg !140
  unreachable, !dbg !140

4:
  ret void, !dbg !141
}

define dso_local void @__ESBMC_assert(i1 noundef zeroext %0, i8* noundef %1) local_unnamed_addr #0 !dbg !142 {
  br i1 %0, label %4, label %3, !dbg !143

3:
  call void @__midway_violation(i32 noundef 1, i8* noundef %1) #8, !dbg !145
  unreachable, !dbg !145

4:
  ret void, !dbg !146
}

define dso_local void @__CPROVER_assert(i32 noundef %0, i8* noundef %1) local_unnamed_addr #0 !dbg !147 {
  %3 = icmp eq i32 %0, 0, !dbg !148
  br i1 %3, label %4, label %5, !dbg !148

4:
  call void @__midway_violation(i32 noundef 1, i8* noundef %1) #8, !dbg !150
  unreachable, !dbg !150

5:
  ret void, !dbg !151
}

define dso_local void @__goblint_check(i32 noundef %0) local_unnamed_addr #0 !dbg !152 {
  %2 = icmp eq i32 %0, 0, !dbg !153
  br i1 %2, label %3, label %4, !dbg !153

3:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.40, i32 0, i32 0)) #8, !dbg !155
  unreachable, !dbg !155

4:
  ret void, !dbg !156
}

define dso_local void @__goblint_assert(i32 noundef %0) local_unnamed_addr #0 !dbg !157 {
  %2 = icmp eq i32 %0, 0, !dbg !158
  br i1 %2, label %3, label %4, !dbg !158

3:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.41, i32 0, i32 0)) #8, !dbg !160
  unreachable, !dbg !160

4:
  ret void, !dbg !161
}

define dso_local void @__goblint_unknown(i8* noundef %0) local_unnamed_addr #0 !dbg !162 {
  %2 = call i32 @__midway_object_size(i8* noundef %0) #7, !dbg !163
  call void @__midway_havoc(i8* noundef %0, i32 noundef %2) #7, !dbg !163
  ret void, !dbg !163
}

declare void @__midway_havoc(i8* noundef, i32 noundef) local_unnamed_addr #2

declare i32 @__midway_object_size(i8* noundef) local_unnamed_addr #2

define dso_local void @__goblint_split_begin(i32 noundef %0) local_unnamed_addr #3 !dbg !164 {
  ret void, !dbg !165
}

define dso_local void @__goblint_split_end(i32 noundef %0) local_unnamed_addr #3 !dbg !166 {
  ret void, !dbg !167
}

define dso_local void @__goblint_globalize(i8* nocapture noundef %0) local_unnamed_addr #3 !dbg !168 {
  ret void, !dbg !169
}

define dso_local void @__goblint_assume_join(i32 noundef %0, ...) local_unnamed_addr #3 !dbg !170 {
  ret void, !dbg !171
}

define dso_local void @assert(i32 noundef %0) local_unnamed_addr #0 !dbg !172 {
  %2 = icmp eq i32 %0, 0, !dbg !173
  br i1 %2, label %3, label %4, !dbg !173

3:
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.42, i32 0, i32 0)) #8, !dbg !175
  unreachable, !dbg !175

4:
  ret void, !dbg !176
}

define dso_local void @__assert_fail(i8* noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #4 !dbg !177 {
  call void @__midway_violation(i32 noundef 1, i8* noundef %0) #8, !dbg !178
  unreachable, !dbg !178
}

declare void @__midway_violation(i32 noundef, i8* noundef) local_unnamed_addr #5

define dso_local void @__assert_perror_fail(i32 noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #4 !dbg !179 {
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.43, i32 0, i32 0)) #8, !dbg !180
  unreachable, !dbg !180
}

define dso_local void @__assert(i8* noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #4 !dbg !181 {
  call void @__midway_violation(i32 noundef 1, i8* noundef %0) #8, !dbg !182
  unreachable, !dbg !182
}

define dso_local void @__assert_rtn(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1, i32 noundef %2, i8* noundef %3) local_unnamed_addr #4 !dbg !183 {
  call void @__midway_violation(i32 noundef 1, i8* noundef %3) #8, !dbg !184
  unreachable, !dbg !184
}

define dso_local void @_assert(i8* noundef %0, i8* nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #4 !dbg !185 {
  call void @__midway_violation(i32 noundef 1, i8* noundef %0) #8, !dbg !186
  unreachable, !dbg !186
}

define dso_local void @__VERIFIER_error() local_unnamed_addr #4 !dbg !187 {
  call void @__midway_violation(i32 noundef 2, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.44, i32 0, i32 0)) #8, !dbg !188
  unreachable, !dbg !188
}

define dso_local void @reach_error() local_unnamed_addr #4 !dbg !189 {
  call void @__midway_violation(i32 noundef 2, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.45, i32 0, i32 0)) #8, !dbg !190
  unreachable, !dbg !190
}

define dso_local void @__VERIFIER_fail() local_unnamed_addr #4 !dbg !191 {
  call void @__midway_violation(i32 noundef 2, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.46, i32 0, i32 0)) #8, !dbg !192
  unreachable, !dbg !192
}

define dso_local void @__VERIFIER_atomic_begin() local_unnamed_addr #0 !dbg !193 {
  call void @__midway_sync(i32 noundef 27, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !194
  call void @__midway_atomic_begin() #7, !dbg !194
  ret void, !dbg !194
}

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #2

declare void @__midway_atomic_begin() local_unnamed_addr #2

define dso_local void @__VERIFIER_atomic_end() local_unnamed_addr #0 !dbg !195 {
  call void @__midway_atomic_end() #7, !dbg !196
  ret void, !dbg !196
}

declare void @__midway_atomic_end() local_unnamed_addr #2

define dso_local void @__ESBMC_atomic_begin() local_unnamed_addr #0 !dbg !197 {
  call void @__midway_sync(i32 noundef 27, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !198
  call void @__midway_atomic_begin() #7, !dbg !198
  ret void, !dbg !198
}

define dso_local void @__ESBMC_atomic_end() local_unnamed_addr #0 !dbg !199 {
  call void @__midway_atomic_end() #7, !dbg !200
  ret void, !dbg !200
}

define dso_local void @__CPROVER_atomic_begin() local_unnamed_addr #0 !dbg !201 {
  call void @__midway_sync(i32 noundef 27, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !202
  call void @__midway_atomic_begin() #7, !dbg !202
  ret void, !dbg !202
}

define dso_local void @__CPROVER_atomic_end() local_unnamed_addr #0 !dbg !203 {
  call void @__midway_atomic_end() #7, !dbg !204
  ret void, !dbg !204
}

define dso_local void @__CPROVER_atomic_begin_explicit() local_unnamed_addr #0 !dbg !205 {
  call void @__midway_sync(i32 noundef 27, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !206
  call void @__midway_atomic_begin() #7, !dbg !206
  ret void, !dbg !206
}

define dso_local void @__CPROVER_atomic_end_explicit() local_unnamed_addr #0 !dbg !207 {
  call void @__midway_atomic_end() #7, !dbg !208
  ret void, !dbg !208
}

define dso_local void @__ESBMC_yield() local_unnamed_addr #0 !dbg !209 {
  call void @__midway_sync(i32 noundef 30, i8* noundef null, i32 (i8*, i8*)* noundef null, i8* noundef null) #7, !dbg !210
  ret void, !dbg !210
}

define dso_local void @__CPROVER_fence(i8* nocapture noundef %0, ...) local_unnamed_addr #3 !dbg !211 {
  ret void, !dbg !212
}

define dso_local void @__CPROVER_cover(i32 noundef %0) local_unnamed_addr #3 !dbg !213 {
  ret void, !dbg !214
}

define dso_local void @__CPROVER_input(i8* nocapture noundef %0, ...) local_unnamed_addr #3 !dbg !215 {
  ret void, !dbg !216
}

define dso_local void @__CPROVER_output(i8* nocapture noundef %0, ...) local_unnamed_addr #3 !dbg !217 {
  ret void, !dbg !218
}

define dso_local void @klee_make_symbolic(i8* noundef %0, i32 noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !219 {
  call void @__midway_check(i8* noundef %0, i32 noundef %1, i32 noundef 1) #7, !dbg !220
  call void @__midway_nondet(i8* noundef %0, i32 noundef %1, i8* noundef %2) #7, !dbg !222
  ret void, !dbg !223
}

define dso_local i32 @klee_int(i8* noundef %0) local_unnamed_addr #0 !dbg !224 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !225
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #6, !dbg !225
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef %0) #7, !dbg !228
  %4 = load i32, i32* %2, align 4, !dbg !229
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #6, !dbg !230
  ret i32 %4, !dbg !231
}

define dso_local i32 @klee_range(i32 noundef %0, i32 noundef %1, i8* noundef %2) local_unnamed_addr #0 !dbg !232 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*, !dbg !233
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #6, !dbg !233
  call void @__midway_nondet(i8* noundef nonnull %5, i32 noundef 4, i8* noundef %2) #7, !dbg !235
  %6 = load i32, i32* %4, align 4, !dbg !236
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #6, !dbg !237
  %7 = icmp sge i32 %6, %0, !dbg !238
  %8 = icmp slt i32 %6, %1, !dbg !238
  %9 = and i1 %7, %8, !dbg !238
  %10 = zext i1 %9 to i32, !dbg !238
  call void @__midway_assume(i32 noundef %10) #7, !dbg !238
  ret i32 %6, !dbg !239
}

define dso_local i32 @klee_choose(i32 noundef %0) local_unnamed_addr #0 !dbg !240 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*, !dbg !241
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #6, !dbg !241
  call void @__midway_nondet(i8* noundef nonnull %3, i32 noundef 4, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.47, i32 0, i32 0)) #7, !dbg !243
  %4 = load i32, i32* %2, align 4, !dbg !244
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #6, !dbg !245
  %5 = icmp ult i32 %4, %0, !dbg !246
  %6 = zext i1 %5 to i32, !dbg !246
  call void @__midway_assume(i32 noundef %6) #7, !dbg !246
  ret i32 %4, !dbg !247
}

define dso_local i32 @klee_is_symbolic(i32 noundef %0) local_unnamed_addr #0 !dbg !248 {
  %2 = call i32 @__midway_is_concrete(i32 noundef %0) #7, !dbg !249
  %3 = icmp eq i32 %2, 0, !dbg !249
  %4 = zext i1 %3 to i32, !dbg !249
  ret i32 %4, !dbg !249
}

declare i32 @__midway_is_concrete(i32 noundef) local_unnamed_addr #2

define dso_local void @klee_prefer_cex(i8* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #3 !dbg !250 {
  ret void, !dbg !251
}

define dso_local void @klee_warning(i8* nocapture noundef %0) local_unnamed_addr #3 !dbg !252 {
  ret void, !dbg !253
}

define dso_local void @klee_warning_once(i8* nocapture noundef %0) local_unnamed_addr #3 !dbg !254 {
  ret void, !dbg !255
}

define dso_local void @klee_print_expr(i8* nocapture noundef %0, ...) local_unnamed_addr #3 !dbg !256 {
  ret void, !dbg !257
}

define dso_local void @klee_silent_exit(i32 noundef %0) local_unnamed_addr #4 !dbg !258 {
  call void @__midway_exit(i32 noundef %0) #8, !dbg !259
  unreachable, !dbg !259
}

declare void @__midway_exit(i32 noundef) local_unnamed_addr #5

define dso_local void @klee_report_error(i8* nocapture noundef readnone %0, i32 noundef %1, i8* noundef %2, i8* nocapture noundef readnone %3) local_unnamed_addr #4 !dbg !260 {
  call void @__midway_violation(i32 noundef 1, i8* noundef %2) #8, !dbg !261
  unreachable, !dbg !261
}

define dso_local void @klee_abort() local_unnamed_addr #4 !dbg !262 {
  call void @__midway_violation(i32 noundef 1, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.48, i32 0, i32 0)) #8, !dbg !263
  unreachable, !dbg !263
}

declare i8* @__midway_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @__midway_check(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

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
!9 = distinct !DISubprogram(name: "__VERIFIER_nondet_char", scope: !1, file: !1, line: 16, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 16, scope: !9)
!13 = distinct !DISubprogram(name: "__VERIFIER_nondet_schar", scope: !1, file: !1, line: 17, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!14 = !DILocation(line: 17, scope: !13)
!15 = distinct !DISubprogram(name: "__VERIFIER_nondet_uchar", scope: !1, file: !1, line: 18, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!16 = !DILocation(line: 18, scope: !15)
!17 = distinct !DISubprogram(name: "__VERIFIER_nondet_short", scope: !1, file: !1, line: 19, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 19, scope: !17)
!19 = distinct !DISubprogram(name: "__VERIFIER_nondet_ushort", scope: !1, file: !1, line: 20, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 20, scope: !19)
!21 = distinct !DISubprogram(name: "__VERIFIER_nondet_int", scope: !1, file: !1, line: 21, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 21, scope: !21)
!23 = distinct !DISubprogram(name: "__VERIFIER_nondet_uint", scope: !1, file: !1, line: 22, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!24 = !DILocation(line: 22, scope: !23)
!25 = distinct !DISubprogram(name: "__VERIFIER_nondet_unsigned", scope: !1, file: !1, line: 23, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!26 = !DILocation(line: 23, scope: !25)
!27 = distinct !DISubprogram(name: "__VERIFIER_nondet_unsigned_int", scope: !1, file: !1, line: 24, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DILocation(line: 24, scope: !27)
!29 = distinct !DISubprogram(name: "__VERIFIER_nondet_unsigned_char", scope: !1, file: !1, line: 25, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!30 = !DILocation(line: 25, scope: !29)
!31 = distinct !DISubprogram(name: "__VERIFIER_nondet_unsigned_short", scope: !1, file: !1, line: 26, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!32 = !DILocation(line: 26, scope: !31)
!33 = distinct !DISubprogram(name: "__VERIFIER_nondet_unsigned_long", scope: !1, file: !1, line: 27, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!34 = !DILocation(line: 27, scope: !33)
!35 = distinct !DISubprogram(name: "__VERIFIER_nondet_long", scope: !1, file: !1, line: 28, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!36 = !DILocation(line: 28, scope: !35)
!37 = distinct !DISubprogram(name: "__VERIFIER_nondet_ulong", scope: !1, file: !1, line: 29, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!38 = !DILocation(line: 29, scope: !37)
!39 = distinct !DISubprogram(name: "__VERIFIER_nondet_longlong", scope: !1, file: !1, line: 30, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!40 = !DILocation(line: 30, scope: !39)
!41 = distinct !DISubprogram(name: "__VERIFIER_nondet_ulonglong", scope: !1, file: !1, line: 31, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!42 = !DILocation(line: 31, scope: !41)
!43 = distinct !DISubprogram(name: "__VERIFIER_nondet_size_t", scope: !1, file: !1, line: 32, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!44 = !DILocation(line: 32, scope: !43)
!45 = distinct !DISubprogram(name: "__VERIFIER_nondet_S8", scope: !1, file: !1, line: 33, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!46 = !DILocation(line: 33, scope: !45)
!47 = distinct !DISubprogram(name: "__VERIFIER_nondet_S16", scope: !1, file: !1, line: 34, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!48 = !DILocation(line: 34, scope: !47)
!49 = distinct !DISubprogram(name: "__VERIFIER_nondet_S32", scope: !1, file: !1, line: 35, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!50 = !DILocation(line: 35, scope: !49)
!51 = distinct !DISubprogram(name: "__VERIFIER_nondet_S64", scope: !1, file: !1, line: 36, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!52 = !DILocation(line: 36, scope: !51)
!53 = distinct !DISubprogram(name: "__VERIFIER_nondet_U8", scope: !1, file: !1, line: 37, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!54 = !DILocation(line: 37, scope: !53)
!55 = distinct !DISubprogram(name: "__VERIFIER_nondet_U16", scope: !1, file: !1, line: 38, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!56 = !DILocation(line: 38, scope: !55)
!57 = distinct !DISubprogram(name: "__VERIFIER_nondet_U32", scope: !1, file: !1, line: 39, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!58 = !DILocation(line: 39, scope: !57)
!59 = distinct !DISubprogram(name: "__VERIFIER_nondet_U64", scope: !1, file: !1, line: 40, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!60 = !DILocation(line: 40, scope: !59)
!61 = distinct !DISubprogram(name: "__VERIFIER_nondet_u8", scope: !1, file: !1, line: 41, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!62 = !DILocation(line: 41, scope: !61)
!63 = distinct !DISubprogram(name: "__VERIFIER_nondet_u16", scope: !1, file: !1, line: 42, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!64 = !DILocation(line: 42, scope: !63)
!65 = distinct !DISubprogram(name: "__VERIFIER_nondet_u32", scope: !1, file: !1, line: 43, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!66 = !DILocation(line: 43, scope: !65)
!67 = distinct !DISubprogram(name: "__VERIFIER_nondet_u64", scope: !1, file: !1, line: 44, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!68 = !DILocation(line: 44, scope: !67)
!69 = distinct !DISubprogram(name: "__VERIFIER_nondet_loff_t", scope: !1, file: !1, line: 45, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!70 = !DILocation(line: 45, scope: !69)
!71 = distinct !DISubprogram(name: "__VERIFIER_nondet_sector_t", scope: !1, file: !1, line: 46, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!72 = !DILocation(line: 46, scope: !71)
!73 = distinct !DISubprogram(name: "__VERIFIER_nondet_float", scope: !1, file: !1, line: 47, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!74 = !DILocation(line: 47, scope: !73)
!75 = distinct !DISubprogram(name: "__VERIFIER_nondet_double", scope: !1, file: !1, line: 48, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!76 = !DILocation(line: 48, scope: !75)
!77 = distinct !DISubprogram(name: "__VERIFIER_nondet_bool", scope: !1, file: !1, line: 62, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!78 = !DILocation(line: 57, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "any_bit", scope: !1, file: !1, line: 55, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!80 = distinct !DILocation(line: 62, scope: !77)
!81 = !DILocation(line: 58, scope: !79, inlinedAt: !80)
!82 = !DILocation(line: 59, scope: !79, inlinedAt: !80)
!83 = !DILocation(line: 60, scope: !79, inlinedAt: !80)
!84 = !DILocation(line: 62, scope: !77)
!85 = distinct !DISubprogram(name: "__VERIFIER_nondet__Bool", scope: !1, file: !1, line: 63, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!86 = !DILocation(line: 57, scope: !79, inlinedAt: !87)
!87 = distinct !DILocation(line: 63, scope: !85)
!88 = !DILocation(line: 58, scope: !79, inlinedAt: !87)
!89 = !DILocation(line: 59, scope: !79, inlinedAt: !87)
!90 = !DILocation(line: 60, scope: !79, inlinedAt: !87)
!91 = !DILocation(line: 63, scope: !85)
!92 = distinct !DISubprogram(name: "__VERIFIER_nondet_pointer", scope: !1, file: !1, line: 66, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!93 = !DILocation(line: 68, scope: !92)
!94 = !DILocation(line: 70, scope: !92)
!95 = !DILocation(line: 85, scope: !96, inlinedAt: !98)
!96 = distinct !DISubprogram(name: "heap_alloc", scope: !97, file: !97, line: 85, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!97 = !DIFile(filename: "c/models.h", directory: ".")
!98 = distinct !DILocation(line: 71, scope: !92)
!99 = !DILocation(line: 72, scope: !92)
!100 = !DILocation(line: 0, scope: !92)
!101 = !DILocation(line: 74, scope: !92)
!102 = distinct !DISubprogram(name: "__VERIFIER_nondet_charp", scope: !1, file: !1, line: 76, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!103 = !DILocation(line: 68, scope: !92, inlinedAt: !104)
!104 = distinct !DILocation(line: 76, scope: !102)
!105 = !DILocation(line: 70, scope: !92, inlinedAt: !104)
!106 = !DILocation(line: 85, scope: !96, inlinedAt: !107)
!107 = distinct !DILocation(line: 71, scope: !92, inlinedAt: !104)
!108 = !DILocation(line: 72, scope: !92, inlinedAt: !104)
!109 = !DILocation(line: 0, scope: !92, inlinedAt: !104)
!110 = !DILocation(line: 76, scope: !102)
!111 = distinct !DISubprogram(name: "__VERIFIER_nondet_pchar", scope: !1, file: !1, line: 77, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!112 = !DILocation(line: 68, scope: !92, inlinedAt: !113)
!113 = distinct !DILocation(line: 77, scope: !111)
!114 = !DILocation(line: 70, scope: !92, inlinedAt: !113)
!115 = !DILocation(line: 85, scope: !96, inlinedAt: !116)
!116 = distinct !DILocation(line: 71, scope: !92, inlinedAt: !113)
!117 = !DILocation(line: 72, scope: !92, inlinedAt: !113)
!118 = !DILocation(line: 0, scope: !92, inlinedAt: !113)
!119 = !DILocation(line: 77, scope: !111)
!120 = distinct !DISubprogram(name: "__VERIFIER_nondet_memory", scope: !1, file: !1, line: 79, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!121 = !DILocation(line: 80, scope: !122, inlinedAt: !123)
!122 = distinct !DISubprogram(name: "fill", scope: !97, file: !97, line: 78, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!123 = distinct !DILocation(line: 79, scope: !120)
!124 = !DILocation(line: 81, scope: !122, inlinedAt: !123)
!125 = !DILocation(line: 79, scope: !120)
!126 = distinct !DISubprogram(name: "__VERIFIER_assume", scope: !1, file: !1, line: 89, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!127 = !DILocation(line: 89, scope: !126)
!128 = distinct !DISubprogram(name: "__ESBMC_assume", scope: !1, file: !1, line: 90, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!129 = !DILocation(line: 90, scope: !128)
!130 = distinct !DISubprogram(name: "__CPROVER_assume", scope: !1, file: !1, line: 91, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!131 = !DILocation(line: 91, scope: !130)
!132 = distinct !DISubprogram(name: "__goblint_assume", scope: !1, file: !1, line: 92, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!133 = !DILocation(line: 92, scope: !132)
!134 = distinct !DISubprogram(name: "klee_assume", scope: !1, file: !1, line: 93, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!135 = !DILocation(line: 93, scope: !134)
!136 = distinct !DISubprogram(name: "__VERIFIER_assert", scope: !1, file: !1, line: 94, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!137 = !DILocation(line: 85, scope: !138, inlinedAt: !139)
!138 = distinct !DISubprogram(name: "assertion", scope: !1, file: !1, line: 83, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!139 = distinct !DILocation(line: 94, scope: !136)
!140 = !DILocation(line: 86, scope: !138, inlinedAt: !139)
!141 = !DILocation(line: 94, scope: !136)
!142 = distinct !DISubprogram(name: "__ESBMC_assert", scope: !1, file: !1, line: 95, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!143 = !DILocation(line: 85, scope: !138, inlinedAt: !144)
!144 = distinct !DILocation(line: 95, scope: !142)
!145 = !DILocation(line: 86, scope: !138, inlinedAt: !144)
!146 = !DILocation(line: 95, scope: !142)
!147 = distinct !DISubprogram(name: "__CPROVER_assert", scope: !1, file: !1, line: 96, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!148 = !DILocation(line: 85, scope: !138, inlinedAt: !149)
!149 = distinct !DILocation(line: 96, scope: !147)
!150 = !DILocation(line: 86, scope: !138, inlinedAt: !149)
!151 = !DILocation(line: 96, scope: !147)
!152 = distinct !DISubprogram(name: "__goblint_check", scope: !1, file: !1, line: 97, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!153 = !DILocation(line: 85, scope: !138, inlinedAt: !154)
!154 = distinct !DILocation(line: 97, scope: !152)
!155 = !DILocation(line: 86, scope: !138, inlinedAt: !154)
!156 = !DILocation(line: 97, scope: !152)
!157 = distinct !DISubprogram(name: "__goblint_assert", scope: !1, file: !1, line: 98, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!158 = !DILocation(line: 85, scope: !138, inlinedAt: !159)
!159 = distinct !DILocation(line: 98, scope: !157)
!160 = !DILocation(line: 86, scope: !138, inlinedAt: !159)
!161 = !DILocation(line: 98, scope: !157)
!162 = distinct !DISubprogram(name: "__goblint_unknown", scope: !1, file: !1, line: 99, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!163 = !DILocation(line: 99, scope: !162)
!164 = distinct !DISubprogram(name: "__goblint_split_begin", scope: !1, file: !1, line: 100, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!165 = !DILocation(line: 100, scope: !164)
!166 = distinct !DISubprogram(name: "__goblint_split_end", scope: !1, file: !1, line: 101, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!167 = !DILocation(line: 101, scope: !166)
!168 = distinct !DISubprogram(name: "__goblint_globalize", scope: !1, file: !1, line: 102, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!169 = !DILocation(line: 102, scope: !168)
!170 = distinct !DISubprogram(name: "__goblint_assume_join", scope: !1, file: !1, line: 103, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!171 = !DILocation(line: 103, scope: !170)
!172 = distinct !DISubprogram(name: "mw_assert", scope: !1, file: !1, line: 107, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!173 = !DILocation(line: 85, scope: !138, inlinedAt: !174)
!174 = distinct !DILocation(line: 107, scope: !172)
!175 = !DILocation(line: 86, scope: !138, inlinedAt: !174)
!176 = !DILocation(line: 107, scope: !172)
!177 = distinct !DISubprogram(name: "__assert_fail", scope: !1, file: !1, line: 109, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!178 = !DILocation(line: 111, scope: !177)
!179 = distinct !DISubprogram(name: "__assert_perror_fail", scope: !1, file: !1, line: 114, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!180 = !DILocation(line: 116, scope: !179)
!181 = distinct !DISubprogram(name: "__assert", scope: !1, file: !1, line: 119, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!182 = !DILocation(line: 119, scope: !181)
!183 = distinct !DISubprogram(name: "__assert_rtn", scope: !1, file: !1, line: 120, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!184 = !DILocation(line: 120, scope: !183)
!185 = distinct !DISubprogram(name: "_assert", scope: !1, file: !1, line: 121, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!186 = !DILocation(line: 121, scope: !185)
!187 = distinct !DISubprogram(name: "__VERIFIER_error", scope: !1, file: !1, line: 123, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!188 = !DILocation(line: 123, scope: !187)
!189 = distinct !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 124, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!190 = !DILocation(line: 124, scope: !189)
!191 = distinct !DISubprogram(name: "__VERIFIER_fail", scope: !1, file: !1, line: 125, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!192 = !DILocation(line: 125, scope: !191)
!193 = distinct !DISubprogram(name: "__VERIFIER_atomic_begin", scope: !1, file: !1, line: 137, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!194 = !DILocation(line: 137, scope: !193)
!195 = distinct !DISubprogram(name: "__VERIFIER_atomic_end", scope: !1, file: !1, line: 137, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!196 = !DILocation(line: 137, scope: !195)
!197 = distinct !DISubprogram(name: "__ESBMC_atomic_begin", scope: !1, file: !1, line: 138, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!198 = !DILocation(line: 138, scope: !197)
!199 = distinct !DISubprogram(name: "__ESBMC_atomic_end", scope: !1, file: !1, line: 138, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!200 = !DILocation(line: 138, scope: !199)
!201 = distinct !DISubprogram(name: "__CPROVER_atomic_begin", scope: !1, file: !1, line: 139, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!202 = !DILocation(line: 139, scope: !201)
!203 = distinct !DISubprogram(name: "__CPROVER_atomic_end", scope: !1, file: !1, line: 139, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!204 = !DILocation(line: 139, scope: !203)
!205 = distinct !DISubprogram(name: "__CPROVER_atomic_begin_explicit", scope: !1, file: !1, line: 140, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!206 = !DILocation(line: 140, scope: !205)
!207 = distinct !DISubprogram(name: "__CPROVER_atomic_end_explicit", scope: !1, file: !1, line: 140, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!208 = !DILocation(line: 140, scope: !207)
!209 = distinct !DISubprogram(name: "__ESBMC_yield", scope: !1, file: !1, line: 142, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!210 = !DILocation(line: 142, scope: !209)
!211 = distinct !DISubprogram(name: "__CPROVER_fence", scope: !1, file: !1, line: 143, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!212 = !DILocation(line: 143, scope: !211)
!213 = distinct !DISubprogram(name: "__CPROVER_cover", scope: !1, file: !1, line: 144, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!214 = !DILocation(line: 144, scope: !213)
!215 = distinct !DISubprogram(name: "__CPROVER_input", scope: !1, file: !1, line: 145, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!216 = !DILocation(line: 145, scope: !215)
!217 = distinct !DISubprogram(name: "__CPROVER_output", scope: !1, file: !1, line: 146, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!218 = !DILocation(line: 146, scope: !217)
!219 = distinct !DISubprogram(name: "klee_make_symbolic", scope: !1, file: !1, line: 150, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!220 = !DILocation(line: 80, scope: !122, inlinedAt: !221)
!221 = distinct !DILocation(line: 150, scope: !219)
!222 = !DILocation(line: 81, scope: !122, inlinedAt: !221)
!223 = !DILocation(line: 150, scope: !219)
!224 = distinct !DISubprogram(name: "klee_int", scope: !1, file: !1, line: 152, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!225 = !DILocation(line: 53, scope: !226, inlinedAt: !227)
!226 = distinct !DISubprogram(name: "any_int", scope: !97, file: !97, line: 51, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!227 = distinct !DILocation(line: 152, scope: !224)
!228 = !DILocation(line: 54, scope: !226, inlinedAt: !227)
!229 = !DILocation(line: 55, scope: !226, inlinedAt: !227)
!230 = !DILocation(line: 56, scope: !226, inlinedAt: !227)
!231 = !DILocation(line: 152, scope: !224)
!232 = distinct !DISubprogram(name: "klee_range", scope: !1, file: !1, line: 154, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!233 = !DILocation(line: 53, scope: !226, inlinedAt: !234)
!234 = distinct !DILocation(line: 156, scope: !232)
!235 = !DILocation(line: 54, scope: !226, inlinedAt: !234)
!236 = !DILocation(line: 55, scope: !226, inlinedAt: !234)
!237 = !DILocation(line: 56, scope: !226, inlinedAt: !234)
!238 = !DILocation(line: 157, scope: !232)
!239 = !DILocation(line: 158, scope: !232)
!240 = distinct !DISubprogram(name: "klee_choose", scope: !1, file: !1, line: 161, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!241 = !DILocation(line: 53, scope: !226, inlinedAt: !242)
!242 = distinct !DILocation(line: 163, scope: !240)
!243 = !DILocation(line: 54, scope: !226, inlinedAt: !242)
!244 = !DILocation(line: 55, scope: !226, inlinedAt: !242)
!245 = !DILocation(line: 56, scope: !226, inlinedAt: !242)
!246 = !DILocation(line: 164, scope: !240)
!247 = !DILocation(line: 165, scope: !240)
!248 = distinct !DISubprogram(name: "klee_is_symbolic", scope: !1, file: !1, line: 168, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!249 = !DILocation(line: 168, scope: !248)
!250 = distinct !DISubprogram(name: "klee_prefer_cex", scope: !1, file: !1, line: 169, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!251 = !DILocation(line: 169, scope: !250)
!252 = distinct !DISubprogram(name: "klee_warning", scope: !1, file: !1, line: 170, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!253 = !DILocation(line: 170, scope: !252)
!254 = distinct !DISubprogram(name: "klee_warning_once", scope: !1, file: !1, line: 171, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!255 = !DILocation(line: 171, scope: !254)
!256 = distinct !DISubprogram(name: "klee_print_expr", scope: !1, file: !1, line: 172, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!257 = !DILocation(line: 172, scope: !256)
!258 = distinct !DISubprogram(name: "klee_silent_exit", scope: !1, file: !1, line: 173, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!259 = !DILocation(line: 173, scope: !258)
!260 = distinct !DISubprogram(name: "klee_report_error", scope: !1, file: !1, line: 174, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!261 = !DILocation(line: 176, scope: !260)
!262 = distinct !DISubprogram(name: "klee_abort", scope: !1, file: !1, line: 178, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!263 = !DILocation(line: 178, scope: !262)
