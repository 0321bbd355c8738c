target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@classes_at_0 = internal constant i16* getelementptr inbounds (<{ [256 x i16], [128 x i16] }>, <{ [256 x i16], [128 x i16] }>* @classes, i32 0, i32 0, i32 128), align 4
@lowered_at_0 = internal constant i32* getelementptr inbounds ([384 x i32], [384 x i32]* @lowered, i32 0, i32 128), align 4
@uppered_at_0 = internal constant i32* getelementptr inbounds ([384 x i32], [384 x i32]* @uppered, i32 0, i32 128), align 4
@classes = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 2
@lowered = internal constant [384 x i32] [i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 4
@uppered = internal constant [384 x i32] [i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 4

define dso_local i32 @isupper(i32 noundef %0) local_unnamed_addr #0 !dbg !9 {
  %2 = add i32 %0, -65, !dbg !12
  %3 = icmp ult i32 %2, 26, !dbg !12
  %4 = zext i1 %3 to i32, !dbg !12
  ret i32 %4, !dbg !15
}

define dso_local i32 @islower(i32 noundef %0) local_unnamed_addr #0 !dbg !16 {
  %2 = add i32 %0, -97, !dbg !17
  %3 = icmp ult i32 %2, 26, !dbg !17
  %4 = zext i1 %3 to i32, !dbg !17
  ret i32 %4, !dbg !20
}

define dso_local i32 @isalpha(i32 noundef %0) local_unnamed_addr #0 !dbg !21 {
  %2 = or i32 %0, 32, !dbg !22
  %3 = add i32 %2, -97, !dbg !22
  %4 = icmp ult i32 %3, 26, !dbg !22
  %5 = icmp ult i32 %0, 128, !dbg !22
  %6 = and i1 %5, %4, !dbg !22
  %7 = zext i1 %6 to i32, !dbg !22
  ret i32 %7, !dbg !25
}

define dso_local i32 @isdigit(i32 noundef %0) local_unnamed_addr #0 !dbg !26 {
  %2 = add i32 %0, -48, !dbg !27
  %3 = icmp ult i32 %2, 10, !dbg !27
  %4 = zext i1 %3 to i32, !dbg !27
  ret i32 %4, !dbg !30
}

define dso_local i32 @isalnum(i32 noundef %0) local_unnamed_addr #0 !dbg !31 {
  %2 = or i32 %0, 32, !dbg !32
  %3 = add i32 %2, -97, !dbg !32
  %4 = icmp ult i32 %3, 26, !dbg !32
  %5 = icmp ult i32 %0, 128, !dbg !32
  %6 = and i1 %5, %4, !dbg !32
  %7 = add i32 %0, -48, !dbg !34
  %8 = icmp ult i32 %7, 10, !dbg !34
  %9 = or i1 %8, %6, !dbg !36
  %10 = zext i1 %9 to i32, !dbg !36
  ret i32 %10, !dbg !36
}

define dso_local i32 @isxdigit(i32 noundef %0) local_unnamed_addr #0 !dbg !37 {
  %2 = add i32 %0, -48, !dbg !38
  %3 = icmp ult i32 %2, 10, !dbg !38
  %4 = or i32 %0, 32, !dbg !40
  %5 = add i32 %4, -97, !dbg !40
  %6 = icmp ult i32 %5, 6, !dbg !40
  %7 = icmp ult i32 %0, 128, !dbg !40
  %8 = and i1 %7, %6, !dbg !40
  %9 = or i1 %3, %8, !dbg !40
  %10 = zext i1 %9 to i32, !dbg !40
  ret i32 %10, !dbg !40
}

define dso_local i32 @isspace(i32 noundef %0) local_unnamed_addr #0 !dbg !41 {
  %2 = icmp eq i32 %0, 32, !dbg !42
  %3 = add i32 %0, -9, !dbg !42
  %4 = icmp ult i32 %3, 5, !dbg !42
  %5 = or i1 %2, %4, !dbg !42
  %6 = zext i1 %5 to i32, !dbg !42
  ret i32 %6, !dbg !42
}

define dso_local i32 @isblank(i32 noundef %0) local_unnamed_addr #0 !dbg !43 {
  %2 = icmp eq i32 %0, 32, !dbg !44
  %3 = icmp eq i32 %0, 9, !dbg !44
  %4 = or i1 %2, %3, !dbg !44
  %5 = zext i1 %4 to i32, !dbg !44
  ret i32 %5, !dbg !44
}

define dso_local i32 @isprint(i32 noundef %0) local_unnamed_addr #0 !dbg !45 {
  %2 = add i32 %0, -32, !dbg !46
  %3 = icmp ult i32 %2, 95, !dbg !46
  %4 = zext i1 %3 to i32, !dbg !46
  ret i32 %4, !dbg !46
}

