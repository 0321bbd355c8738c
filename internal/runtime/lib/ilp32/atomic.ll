target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.atomic_flag = type { i8 }

@.str = private unnamed_addr constant [12 x i8] c"atomic-call\00", align 1
@.str.1 = private unnamed_addr constant [72 x i8] c"a race between a call of libatomic and a plain access is not looked for\00", align 1

define dso_local zeroext i8 @__atomic_load_1(i8* noundef %p, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = load atomic i8, i8* %p seq_cst, align 1
  ret i8 %0
}

define dso_local void @__atomic_store_1(i8* noundef %p, i8 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  store atomic i8 %v, i8* %p seq_cst, align 1
  ret void
}

define dso_local zeroext i1 @__atomic_compare_exchange_1(i8* noundef %p, i8* nocapture noundef %e, i8 noundef zeroext %d, i32 noundef %s, i32 noundef %f) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
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
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = atomicrmw xchg i8* %p, i8 %v seq_cst, align 1
  ret i8 %0
}

define dso_local zeroext i8 @__atomic_fetch_add_1(i8* noundef %p, i8 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = atomicrmw add i8* %p, i8 %v seq_cst, align 1
  ret i8 %0
}

define dso_local zeroext i8 @__atomic_fetch_sub_1(i8* noundef %p, i8 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = atomicrmw sub i8* %p, i8 %v seq_cst, align 1
  ret i8 %0
}

define dso_local zeroext i8 @__atomic_fetch_and_1(i8* noundef %p, i8 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = atomicrmw and i8* %p, i8 %v seq_cst, align 1
  ret i8 %0
}

define dso_local zeroext i8 @__atomic_fetch_or_1(i8* noundef %p, i8 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = atomicrmw or i8* %p, i8 %v seq_cst, align 1
  ret i8 %0
}

define dso_local zeroext i8 @__atomic_fetch_xor_1(i8* noundef %p, i8 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = atomicrmw xor i8* %p, i8 %v seq_cst, align 1
  ret i8 %0
}

define dso_local zeroext i8 @__atomic_fetch_nand_1(i8* noundef %p, i8 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = atomicrmw nand i8* %p, i8 %v seq_cst, align 1
  ret i8 %0
}

define dso_local zeroext i16 @__atomic_load_2(i8* noundef %p, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = bitcast i8* %p to i16*
  %1 = load atomic i16, i16* %0 seq_cst, align 2
  ret i16 %1
}

define dso_local void @__atomic_store_2(i8* noundef %p, i16 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = bitcast i8* %p to i16*
  store atomic i16 %v, i16* %0 seq_cst, align 2
  ret void
}

define dso_local zeroext i1 @__atomic_compare_exchange_2(i8* noundef %p, i8* nocapture noundef %e, i16 noundef zeroext %d, i32 noundef %s, i32 noundef %f) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
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
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = bitcast i8* %p to i16*
  %1 = atomicrmw xchg i16* %0, i16 %v seq_cst, align 2
  ret i16 %1
}

define dso_local zeroext i16 @__atomic_fetch_add_2(i8* noundef %p, i16 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = bitcast i8* %p to i16*
  %1 = atomicrmw add i16* %0, i16 %v seq_cst, align 2
  ret i16 %1
}

define dso_local zeroext i16 @__atomic_fetch_sub_2(i8* noundef %p, i16 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = bitcast i8* %p to i16*
  %1 = atomicrmw sub i16* %0, i16 %v seq_cst, align 2
  ret i16 %1
}

define dso_local zeroext i16 @__atomic_fetch_and_2(i8* noundef %p, i16 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = bitcast i8* %p to i16*
  %1 = atomicrmw and i16* %0, i16 %v seq_cst, align 2
  ret i16 %1
}

define dso_local zeroext i16 @__atomic_fetch_or_2(i8* noundef %p, i16 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = bitcast i8* %p to i16*
  %1 = atomicrmw or i16* %0, i16 %v seq_cst, align 2
  ret i16 %1
}

define dso_local zeroext i16 @__atomic_fetch_xor_2(i8* noundef %p, i16 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = bitcast i8* %p to i16*
  %1 = atomicrmw xor i16* %0, i16 %v seq_cst, align 2
  ret i16 %1
}

define dso_local zeroext i16 @__atomic_fetch_nand_2(i8* noundef %p, i16 noundef zeroext %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = bitcast i8* %p to i16*
  %1 = atomicrmw nand i16* %0, i16 %v seq_cst, align 2
  ret i16 %1
}

