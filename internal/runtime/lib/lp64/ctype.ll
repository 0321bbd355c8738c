target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@classes_at_0 = internal constant i16* getelementptr inbounds (<{ [256 x i16], [128 x i16] }>, <{ [256 x i16], [128 x i16] }>* @classes, i64 0, i32 0, i64 128), align 8
@lowered_at_0 = internal constant i32* getelementptr inbounds ([384 x i32], [384 x i32]* @lowered, i64 0, i64 128), align 8
@uppered_at_0 = internal constant i32* getelementptr inbounds ([384 x i32], [384 x i32]* @uppered, i64 0, i64 128), align 8
@classes = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 16
@lowered = internal constant [384 x i32] [i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 16
@uppered = internal constant [384 x i32] [i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 16

define dso_local i32 @isupper(i32 noundef %0) local_unnamed_addr #0 !dbg !8 {
  %2 = add i32 %0, -65, !dbg !11
  %3 = icmp ult i32 %2, 26, !dbg !11
  %4 = zext i1 %3 to i32, !dbg !11
  ret i32 %4, !dbg !14
}

define dso_local i32 @islower(i32 noundef %0) local_unnamed_addr #0 !dbg !15 {
  %2 = add i32 %0, -97, !dbg !16
  %3 = icmp ult i32 %2, 26, !dbg !16
  %4 = zext i1 %3 to i32, !dbg !16
  ret i32 %4, !dbg !19
}

define dso_local i32 @isalpha(i32 noundef %0) local_unnamed_addr #0 !dbg !20 {
  %2 = or i32 %0, 32, !dbg !21
  %3 = add i32 %2, -97, !dbg !21
  %4 = icmp ult i32 %3, 26, !dbg !21
  %5 = icmp ult i32 %0, 128, !dbg !21
  %6 = and i1 %5, %4, !dbg !21
  %7 = zext i1 %6 to i32, !dbg !21
  ret i32 %7, !dbg !24
}

define dso_local i32 @isdigit(i32 noundef %0) local_unnamed_addr #0 !dbg !25 {
  %2 = add i32 %0, -48, !dbg !26
  %3 = icmp ult i32 %2, 10, !dbg !26
  %4 = zext i1 %3 to i32, !dbg !26
  ret i32 %4, !dbg !29
}

define dso_local i32 @isalnum(i32 noundef %0) local_unnamed_addr #0 !dbg !30 {
  %2 = or i32 %0, 32, !dbg !31
  %3 = add i32 %2, -97, !dbg !31
  %4 = icmp ult i32 %3, 26, !dbg !31
  %5 = icmp ult i32 %0, 128, !dbg !31
  %6 = and i1 %5, %4, !dbg !31
  %7 = add i32 %0, -48, !dbg !33
  %8 = icmp ult i32 %7, 10, !dbg !33
  %9 = or i1 %8, %6, !dbg !35
  %10 = zext i1 %9 to i32, !dbg !35
  ret i32 %10, !dbg !35
}

define dso_local i32 @isxdigit(i32 noundef %0) local_unnamed_addr #0 !dbg !36 {
  %2 = add i32 %0, -48, !dbg !37
  %3 = icmp ult i32 %2, 10, !dbg !37
  %4 = or i32 %0, 32, !dbg !39
  %5 = add i32 %4, -97, !dbg !39
  %6 = icmp ult i32 %5, 6, !dbg !39
  %7 = icmp ult i32 %0, 128, !dbg !39
  %8 = and i1 %7, %6, !dbg !39
  %9 = or i1 %3, %8, !dbg !39
  %10 = zext i1 %9 to i32, !dbg !39
  ret i32 %10, !dbg !39
}

define dso_local i32 @isspace(i32 noundef %0) local_unnamed_addr #0 !dbg !40 {
  %2 = icmp eq i32 %0, 32, !dbg !41
  %3 = add i32 %0, -9, !dbg !41
  %4 = icmp ult i32 %3, 5, !dbg !41
  %5 = or i1 %2, %4, !dbg !41
  %6 = zext i1 %5 to i32, !dbg !41
  ret i32 %6, !dbg !41
}

define dso_local i32 @isblank(i32 noundef %0) local_unnamed_addr #0 !dbg !42 {
  %2 = icmp eq i32 %0, 32, !dbg !43
  %3 = icmp eq i32 %0, 9, !dbg !43
  %4 = or i1 %2, %3, !dbg !43
  %5 = zext i1 %4 to i32, !dbg !43
  ret i32 %5, !dbg !43
}

define dso_local i32 @isprint(i32 noundef %0) local_unnamed_addr #0 !dbg !44 {
  %2 = add i32 %0, -32, !dbg !45
  %3 = icmp ult i32 %2, 95, !dbg !45
  %4 = zext i1 %3 to i32, !dbg !45
  ret i32 %4, !dbg !45
}

