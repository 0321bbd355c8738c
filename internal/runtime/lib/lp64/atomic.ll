target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.atomic_flag = type { i8 }

@.str = private unnamed_addr constant [12 x i8] c"atomic-call\00", align 1
@.str.1 = private unnamed_addr constant [72 x i8] c"a race between a call of libatomic and a plain access is not looked for\00", align 1

define dso_local zeroext i8 @__atomic_load_1(i8* noundef %p, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = load atomic i8, i8* %p seq_cst, align 1
  ret i8 %0
}

define dso_local void @__atomic_store_1(i8* noundef %p, i8 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  store atomic i8 %v, i8* %p seq_cst, align 1
  ret void
}

define dso_local zeroext i1 @__atomic_compare_exchange_1(i8* noundef %p, i8* nocapture noundef %e, i8 noundef zeroext %d, i32 noundef %s, i32 noundef %f) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = load i8, i8* %e, align 1
  %1 = cmpxchg i8* %p, i8 %0, i8 %d seq_cst seq_cst, align 1
  %2 = extractvalue { i8, i1 } %1, 1
  br i1 %2, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  %3 = extractvalue { i8, i1 } %1, 0
  store i8 %3, i8* %e, align 1
  br label %cmpxchg.continue

cmpxchg.continue:
  ret i1 %2
}

define dso_local zeroext i8 @__atomic_exchange_1(i8* noundef %p, i8 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = atomicrmw xchg i8* %p, i8 %v seq_cst, align 1
  ret i8 %0
}

define dso_local zeroext i8 @__atomic_fetch_add_1(i8* noundef %p, i8 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = atomicrmw add i8* %p, i8 %v seq_cst, align 1
  ret i8 %0
}

define dso_local zeroext i8 @__atomic_fetch_sub_1(i8* noundef %p, i8 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = atomicrmw sub i8* %p, i8 %v seq_cst, align 1
  ret i8 %0
}

define dso_local zeroext i8 @__atomic_fetch_and_1(i8* noundef %p, i8 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = atomicrmw and i8* %p, i8 %v seq_cst, align 1
  ret i8 %0
}

define dso_local zeroext i8 @__atomic_fetch_or_1(i8* noundef %p, i8 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = atomicrmw or i8* %p, i8 %v seq_cst, align 1
  ret i8 %0
}

define dso_local zeroext i8 @__atomic_fetch_xor_1(i8* noundef %p, i8 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = atomicrmw xor i8* %p, i8 %v seq_cst, align 1
  ret i8 %0
}

define dso_local zeroext i8 @__atomic_fetch_nand_1(i8* noundef %p, i8 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = atomicrmw nand i8* %p, i8 %v seq_cst, align 1
  ret i8 %0
}

define dso_local zeroext i16 @__atomic_load_2(i8* noundef %p, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i16*
  %1 = load atomic i16, i16* %0 seq_cst, align 2
  ret i16 %1
}

define dso_local void @__atomic_store_2(i8* noundef %p, i16 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i16*
  store atomic i16 %v, i16* %0 seq_cst, align 2
  ret void
}

define dso_local zeroext i1 @__atomic_compare_exchange_2(i8* noundef %p, i8* nocapture noundef %e, i16 noundef zeroext %d, i32 noundef %s, i32 noundef %f) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i16*
  %1 = bitcast i8* %e to i16*
  %2 = load i16, i16* %1, align 2
  %3 = cmpxchg i16* %0, i16 %2, i16 %d seq_cst seq_cst, align 2
  %4 = extractvalue { i16, i1 } %3, 1
  br i1 %4, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  %5 = extractvalue { i16, i1 } %3, 0
  store i16 %5, i16* %1, align 2
  br label %cmpxchg.continue

cmpxchg.continue:
  ret i1 %4
}

define dso_local zeroext i16 @__atomic_exchange_2(i8* noundef %p, i16 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i16*
  %1 = atomicrmw xchg i16* %0, i16 %v seq_cst, align 2
  ret i16 %1
}