define dso_local i32 @__atomic_load_4(i8* noundef %p, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = bitcast i8* %p to i32*
  %1 = load atomic i32, i32* %0 seq_cst, align 4
  ret i32 %1
}

define dso_local void @__atomic_store_4(i8* noundef %p, i32 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = bitcast i8* %p to i32*
  store atomic i32 %v, i32* %0 seq_cst, align 4
  ret void
}

define dso_local zeroext i1 @__atomic_compare_exchange_4(i8* noundef %p, i8* nocapture noundef %e, i32 noundef %d, i32 noundef %s, i32 noundef %f) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
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
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = bitcast i8* %p to i32*
  %1 = atomicrmw xchg i32* %0, i32 %v seq_cst, align 4
  ret i32 %1
}

define dso_local i32 @__atomic_fetch_add_4(i8* noundef %p, i32 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = bitcast i8* %p to i32*
  %1 = atomicrmw add i32* %0, i32 %v seq_cst, align 4
  ret i32 %1
}

define dso_local i32 @__atomic_fetch_sub_4(i8* noundef %p, i32 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = bitcast i8* %p to i32*
  %1 = atomicrmw sub i32* %0, i32 %v seq_cst, align 4
  ret i32 %1
}

define dso_local i32 @__atomic_fetch_and_4(i8* noundef %p, i32 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = bitcast i8* %p to i32*
  %1 = atomicrmw and i32* %0, i32 %v seq_cst, align 4
  ret i32 %1
}

define dso_local i32 @__atomic_fetch_or_4(i8* noundef %p, i32 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = bitcast i8* %p to i32*
  %1 = atomicrmw or i32* %0, i32 %v seq_cst, align 4
  ret i32 %1
}

define dso_local i32 @__atomic_fetch_xor_4(i8* noundef %p, i32 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = bitcast i8* %p to i32*
  %1 = atomicrmw xor i32* %0, i32 %v seq_cst, align 4
  ret i32 %1
}

define dso_local i32 @__atomic_fetch_nand_4(i8* noundef %p, i32 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %0 = bitcast i8* %p to i32*
  %1 = atomicrmw nand i32* %0, i32 %v seq_cst, align 4
  ret i32 %1
}

define dso_local void @__atomic_load(i32 noundef %n, i8* noundef %p, i8* noundef %out, i32 %order) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  call void @__midway_hb_acquire(i8* noundef %p) #5
  %cmp6.not.i = icmp eq i32 %n, 0
  br i1 %cmp6.not.i, label %copy.exit, label %for.body.i

for.body.i:
  %i.07.i = phi i32 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr i8, i8* %p, i32 %i.07.i
  %0 = load volatile i8, i8* %arrayidx.i, align 1
  %arrayidx1.i = getelementptr i8, i8* %out, i32 %i.07.i
  store volatile i8 %0, i8* %arrayidx1.i, align 1
  %inc.i = add nuw i32 %i.07.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, %n
  br i1 %exitcond.not.i, label %copy.exit, label %for.body.i

copy.exit:
  ret void
}

define dso_local void @__atomic_store(i32 noundef %n, i8* noundef %p, i8* noundef %in, i32 %order) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  call void @__midway_hb_acquire(i8* noundef %p) #5
  %cmp6.not.i = icmp eq i32 %n, 0
  br i1 %cmp6.not.i, label %copy.exit, label %for.body.i

for.body.i:
  %i.07.i = phi i32 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr i8, i8* %in, i32 %i.07.i
  %0 = load volatile i8, i8* %arrayidx.i, align 1
  %arrayidx1.i = getelementptr i8, i8* %p, i32 %i.07.i
  store volatile i8 %0, i8* %arrayidx1.i, align 1
  %inc.i = add nuw i32 %i.07.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, %n
  br i1 %exitcond.not.i, label %copy.exit, label %for.body.i

copy.exit:
  call void @__midway_hb_release(i8* noundef %p) #5
  ret void
}

declare void @__midway_hb_release(i8* noundef) local_unnamed_addr #1

define dso_local void @__atomic_exchange(i32 noundef %n, i8* noundef %p, i8* noundef %in, i8* noundef %out, i32 noundef %order) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  call void @__midway_hb_acquire(i8* noundef %p) #5
  %cmp6.not.i = icmp eq i32 %n, 0
  br i1 %cmp6.not.i, label %copy.exit12, label %for.body.i

