import { useState } from "react";
import { dayAt } from "../../contract/public/region-clock.ts";
import type { Row } from "../../crud/use-crud.web.ts";
import { Tag } from "../../web/components/Tag.tsx";
import { formatDay } from "../../web/format/moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import style from "./certificate.module.css";
import { VALIDITY_COLORS } from "./certificate-words.ts";
import { VALIDITY_WORDS, validityOf } from "./validity.ts";

const valueOf = (row: Row, name: string): unknown => Object.entries(row).find(([each]) => each === name)?.[1];
const dayOf = (row: Row, name: string): string => {
  const value = valueOf(row, name);
  return typeof value === "string" ? value : "";
};
/** On the day it is now. */
const today = (): string => dayAt(Date.now(), "laos");

/** Until when a certificate holds, and in words how it stands today. */
export function ValidUntil({ row }: { readonly row: Row }) {
  const t = useText();
  const language = useLanguage();
  const [day] = useState(today);
  const validUntil = dayOf(row, "validUntil");
  const isRevoked = valueOf(row, "isRevoked") === true;
  const of = validityOf({ issuedOn: dayOf(row, "issuedOn"), validUntil, isRevoked }, day);
  return (
    <span className={style.validity}>
      <time dateTime={validUntil}>{formatDay(validUntil, language)}</time>
      <Tag isValue color={VALIDITY_COLORS[of]}>
        {t(VALIDITY_WORDS[of])}
      </Tag>
    </span>
  );
}
