import type { KeyboardEvent, MouseEvent } from "react";
import type { Row } from "../record-queries.web.ts";

interface RowEvents<R> {
  readonly rows: readonly R[];
  readonly onOpen: (row: R) => void;
  readonly onMenu: (row: R) => void;
  /** Absent: rows cannot be selected. */
  readonly onTick: ((id: string) => void) | undefined;
}

const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("tr[data-row-key]") : null;

// A click opens the row unless it hits a control in the row or a popup (React bubbles events of portals), or ends a
// text selection.
const isForRow = (event: MouseEvent<HTMLElement>): boolean =>
  !(event.target as Element).closest("a, button, input, label, .ant-image") &&
  document.getSelection()?.isCollapsed !== false;

const moveFocus = (to: Element | null): boolean => {
  if (!(to instanceof HTMLElement) || rowOf(to) === null) return false;
  to.focus();
  return true;
};

const isCut = (element: Element): boolean => element.scrollWidth > element.clientWidth;

/** Sets the tooltip of a truncated cell on hover. */
function tellWhole({ target }: MouseEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>("td") : null;
  if (cell) cell.title = isCut(cell) || [...cell.children].some(isCut) ? cell.innerText : "";
}

/** Delegated event handlers for all rows, so that a row renders again only when its data changes. */
export function rowEvents<R extends Row>({ rows, onOpen, onMenu, onTick }: RowEvents<R>) {
  const recordAt = (target: EventTarget | null): R | undefined => {
    const key = rowOf(target)?.dataset["rowKey"];
    return key === undefined ? undefined : rows.find((row) => row.id === key);
  };
  return {
    onMouseOver: tellWhole,
    onClick: (event: MouseEvent<HTMLElement>) => {
      const row = recordAt(event.target);
      if (!row) return;
      const target = event.target as Element;
      if (target.closest("button[aria-haspopup=menu]")) onMenu(row);
      else if (target instanceof HTMLInputElement && target.closest("[data-tick]")) onTick?.(row.id);
      else if (isForRow(event)) onOpen(row);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const row = recordAt(event.target);
      if (!row || event.target !== rowOf(event.target)) return;
      const { nextElementSibling, previousElementSibling } = event.target as Element;
      if (event.key === "Enter") onOpen(row);
      else if (event.key === "ArrowDown") moveFocus(nextElementSibling);
      else if (event.key === "ArrowUp") moveFocus(previousElementSibling);
      else if (event.key === " " && onTick) onTick(row.id);
      else return;
      event.preventDefault();
    },
  };
}
