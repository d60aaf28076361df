import { useState } from "react";
import { dayAt } from "../../contract/date/region-clock.ts";
import { storedAs } from "../../crud/define-module.ts";
import type { Row } from "../../crud/record-queries.web.ts";
import { Tag } from "../../web/components/Tag.tsx";
import { formatDay } from "../../contract/date/day-format.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { certificate } from "./certificate.ts";
import { VALIDITY_COLORS } from "./certificate-words.ts";
import { VALIDITY_WORDS, validityOf } from "./validity.ts";

// The public side counts days in the enterprise's time zone (valid-now.server.ts); a list does not know it, and China
// is an hour ahead.
const today = (): string => dayAt(Date.now(), "laos");

/** A certificate's last valid day and its state today. */
export function ValidUntil({ row }: { readonly row: Row }) {
  const t = useText();
  const language = useLanguage();
  const [day] = useState(today);
  const { validUntil, ...certified } = storedAs(certificate, row);
  const of = validityOf({ ...certified, validUntil }, day);
  return (
    <span className="beside tabular">
      <time dateTime={validUntil}>{formatDay(validUntil, language)}</time>
      <Tag isValue color={VALIDITY_COLORS[of]}>
        {t(VALIDITY_WORDS[of])}
      </Tag>
    </span>
  );
}
