import { defineTexts } from "../../contract/text.ts";

export const SESSION_TEXTS = defineTexts("session-frame", {
  endedTitle: { zh: "登录已失效", lo: "ທ່ານໄດ້ອອກຈາກລະບົບແລ້ວ", en: "You have been signed out" },
  endedText: {
    zh: "您可以取消并留在本页查看已加载的内容，也可以重新登录。",
    lo: "ທ່ານສາມາດຍົກເລີກເພື່ອຢູ່ເບິ່ງຂໍ້ມູນທີ່ໂຫຼດແລ້ວໃນໜ້ານີ້, ຫຼື ເຂົ້າສູ່ລະບົບໃໝ່.",
    en: "Cancel to stay on this page and view what has loaded, or sign in again.",
  },
  signInAgain: { zh: "重新登录", lo: "ເຂົ້າສູ່ລະບົບໃໝ່", en: "Sign in again" },
  leave: { zh: "离开", lo: "ອອກ", en: "Leave" },
  stay: { zh: "取消", lo: "ຍົກເລີກ", en: "Cancel" },
});
