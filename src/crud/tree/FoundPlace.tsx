import type { ComponentType } from "react";
import { inLanguage } from "../../contract/text.ts";
import { valueOfField } from "../../fields/field-value.ts";
import { useOption } from "../../fields/reference/titles.web.ts";
import { viewOfField } from "../../fields/views.tsx";
import { useLanguage } from "../../web/i18n/language.tsx";
import { perModule } from "../per-module.ts";
import type { Module } from "../define-module.ts";
import type { Row } from "../record-queries.web.ts";
import type { Cells } from "../rows/RecordRow.tsx";
import style from "./place.module.css";

/** A search result in a tree with its path, because titles are not unique (five districts of China share one). */
const foundPlace = (module: Module): ComponentType<{ readonly row: Row }> =>
  function FoundPlace({ row }) {
    const language = useLanguage();
    const option = useOption(module.path, row.id);
    const field = module.fields[module.recordTitle];
    if (!field) return null;
    const { Cell } = viewOfField(field);
    const above = option?.path?.map(({ title }) => inLanguage(title, language)).join(" / ");
    return (
      <>
        <span>
          <Cell field={field} value={valueOfField(module.recordTitle, field, row) as never} />
        </span>
        {above ? (
          <span className={`note ${style.above}`} title={above}>
            {above}
          </span>
        ) : null}
      </>
    );
  };

/** Memoised, because a table needs stable cells. */
export const foundCells = perModule((module): Cells => ({ [module.recordTitle]: foundPlace(module) }));