define dso_local i32 @isgraph(i32 noundef %0) local_unnamed_addr #0 !dbg !47 {
  %2 = add i32 %0, -33, !dbg !48
  %3 = icmp ult i32 %2, 94, !dbg !48
  %4 = zext i1 %3 to i32, !dbg !48
  ret i32 %4, !dbg !48
}

define dso_local i32 @iscntrl(i32 noundef %0) local_unnamed_addr #0 !dbg !49 {
  %2 = icmp ult i32 %0, 32, !dbg !50
  %3 = icmp eq i32 %0, 127, !dbg !50
  %4 = or i1 %2, %3, !dbg !50
  %5 = zext i1 %4 to i32, !dbg !50
  ret i32 %5, !dbg !50
}

define dso_local i32 @ispunct(i32 noundef %0) local_unnamed_addr #0 !dbg !51 {
  %2 = add i32 %0, -33, !dbg !52
  %3 = icmp ult i32 %2, 94, !dbg !52
  %4 = zext i1 %3 to i32, !dbg !52
  %5 = or i32 %0, 32, !dbg !53
  %6 = add i32 %5, -97, !dbg !53
  %7 = icmp ult i32 %6, 26, !dbg !53
  %8 = icmp ult i32 %0, 128, !dbg !53
  %9 = and i1 %8, %7, !dbg !53
  %10 = add i32 %0, -48, !dbg !55
  %11 = icmp ult i32 %10, 10, !dbg !55
  %12 = or i1 %11, %9, !dbg !52
  %13 = zext i1 %12 to i32, !dbg !52
  %14 = xor i32 %13, -1, !dbg !52
  %15 = and i32 %14, %4, !dbg !52
  ret i32 %15, !dbg !52
}

define dso_local i32 @isascii(i32 noundef %0) local_unnamed_addr #0 !dbg !57 {
  %2 = icmp ult i32 %0, 128, !dbg !58
  %3 = zext i1 %2 to i32, !dbg !58
  ret i32 %3, !dbg !58
}

define dso_local i32 @toascii(i32 noundef %0) local_unnamed_addr #0 !dbg !59 {
  %2 = and i32 %0, 127, !dbg !60
  ret i32 %2, !dbg !60
}

define dso_local i32 @tolower(i32 noundef %0) local_unnamed_addr #0 !dbg !61 {
  %2 = add i32 %0, -65, !dbg !62
  %3 = icmp ult i32 %2, 26, !dbg !62
  %4 = select i1 %3, i32 32, i32 0, !dbg !64
  %5 = add i32 %4, %0, !dbg !64
  ret i32 %5, !dbg !64
}

define dso_local i32 @toupper(i32 noundef %0) local_unnamed_addr #0 !dbg !65 {
  %2 = add i32 %0, -97, !dbg !66
  %3 = icmp ult i32 %2, 26, !dbg !66
  %4 = sext i1 %3 to i32, !dbg !66
  %5 = shl nsw i32 %4, 5, !dbg !68
  %6 = add i32 %5, %0, !dbg !68
  ret i32 %6, !dbg !68
}

define dso_local i32 @_tolower(i32 noundef %0) local_unnamed_addr #0 !dbg !69 {
  %2 = add i32 %0, 32, !dbg !70
  ret i32 %2, !dbg !70
}

define dso_local i32 @_toupper(i32 noundef %0) local_unnamed_addr #0 !dbg !71 {
  %2 = add i32 %0, -32, !dbg !72
  ret i32 %2, !dbg !72
}

define dso_local nonnull i16** @__ctype_b_loc() local_unnamed_addr #0 !dbg !73 {
  ret i16** @classes_at_0, !dbg !74
}

define dso_local nonnull i32** @__ctype_tolower_loc() local_unnamed_addr #0 !dbg !75 {
  ret i32** @lowered_at_0, !dbg !76
}

define dso_local nonnull i32** @__ctype_toupper_loc() local_unnamed_addr #0 !dbg !77 {
  ret i32** @uppered_at_0, !dbg !78
}

