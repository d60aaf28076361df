import { defineTexts, type Words } from "../../contract/text.ts";

/** Why the engine refuses a write, in the user's words. */
export const REFUSALS = defineTexts("refusal", {
  gone: {
    zh: "所选记录不存在或已停用，请重新选择",
    lo: "ລາຍການທີ່ເລືອກບໍ່ມີ ຫຼື ປິດໃຊ້ແລ້ວ, ກະລຸນາເລືອກໃໝ່",
    en: "The selected record no longer exists or is inactive. Choose again",
  },
  outOfScope: {
    zh: "不在您的数据范围内，请选择您管辖的行政区划",
    lo: "ຢູ່ນອກຂອບເຂດຂໍ້ມູນຂອງທ່ານ, ກະລຸນາເລືອກເຂດທີ່ທ່ານຮັບຜິດຊອບ",
    en: "Outside your data scope. Choose a division you manage",
  },
  loop: {
    zh: "上级不能是自己或自己的下级，层级不能超过 {max} 级",
    lo: "ບໍ່ສາມາດຂຶ້ນກັບຕົວເອງ ຫຼື ລະດັບລຸ່ມຂອງຕົວເອງ ແລະ ບໍ່ເກີນ {max} ລະດັບ",
    en: "A record cannot be its own parent or child. Maximum {max} levels",
  },
});

/** Says what still refers to the record that was to be deleted. */
export const usedBy = (record: Words): Words => ({
  zh: `仍被“${record.zh}”使用，不能删除`,
  lo: `ຍັງຖືກໃຊ້ຢູ່ໃນ “${record.lo}”, ບໍ່ສາມາດລຶບໄດ້`,
  en: `Used by ${record.en}, so it cannot be deleted`,
});
