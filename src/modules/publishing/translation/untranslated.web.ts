import { createElement, Fragment } from "react";
import { enumerated, LANGUAGES, type Language } from "../../../contract/text.ts";
import { FIELD_TEXTS } from "../../../fields/texts.ts";
import { useConfirm } from "../../../web/feedback/Confirm.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { TRANSLATED, type Outcome } from "../publishing.ts";
import { RefusedList } from "../bulk/RefusedList.tsx";
import { PUBLISHING_SCREEN_TEXTS as TEXTS } from "../screen-texts.ts";

/** Languages in which a text is missing. */
export const missingIn = (row: object): Language[] =>
  LANGUAGES.filter((language) =>
    Object.entries(row).some(([name, state]) => name === TRANSLATED[language] && state === "missing"),
  );

interface Asked {
  readonly refused?: Outcome["refused"];
  readonly isSaved?: boolean;
  readonly yes?: string;
}

/**
 * Asks before records with missing translations are published, which is a usual thing: the original is complete, as the
 * server refuses others. Resolves to true to go on. `refused` lists selected
 * records that cannot be published anyway; `isSaved`: what somebody typed has just been saved for it; `yes`: what
 * going on is called, if it is not publishing at once.
 */
export function useUntranslatedAsked() {
  const t = useText();
  const reader = useLanguage();
  const ask = useConfirm();
  return async (
    title: string,
    rows: readonly object[],
    { refused = [], isSaved = false, yes = t(TEXTS.publish) }: Asked = {},
  ): Promise<boolean> => {
    const lacking = LANGUAGES.flatMap((each) => {
      const count = rows.filter((row) => missingIn(row).includes(each)).length;
      return count === 0 ? [] : [{ language: t(FIELD_TEXTS[each]), count }];
    });
    if (lacking.length === 0) return true;
    const languages = enumerated(
      lacking.map(({ language }) => language),
      reader,
    );
    const lines = rows.length === 1 ? [t(TEXTS.lacks, { languages })] : lacking.map((each) => t(TEXTS.lackMany, each));
    const seen = t(lacking.length === 1 ? TEXTS.visitorsSee : TEXTS.visitorsSeeMany);
    const words = [...lines, seen, ...(isSaved ? [t(TEXTS.savedOnly)] : [])].join(reader === "zh" ? "" : " ");
    const rest = [
      createElement("p", { key: "words" }, t(TEXTS.notThese, { count: refused.length })),
      createElement(RefusedList, { key: "list", refused }),
    ];
    return ask({
      title,
      text: refused.length === 0 ? words : createElement(Fragment, null, words, rest),
      yes,
    });
  };
}
