import { defineTexts } from "../../../contract/text.ts";

export const FULLSCREEN_TEXTS = defineTexts("fullscreen", {
  enter: { zh: "全屏", lo: "ເຕັມຈໍ", en: "Full screen" },
  leave: { zh: "退出全屏", lo: "ອອກຈາກເຕັມຈໍ", en: "Exit full screen" },
  /** §8 */
  unsupported: {
    zh: "您的浏览器不支持全屏",
    lo: "ບຣາວເຊີຂອງທ່ານໃຊ້ໂໝດເຕັມຈໍບໍ່ໄດ້",
    en: "Your browser does not support full screen",
  },
});
