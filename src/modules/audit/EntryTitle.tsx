import { inLanguage } from "../../contract/text.ts";
import { storedAs } from "../../crud/define-module.ts";
import type { Row } from "../../crud/record-queries.web.ts";
import { useLanguage } from "../../web/i18n/language.tsx";
import { auditLog } from "./audit.ts";
import { titlesOf } from "./record-words.ts";

/** The title stored with an entry, in the reader's language. */
export const RecordTitle = (entry: Parameters<typeof titlesOf>[0]) => inLanguage(titlesOf(entry), useLanguage());

export function EntryTitleCell({ row }: { readonly row: Row }) {
  const { module, title, titleLo, titleEn } = storedAs(auditLog, row);
  return (
    <span className="two-lines">
      <RecordTitle module={module ?? ""} title={title ?? ""} titleLo={titleLo} titleEn={titleEn} />
    </span>
  );
}
