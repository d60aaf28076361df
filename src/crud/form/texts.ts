import { defineTexts } from "../../contract/text.ts";

/** Texts of a form. */
export const FORM_TEXTS = defineTexts("crud", {
  savedWithoutRest: {
    zh: "已保存；此后输入的内容尚未保存",
    lo: "ບັນທຶກແລ້ວ; ສິ່ງທີ່ທ່ານປ້ອນຫຼັງຈາກນັ້ນຍັງບໍ່ໄດ້ບັນທຶກ",
    en: "Saved. What you have typed since is not saved yet",
  },
  // where its reader may not save: the right was taken away, or they may only add records and typed on
  mayNotChange: {
    zh: "您没有修改此记录的权限，现在无法保存",
    lo: "ທ່ານບໍ່ມີສິດແກ້ໄຂຂໍ້ມູນນີ້, ດຽວນີ້ບັນທຶກບໍ່ໄດ້",
    en: "You do not have permission to edit this record, so you cannot save it",
  },
  mayNotAdd: {
    zh: "您新建此类记录的权限已被收回，现在无法保存",
    lo: "ສິດເພີ່ມຂໍ້ມູນນີ້ຂອງທ່ານຖືກຖອນຄືນແລ້ວ, ດຽວນີ້ບັນທຶກບໍ່ໄດ້",
    en: "You no longer have permission to add these records, so you cannot save",
  },
  typedIsKept: {
    zh: "您填写的内容仍在下方，可以复制，并已存为草稿。有权限后可以继续填写。",
    lo: "ສິ່ງທີ່ທ່ານປ້ອນຍັງຢູ່ລຸ່ມນີ້, ສຳເນົາໄດ້ ແລະ ເກັບໄວ້ເປັນຮ່າງແລ້ວ. ເມື່ອໄດ້ສິດແລ້ວ ທ່ານສາມາດສືບຕໍ່ໄດ້.",
    en: "Your input is below and saved as a draft. You can copy it, and continue once you have permission.",
  },
});