define dso_local zeroext i16 @__atomic_fetch_add_2(i8* noundef %p, i16 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i16*
  %1 = atomicrmw add i16* %0, i16 %v seq_cst, align 2
  ret i16 %1
}

define dso_local zeroext i16 @__atomic_fetch_sub_2(i8* noundef %p, i16 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i16*
  %1 = atomicrmw sub i16* %0, i16 %v seq_cst, align 2
  ret i16 %1
}

define dso_local zeroext i16 @__atomic_fetch_and_2(i8* noundef %p, i16 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i16*
  %1 = atomicrmw and i16* %0, i16 %v seq_cst, align 2
  ret i16 %1
}

define dso_local zeroext i16 @__atomic_fetch_or_2(i8* noundef %p, i16 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i16*
  %1 = atomicrmw or i16* %0, i16 %v seq_cst, align 2
  ret i16 %1
}

define dso_local zeroext i16 @__atomic_fetch_xor_2(i8* noundef %p, i16 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i16*
  %1 = atomicrmw xor i16* %0, i16 %v seq_cst, align 2
  ret i16 %1
}

define dso_local zeroext i16 @__atomic_fetch_nand_2(i8* noundef %p, i16 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i16*
  %1 = atomicrmw nand i16* %0, i16 %v seq_cst, align 2
  ret i16 %1
}

define dso_local i32 @__atomic_load_4(i8* noundef %p, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i32*
  %1 = load atomic i32, i32* %0 seq_cst, align 4
  ret i32 %1
}

define dso_local void @__atomic_store_4(i8* noundef %p, i32 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i32*
  store atomic i32 %v, i32* %0 seq_cst, align 4
  ret void
}

define dso_local zeroext i1 @__atomic_compare_exchange_4(i8* noundef %p, i8* nocapture noundef %e, i32 noundef %d, i32 noundef %s, i32 noundef %f) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i32*
  %1 = bitcast i8* %e to i32*
  %2 = load i32, i32* %1, align 4
  %3 = cmpxchg i32* %0, i32 %2, i32 %d seq_cst seq_cst, align 4
  %4 = extractvalue { i32, i1 } %3, 1
  br i1 %4, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  %5 = extractvalue { i32, i1 } %3, 0
  store i32 %5, i32* %1, align 4
  br label %cmpxchg.continue

cmpxchg.continue:
  ret i1 %4
}

define dso_local i32 @__atomic_exchange_4(i8* noundef %p, i32 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i32*
  %1 = atomicrmw xchg i32* %0, i32 %v seq_cst, align 4
  ret i32 %1
}

define dso_local i32 @__atomic_fetch_add_4(i8* noundef %p, i32 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i32*
  %1 = atomicrmw add i32* %0, i32 %v seq_cst, align 4
  ret i32 %1
}

define dso_local i32 @__atomic_fetch_sub_4(i8* noundef %p, i32 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i32*
  %1 = atomicrmw sub i32* %0, i32 %v seq_cst, align 4
  ret i32 %1
}

define dso_local i32 @__atomic_fetch_and_4(i8* noundef %p, i32 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i32*
  %1 = atomicrmw and i32* %0, i32 %v seq_cst, align 4
  ret i32 %1
}

define dso_local i32 @__atomic_fetch_or_4(i8* noundef %p, i32 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i32*
  %1 = atomicrmw or i32* %0, i32 %v seq_cst, align 4
  ret i32 %1
}

define dso_local i32 @__atomic_fetch_xor_4(i8* noundef %p, i32 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i32*
  %1 = atomicrmw xor i32* %0, i32 %v seq_cst, align 4
  ret i32 %1
}

define dso_local i32 @__atomic_fetch_nand_4(i8* noundef %p, i32 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i32*
  %1 = atomicrmw nand i32* %0, i32 %v seq_cst, align 4
  ret i32 %1
}

