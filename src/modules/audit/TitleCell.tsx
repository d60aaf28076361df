import { inLanguage } from "../../contract/text.ts";
import { storedAs } from "../../crud/define-module.ts";
import type { Row } from "../../crud/use-crud.web.ts";
import { useLanguage } from "../../web/i18n/language.tsx";
import { auditLog } from "./audit.ts";
import { titleOf } from "./record-words.ts";

/** The title stored with an entry; settings, which the program names, in the reader's language. */
export function RecordTitle(entry: { readonly module: string; readonly title: string }) {
  const language = useLanguage();
  const words = titleOf(entry);
  return <>{typeof words === "string" ? words : inLanguage(words, language)}</>;
}

export function TitleCell({ row }: { readonly row: Row }) {
  const { module, title } = storedAs(auditLog, row);
  return <RecordTitle module={module ?? ""} title={title ?? ""} />;
}