for.body.i:
  %i.07.i = phi i32 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr i8, i8* %p, i32 %i.07.i
  %0 = load volatile i8, i8* %arrayidx.i, align 1
  %arrayidx1.i = getelementptr i8, i8* %out, i32 %i.07.i
  store volatile i8 %0, i8* %arrayidx1.i, align 1
  %inc.i = add nuw i32 %i.07.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, %n
  br i1 %exitcond.not.i, label %copy.exit, label %for.body.i

copy.exit:
  br i1 %cmp6.not.i, label %copy.exit12, label %for.body.i11

for.body.i11:
  %i.07.i6 = phi i32 [ %inc.i9, %for.body.i11 ], [ 0, %copy.exit ]
  %arrayidx.i7 = getelementptr i8, i8* %in, i32 %i.07.i6
  %1 = load volatile i8, i8* %arrayidx.i7, align 1
  %arrayidx1.i8 = getelementptr i8, i8* %p, i32 %i.07.i6
  store volatile i8 %1, i8* %arrayidx1.i8, align 1
  %inc.i9 = add nuw i32 %i.07.i6, 1
  %exitcond.not.i10 = icmp eq i32 %inc.i9, %n
  br i1 %exitcond.not.i10, label %copy.exit12, label %for.body.i11

copy.exit12:
  call void @__midway_hb_release(i8* noundef %p) #5
  ret void
}

define dso_local zeroext i1 @__atomic_compare_exchange(i32 noundef %n, i8* noundef %p, i8* noundef %expected, i8* noundef %in, i32 %s, i32 %f) local_unnamed_addr #0 {
entry:
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  call void @__midway_hb_acquire(i8* noundef %p) #5
  %cmp25.not = icmp eq i32 %n, 0
  br i1 %cmp25.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup.loopexit:
  %phi.cmp = icmp eq i32 %or, 0
  br label %for.cond.cleanup

for.cond.cleanup:
  %differ.0.lcssa = phi i1 [ true, %entry ], [ %phi.cmp, %for.cond.cleanup.loopexit ]
  %cmp6.not.i17 = icmp eq i32 %n, 0
  br i1 %differ.0.lcssa, label %if.end, label %if.then

for.body:
  %i.027 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %differ.026 = phi i32 [ %or, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr i8, i8* %p, i32 %i.027
  %0 = load volatile i8, i8* %arrayidx, align 1
  %arrayidx1 = getelementptr i8, i8* %expected, i32 %i.027
  %1 = load i8, i8* %arrayidx1, align 1
  %xor16 = xor i8 %1, %0
  %xor = sext i8 %xor16 to i32
  %or = or i32 %differ.026, %xor
  %inc = add nuw i32 %i.027, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body

if.then:
  br i1 %cmp6.not.i17, label %cleanup, label %for.body.i

for.body.i:
  %i.07.i = phi i32 [ %inc.i, %for.body.i ], [ 0, %if.then ]
  %arrayidx.i = getelementptr i8, i8* %p, i32 %i.07.i
  %2 = load volatile i8, i8* %arrayidx.i, align 1
  %arrayidx1.i = getelementptr i8, i8* %expected, i32 %i.07.i
  store volatile i8 %2, i8* %arrayidx1.i, align 1
  %inc.i = add nuw i32 %i.07.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, %n
  br i1 %exitcond.not.i, label %cleanup, label %for.body.i

if.end:
  br i1 %cmp6.not.i17, label %copy.exit24, label %for.body.i23

for.body.i23:
  %i.07.i18 = phi i32 [ %inc.i21, %for.body.i23 ], [ 0, %if.end ]
  %arrayidx.i19 = getelementptr i8, i8* %in, i32 %i.07.i18
  %3 = load volatile i8, i8* %arrayidx.i19, align 1
  %arrayidx1.i20 = getelementptr i8, i8* %p, i32 %i.07.i18
  store volatile i8 %3, i8* %arrayidx1.i20, align 1
  %inc.i21 = add nuw i32 %i.07.i18, 1
  %exitcond.not.i22 = icmp eq i32 %inc.i21, %n
  br i1 %exitcond.not.i22, label %copy.exit24, label %for.body.i23

copy.exit24:
  call void @__midway_hb_release(i8* noundef %p) #5
  br label %cleanup

cleanup:
  ret i1 %differ.0.lcssa
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

define dso_local i64 @__atomic_load_8(i8* noundef %p, i32 noundef %o) local_unnamed_addr #0 {
entry:
  %v = alloca i64, align 8
  %0 = bitcast i64* %v to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #6
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  call void @__midway_hb_acquire(i8* noundef %p) #5
  br label %for.body.i.i

for.body.i.i:
  %i.07.i.i = phi i32 [ %inc.i.i, %for.body.i.i ], [ 0, %entry ]
  %arrayidx.i.i = getelementptr i8, i8* %p, i32 %i.07.i.i
  %1 = load volatile i8, i8* %arrayidx.i.i, align 1
  %arrayidx1.i.i = getelementptr i8, i8* %0, i32 %i.07.i.i
  store volatile i8 %1, i8* %arrayidx1.i.i, align 1
  %inc.i.i = add nuw nsw i32 %i.07.i.i, 1
  %exitcond.not.i.i = icmp eq i32 %inc.i.i, 8
  br i1 %exitcond.not.i.i, label %__atomic_load.exit, label %for.body.i.i

__atomic_load.exit:
  %2 = load i64, i64* %v, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #6
  ret i64 %2
}

