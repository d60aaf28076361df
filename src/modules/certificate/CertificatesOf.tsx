import { Button } from "antd";
import type { Module } from "../../crud/define-module.ts";
import { recordAddress } from "../../crud/record-address.ts";
import { recordTitleOf } from "../../crud/record-title.ts";
import { useList, useRights } from "../../crud/use-crud.web.ts";
import { ValueCell } from "../../crud/rows/ValueCell.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import style from "./certificate.module.css";
import { certificate } from "./certificate.ts";
import { CERTIFICATE_WORDS as WORDS } from "./certificate-words.ts";
import { ValidUntil } from "./ValidUntil.tsx";

const MODULE: Module = certificate;
const MOST = 50; // an enterprise holds a handful

/** What an enterprise holds, on its own page of the console; nothing for who may not see certificates. */
export function CertificatesOf({ enterprise }: { readonly enterprise: string }) {
  const t = useText();
  const language = useLanguage();
  const { open } = usePage();
  const rights = useRights(MODULE);
  const filters = [{ field: "enterprise", operator: "eq" as const, values: [enterprise] }];
  const held = useList(MODULE, { page: 1, pageSize: MOST, sort: [], filters }, rights.canList).data;
  if (!held) return null;
  return (
    <section className={style.panel} aria-label={t(WORDS.ofEnterprise)}>
      <header>
        <h2>
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
      {held.rows.length === 0 ? <p>{t(WORDS.none)}</p> : null}
      <ul>
        {held.rows.map((row) => (
          <li key={row.id}>
            <Button type="link" onClick={() => open(recordAddress(MODULE, row.id))}>
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
