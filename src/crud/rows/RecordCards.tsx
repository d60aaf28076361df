import type { ComponentProps } from "react";
import { isEmptyField } from "../../fields/field-value.ts";
import { viewOfField } from "../../fields/views.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import { recordTitleOf } from "../record/record-title.ts";
import type { Cells } from "./RecordRow.tsx";
import type { ActionsOf } from "./RecordTable.tsx";
import { RowMenu } from "../../web/table/row-menu/RowMenu.tsx";
import { useBusyRows } from "../../web/table/use-busy-rows.tsx";
import { ListCheckbox } from "../../web/table/selection/ListCheckbox.tsx";
import type { Beneath } from "./use-columns.web.ts";
import { ROW_TEXTS } from "./texts.ts";
import { rowSelection, type Selection } from "./row-selection.ts";
import { ValueCell } from "./ValueCell.tsx";
import type { Row } from "../record-queries.web.ts";
import style from "./record-cards.module.css";

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

interface RecordCardProps extends Pick<RecordCardsProps, "module" | "cells" | "onOpen"> {
  readonly row: Row;
  /** Fields below the title. */
  readonly names: readonly string[];
  /** Absent: the card cannot be selected. */
  readonly tick: { readonly isOn: boolean; readonly toggle: () => void } | undefined;
  readonly menu: Pick<ComponentProps<typeof RowMenu>, "actions" | "isBusy">;
}

const cardTitleOf = ({ list, recordTitle }: Module): string => list.cardTitle ?? recordTitle;

function RecordCard({ module, row, names, cells, tick, menu, onOpen }: RecordCardProps) {
  const t = useText();
  const language = useLanguage();
  const title = recordTitleOf(module, row, language);
  const head = cardTitleOf(module);
  const headField = head === module.recordTitle ? undefined : module.fields[head];
  const Head = cells?.[head];
  return (
    <li className="card" data-ticked={tick?.isOn ? "" : undefined}>
      <button type="button" className={`breakable ${style.title}`} onClick={() => onOpen(row)}>
        {Head ? <Head row={row} /> : headField ? <ValueCell name={head} field={headField} record={row} /> : title}
      </button>
      {tick ? (
        <label className={`center ${style.tick}`}>
          <ListCheckbox aria-label={title} checked={tick.isOn} onChange={tick.toggle} />
        </label>
      ) : null}
      <RowMenu label={t(ROW_TEXTS.rowActions, { title })} {...menu} />
      <dl>
        {names.map((name) => {
          const field = module.fields[name];
          const Own = cells?.[name];
          if (!field || (Own?.isEmpty ?? ((record: Row) => isEmptyField(name, field, record)))(row)) return null;
          return (
            <div key={name}>
              <dt>{t(Own?.label ?? field.label)}</dt>
              <dd className={!Own && viewOfField(field).isProse ? "two-lines" : undefined}>
                {Own ? <Own row={row} /> : <ValueCell name={name} field={field} record={row} />}
              </dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
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
  const work = useBusyRows();
  const ticks = selection && rowSelection(rows, selection);
  const names = columns
    .flatMap((name) => [name, beneath[name]])
    .filter((name) => name !== undefined)
    .filter((name) => name !== cardTitleOf(module));
  return (
    <>
      <ul className={`stack ${style.cards}`}>
        {rows.map((row) => (
          <RecordCard
            key={row.id}
            module={module}
            row={row}
            names={names}
            cells={cells}
            tick={ticks && { isOn: ticks.ticked.has(row.id), toggle: () => ticks.toggle(row.id) }}
            menu={{ actions: work.followed(row.id, actionsOf(row)), isBusy: work.isBusy(row.id) }}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {work.said}
    </>
  );
}
