import { valueOfField } from "../../fields/field-value.ts";
import { viewOfField } from "../../fields/views.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import { recordTitleOf } from "../record-title.ts";
import type { ActionsOf } from "./RecordTable.tsx";
import { RowMenu } from "./RowMenu.tsx";
import type { Row } from "../use-crud.web.ts";
import style from "./list.module.css";

interface RecordCardsProps {
  readonly module: Module;
  readonly rows: readonly Row[];
  readonly columns: readonly string[];
  readonly onOpen: (row: Row) => void;
  readonly actionsOf: ActionsOf;
}

/** The table's columns on a phone: one card per record, nothing to scroll sideways for. */
export function RecordCards({ module, rows, columns, onOpen, actionsOf }: RecordCardsProps) {
  const t = useText();
  const language = useLanguage();
  const names = columns.filter((name) => name !== module.recordTitle);
  return (
    <ul className={style.cards}>
      {rows.map((row) => {
        const title = recordTitleOf(module, row, language);
        return (
          <li key={row.id}>
            <button type="button" className={style.cardTitle} onClick={() => onOpen(row)}>
              {title}
            </button>
            <RowMenu title={title} actions={actionsOf(row)} />
            <dl>
              {names.map((name) => {
                const field = module.fields[name];
                const value = field && valueOfField(name, field, row);
                if (!field || value === null || value === "") return null;
                const { Cell } = viewOfField(field);
                return (
                  <div key={name}>
                    <dt>{t(field.label)}</dt>
                    <dd>
                      <Cell field={field} value={value as never} />
                    </dd>
                  </div>
                );
              })}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