define dso_local i64 @__atomic_load_8(i8* noundef %p, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i64*
  %1 = load atomic i64, i64* %0 seq_cst, align 8
  ret i64 %1
}

define dso_local void @__atomic_store_8(i8* noundef %p, i64 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i64*
  store atomic i64 %v, i64* %0 seq_cst, align 8
  ret void
}

define dso_local zeroext i1 @__atomic_compare_exchange_8(i8* noundef %p, i8* nocapture noundef %e, i64 noundef %d, i32 noundef %s, i32 noundef %f) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i64*
  %1 = bitcast i8* %e to i64*
  %2 = load i64, i64* %1, align 8
  %3 = cmpxchg i64* %0, i64 %2, i64 %d seq_cst seq_cst, align 8
  %4 = extractvalue { i64, i1 } %3, 1
  br i1 %4, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:
  %5 = extractvalue { i64, i1 } %3, 0
  store i64 %5, i64* %1, align 8
  br label %cmpxchg.continue

cmpxchg.continue:
  ret i1 %4
}

define dso_local i64 @__atomic_exchange_8(i8* noundef %p, i64 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i64*
  %1 = atomicrmw xchg i64* %0, i64 %v seq_cst, align 8
  ret i64 %1
}

define dso_local i64 @__atomic_fetch_add_8(i8* noundef %p, i64 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i64*
  %1 = atomicrmw add i64* %0, i64 %v seq_cst, align 8
  ret i64 %1
}

define dso_local i64 @__atomic_fetch_sub_8(i8* noundef %p, i64 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i64*
  %1 = atomicrmw sub i64* %0, i64 %v seq_cst, align 8
  ret i64 %1
}

define dso_local i64 @__atomic_fetch_and_8(i8* noundef %p, i64 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i64*
  %1 = atomicrmw and i64* %0, i64 %v seq_cst, align 8
  ret i64 %1
}

define dso_local i64 @__atomic_fetch_or_8(i8* noundef %p, i64 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i64*
  %1 = atomicrmw or i64* %0, i64 %v seq_cst, align 8
  ret i64 %1
}

define dso_local i64 @__atomic_fetch_xor_8(i8* noundef %p, i64 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i64*
  %1 = atomicrmw xor i64* %0, i64 %v seq_cst, align 8
  ret i64 %1
}

define dso_local i64 @__atomic_fetch_nand_8(i8* noundef %p, i64 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %0 = bitcast i8* %p to i64*
  %1 = atomicrmw nand i64* %0, i64 %v seq_cst, align 8
  ret i64 %1
}

define dso_local void @__atomic_load(i64 noundef %n, i8* noundef %p, i8* noundef %out, i32 noundef %order) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  call void @__midway_hb_acquire(i8* noundef %p) #4
  %cmp6.not.i = icmp eq i64 %n, 0
  br i1 %cmp6.not.i, label %copy.exit, label %for.body.i

for.body.i:
  %i.07.i = phi i64 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr i8, i8* %p, i64 %i.07.i
  %0 = load volatile i8, i8* %arrayidx.i, align 1
  %arrayidx1.i = getelementptr i8, i8* %out, i64 %i.07.i
  store volatile i8 %0, i8* %arrayidx1.i, align 1
  %inc.i = add nuw i64 %i.07.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %n
  br i1 %exitcond.not.i, label %copy.exit, label %for.body.i

copy.exit:
  ret void
}

define dso_local void @__atomic_store(i64 noundef %n, i8* noundef %p, i8* noundef %in, i32 noundef %order) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  call void @__midway_hb_acquire(i8* noundef %p) #4
  %cmp6.not.i = icmp eq i64 %n, 0
  br i1 %cmp6.not.i, label %copy.exit, label %for.body.i

