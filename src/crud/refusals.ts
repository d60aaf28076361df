import { defineTexts } from "../contract/text.ts";

export const REFUSALS = defineTexts("refusal", {
  gone: {
    zh: "所选记录不存在或已停用，请重新选择",
    lo: "ລາຍການທີ່ເລືອກບໍ່ມີ ຫຼື ປິດໃຊ້ແລ້ວ, ກະລຸນາເລືອກໃໝ່",
    en: "The selected record no longer exists or is inactive. Choose again",
  },
});
