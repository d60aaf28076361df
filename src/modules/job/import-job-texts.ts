import { defineTexts } from "../../contract/text.ts";

export const IMPORT_TEXTS = defineTexts("importJob", {
  importOf: { zh: "导入 · {title}", lo: "ນຳເຂົ້າ · {title}", en: "Import · {title}" },
  checkOf: { zh: "导入检查 · {title}", lo: "ກວດໄຟລ໌ນຳເຂົ້າ · {title}", en: "Check of an import · {title}" },
  checking: { zh: "检查 {count} 行", lo: "ກວດ {count} ແຖວ", en: "Checking {count} rows" },
  checked: {
    zh: "检查完毕：将新增 {added}，更新 {updated}，无变化 {unchanged}，有误 {failed}",
    lo: "ກວດແລ້ວ: ຈະເພີ່ມ {added}, ປັບປຸງ {updated}, ຄືເກົ່າ {unchanged}, ຜິດພາດ {failed}",
    en: "Checked: {added} new, {updated} to change, {unchanged} the same, {failed} wrong",
  },
  writing: { zh: "开始写入", lo: "ເລີ່ມບັນທຶກ", en: "Writing" },
  written: {
    zh: "写入完毕：新增 {added}，更新 {updated}，无变化 {unchanged}，未写入 {left}",
    lo: "ບັນທຶກແລ້ວ: ເພີ່ມ {added}, ປັບປຸງ {updated}, ຄືເກົ່າ {unchanged}, ຍັງບໍ່ບັນທຶກ {left}",
    en: "Written: {added} new, {updated} changed, {unchanged} the same, {left} not written",
  },
  gone: {
    zh: "上传的文件已不再保留，请重新选择文件导入",
    lo: "ບໍ່ມີໄຟລ໌ທີ່ອັບໂຫຼດແລ້ວ, ກະລຸນາເລືອກໄຟລ໌ນຳເຂົ້າໃໝ່",
    en: "The uploaded file is no longer kept. Choose it again and import it",
  },
  notAnyMore: {
    zh: "您已没有导入权限，导入已停止",
    lo: "ທ່ານບໍ່ມີສິດນຳເຂົ້າແລ້ວ, ການນຳເຂົ້າຢຸດແລ້ວ",
    en: "You may not import here any more. The import has stopped",
  },
  wrongRows: { zh: "{title}-有误的行", lo: "{title}-ແຖວທີ່ຜິດພາດ", en: "{title}-wrong rows" },
  done: { zh: "导入完成", lo: "ນຳເຂົ້າສຳເລັດ", en: "Your import is done" },
  isChecked: { zh: "导入文件检查完毕", lo: "ກວດໄຟລ໌ນຳເຂົ້າແລ້ວ", en: "Your file is checked" },
  refused: { zh: "导入有误", lo: "ນຳເຂົ້າມີຂໍ້ຜິດພາດ", en: "Rows of your import are wrong" },
  failed: { zh: "导入失败", lo: "ນຳເຂົ້າບໍ່ສຳເລັດ", en: "Your import failed" },
  body: {
    zh: "{title}：共 {total} 行，新增 {added}，更新 {updated}，无变化 {unchanged}，有误 {refused}。",
    lo: "{title}: ທັງໝົດ {total} ແຖວ, ເພີ່ມ {added}, ປັບປຸງ {updated}, ຄືເກົ່າ {unchanged}, ຜິດພາດ {refused}.",
    en: "{title}: {total} rows, {added} new, {updated} changed, {unchanged} the same, {refused} wrong.",
  },
});