for.body.i:
  %i.07.i = phi i64 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr i8, i8* %in, i64 %i.07.i
  %0 = load volatile i8, i8* %arrayidx.i, align 1
  %arrayidx1.i = getelementptr i8, i8* %p, i64 %i.07.i
  store volatile i8 %0, i8* %arrayidx1.i, align 1
  %inc.i = add nuw i64 %i.07.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %n
  br i1 %exitcond.not.i, label %copy.exit, label %for.body.i

copy.exit:
  call void @__midway_hb_release(i8* noundef %p) #4
  ret void
}

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #1

define dso_local void @__atomic_exchange(i64 noundef %n, i8* noundef %p, i8* noundef %in, i8* noundef %out, i32 noundef %order) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  call void @__midway_hb_acquire(i8* noundef %p) #4
  %cmp6.not.i = icmp eq i64 %n, 0
  br i1 %cmp6.not.i, label %copy.exit12, label %for.body.i

for.body.i:
  %i.07.i = phi i64 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr i8, i8* %p, i64 %i.07.i
  %0 = load volatile i8, i8* %arrayidx.i, align 1
  %arrayidx1.i = getelementptr i8, i8* %out, i64 %i.07.i
  store volatile i8 %0, i8* %arrayidx1.i, align 1
  %inc.i = add nuw i64 %i.07.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %n
  br i1 %exitcond.not.i, label %copy.exit, label %for.body.i

copy.exit:
  br i1 %cmp6.not.i, label %copy.exit12, label %for.body.i11

for.body.i11:
  %i.07.i6 = phi i64 [ %inc.i9, %for.body.i11 ], [ 0, %copy.exit ]
  %arrayidx.i7 = getelementptr i8, i8* %in, i64 %i.07.i6
  %1 = load volatile i8, i8* %arrayidx.i7, align 1
  %arrayidx1.i8 = getelementptr i8, i8* %p, i64 %i.07.i6
  store volatile i8 %1, i8* %arrayidx1.i8, align 1
  %inc.i9 = add nuw i64 %i.07.i6, 1
  %exitcond.not.i10 = icmp eq i64 %inc.i9, %n
  br i1 %exitcond.not.i10, label %copy.exit12, label %for.body.i11

copy.exit12:
  call void @__midway_hb_release(i8* noundef %p) #4
  ret void
}

define dso_local zeroext i1 @__atomic_compare_exchange(i64 noundef %n, i8* noundef %p, i8* noundef %expected, i8* noundef %in, i32 noundef %s, i32 noundef %f) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  call void @__midway_hb_acquire(i8* noundef %p) #4
  %cmp25.not = icmp eq i64 %n, 0
  br i1 %cmp25.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup.loopexit:
  %phi.cmp = icmp eq i32 %or, 0
  br label %for.cond.cleanup

for.cond.cleanup:
  %differ.0.lcssa = phi i1 [ true, %entry ], [ %phi.cmp, %for.cond.cleanup.loopexit ]
  %cmp6.not.i17 = icmp eq i64 %n, 0
  br i1 %differ.0.lcssa, label %if.end, label %if.then

