import { defineTexts } from "../../contract/text.ts";

/** Words of the console's page where no script runs. */
export const CONSOLE_PAGE_TEXTS = defineTexts("consolePage", {
  needsScript: {
    zh: "此页面需要启用浏览器的 JavaScript。",
    lo: "ໜ້ານີ້ຕ້ອງເປີດໃຊ້ JavaScript ໃນບຣາວເຊີ.",
    en: "Turn on JavaScript in your browser to open this page.",
  },
});