define dso_local void @__atomic_store_8(i8* noundef %p, i64 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  %v.addr = alloca i64, align 8
  store i64 %v, i64* %v.addr, align 8
  %0 = bitcast i64* %v.addr to i8*
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  call void @__midway_hb_acquire(i8* noundef %p) #5
  br label %for.body.i.i

for.body.i.i:
  %i.07.i.i = phi i32 [ %inc.i.i, %for.body.i.i ], [ 0, %entry ]
  %arrayidx.i.i = getelementptr i8, i8* %0, i32 %i.07.i.i
  %1 = load volatile i8, i8* %arrayidx.i.i, align 1
  %arrayidx1.i.i = getelementptr i8, i8* %p, i32 %i.07.i.i
  store volatile i8 %1, i8* %arrayidx1.i.i, align 1
  %inc.i.i = add nuw nsw i32 %i.07.i.i, 1
  %exitcond.not.i.i = icmp eq i32 %inc.i.i, 8
  br i1 %exitcond.not.i.i, label %__atomic_store.exit, label %for.body.i.i

__atomic_store.exit:
  call void @__midway_hb_release(i8* noundef %p) #5
  ret void
}

define dso_local zeroext i1 @__atomic_compare_exchange_8(i8* noundef %p, i8* noundef %e, i64 noundef %d, i32 noundef %s, i32 noundef %f) local_unnamed_addr #0 {
entry:
  %d.addr = alloca i64, align 8
  store i64 %d, i64* %d.addr, align 8
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  call void @__midway_hb_acquire(i8* noundef %p) #5
  br label %for.body.i

for.cond.cleanup.loopexit.i:
  %0 = bitcast i64* %d.addr to i8*
  %phi.cmp.i = icmp eq i32 %or.i, 0
  br i1 %phi.cmp.i, label %for.body.i23.i, label %for.body.i.i

for.body.i:
  %i.027.i = phi i32 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %differ.026.i = phi i32 [ %or.i, %for.body.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr i8, i8* %p, i32 %i.027.i
  %1 = load volatile i8, i8* %arrayidx.i, align 1
  %arrayidx1.i = getelementptr i8, i8* %e, i32 %i.027.i
  %2 = load i8, i8* %arrayidx1.i, align 1
  %xor16.i = xor i8 %2, %1
  %xor.i = sext i8 %xor16.i to i32
  %or.i = or i32 %differ.026.i, %xor.i
  %inc.i = add nuw nsw i32 %i.027.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, 8
  br i1 %exitcond.not.i, label %for.cond.cleanup.loopexit.i, label %for.body.i

for.body.i.i:
  %i.07.i.i = phi i32 [ %inc.i.i, %for.body.i.i ], [ 0, %for.cond.cleanup.loopexit.i ]
  %arrayidx.i.i = getelementptr i8, i8* %p, i32 %i.07.i.i
  %3 = load volatile i8, i8* %arrayidx.i.i, align 1
  %arrayidx1.i.i = getelementptr i8, i8* %e, i32 %i.07.i.i
  store volatile i8 %3, i8* %arrayidx1.i.i, align 1
  %inc.i.i = add nuw nsw i32 %i.07.i.i, 1
  %exitcond.not.i.i = icmp eq i32 %inc.i.i, 8
  br i1 %exitcond.not.i.i, label %__atomic_compare_exchange.exit, label %for.body.i.i

for.body.i23.i:
  %i.07.i18.i = phi i32 [ %inc.i21.i, %for.body.i23.i ], [ 0, %for.cond.cleanup.loopexit.i ]
  %arrayidx.i19.i = getelementptr i8, i8* %0, i32 %i.07.i18.i
  %4 = load volatile i8, i8* %arrayidx.i19.i, align 1
  %arrayidx1.i20.i = getelementptr i8, i8* %p, i32 %i.07.i18.i
  store volatile i8 %4, i8* %arrayidx1.i20.i, align 1
  %inc.i21.i = add nuw nsw i32 %i.07.i18.i, 1
  %exitcond.not.i22.i = icmp eq i32 %inc.i21.i, 8
  br i1 %exitcond.not.i22.i, label %copy.exit24.i, label %for.body.i23.i

copy.exit24.i:
  call void @__midway_hb_release(i8* noundef %p) #5
  br label %__atomic_compare_exchange.exit

__atomic_compare_exchange.exit:
  ret i1 %phi.cmp.i
}

