import { defineTexts, inEach, inLanguage, type Words } from "../../contract/text.ts";

const { choice } = defineTexts("actions", {
  choice: { zh: "{what}：{which}", lo: "{what}: {which}", en: "{what}: {which}" },
});

/** Title of an action that picks one of several values: "Appearance: Dark". */
export const choiceTitle = (what: Words, which: Words): Words =>
  inEach((language) => inLanguage(choice, language, { what: what[language], which: which[language] }));
