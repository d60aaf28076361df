import { inLanguage } from "../../contract/text.ts";
import type { Row } from "../../crud/use-crud.web.ts";
import { useLanguage } from "../../web/i18n/language.tsx";
import { titleOf } from "./record-words.ts";

/** What a record is called, in the reader's language where the program names it itself. */
export function RecordTitle(entry: { readonly module: string; readonly title: string }) {
  const language = useLanguage();
  const words = titleOf(entry);
  return <>{typeof words === "string" ? words : inLanguage(words, language)}</>;
}

export function TitleCell({ row }: { readonly row: Row }) {
  const { module, title } = row as unknown as { readonly module: string | null; readonly title: string | null };
  return <RecordTitle module={module ?? ""} title={title ?? ""} />;
}