define dso_local i64 @__atomic_exchange_8(i8* noundef %p, i64 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  %old = alloca i64, align 8
  %new = alloca i64, align 8
  %0 = bitcast i64* %old to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #6
  %1 = bitcast i64* %new to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %1) #6
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  call void @__midway_hb_acquire(i8* noundef %p) #5
  br label %for.body.i

for.body.i:
  %i.07.i = phi i32 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr i8, i8* %p, i32 %i.07.i
  %2 = load volatile i8, i8* %arrayidx.i, align 1
  %arrayidx1.i = getelementptr i8, i8* %0, i32 %i.07.i
  store volatile i8 %2, i8* %arrayidx1.i, align 1
  %inc.i = add nuw nsw i32 %i.07.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, 8
  br i1 %exitcond.not.i, label %copy.exit, label %for.body.i

copy.exit:
  store i64 %v, i64* %new, align 8
  br label %for.body.i9

for.body.i9:
  %i.07.i4 = phi i32 [ %inc.i7, %for.body.i9 ], [ 0, %copy.exit ]
  %arrayidx.i5 = getelementptr i8, i8* %1, i32 %i.07.i4
  %3 = load volatile i8, i8* %arrayidx.i5, align 1
  %arrayidx1.i6 = getelementptr i8, i8* %p, i32 %i.07.i4
  store volatile i8 %3, i8* %arrayidx1.i6, align 1
  %inc.i7 = add nuw nsw i32 %i.07.i4, 1
  %exitcond.not.i8 = icmp eq i32 %inc.i7, 8
  br i1 %exitcond.not.i8, label %copy.exit10, label %for.body.i9

copy.exit10:
  call void @__midway_hb_release(i8* noundef %p) #5
  %4 = load i64, i64* %old, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %1) #6
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #6
  ret i64 %4
}

define dso_local i64 @__atomic_fetch_add_8(i8* noundef %p, i64 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  %old = alloca i64, align 8
  %new = alloca i64, align 8
  %0 = bitcast i64* %old to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #6
  %1 = bitcast i64* %new to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %1) #6
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  call void @__midway_hb_acquire(i8* noundef %p) #5
  br label %for.body.i

for.body.i:
  %i.07.i = phi i32 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr i8, i8* %p, i32 %i.07.i
  %2 = load volatile i8, i8* %arrayidx.i, align 1
  %arrayidx1.i = getelementptr i8, i8* %0, i32 %i.07.i
  store volatile i8 %2, i8* %arrayidx1.i, align 1
  %inc.i = add nuw nsw i32 %i.07.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, 8
  br i1 %exitcond.not.i, label %copy.exit, label %for.body.i

copy.exit:
  %3 = load i64, i64* %old, align 8
  %add = add i64 %3, %v
  store i64 %add, i64* %new, align 8
  br label %for.body.i9

for.body.i9:
  %i.07.i4 = phi i32 [ %inc.i7, %for.body.i9 ], [ 0, %copy.exit ]
  %arrayidx.i5 = getelementptr i8, i8* %1, i32 %i.07.i4
  %4 = load volatile i8, i8* %arrayidx.i5, align 1
  %arrayidx1.i6 = getelementptr i8, i8* %p, i32 %i.07.i4
  store volatile i8 %4, i8* %arrayidx1.i6, align 1
  %inc.i7 = add nuw nsw i32 %i.07.i4, 1
  %exitcond.not.i8 = icmp eq i32 %inc.i7, 8
  br i1 %exitcond.not.i8, label %copy.exit10, label %for.body.i9

