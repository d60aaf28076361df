import { defineTexts } from "../../../contract/text.ts";

/** Errors of multipart bodies; `part` counts from 1. */
export const MULTIPART_TEXTS = defineTexts("multipart", {
  boundary: {
    zh: "Content-Type 中没有唯一且有效的 boundary",
    lo: "ໃນ Content-Type ຕ້ອງມີ boundary ທີ່ຖືກຕ້ອງ ພຽງອັນດຽວ",
    en: "The Content-Type names no boundary, several, or one that cannot be used",
  },
  beginning: {
    zh: "请求体没有以 Content-Type 中的 boundary 开头",
    lo: "ເນື້ອໃນຄຳຂໍບໍ່ໄດ້ເລີ່ມດ້ວຍ boundary ທີ່ບອກໄວ້ໃນ Content-Type",
    en: "The body does not begin with the boundary that its Content-Type names",
  },
  end: {
    zh: "请求体在第 {part} 部分中断，或在结束标记之后还有内容",
    lo: "ເນື້ອໃນຄຳຂໍຂາດຢູ່ສ່ວນທີ {part} ຫຼື ມີຂໍ້ມູນເກີນຫຼັງເຄື່ອງໝາຍສິ້ນສຸດ",
    en: "The body breaks off in part {part}, or goes on behind its end",
  },
  tooManyParts: {
    zh: "请求体最多包含 {max} 个部分",
    lo: "ເນື້ອໃນຄຳຂໍມີໄດ້ບໍ່ເກີນ {max} ສ່ວນ",
    en: "The body may have at most {max} parts",
  },
  head: {
    zh: "第 {part} 部分的头部无法读取（最多 {max} 字节，每个头只能出现一次）",
    lo: "ອ່ານສ່ວນຫົວຂອງສ່ວນທີ {part} ບໍ່ໄດ້ (ບໍ່ເກີນ {max} ໄບຕ໌ ແລະ ແຕ່ລະຫົວມີໄດ້ຄັ້ງດຽວ)",
    en: "The head of part {part} cannot be read (at most {max} bytes, each header once)",
  },
  disposition: {
    zh: "第 {part} 部分的 Content-Disposition 必须是 form-data，且每个参数只出现一次",
    lo: "Content-Disposition ຂອງສ່ວນທີ {part} ຕ້ອງເປັນ form-data ແລະ ແຕ່ລະພາຣາມິເຕີມີໄດ້ຄັ້ງດຽວ",
    en: "The Content-Disposition of part {part} must be form-data, with each parameter once",
  },
  name: {
    zh: "第 {part} 部分没有名称，或名称超过 {max} 个字符",
    lo: "ສ່ວນທີ {part} ບໍ່ມີຊື່ ຫຼື ຊື່ຍາວເກີນ {max} ຕົວອັກສອນ",
    en: "Part {part} has no name, or one of more than {max} characters",
  },
  fileName: { zh: "文件没有文件名", lo: "ໄຟລ໌ບໍ່ມີຊື່ໄຟລ໌", en: "The file has no file name" },
  encoding: {
    zh: "不支持 Content-Transfer-Encoding，请直接发送原始字节",
    lo: "ບໍ່ຮອງຮັບ Content-Transfer-Encoding, ກະລຸນາສົ່ງໄບຕ໌ເດີມ",
    en: "No Content-Transfer-Encoding is taken: send the bytes as they are",
  },
  oneFile: { zh: "一次只能上传一个文件", lo: "ອັບໂຫຼດໄດ້ຄັ້ງລະໄຟລ໌ດຽວ", en: "Only one file can be sent at once" },
  plainText: {
    zh: "此字段必须是纯文本（text/plain）；文件须带文件名",
    lo: "ຊ່ອງນີ້ຕ້ອງເປັນຂໍ້ຄວາມທຳມະດາ (text/plain); ໄຟລ໌ຕ້ອງມີຊື່ໄຟລ໌",
    en: "This field takes plain text (text/plain); a file needs a file name",
  },
  longField: {
    zh: "此字段最多 {max} 字节",
    lo: "ຊ່ອງນີ້ມີໄດ້ບໍ່ເກີນ {max} ໄບຕ໌",
    en: "This field may have at most {max} bytes",
  },
  fileTooLarge: {
    zh: "文件不能超过 {max} MB",
    lo: "ໄຟລ໌ຕ້ອງບໍ່ເກີນ {max} MB",
    en: "The file may have at most {max} MB",
  },
  utf8: { zh: "必须使用 UTF-8 编码", lo: "ຕ້ອງເປັນ UTF-8", en: "It must be in UTF-8" },
});