define dso_local i32 @__ctype_get_mb_cur_max() local_unnamed_addr #0 !dbg !79 {
  ret i32 1, !dbg !80
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/ctype.c", directory: ".")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "isupper", scope: !1, file: !1, line: 13, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 8, scope: !13, inlinedAt: !14)
!13 = distinct !DISubprogram(name: "upper", scope: !1, file: !1, line: 8, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!14 = distinct !DILocation(line: 13, scope: !9)
!15 = !DILocation(line: 13, scope: !9)
!16 = distinct !DISubprogram(name: "islower", scope: !1, file: !1, line: 14, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!17 = !DILocation(line: 9, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "lower", scope: !1, file: !1, line: 9, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!19 = distinct !DILocation(line: 14, scope: !16)
!20 = !DILocation(line: 14, scope: !16)
!21 = distinct !DISubprogram(name: "isalpha", scope: !1, file: !1, line: 15, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 11, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "letter", scope: !1, file: !1, line: 11, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!24 = distinct !DILocation(line: 15, scope: !21)
!25 = !DILocation(line: 15, scope: !21)
!26 = distinct !DISubprogram(name: "isdigit", scope: !1, file: !1, line: 16, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!27 = !DILocation(line: 10, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "digit", scope: !1, file: !1, line: 10, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!29 = distinct !DILocation(line: 16, scope: !26)
!30 = !DILocation(line: 16, scope: !26)
!31 = distinct !DISubprogram(name: "isalnum", scope: !1, file: !1, line: 17, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!32 = !DILocation(line: 11, scope: !23, inlinedAt: !33)
!33 = distinct !DILocation(line: 17, scope: !31)
!34 = !DILocation(line: 10, scope: !28, inlinedAt: !35)
!35 = distinct !DILocation(line: 17, scope: !31)
!36 = !DILocation(line: 17, scope: !31)
!37 = distinct !DISubprogram(name: "isxdigit", scope: !1, file: !1, line: 18, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!38 = !DILocation(line: 10, scope: !28, inlinedAt: !39)
!39 = distinct !DILocation(line: 18, scope: !37)
!40 = !DILocation(line: 18, scope: !37)
!41 = distinct !DISubprogram(name: "isspace", scope: !1, file: !1, line: 19, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!42 = !DILocation(line: 19, scope: !41)
!43 = distinct !DISubprogram(name: "isblank", scope: !1, file: !1, line: 20, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!44 = !DILocation(line: 20, scope: !43)
!45 = distinct !DISubprogram(name: "isprint", scope: !1, file: !1, line: 21, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!46 = !DILocation(line: 21, scope: !45)
!47 = distinct !DISubprogram(name: "isgraph", scope: !1, file: !1, line: 22, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!48 = !DILocation(line: 22, scope: !47)
!49 = distinct !DISubprogram(name: "iscntrl", scope: !1, file: !1, line: 23, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!50 = !DILocation(line: 23, scope: !49)
!51 = distinct !DISubprogram(name: "ispunct", scope: !1, file: !1, line: 24, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!52 = !DILocation(line: 24, scope: !51)
!53 = !DILocation(line: 11, scope: !23, inlinedAt: !54)
!54 = distinct !DILocation(line: 24, scope: !51)
!55 = !DILocation(line: 10, scope: !28, inlinedAt: !56)
!56 = distinct !DILocation(line: 24, scope: !51)
!57 = distinct !DISubprogram(name: "isascii", scope: !1, file: !1, line: 25, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!58 = !DILocation(line: 25, scope: !57)
!59 = distinct !DISubprogram(name: "toascii", scope: !1, file: !1, line: 26, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!60 = !DILocation(line: 26, scope: !59)
!61 = distinct !DISubprogram(name: "tolower", scope: !1, file: !1, line: 27, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!62 = !DILocation(line: 8, scope: !13, inlinedAt: !63)
!63 = distinct !DILocation(line: 27, scope: !61)
!64 = !DILocation(line: 27, scope: !61)
!65 = distinct !DISubprogram(name: "toupper", scope: !1, file: !1, line: 28, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!66 = !DILocation(line: 9, scope: !18, inlinedAt: !67)
!67 = distinct !DILocation(line: 28, scope: !65)
!68 = !DILocation(line: 28, scope: !65)
!69 = distinct !DISubprogram(name: "_tolower", scope: !1, file: !1, line: 29, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!70 = !DILocation(line: 29, scope: !69)
!71 = distinct !DISubprogram(name: "_toupper", scope: !1, file: !1, line: 30, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!72 = !DILocation(line: 30, scope: !71)
!73 = distinct !DISubprogram(name: "__ctype_b_loc", scope: !1, file: !1, line: 67, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!74 = !DILocation(line: 67, scope: !73)
!75 = distinct !DISubprogram(name: "__ctype_tolower_loc", scope: !1, file: !1, line: 68, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!76 = !DILocation(line: 68, scope: !75)
!77 = distinct !DISubprogram(name: "__ctype_toupper_loc", scope: !1, file: !1, line: 69, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!78 = !DILocation(line: 69, scope: !77)
!79 = distinct !DISubprogram(name: "__ctype_get_mb_cur_max", scope: !1, file: !1, line: 70, type: !10, spFlags: DISPFlagDefinition, unit: !0)
!80 = !DILocation(line: 70, scope: !79)