copy.exit10:
  call void @__midway_hb_release(i8* noundef %p) #5
  %5 = load i64, i64* %old, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %1) #6
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #6
  ret i64 %5
}

define dso_local i64 @__atomic_fetch_sub_8(i8* noundef %p, i64 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  %old = alloca i64, align 8
  %new = alloca i64, align 8
  %0 = bitcast i64* %old to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #6
  %1 = bitcast i64* %new to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %1) #6
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  call void @__midway_hb_acquire(i8* noundef %p) #5
  br label %for.body.i

for.body.i:
  %i.07.i = phi i32 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr i8, i8* %p, i32 %i.07.i
  %2 = load volatile i8, i8* %arrayidx.i, align 1
  %arrayidx1.i = getelementptr i8, i8* %0, i32 %i.07.i
  store volatile i8 %2, i8* %arrayidx1.i, align 1
  %inc.i = add nuw nsw i32 %i.07.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, 8
  br i1 %exitcond.not.i, label %copy.exit, label %for.body.i

copy.exit:
  %3 = load i64, i64* %old, align 8
  %sub = sub i64 %3, %v
  store i64 %sub, i64* %new, align 8
  br label %for.body.i9

for.body.i9:
  %i.07.i4 = phi i32 [ %inc.i7, %for.body.i9 ], [ 0, %copy.exit ]
  %arrayidx.i5 = getelementptr i8, i8* %1, i32 %i.07.i4
  %4 = load volatile i8, i8* %arrayidx.i5, align 1
  %arrayidx1.i6 = getelementptr i8, i8* %p, i32 %i.07.i4
  store volatile i8 %4, i8* %arrayidx1.i6, align 1
  %inc.i7 = add nuw nsw i32 %i.07.i4, 1
  %exitcond.not.i8 = icmp eq i32 %inc.i7, 8
  br i1 %exitcond.not.i8, label %copy.exit10, label %for.body.i9

copy.exit10:
  call void @__midway_hb_release(i8* noundef %p) #5
  %5 = load i64, i64* %old, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %1) #6
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #6
  ret i64 %5
}

define dso_local i64 @__atomic_fetch_and_8(i8* noundef %p, i64 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  %old = alloca i64, align 8
  %new = alloca i64, align 8
  %0 = bitcast i64* %old to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #6
  %1 = bitcast i64* %new to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %1) #6
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  call void @__midway_hb_acquire(i8* noundef %p) #5
  br label %for.body.i

for.body.i:
  %i.07.i = phi i32 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr i8, i8* %p, i32 %i.07.i
  %2 = load volatile i8, i8* %arrayidx.i, align 1
  %arrayidx1.i = getelementptr i8, i8* %0, i32 %i.07.i
  store volatile i8 %2, i8* %arrayidx1.i, align 1
  %inc.i = add nuw nsw i32 %i.07.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, 8
  br i1 %exitcond.not.i, label %copy.exit, label %for.body.i

copy.exit:
  %3 = load i64, i64* %old, align 8
  %and = and i64 %3, %v
  store i64 %and, i64* %new, align 8
  br label %for.body.i9

for.body.i9:
  %i.07.i4 = phi i32 [ %inc.i7, %for.body.i9 ], [ 0, %copy.exit ]
  %arrayidx.i5 = getelementptr i8, i8* %1, i32 %i.07.i4
  %4 = load volatile i8, i8* %arrayidx.i5, align 1
  %arrayidx1.i6 = getelementptr i8, i8* %p, i32 %i.07.i4
  store volatile i8 %4, i8* %arrayidx1.i6, align 1
  %inc.i7 = add nuw nsw i32 %i.07.i4, 1
  %exitcond.not.i8 = icmp eq i32 %inc.i7, 8
  br i1 %exitcond.not.i8, label %copy.exit10, label %for.body.i9

copy.exit10:
  call void @__midway_hb_release(i8* noundef %p) #5
  %5 = load i64, i64* %old, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %1) #6
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #6
  ret i64 %5
}

define dso_local i64 @__atomic_fetch_or_8(i8* noundef %p, i64 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  %old = alloca i64, align 8
  %new = alloca i64, align 8
  %0 = bitcast i64* %old to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #6
  %1 = bitcast i64* %new to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %1) #6
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  call void @__midway_hb_acquire(i8* noundef %p) #5
  br label %for.body.i

