import { Button } from "antd";
import type { Module } from "../../crud/define-module.ts";
import { recordAddress } from "../../crud/record/record-address.ts";
import { recordTitleOf } from "../../crud/record/record-title.ts";
import { useList, useRights } from "../../crud/record-queries.web.ts";
import { ValueCell } from "../../crud/rows/ValueCell.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import style from "./certificate.module.css";
import { certificate } from "./certificate.ts";
import { CERTIFICATE_WORDS as WORDS } from "./certificate-words.ts";
import { ValidUntil } from "./ValidUntil.tsx";

const MODULE: Module = certificate;
const MAX_SHOWN = 50;

/** An enterprise's certificates, on its page in the console; empty for users who may not list certificates. */
export function CertificatesOf({ enterprise }: { readonly enterprise: string }) {
  const t = useText();
  const language = useLanguage();
  const { open } = usePage();
  const rights = useRights(MODULE);
  const filters = [{ field: "enterprise", operator: "eq" as const, values: [enterprise] }];
  const held = useList(MODULE, { page: 1, pageSize: MAX_SHOWN, sort: [], filters }, rights.canList).data;
  if (!held) return null;
  return (
    <section className={style.held} aria-label={t(WORDS.ofEnterprise)}>
      <header className="row" data-ends="">
        <h2 className="minor">
          {t(WORDS.ofEnterprise)} {held.total > 0 ? held.total : null}
        </h2>
        <span>
          {held.total > 0 ? (
            <Button
              size="small"
              type="text"
              onClick={() => open(`${MODULE.path}?enterprise.eq=${encodeURIComponent(enterprise)}`)}
            >
              {t(WORDS.inList)}
            </Button>
          ) : null}
          {rights.canAdd ? (
            <Button size="small" onClick={() => open(recordAddress(MODULE, "new"))}>
              {t(WORDS.add)}
            </Button>
          ) : null}
        </span>
      </header>
      {held.rows.length === 0 ? <p data-tone="quiet">{t(WORDS.none)}</p> : null}
      <ul>
        {held.rows.map((row) => (
          <li key={row.id} className="stack" data-gap="4" data-start="">
            <Button type="link" className="in-words" onClick={() => open(recordAddress(MODULE, row.id))}>
              {recordTitleOf(certificate, row, language)}
            </Button>
            <ValueCell name="kind" field={certificate.fields.kind} record={row} />
            <ValidUntil row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
