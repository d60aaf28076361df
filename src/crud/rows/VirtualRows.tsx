import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { RowAction } from "../../web/table/RowButton.tsx";
import type { Module } from "../define-module.ts";
import { recordTitleOf } from "../record/record-title.ts";
import { ROW_TEXTS } from "./texts.ts";
import type { Row } from "../record-queries.web.ts";
import { RecordRow, type Column } from "./RecordRow.tsx";
import type { Line, TreeLines, useVirtualLines } from "./use-virtual-lines.web.ts";

interface VirtualRowsProps<R extends Row> {
  readonly module: Module;
  readonly columns: readonly Column[];
  readonly inSight: ReturnType<typeof useVirtualLines<R>>;
  readonly tree: TreeLines<R> | undefined;
  readonly actionsOf: (row: R) => readonly RowAction[];
  /** True while an action on the record is running. */
  readonly isBusy: (id: string) => boolean;
  /** Undefined: rows cannot be selected. */
  readonly ticked: ReadonlySet<string> | undefined;
}

/** The visible rows of a virtualised table; two empty rows take the height of those above and below. */
export function VirtualRows<R extends Row>(props: VirtualRowsProps<R>) {
  const { module, columns, inSight, tree, actionsOf, isBusy, ticked } = props;
  const { lines, above, below, firstDrawn } = inSight;
  const t = useText();
  const language = useLanguage();
  const drawn = ({ row, index, after }: Line<R>, place: number) => {
    const ref = place === 0 ? firstDrawn : undefined;
    if (index === undefined)
      return (
        <tr key={`${row.id} ${after?.key}`} ref={ref}>
          <td colSpan={columns.length + 1}>{after}</td>
        </tr>
      );
    const title = recordTitleOf(module, row, language);
    return (
      <RecordRow
        key={row.id}
        ref={ref}
        row={row}
        columns={columns}
        title={title}
        position={index + 2}
        isTicked={ticked?.has(row.id)}
        menu={actionsOf(row).length > 0 ? t(ROW_TEXTS.rowActions, { title }) : undefined}
        isBusy={isBusy(row.id)}
        depth={tree?.depthOf(row)}
        toggle={tree?.toggleOf(row)}
      />
    );
  };
  return (
    <>
      {above > 0 ? <tr aria-hidden style={{ height: above }} /> : null}
      {lines.map(drawn)}
      {below > 0 ? <tr aria-hidden style={{ height: below }} /> : null}
    </>
  );
}
