import { storedAs } from "../../crud/define-module.ts";
import type { Row } from "../../crud/record-queries.web.ts";
import { HISTORY_TEXTS } from "../../crud/history/texts.ts";
import { PersonName } from "../../web/components/PersonName.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { auditLog } from "./audit.ts";

/** A person's name with their user name, which is unique. */
export function PersonCell({ row }: { readonly row: Row }) {
  const t = useText();
  const { byName, username } = storedAs(auditLog, row);
  if (!byName) return <span data-tone="faint">{t(HISTORY_TEXTS.system)}</span>;
  return (
    <span className="two-lines">
      <PersonName name={byName} /> {username && username !== byName ? <span data-tone="faint">{username}</span> : null}
    </span>
  );
}