define dso_local i32 @isgraph(i32 noundef %0) local_unnamed_addr #0 !dbg !46 {
  %2 = add i32 %0, -33, !dbg !47
  %3 = icmp ult i32 %2, 94, !dbg !47
  %4 = zext i1 %3 to i32, !dbg !47
  ret i32 %4, !dbg !47
}

define dso_local i32 @iscntrl(i32 noundef %0) local_unnamed_addr #0 !dbg !48 {
  %2 = icmp ult i32 %0, 32, !dbg !49
  %3 = icmp eq i32 %0, 127, !dbg !49
  %4 = or i1 %2, %3, !dbg !49
  %5 = zext i1 %4 to i32, !dbg !49
  ret i32 %5, !dbg !49
}

define dso_local i32 @ispunct(i32 noundef %0) local_unnamed_addr #0 !dbg !50 {
  %2 = add i32 %0, -33, !dbg !51
  %3 = icmp ult i32 %2, 94, !dbg !51
  %4 = zext i1 %3 to i32, !dbg !51
  %5 = or i32 %0, 32, !dbg !52
  %6 = add i32 %5, -97, !dbg !52
  %7 = icmp ult i32 %6, 26, !dbg !52
  %8 = icmp ult i32 %0, 128, !dbg !52
  %9 = and i1 %8, %7, !dbg !52
  %10 = add i32 %0, -48, !dbg !54
  %11 = icmp ult i32 %10, 10, !dbg !54
  %12 = or i1 %11, %9, !dbg !51
  %13 = zext i1 %12 to i32, !dbg !51
  %14 = xor i32 %13, -1, !dbg !51
  %15 = and i32 %14, %4, !dbg !51
  ret i32 %15, !dbg !51
}

define dso_local i32 @isascii(i32 noundef %0) local_unnamed_addr #0 !dbg !56 {
  %2 = icmp ult i32 %0, 128, !dbg !57
  %3 = zext i1 %2 to i32, !dbg !57
  ret i32 %3, !dbg !57
}

define dso_local i32 @toascii(i32 noundef %0) local_unnamed_addr #0 !dbg !58 {
  %2 = and i32 %0, 127, !dbg !59
  ret i32 %2, !dbg !59
}

define dso_local i32 @tolower(i32 noundef %0) local_unnamed_addr #0 !dbg !60 {
  %2 = add i32 %0, -65, !dbg !61
  %3 = icmp ult i32 %2, 26, !dbg !61
  %4 = select i1 %3, i32 32, i32 0, !dbg !63
  %5 = add i32 %4, %0, !dbg !63
  ret i32 %5, !dbg !63
}

define dso_local i32 @toupper(i32 noundef %0) local_unnamed_addr #0 !dbg !64 {
  %2 = add i32 %0, -97, !dbg !65
  %3 = icmp ult i32 %2, 26, !dbg !65
  %4 = sext i1 %3 to i32, !dbg !65
  %5 = shl nsw i32 %4, 5, !dbg !67
  %6 = add i32 %5, %0, !dbg !67
  ret i32 %6, !dbg !67
}

define dso_local i32 @_tolower(i32 noundef %0) local_unnamed_addr #0 !dbg !68 {
  %2 = add i32 %0, 32, !dbg !69
  ret i32 %2, !dbg !69
}

define dso_local i32 @_toupper(i32 noundef %0) local_unnamed_addr #0 !dbg !70 {
  %2 = add i32 %0, -32, !dbg !71
  ret i32 %2, !dbg !71
}

define dso_local nonnull i16** @__ctype_b_loc() local_unnamed_addr #0 !dbg !72 {
  ret i16** @classes_at_0, !dbg !73
}

define dso_local nonnull i32** @__ctype_tolower_loc() local_unnamed_addr #0 !dbg !74 {
  ret i32** @lowered_at_0, !dbg !75
}

define dso_local nonnull i32** @__ctype_toupper_loc() local_unnamed_addr #0 !dbg !76 {
  ret i32** @uppered_at_0, !dbg !77
}

