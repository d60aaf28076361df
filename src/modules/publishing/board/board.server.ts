import { inLanguage, LANGUAGES, type Language } from "../../../contract/text.ts";
import type { Module } from "../../../crud/define-module.ts";
import type { Row } from "../../../crud/record/columns.server.ts";
import { imagePaths } from "../../../fields/images/images.ts";
import { TRANSLATION_SUFFIXES } from "../../../fields/translated-text/translated-text.ts";
import type { BoardRecord } from "./board.ts";
import { publishTransition } from "../transitions.server.ts";
import { missingTexts } from "../translation/translation-state.ts";

const text = (row: Row, name: string): string => (row[name] as string | null | undefined) ?? "";
const orNull = (row: Row, name: string): string | null => (row[name] as string | null | undefined) ?? null;

/** A record with its missing texts, and the obstacle to publishing by the same rules as publishing itself. */
export function boardRecordOf(
  module: Module,
  row: Row,
  { now, language }: { readonly now: number; readonly language: Language },
): BoardRecord {
  const next = row["state"] === "published" ? undefined : publishTransition(module, now)(row);
  const titleIn = (each: Language) => orNull(row, `${module.recordTitle}${TRANSLATION_SUFFIXES[each]}`);
  return {
    id: row.id,
    version: row.version,
    createdAt: text(row, "createdAt"),
    updatedAt: text(row, "updatedAt"),
    titles: { zh: titleIn("zh"), lo: titleIn("lo"), en: titleIn("en") },
    picture: imagePaths(text(row, "pictures"))[0] ?? text(row, "logo"),
    state: row["state"] as BoardRecord["state"],
    publishAt: orNull(row, "publishAt"),
    publishedAt: orNull(row, "publishedAt"),
    chineseState: row["chineseState"] as BoardRecord["chineseState"],
    laoState: row["laoState"] as BoardRecord["laoState"],
    englishState: row["englishState"] as BoardRecord["englishState"],
    languages: LANGUAGES.map((each) => ({
      language: each,
      missing: missingTexts(module, row, each).flatMap((name) => {
        const label = module.fields[name]?.label;
        return label ? [inLanguage(label, language)] : [];
      }),
    })),
    obstacle: next && "refusal" in next ? inLanguage(next.refusal, language) : "",
  };
}
