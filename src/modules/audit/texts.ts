import { defineTexts } from "../../contract/text.ts";

export const AUDIT_TEXTS = defineTexts("auditScreen", {
  entry: { zh: "操作详情", lo: "ລາຍລະອຽດການດຳເນີນການ", en: "Activity details" },
  openRecord: { zh: "打开记录", lo: "ເປີດຂໍ້ມູນ", en: "Open record" },
  noDevice: { zh: "未知", lo: "ບໍ່ໄດ້ລະບຸ", en: "Not specified" },
  otherDevice: { zh: "其他程序（{program}）", lo: "ໂປຣແກຣມອື່ນ ({program})", en: "Another program ({program})" },
  nothing: {
    zh: "此操作没有修改字段。",
    lo: "ການດຳເນີນການນີ້ບໍ່ໄດ້ແກ້ໄຂຊ່ອງຂໍ້ມູນໃດ.",
    en: "It changed no field.",
  },
  integrity: { zh: "日志完整性", lo: "ຄວາມຄົບຖ້ວນສົມບູນ", en: "Integrity" },
  integrityTitle: { zh: "日志完整性与保留期限", lo: "ຄວາມຄົບຖ້ວນ ແລະ ການເກັບຮັກສາບັນທຶກ", en: "Log integrity and retention" },
  chain: {
    zh: "每条日志都带有前一条的指纹，首尾由数据库之外的密钥签名。任何改动、删除或插入都能在核对时发现。",
    lo: "ແຕ່ລະລາຍການມີລະຫັດກວດ (hash) ຂອງລາຍການກ່ອນໜ້າ, ຕົ້ນ ແລະ ທ້າຍລົງລາຍເຊັນດິຈິຕອນດ້ວຍກະແຈລັບທີ່ຢູ່ນອກຖານຂໍ້ມູນ. ການແກ້ໄຂ, ລຶບ ຫຼື ແຊກ ຈະພົບເຫັນເມື່ອກວດ.",
    en: "Each entry contains a fingerprint of the previous one. The first and last are signed with a key kept outside the database, so any change, deletion or insertion is detected.",
  },
  sealed: { zh: "已封存 {count} 条", lo: "ປະທັບແລ້ວ {count} ລາຍການ", en: "Sealed entries: {count}" },
  check: { zh: "立即核对", lo: "ກວດດຽວນີ້", en: "Check now" },
  whole: { zh: "日志完整", lo: "ບັນທຶກຄົບຖ້ວນ", en: "The log is intact" },
  checked: {
    zh: "已核对 {count} 条（{when}）",
    lo: "ກວດແລ້ວ {count} ລາຍການ, ເວລາ {when}",
    en: "{count} entries checked, {when}",
  },
  waiting: { zh: "{count} 条尚待封存", lo: "{count} ລາຍການລໍຖ້າຜະນຶກ", en: "Entries waiting to be sealed: {count}" },
  gone: {
    zh: "到期删除了前 {count} 条",
    lo: "ລຶບ {count} ລາຍການທຳອິດທີ່ໝົດກຳນົດແລ້ວ",
    en: "The first {count} entries were deleted after their retention period",
  },
  otherKeys: {
    zh: "密钥已更换（例如从备份恢复），首尾签名无法核对，各条之间已核对。",
    lo: "ກະແຈຖືກປ່ຽນແລ້ວ (ເຊັ່ນ: ກູ້ຈາກສຳຮອງ), ກວດລາຍເຊັນຫົວທ້າຍບໍ່ໄດ້, ແຕ່ກວດລະຫວ່າງລາຍການແລ້ວ.",
    en: "The keys have changed (for example after a restore). The end signatures cannot be verified; the entries have been.",
  },
  broken: { zh: "日志已被篡改", lo: "ບັນທຶກຖືກດັດແກ້", en: "The log was tampered with" },
  changed: {
    zh: "第 {seal} 条的内容与封存时不符",
    lo: "ລາຍການທີ {seal} ບໍ່ຄືກັບຕອນຜະນຶກ",
    en: "Entry {seal} has changed since it was sealed",
  },
  missing: {
    zh: "第 {seal} 条之前缺少 {count} 条",
    lo: "ຂາດ {count} ລາຍການ ກ່ອນລາຍການທີ {seal}",
    en: "{count} entries are missing before entry {seal}",
  },
  cut: {
    zh: "第 {seal} 条之后缺少 {count} 条",
    lo: "ຂາດ {count} ລາຍການ ຫຼັງລາຍການທີ {seal}",
    en: "{count} entries are missing after entry {seal}",
  },
  added: {
    zh: "第 {seal} 条从未封存，为事后插入",
    lo: "ລາຍການທີ {seal} ບໍ່ເຄີຍຖືກຜະນຶກ, ຖືກແຊກພາຍຫຼັງ",
    en: "Entry {seal} was never sealed. It was inserted later",
  },
  ends: {
    zh: "首尾记录的签名不符",
    lo: "ລາຍເຊັນຫົວທ້າຍບໍ່ຖືກຕ້ອງ",
    en: "The signatures of the first and last entries do not match",
  },
  time: {
    zh: "第 {seal} 条的时间早于它前面的条目，或晚于现在",
    lo: "ເວລາຂອງລາຍການທີ {seal} ກ່ອນລາຍການກ່ອນໜ້າ ຫຼື ຫຼັງເວລາປັດຈຸບັນ",
    en: "The time of entry {seal} is before that of earlier ones, or still to come",
  },
  session: {
    zh: "第 {seal} 条所属的登录会话当时不存在或不属于该用户",
    lo: "ໃນເວລານັ້ນ ບໍ່ມີການເຂົ້າສູ່ລະບົບທີ່ລາຍການທີ {seal} ອ້າງເຖິງ ຫຼື ບໍ່ແມ່ນຂອງຜູ້ນີ້",
    en: "Entry {seal} names a session that did not exist then, or was not this person’s",
  },
  retention: { zh: "保留期限", lo: "ໄລຍະເກັບຮັກສາ", en: "Retention" },
  forever: { zh: "永久", lo: "ຕະຫຼອດໄປ", en: "For ever" },
  years: { zh: "{count} 年", lo: "{count} ປີ", en: "{count} years" },
  year: { zh: "1 年", lo: "1 ປີ", en: "1 year" },
  days: { zh: "{count} 天", lo: "{count} ວັນ", en: "{count} days" },
  retentionHelp: {
    zh: "超过期限的日志会自动删除，删除后无法恢复；剩余部分仍可核对。",
    lo: "ບັນທຶກທີ່ເກີນກຳນົດຈະຖືກລຶບອັດຕະໂນມັດ ແລະ ກູ້ຄືນບໍ່ໄດ້; ສ່ວນທີ່ເຫຼືອຍັງກວດໄດ້.",
    en: "Older entries are deleted automatically and cannot be recovered. The rest can still be verified.",
  },
  keptForever: {
    zh: "日志不会自动删除。",
    lo: "ບັນທຶກຈະບໍ່ຖືກລຶບອັດຕະໂນມັດ.",
    en: "No entries are deleted automatically.",
  },
  retentionAsk: {
    zh: "保留期限改为 {time}？",
    lo: "ປ່ຽນໄລຍະເກັບຮັກສາເປັນ {time}?",
    en: "Keep logs for {time}?",
  },
  retentionYes: { zh: "更改", lo: "ປ່ຽນ", en: "Change period" },
});