define dso_local i64 @__ctype_get_mb_cur_max() local_unnamed_addr #0 !dbg !78 {
  ret i64 1, !dbg !79
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind null_pointer_is_valid readnone willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "c/ctype.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = distinct !DISubprogram(name: "isupper", scope: !1, file: !1, line: 13, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 8, scope: !12, inlinedAt: !13)
!12 = distinct !DISubprogram(name: "upper", scope: !1, file: !1, line: 8, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!13 = distinct !DILocation(line: 13, scope: !8)
!14 = !DILocation(line: 13, scope: !8)
!15 = distinct !DISubprogram(name: "islower", scope: !1, file: !1, line: 14, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!16 = !DILocation(line: 9, scope: !17, inlinedAt: !18)
!17 = distinct !DISubprogram(name: "lower", scope: !1, file: !1, line: 9, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!18 = distinct !DILocation(line: 14, scope: !15)
!19 = !DILocation(line: 14, scope: !15)
!20 = distinct !DISubprogram(name: "isalpha", scope: !1, file: !1, line: 15, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 11, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "letter", scope: !1, file: !1, line: 11, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!23 = distinct !DILocation(line: 15, scope: !20)
!24 = !DILocation(line: 15, scope: !20)
!25 = distinct !DISubprogram(name: "isdigit", scope: !1, file: !1, line: 16, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!26 = !DILocation(line: 10, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "digit", scope: !1, file: !1, line: 10, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!28 = distinct !DILocation(line: 16, scope: !25)
!29 = !DILocation(line: 16, scope: !25)
!30 = distinct !DISubprogram(name: "isalnum", scope: !1, file: !1, line: 17, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!31 = !DILocation(line: 11, scope: !22, inlinedAt: !32)
!32 = distinct !DILocation(line: 17, scope: !30)
!33 = !DILocation(line: 10, scope: !27, inlinedAt: !34)
!34 = distinct !DILocation(line: 17, scope: !30)
!35 = !DILocation(line: 17, scope: !30)
!36 = distinct !DISubprogram(name: "isxdigit", scope: !1, file: !1, line: 18, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!37 = !DILocation(line: 10, scope: !27, inlinedAt: !38)
!38 = distinct !DILocation(line: 18, scope: !36)
!39 = !DILocation(line: 18, scope: !36)
!40 = distinct !DISubprogram(name: "isspace", scope: !1, file: !1, line: 19, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!41 = !DILocation(line: 19, scope: !40)
!42 = distinct !DISubprogram(name: "isblank", scope: !1, file: !1, line: 20, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!43 = !DILocation(line: 20, scope: !42)
!44 = distinct !DISubprogram(name: "isprint", scope: !1, file: !1, line: 21, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!45 = !DILocation(line: 21, scope: !44)
!46 = distinct !DISubprogram(name: "isgraph", scope: !1, file: !1, line: 22, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!47 = !DILocation(line: 22, scope: !46)
!48 = distinct !DISubprogram(name: "iscntrl", scope: !1, file: !1, line: 23, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!49 = !DILocation(line: 23, scope: !48)
!50 = distinct !DISubprogram(name: "ispunct", scope: !1, file: !1, line: 24, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!51 = !DILocation(line: 24, scope: !50)
!52 = !DILocation(line: 11, scope: !22, inlinedAt: !53)
!53 = distinct !DILocation(line: 24, scope: !50)
!54 = !DILocation(line: 10, scope: !27, inlinedAt: !55)
!55 = distinct !DILocation(line: 24, scope: !50)
!56 = distinct !DISubprogram(name: "isascii", scope: !1, file: !1, line: 25, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!57 = !DILocation(line: 25, scope: !56)
!58 = distinct !DISubprogram(name: "toascii", scope: !1, file: !1, line: 26, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!59 = !DILocation(line: 26, scope: !58)
!60 = distinct !DISubprogram(name: "tolower", scope: !1, file: !1, line: 27, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!61 = !DILocation(line: 8, scope: !12, inlinedAt: !62)
!62 = distinct !DILocation(line: 27, scope: !60)
!63 = !DILocation(line: 27, scope: !60)
!64 = distinct !DISubprogram(name: "toupper", scope: !1, file: !1, line: 28, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!65 = !DILocation(line: 9, scope: !17, inlinedAt: !66)
!66 = distinct !DILocation(line: 28, scope: !64)
!67 = !DILocation(line: 28, scope: !64)
!68 = distinct !DISubprogram(name: "_tolower", scope: !1, file: !1, line: 29, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!69 = !DILocation(line: 29, scope: !68)
!70 = distinct !DISubprogram(name: "_toupper", scope: !1, file: !1, line: 30, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!71 = !DILocation(line: 30, scope: !70)
!72 = distinct !DISubprogram(name: "__ctype_b_loc", scope: !1, file: !1, line: 67, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!73 = !DILocation(line: 67, scope: !72)
!74 = distinct !DISubprogram(name: "__ctype_tolower_loc", scope: !1, file: !1, line: 68, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!75 = !DILocation(line: 68, scope: !74)
!76 = distinct !DISubprogram(name: "__ctype_toupper_loc", scope: !1, file: !1, line: 69, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!77 = !DILocation(line: 69, scope: !76)
!78 = distinct !DISubprogram(name: "__ctype_get_mb_cur_max", scope: !1, file: !1, line: 70, type: !9, spFlags: DISPFlagDefinition, unit: !0)
!79 = !DILocation(line: 70, scope: !78)