for.body.i:
  %i.07.i = phi i32 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr i8, i8* %p, i32 %i.07.i
  %2 = load volatile i8, i8* %arrayidx.i, align 1
  %arrayidx1.i = getelementptr i8, i8* %0, i32 %i.07.i
  store volatile i8 %2, i8* %arrayidx1.i, align 1
  %inc.i = add nuw nsw i32 %i.07.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, 8
  br i1 %exitcond.not.i, label %copy.exit, label %for.body.i

copy.exit:
  %3 = load i64, i64* %old, align 8
  %or = or i64 %3, %v
  store i64 %or, i64* %new, align 8
  br label %for.body.i9

for.body.i9:
  %i.07.i4 = phi i32 [ %inc.i7, %for.body.i9 ], [ 0, %copy.exit ]
  %arrayidx.i5 = getelementptr i8, i8* %1, i32 %i.07.i4
  %4 = load volatile i8, i8* %arrayidx.i5, align 1
  %arrayidx1.i6 = getelementptr i8, i8* %p, i32 %i.07.i4
  store volatile i8 %4, i8* %arrayidx1.i6, align 1
  %inc.i7 = add nuw nsw i32 %i.07.i4, 1
  %exitcond.not.i8 = icmp eq i32 %inc.i7, 8
  br i1 %exitcond.not.i8, label %copy.exit10, label %for.body.i9

copy.exit10:
  call void @__midway_hb_release(i8* noundef %p) #5
  %5 = load i64, i64* %old, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %1) #6
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #6
  ret i64 %5
}

define dso_local i64 @__atomic_fetch_xor_8(i8* noundef %p, i64 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  %old = alloca i64, align 8
  %new = alloca i64, align 8
  %0 = bitcast i64* %old to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #6
  %1 = bitcast i64* %new to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %1) #6
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  call void @__midway_hb_acquire(i8* noundef %p) #5
  br label %for.body.i

for.body.i:
  %i.07.i = phi i32 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr i8, i8* %p, i32 %i.07.i
  %2 = load volatile i8, i8* %arrayidx.i, align 1
  %arrayidx1.i = getelementptr i8, i8* %0, i32 %i.07.i
  store volatile i8 %2, i8* %arrayidx1.i, align 1
  %inc.i = add nuw nsw i32 %i.07.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, 8
  br i1 %exitcond.not.i, label %copy.exit, label %for.body.i

copy.exit:
  %3 = load i64, i64* %old, align 8
  %xor = xor i64 %3, %v
  store i64 %xor, i64* %new, align 8
  br label %for.body.i9

for.body.i9:
  %i.07.i4 = phi i32 [ %inc.i7, %for.body.i9 ], [ 0, %copy.exit ]
  %arrayidx.i5 = getelementptr i8, i8* %1, i32 %i.07.i4
  %4 = load volatile i8, i8* %arrayidx.i5, align 1
  %arrayidx1.i6 = getelementptr i8, i8* %p, i32 %i.07.i4
  store volatile i8 %4, i8* %arrayidx1.i6, align 1
  %inc.i7 = add nuw nsw i32 %i.07.i4, 1
  %exitcond.not.i8 = icmp eq i32 %inc.i7, 8
  br i1 %exitcond.not.i8, label %copy.exit10, label %for.body.i9

copy.exit10:
  call void @__midway_hb_release(i8* noundef %p) #5
  %5 = load i64, i64* %old, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %1) #6
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #6
  ret i64 %5
}

define dso_local i64 @__atomic_fetch_nand_8(i8* noundef %p, i64 noundef %v, i32 noundef %o) local_unnamed_addr #0 {
entry:
  %old = alloca i64, align 8
  %new = alloca i64, align 8
  %0 = bitcast i64* %old to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %0) #6
  %1 = bitcast i64* %new to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %1) #6
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %p, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  call void @__midway_hb_acquire(i8* noundef %p) #5
  br label %for.body.i

for.body.i:
  %i.07.i = phi i32 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr i8, i8* %p, i32 %i.07.i
  %2 = load volatile i8, i8* %arrayidx.i, align 1
  %arrayidx1.i = getelementptr i8, i8* %0, i32 %i.07.i
  store volatile i8 %2, i8* %arrayidx1.i, align 1
  %inc.i = add nuw nsw i32 %i.07.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, 8
  br i1 %exitcond.not.i, label %copy.exit, label %for.body.i

