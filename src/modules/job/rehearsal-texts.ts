import { defineTexts } from "../../contract/text.ts";

/** Results of a rehearsal, and reasons why the newest backup cannot be restored. */
export const REHEARSAL_TEXTS = defineTexts("rehearsal", {
  whole: {
    zh: "{name}：{tables} 张表，{rows} 行，{files} 个文件，{entries} 条操作日志，日志完整",
    lo: "{name}: {tables} ຕາຕະລາງ, {rows} ແຖວ, {files} ໄຟລ໌, {entries} ລາຍການບັນທຶກການດຳເນີນການ, ບັນທຶກຄົບຖ້ວນ",
    en: "{name}: {tables} tables, {rows} rows, {files} files, {entries} log entries, the log is whole",
  },
  partly: {
    zh: "{name}：{tables} 张表，{rows} 行，{files} 个文件，{entries} 条操作日志",
    lo: "{name}: {tables} ຕາຕະລາງ, {rows} ແຖວ, {files} ໄຟລ໌, {entries} ລາຍການບັນທຶກການດຳເນີນການ",
    en: "{name}: {tables} tables, {rows} rows, {files} files, {entries} log entries",
  },
  none: { zh: "还没有备份", lo: "ຍັງບໍ່ມີການສຳຮອງ", en: "There is no backup yet" },
  otherKey: {
    zh: "最新备份是用另一个 BACKUP_KEY 加密的，或之后被改动过。请核对 BACKUP_KEY，或立即重新备份",
    lo: "ສຳຮອງຫຼ້າສຸດຖືກເຂົ້າລະຫັດດ້ວຍ BACKUP_KEY ອື່ນ ຫຼື ຖືກດັດແກ້ພາຍຫຼັງ. ກະລຸນາກວດ BACKUP_KEY ຫຼື ສຳຮອງໃໝ່ດຽວນີ້",
    en: "The newest backup was sealed with another BACKUP_KEY, or was altered since. Check BACKUP_KEY, or make another backup now",
  },
  noKey: {
    zh: "最新备份已加密，但服务器没有设置 BACKUP_KEY。请设置备份时的密钥",
    lo: "ສຳຮອງຫຼ້າສຸດຖືກເຂົ້າລະຫັດໄວ້ ແຕ່ເຊີບເວີບໍ່ໄດ້ຕັ້ງ BACKUP_KEY. ກະລຸນາຕັ້ງກະແຈທີ່ໃຊ້ຕອນສຳຮອງ",
    en: "The newest backup is sealed, and the server has no BACKUP_KEY. Set the one it was made with",
  },
  cutShort: {
    zh: "最新备份不完整，文件被截断。请立即重新备份",
    lo: "ສຳຮອງຫຼ້າສຸດບໍ່ຄົບ, ໄຟລ໌ຖືກຕັດຂາດ. ກະລຸນາສຳຮອງໃໝ່ດຽວນີ້",
    en: "The newest backup is cut short. Make another one now",
  },
  damaged: {
    zh: "最新备份已损坏或被改动，内容与校验和不符。请立即重新备份",
    lo: "ສຳຮອງຫຼ້າສຸດເສຍຫາຍ ຫຼື ຖືກດັດແກ້, ເນື້ອໃນບໍ່ກົງກັບຄ່າກວດສອບ. ກະລຸນາສຳຮອງໃໝ່ດຽວນີ້",
    en: "The newest backup is damaged or was altered: its content is not what its checksums say. Make another one now",
  },
  otherEngine: {
    zh: "最新备份来自 PostgreSQL 的另一个版本。请立即重新备份",
    lo: "ສຳຮອງຫຼ້າສຸດແມ່ນຂອງ PostgreSQL ເວີຊັນອື່ນ. ກະລຸນາສຳຮອງໃໝ່ດຽວນີ້",
    en: "The newest backup is of another version of PostgreSQL. Make another one now",
  },
  newerSchema: {
    zh: "最新备份来自更新版本的 Terrace。请立即重新备份",
    lo: "ສຳຮອງຫຼ້າສຸດແມ່ນຂອງ Terrace ເວີຊັນໃໝ່ກວ່າ. ກະລຸນາສຳຮອງໃໝ່ດຽວນີ້",
    en: "The newest backup is of a newer version of Terrace. Make another one now",
  },
  noRoom: {
    zh: "磁盘空间不足，无法演练恢复。请先腾出空间",
    lo: "ບ່ອນຫວ່າງໃນດິສກ໌ບໍ່ພໍ, ລອງກູ້ຄືນບໍ່ໄດ້. ກະລຸນາເຮັດໃຫ້ມີບ່ອນຫວ່າງກ່ອນ",
    en: "The disk has no room to rehearse a restore. Make room first",
  },
  notRestorable: {
    zh: "最新备份无法恢复，原因见服务器日志。请立即重新备份",
    lo: "ສຳຮອງຫຼ້າສຸດກູ້ຄືນບໍ່ໄດ້, ສາເຫດຢູ່ໃນບັນທຶກຂອງເຊີບເວີ. ກະລຸນາສຳຮອງໃໝ່ດຽວນີ້",
    en: "The newest backup cannot be restored; the server’s log says why. Make another one now",
  },
  alteredLog: {
    zh: "备份中的操作日志曾被改动，请检查日志完整性",
    lo: "ບັນທຶກການດຳເນີນການໃນສຳຮອງຖືກດັດແກ້, ກະລຸນາກວດຄວາມຄົບຖ້ວນຂອງບັນທຶກ",
    en: "The backup’s activity log was altered: check the log’s integrity",
  },
  missingFile: {
    zh: "备份中缺少文件 {key}",
    lo: "ໃນສຳຮອງຂາດໄຟລ໌ {key}",
    en: "The file {key} is not in the backup",
  },
  missingFiles: {
    zh: "备份中缺少记录引用的文件，详见任务日志",
    lo: "ໃນສຳຮອງຂາດໄຟລ໌ທີ່ບັນທຶກອ້າງເຖິງ, ເບິ່ງບັນທຶກຂອງວຽກ",
    en: "Files that records name are not in the backup; the job’s log has their names",
  },
});
