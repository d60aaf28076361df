import { defineTexts } from "../../contract/text.ts";

/** The log and result of imports from a folder, and why files are refused. */
export const FOLDER_IMPORT_TEXTS = defineTexts("folderImport", {
  imported: {
    zh: "{file}：共 {total} 行，新增 {added}，更新 {updated}，无变化 {unchanged}",
    lo: "{file}: ທັງໝົດ {total} ແຖວ, ເພີ່ມ {added}, ປັບປຸງ {updated}, ຄືເກົ່າ {unchanged}",
    en: "{file}: {total} rows, {added} new, {updated} changed, {unchanged} the same",
  },
  sheet: {
    zh: "{file}：有 {count} 个工作表，只采用“{sheet}”",
    lo: "{file}: ມີ {count} ຊີດ, ໃຊ້ພຽງ “{sheet}”",
    en: "{file}: of {count} sheets only “{sheet}” was taken",
  },
  refused: { zh: "{file}：未导入。{reason}", lo: "{file}: ບໍ່ໄດ້ນຳເຂົ້າ. {reason}", en: "{file}: refused. {reason}" },
  inPart: {
    zh: "{file}：只导入了一部分。{reason}",
    lo: "{file}: ນຳເຂົ້າໄດ້ພຽງບາງສ່ວນ. {reason}",
    en: "{file}: imported in part. {reason}",
  },
  unknown: {
    zh: "{file}：导入结果未知。{reason}",
    lo: "{file}: ບໍ່ຮູ້ຜົນການນຳເຂົ້າ. {reason}",
    en: "{file}: whether it was imported is not known. {reason}",
  },
  earlier: {
    zh: "{file}：此前已导入，这次只移走",
    lo: "{file}: ນຳເຂົ້າແລ້ວກ່ອນໜ້ານີ້, ຄັ້ງນີ້ພຽງຍ້າຍອອກ",
    en: "{file}: it was imported before and was only moved away now",
  },
  noSheet: {
    zh: "{file}：有误行的表格已无法读取",
    lo: "{file}: ອ່ານຕາຕະລາງແຖວທີ່ຜິດພາດບໍ່ໄດ້ແລ້ວ",
    en: "{file}: the sheet of the wrong rows can no longer be read",
  },
  seeSheet: {
    zh: "{file}：有误的行见 {sheet}",
    lo: "{file}: ເບິ່ງແຖວທີ່ຜິດພາດໃນ {sheet}",
    en: "{file}: the wrong rows stand in {sheet}",
  },
  wrongRows: {
    zh: "{count} 行有误，因此整个文件未导入；请改正文件后重新放入列表的文件夹",
    lo: "{count} ແຖວຜິດພາດ, ຈຶ່ງບໍ່ໄດ້ນຳເຂົ້າທັງໄຟລ໌; ກະລຸນາແກ້ໄຟລ໌ແລ້ວວາງໃສ່ໂຟນເດີຂອງລາຍການໃໝ່",
    en: "Wrong rows: {count}, so nothing of it was imported. Mend the file and put it into the list’s folder again",
  },
  restInSheet: {
    zh: "共 {total} 行，已写入 {stored} 行。请不要再放入此文件；请改正旁边表格中的其余行，把该表格放入列表的文件夹",
    lo: "ບັນທຶກແລ້ວ {stored} ຈາກທັງໝົດ {total} ແຖວ. ຢ່າວາງໄຟລ໌ນີ້ອີກ; ກະລຸນາແກ້ແຖວທີ່ເຫຼືອໃນຕາຕະລາງຂ້າງໆ ແລ້ວວາງຕາຕະລາງນັ້ນໃສ່ໂຟນເດີຂອງລາຍການ",
    en: "Rows stored: {stored} of {total}. Do not put this file back: mend the others, which stand in the sheet beside it, and put that sheet into the list’s folder",
  },
  restUnknown: {
    zh: "共 {total} 行，已写入 {stored} 行。请核对哪些行已写入，只把其余的行放入列表的文件夹",
    lo: "ບັນທຶກແລ້ວ {stored} ຈາກທັງໝົດ {total} ແຖວ. ກະລຸນາກວດວ່າແຖວໃດບັນທຶກແລ້ວ ແລ້ວວາງສະເພາະແຖວທີ່ເຫຼືອໃສ່ໂຟນເດີຂອງລາຍການ",
    en: "Rows stored: {stored} of {total}. Check which, and put only the others into the list’s folder",
  },
  goOnByJob: {
    zh: "共 {total} 行，已写入 {stored} 行。请在后台任务中重试，从停止处继续；不要再放入此文件",
    lo: "ບັນທຶກແລ້ວ {stored} ຈາກທັງໝົດ {total} ແຖວ. ກະລຸນາລອງວຽກນັ້ນໃໝ່ ມັນຈະສືບຕໍ່ຈາກບ່ອນທີ່ຢຸດ; ຢ່າວາງໄຟລ໌ນີ້ອີກ",
    en: "Rows stored: {stored} of {total}. Try its job again under Jobs, which goes on where it stopped; do not put this file back",
  },
  againByJob: {
    zh: "没有写入任何行。请在后台任务中重试，或修改文件后放入列表的文件夹，不要两者都做",
    lo: "ບໍ່ໄດ້ບັນທຶກແຖວໃດ. ກະລຸນາລອງວຽກນັ້ນໃໝ່ ຫຼື ແກ້ໄຟລ໌ແລ້ວວາງໃສ່ໂຟນເດີຂອງລາຍການ, ຢ່າເຮັດທັງສອງຢ່າງ",
    en: "No row is stored. Try its job again under Jobs, or change the file and put it into the list’s folder, not both",
  },
  stoppedBy: { zh: "{why}。{rest}", lo: "{why}. {rest}", en: "{why}. {rest}" },
  left: {
    zh: "{file}：文件很长，由单独的任务导入；下次执行时移走，其后的文件也在那时导入",
    lo: "{file}: ໄຟລ໌ຍາວ, ນຳເຂົ້າໂດຍວຽກຕ່າງຫາກ; ຈະຍ້າຍອອກໃນຄັ້ງຕໍ່ໄປ, ໄຟລ໌ຖັດໄປກໍ່ຈະນຳເຂົ້າໃນຕອນນັ້ນ",
    en: "{file}: a long file, which a job of its own imports; the next run moves it away and goes on with those after it",
  },
  replaced: {
    zh: "{file}：文件在导入时被替换或移走",
    lo: "{file}: ໄຟລ໌ຖືກປ່ຽນ ຫຼື ຍ້າຍໃນລະຫວ່າງນຳເຂົ້າ",
    en: "{file}: it was replaced or taken away while it was imported",
  },
  failed: {
    zh: "{file}：导入时出错；下次从此文件继续",
    lo: "{file}: ເກີດຂໍ້ຜິດພາດໃນການນຳເຂົ້າ; ຄັ້ງຕໍ່ໄປຈະເລີ່ມຈາກໄຟລ໌ນີ້",
    en: "{file}: it could not be imported; the next run goes on from it",
  },
  result: {
    zh: "已导入文件 {imported} 个，未导入 {refused} 个",
    lo: "ນຳເຂົ້າ {imported} ໄຟລ໌, ບໍ່ໄດ້ນຳເຂົ້າ {refused} ໄຟລ໌",
    en: "Files imported: {imported}, refused: {refused}",
  },
  someRefused: {
    zh: "文件夹中有文件未导入",
    lo: "ມີໄຟລ໌ໃນໂຟນເດີທີ່ບໍ່ໄດ້ນຳເຂົ້າ",
    en: "Files of the import folder were refused",
  },
  unset: {
    zh: "此服务器没有设置 IMPORT_DIR",
    lo: "ເຊີບເວີນີ້ບໍ່ໄດ້ຕັ້ງ IMPORT_DIR",
    en: "This server has no IMPORT_DIR",
  },
  missing: {
    zh: "找不到 IMPORT_DIR 文件夹，或无法读取",
    lo: "ບໍ່ພົບໂຟນເດີ IMPORT_DIR ຫຼື ອ່ານບໍ່ໄດ້",
    en: "The folder IMPORT_DIR is missing or cannot be read",
  },
  noUser: {
    zh: "IMPORT_USER 用户不存在或已停用；文件保持原样",
    lo: "ບໍ່ມີຜູ້ໃຊ້ IMPORT_USER ຫຼື ຖືກປິດໃຊ້; ໄຟລ໌ຄົງຢູ່ຄືເກົ່າ",
    en: "The user IMPORT_USER does not exist or is disabled. The files stay where they are",
  },
  notWritable: {
    zh: "无法在文件夹 {folder} 中移动文件（{reason}），因此没有导入其中的文件",
    lo: "ຍ້າຍໄຟລ໌ໃນໂຟນເດີ {folder} ບໍ່ໄດ້ ({reason}), ຈຶ່ງບໍ່ໄດ້ນຳເຂົ້າໄຟລ໌ໃນນັ້ນ",
    en: "Files cannot be moved within the folder {folder} ({reason}), so none of it was imported",
  },
  notMoved: {
    zh: "{file} 已处理，但无法移走（{reason}）；不会重复导入，其后的文件等待",
    lo: "ດຳເນີນການ {file} ແລ້ວ ແຕ່ຍ້າຍອອກບໍ່ໄດ້ ({reason}); ຈະບໍ່ນຳເຂົ້າຊ້ຳ, ໄຟລ໌ຖັດໄປລໍຖ້າ",
    en: "{file} was dealt with and cannot be moved away ({reason}). It is not imported twice; those after it wait",
  },
  notWritten: {
    zh: "{file} 的说明无法写入文件夹（{reason}）；该文件及其后的文件等待下次",
    lo: "ຂຽນຄຳອະທິບາຍຂອງ {file} ໃສ່ໂຟນເດີບໍ່ໄດ້ ({reason}); ໄຟລ໌ນີ້ ແລະ ໄຟລ໌ຖັດໄປລໍຖ້າຄັ້ງໜ້າ",
    en: "What is wrong with {file} could not be written into the folder ({reason}). It and those after it wait for the next run",
  },
  notOpened: {
    zh: "无法读取 {file}（{reason}）",
    lo: "ອ່ານ {file} ບໍ່ໄດ້ ({reason})",
    en: "{file} cannot be read ({reason})",
  },
  noRight: {
    zh: "IMPORT_USER 没有“{title}”的导入权限",
    lo: "IMPORT_USER ບໍ່ມີສິດນຳເຂົ້າ “{title}”",
    en: "IMPORT_USER has no right to import {title}",
  },
  asksPassword: {
    zh: "导入“{title}”需要再次输入密码，不能从文件夹导入",
    lo: "ການນຳເຂົ້າ “{title}” ຕ້ອງໃສ່ລະຫັດຜ່ານອີກ, ນຳເຂົ້າຈາກໂຟນເດີບໍ່ໄດ້",
    en: "Importing {title} asks for the password, so it is not done from a folder",
  },
  resultGone: {
    zh: "长文件的导入任务已不再保留，结果未知；请核对后再放入",
    lo: "ບໍ່ມີວຽກນຳເຂົ້າຂອງໄຟລ໌ຍາວນີ້ແລ້ວ, ບໍ່ຮູ້ຜົນ; ກະລຸນາກວດກ່ອນວາງໃໝ່",
    en: "The job that imported this long file is no longer kept, so its result is not known. Check before you put it here again",
  },
  stopped: {
    zh: "长文件的导入任务已取消",
    lo: "ວຽກນຳເຂົ້າໄຟລ໌ຍາວຖືກຍົກເລີກ",
    en: "The job that imported this long file was cancelled",
  },
});
