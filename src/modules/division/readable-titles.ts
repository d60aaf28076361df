import { inEach, type Language, type Words } from "../../contract/text.ts";
import { recordTitles } from "../../crud/record-title.ts";
import { division } from "./division.ts";

const SCRIPTS: Readonly<Record<Language, RegExp>> = {
  zh: /\p{Script=Han}/u,
  lo: /\p{Script=Lao}/u,
  en: /\p{Script=Latin}/u,
};

/**
 * What visitors call a division: where its name is written in a script that readers of the language may not know (Lao districts have
 * no Chinese name, Chinese counties no Lao one), the Latin one.
 */
export function readableTitles(row: object): Words {
  const titles = recordTitles(division, row);
  return inEach((language) =>
    SCRIPTS[language].test(titles[language]) || !SCRIPTS.en.test(titles.en) ? titles[language] : titles.en,
  );
}
