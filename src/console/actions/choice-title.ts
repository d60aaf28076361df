import { defineTexts, inLanguage, type Words } from "../../contract/text.ts";

const { choice } = defineTexts("actions", {
  choice: { zh: "{what}：{which}", lo: "{what}: {which}", en: "{what}: {which}" },
});

/** What an action is called that chooses one of several, such as Appearance: Dark. */
export const choiceTitle = (what: Words, which: Words): Words => ({
  zh: inLanguage(choice, "zh", { what: what.zh, which: which.zh }),
  lo: inLanguage(choice, "lo", { what: what.lo, which: which.lo }),
  en: inLanguage(choice, "en", { what: what.en, which: which.en }),
});