copy.exit:
  %3 = load i64, i64* %old, align 8
  %and = and i64 %3, %v
  %neg = xor i64 %and, -1
  store i64 %neg, i64* %new, align 8
  br label %for.body.i9

for.body.i9:
  %i.07.i4 = phi i32 [ %inc.i7, %for.body.i9 ], [ 0, %copy.exit ]
  %arrayidx.i5 = getelementptr i8, i8* %1, i32 %i.07.i4
  %4 = load volatile i8, i8* %arrayidx.i5, align 1
  %arrayidx1.i6 = getelementptr i8, i8* %p, i32 %i.07.i4
  store volatile i8 %4, i8* %arrayidx1.i6, align 1
  %inc.i7 = add nuw nsw i32 %i.07.i4, 1
  %exitcond.not.i8 = icmp eq i32 %inc.i7, 8
  br i1 %exitcond.not.i8, label %copy.exit10, label %for.body.i9

copy.exit10:
  call void @__midway_hb_release(i8* noundef %p) #5
  %5 = load i64, i64* %old, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %1) #6
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %0) #6
  ret i64 %5
}

define dso_local zeroext i1 @__atomic_is_lock_free(i32 noundef %n, i8* nocapture noundef readnone %p) local_unnamed_addr #3 {
entry:
  %switch.tableidx = add i32 %n, -1
  %0 = icmp ult i32 %switch.tableidx, 8
  %switch.cast = trunc i32 %switch.tableidx to i8
  %switch.downshift = lshr i8 -117, %switch.cast
  %1 = and i8 %switch.downshift, 1
  %switch.masked = icmp ne i8 %1, 0
  %2 = select i1 %0, i1 %switch.masked, i1 false
  ret i1 %2
}

define dso_local void @atomic_thread_fence(i32 noundef %o) local_unnamed_addr #4 {
entry:
  fence seq_cst
  ret void
}

define dso_local void @atomic_signal_fence(i32 noundef %o) local_unnamed_addr #3 {
entry:
  ret void
}

define dso_local zeroext i1 @atomic_flag_test_and_set(%struct.atomic_flag* noundef %f) local_unnamed_addr #0 {
entry:
  %0 = getelementptr %struct.atomic_flag, %struct.atomic_flag* %f, i32 0, i32 0
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %1 = atomicrmw xchg i8* %0, i8 1 seq_cst, align 1
  %cmp.i = icmp ne i8 %1, 0
  ret i1 %cmp.i
}

define dso_local zeroext i1 @atomic_flag_test_and_set_explicit(%struct.atomic_flag* noundef %f, i32 noundef %o) local_unnamed_addr #0 {
entry:
  %0 = getelementptr %struct.atomic_flag, %struct.atomic_flag* %f, i32 0, i32 0
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  %1 = atomicrmw xchg i8* %0, i8 1 seq_cst, align 1
  %cmp.i = icmp ne i8 %1, 0
  ret i1 %cmp.i
}

define dso_local void @atomic_flag_clear(%struct.atomic_flag* noundef %f) local_unnamed_addr #0 {
entry:
  %0 = getelementptr %struct.atomic_flag, %struct.atomic_flag* %f, i32 0, i32 0
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  store atomic i8 0, i8* %0 seq_cst, align 1
  ret void
}

define dso_local void @atomic_flag_clear_explicit(%struct.atomic_flag* noundef %f, i32 noundef %o) local_unnamed_addr #0 {
entry:
  %0 = getelementptr %struct.atomic_flag, %struct.atomic_flag* %f, i32 0, i32 0
  call void @__midway_ledger(i32 noundef 0, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.1, i32 0, i32 0)) #5
  call void @__midway_sync(i32 noundef 27, i8* noundef %0, i32 (i8*, i8*)* noundef null, i8* noundef null) #5
  store atomic i8 0, i8* %0 seq_cst, align 1
  ret void
}

declare void @__midway_ledger(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_sync(i32 noundef, i8* noundef, i32 (i8*, i8*)* noundef, i8* noundef) local_unnamed_addr #1

declare void @__midway_hb_acquire(i8* noundef) local_unnamed_addr #1

attributes #0 = { nounwind null_pointer_is_valid }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }
attributes #4 = { mustprogress nofree norecurse nounwind null_pointer_is_valid willreturn }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nounwind }

