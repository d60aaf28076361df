import { isEmptyValue, valueOfField } from "../../fields/field-value.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import { recordTitleOf } from "../record-title.ts";
import type { Cells } from "./RecordRow.tsx";
import type { ActionsOf } from "./RecordTable.tsx";
import { RowMenu } from "../../web/table/RowMenu.tsx";
import { useRowWork } from "../../web/table/use-row-work.tsx";
import type { Beneath } from "./use-columns.web.ts";
import { ROW_TEXTS } from "./texts.ts";
import { ticking, type Selection } from "./ticking.ts";
import { ValueCell } from "./ValueCell.tsx";
import type { Row } from "../use-crud.web.ts";
import style from "./record-cards.module.css";
import table from "./record-table.module.css";

interface RecordCardsProps {
  readonly module: Module;
  readonly rows: readonly Row[];
  readonly columns: readonly string[];
  readonly beneath?: Beneath | undefined;
  readonly cells?: Cells | undefined;
  readonly onOpen: (row: Row) => void;
  readonly actionsOf: ActionsOf;
  /** Absent: cards cannot be selected. */
  readonly selection?: Selection | undefined;
}

/** The table's rows as cards for phones, so that nothing scrolls sideways. */
export function RecordCards({
  module,
  rows,
  columns,
  beneath = {},
  cells,
  onOpen,
  actionsOf,
  selection,
}: RecordCardsProps) {
  const t = useText();
  const language = useLanguage();
  const work = useRowWork();
  const ticks = selection && ticking(rows, selection);
  const names = columns
    .flatMap((name) => [name, beneath[name]])
    .filter((name) => name !== undefined)
    .filter((name) => name !== module.recordTitle);
  const Title = cells?.[module.recordTitle];
  return (
    <>
      <ul className={`stack ${style.cards}`}>
        {rows.map((row) => {
          const title = recordTitleOf(module, row, language);
          return (
            <li key={row.id} className="card" data-ticked={ticks?.ticked.has(row.id) ? "" : undefined}>
              <button type="button" className={style.title} onClick={() => onOpen(row)}>
                {Title ? <Title row={row} /> : title}
              </button>
              {ticks ? (
                <label className={style.tick}>
                  <input
                    type="checkbox"
                    className={table.box}
                    aria-label={title}
                    checked={ticks.ticked.has(row.id)}
                    onChange={() => ticks.toggle(row.id)}
                  />
                </label>
              ) : null}
              <RowMenu
                label={t(ROW_TEXTS.rowActions, { title })}
                actions={work.followed(row.id, actionsOf(row))}
                isBusy={work.isBusy(row.id)}
              />
              <dl>
                {names.map((name) => {
                  const field = module.fields[name];
                  if (!field || isEmptyValue(valueOfField(name, field, row))) return null;
                  const Own = cells?.[name];
                  return (
                    <div key={name}>
                      <dt>{t(Own?.label ?? field.label)}</dt>
                      <dd>{Own ? <Own row={row} /> : <ValueCell name={name} field={field} record={row} />}</dd>
                    </div>
                  );
                })}
              </dl>
            </li>
          );
        })}
      </ul>
      {work.said}
    </>
  );
}