for.body:
  %i.027 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %differ.026 = phi i32 [ %or, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr i8, i8* %p, i64 %i.027
  %0 = load volatile i8, i8* %arrayidx, align 1
  %arrayidx1 = getelementptr i8, i8* %expected, i64 %i.027
  %1 = load i8, i8* %arrayidx1, align 1
  %xor16 = xor i8 %1, %0
  %xor = sext i8 %xor16 to i32
  %or = or i32 %differ.026, %xor
  %inc = add nuw i64 %i.027, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body

if.then:
  br i1 %cmp6.not.i17, label %cleanup, label %for.body.i

for.body.i:
  %i.07.i = phi i64 [ %inc.i, %for.body.i ], [ 0, %if.then ]
  %arrayidx.i = getelementptr i8, i8* %p, i64 %i.07.i
  %2 = load volatile i8, i8* %arrayidx.i, align 1
  %arrayidx1.i = getelementptr i8, i8* %expected, i64 %i.07.i
  store volatile i8 %2, i8* %arrayidx1.i, align 1
  %inc.i = add nuw i64 %i.07.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %n
  br i1 %exitcond.not.i, label %cleanup, label %for.body.i

if.end:
  br i1 %cmp6.not.i17, label %copy.exit24, label %for.body.i23

for.body.i23:
  %i.07.i18 = phi i64 [ %inc.i21, %for.body.i23 ], [ 0, %if.end ]
  %arrayidx.i19 = getelementptr i8, i8* %in, i64 %i.07.i18
  %3 = load volatile i8, i8* %arrayidx.i19, align 1
  %arrayidx1.i20 = getelementptr i8, i8* %p, i64 %i.07.i18
  store volatile i8 %3, i8* %arrayidx1.i20, align 1
  %inc.i21 = add nuw i64 %i.07.i18, 1
  %exitcond.not.i22 = icmp eq i64 %inc.i21, %n
  br i1 %exitcond.not.i22, label %copy.exit24, label %for.body.i23

copy.exit24:
  call void @__midway_hb_release(i8* noundef %p) #4
  br label %cleanup

cleanup:
  ret i1 %differ.0.lcssa
}

define dso_local zeroext i1 @__atomic_is_lock_free(i64 noundef %n, i8* nocapture noundef readnone %p) local_unnamed_addr #2 {
entry:
  %switch.tableidx = add i64 %n, -1
  %0 = icmp ult i64 %switch.tableidx, 8
  %switch.cast = trunc i64 %switch.tableidx to i8
  %switch.downshift = lshr i8 -117, %switch.cast
  %1 = and i8 %switch.downshift, 1
  %switch.masked = icmp ne i8 %1, 0
  %2 = select i1 %0, i1 %switch.masked, i1 false
  ret i1 %2
}

define dso_local void @atomic_thread_fence(i32 noundef %o) local_unnamed_addr #3 {
entry:
  fence seq_cst
  ret void
}

define dso_local void @atomic_signal_fence(i32 noundef %o) local_unnamed_addr #2 {
entry:
  ret void
}

define dso_local zeroext i1 @atomic_flag_test_and_set(%struct.atomic_flag* noundef %f) local_unnamed_addr #0 {
entry:
  %0 = getelementptr %struct.atomic_flag, %struct.atomic_flag* %f, i64 0, i32 0
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %1 = atomicrmw xchg i8* %0, i8 1 seq_cst, align 1
  %cmp.i = icmp ne i8 %1, 0
  ret i1 %cmp.i
}

define dso_local zeroext i1 @atomic_flag_test_and_set_explicit(%struct.atomic_flag* noundef %f, i32 noundef %o) local_unnamed_addr #0 {
entry:
  %0 = getelementptr %struct.atomic_flag, %struct.atomic_flag* %f, i64 0, i32 0
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  %1 = atomicrmw xchg i8* %0, i8 1 seq_cst, align 1
  %cmp.i = icmp ne i8 %1, 0
  ret i1 %cmp.i
}

define dso_local void @atomic_flag_clear(%struct.atomic_flag* noundef %f) local_unnamed_addr #0 {
entry:
  %0 = getelementptr %struct.atomic_flag, %struct.atomic_flag* %f, i64 0, i32 0
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  store atomic i8 0, i8* %0 seq_cst, align 1
  ret void
}

define dso_local void @atomic_flag_clear_explicit(%struct.atomic_flag* noundef %f, i32 noundef %o) local_unnamed_addr #0 {
entry:
  %0 = getelementptr %struct.atomic_flag, %struct.atomic_flag* %f, i64 0, i32 0
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i64 0, i64 0)) #4
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #4
  store atomic i8 0, i8* %0 seq_cst, align 1
  ret void
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #3 = { mustprogress nofree norecurse nounwind null_pointer_is_valid willreturn }
attributes #4 = { nobuiltin nounwind }

