import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from "react";
import { NARROWEST, WIDEST } from "../../contract/preferences/personal.ts";
import { useText } from "../../web/i18n/language.tsx";
import { personal } from "../../web/preferences/personal.ts";
import type { Column } from "./RecordRow.tsx";
import { ROW_TEXTS } from "./texts.ts";
import type { Widths } from "./use-column-widths.web.tsx";
import style from "./record-table.module.css";

const STEP = 16; // px for each press of an arrow key

interface ColumnResizerProps {
  /** The list's path, by which the widths are remembered. */
  readonly path: string;
  readonly columns: readonly Column[];
  readonly column: Column;
  readonly table: RefObject<HTMLTableElement | null>;
  /** Shows these widths until others are remembered; undefined: those that are. */
  readonly onDrag: (widths: Widths | undefined) => void;
}

const clampWidth = (width: number): number => Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));

/** Reads and changes a column's width. The columns before it keep theirs, so that its edge stays under the pointer. */
function useWidth({ path, columns, column, table, onDrag }: ColumnResizerProps) {
  const at = columns.indexOf(column);
  const widthOf = (index: number): number => {
    // the last one is the menu's
    const heads = [...(table.current?.tHead?.rows[0]?.cells ?? [])].slice(-columns.length - 1);
    return heads[index]?.offsetWidth ?? 0;
  };
  const beside = (width: number): Widths => ({
    ...Object.fromEntries(columns.slice(0, at).map(({ name }, index) => [name, clampWidth(widthOf(index))])),
    [column.name]: width,
  });
  const write = (change: (kept: Widths) => Widths) => {
    const { [path]: kept = {}, ...others } = personal.read("widths");
    const next = change(kept);
    personal.write("widths", Object.keys(next).length > 0 ? { ...others, [path]: next } : others);
    onDrag(undefined);
  };
  return {
    now: () => clampWidth(widthOf(at)),
    show: (width: number) => onDrag(beside(width)),
    keep: (width: number) => write((kept) => ({ ...kept, ...beside(width) })),
    reset: () => write((kept) => Object.fromEntries(Object.entries(kept).filter(([name]) => name !== column.name))),
  };
}

/** The edge of a column, which sets its width: by dragging or with the arrow keys. A double click resets it. */
export function ColumnResizer(props: ColumnResizerProps) {
  const t = useText();
  const width = useWidth(props);
  const begun = useRef<{ readonly x: number; readonly width: number }>(undefined);
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    begun.current = { x: event.clientX, width: width.now() };
  };
  const drag = ({ clientX }: PointerEvent) => {
    if (begun.current) width.show(clampWidth(begun.current.width + clientX - begun.current.x));
  };
  const end = ({ clientX }: PointerEvent) => {
    const from = begun.current;
    begun.current = undefined;
    if (from && from.x !== clientX) width.keep(clampWidth(from.width + clientX - from.x));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") width.keep(clampWidth(width.now() - STEP));
    else if (event.key === "ArrowRight") width.keep(clampWidth(width.now() + STEP));
    else if (event.key === "Enter" || event.key === "Delete") width.reset();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that moves is a control (ARIA)
    <span
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={0}
      className={style.edge}
      aria-orientation="vertical"
      aria-label={t(ROW_TEXTS.columnWidth, { label: props.column.label })}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuenow={width.now()}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={width.reset}
      onKeyDown={press}
    />
  );
}
