import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useText } from "../../../web/i18n/language.tsx";
import {
  isTicked,
  lacksView,
  missingViews,
  rightsBelow,
  searchBranches,
  ticksOf,
  viewsIn,
  type Branch,
  type TickChanges,
} from "./rights-tree.ts";
import { RightsRow, type RowActs } from "./RightsRow.tsx";
import { ROLE_TEXTS } from "../texts.ts";
import style from "../role.module.css";

interface RightsGridProps extends Pick<RowActs, "onTick" | "onToggle"> {
  readonly branches: readonly Branch[];
  readonly search: string;
  readonly touched: TickChanges;
  readonly closed: ReadonlySet<string>;
  readonly isReadOnly: boolean;
}

interface Line {
  readonly branch: Branch;
  readonly depth: number;
  readonly isOpen: boolean | undefined;
}

const linesOf = (branches: readonly Branch[], isOpen: (id: string) => boolean, depth = 0): Line[] =>
  branches.flatMap((branch) => {
    if (branch.children.length === 0) return [{ branch, depth, isOpen: undefined }];
    const open = isOpen(branch.entry.id);
    return [{ branch, depth, isOpen: open }, ...(open ? linesOf(branch.children, isOpen, depth + 1) : [])];
  });

const boxesOf = (row: Element | null | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>("input") ?? []),
];

/**
 * The checkbox to which a key moves the focus: the next in the row, in the row above or below, or in the parent's row.
 */
function boxAfter(event: KeyboardEvent<HTMLElement>, grid: HTMLElement): HTMLElement | undefined {
  const rows = [...grid.querySelectorAll<HTMLElement>("[role=row]")];
  const here = (event.target as Element).closest("[role=row]");
  const at = rows.findIndex((row) => row === here);
  const column = boxesOf(here).indexOf(event.target as HTMLElement);
  const inRow = (row: Element | undefined, wanted: number) => {
    const boxes = boxesOf(row);
    return boxes[Math.min(wanted, boxes.length - 1)];
  };
  switch (event.key) {
    case "ArrowDown":
      return inRow(rows[at + 1], column);
    case "ArrowUp":
      return inRow(rows[at - 1], column);
    case "ArrowRight":
      return boxesOf(here)[column + 1] ?? inRow(rows[at + 1], 0);
    case "ArrowLeft":
      if (column > 0) return boxesOf(here)[column - 1];
      return inRow(
        rows.slice(0, at).findLast((row) => Number(row.ariaLevel) < Number((here as HTMLElement).ariaLevel)),
        0,
      );
    case "Home":
      return inRow(rows[0], 0);
    case "End":
      return inRow(rows.at(-1), 0);
    default:
      return undefined;
  }
}

/** Opens or closes a branch at its first checkbox, or moves the focus. */
function pressKey(event: KeyboardEvent<HTMLElement>, onToggle: (id: string) => void): void {
  if (!(event.target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const row = event.target.closest("[role=row]");
  const isFirst = boxesOf(row)[0] === event.target;
  const isOpen = row?.getAttribute("aria-expanded");
  const id = row instanceof HTMLElement ? row.dataset["id"] : undefined;
  const isToggle =
    isFirst && ((event.key === "ArrowRight" && isOpen === "false") || (event.key === "ArrowLeft" && isOpen === "true"));
  const next = isToggle ? undefined : boxAfter(event, event.currentTarget);
  if (isToggle && id !== undefined) onToggle(id);
  else if (next) next.focus();
  else return;
  event.preventDefault();
}

/** The tree of rights as a treegrid: one tab stop, arrow keys to move, Space to toggle. */
export function RightsGrid({ branches, search, touched, closed, isReadOnly, onTick, onToggle }: RightsGridProps) {
  const t = useText();
  const grid = useRef<HTMLDivElement>(null);
  // Rows get stable callbacks, which call the latest handlers.
  const latest = useRef({ onTick, onToggle });
  useEffect(() => {
    latest.current = { onTick, onToggle };
    const element = grid.current;
    if (!element || element.querySelector("input[tabindex='0']")) return;
    element.querySelector("input")?.setAttribute("tabindex", "0");
  });
  const [acts] = useState<RowActs>(() => ({
    onTick: (rights, isOn) => latest.current.onTick(rights, isOn),
    onToggle: (id) => latest.current.onToggle(id),
  }));
  const views = viewsIn(branches);
  const isSearching = search.trim() !== "";
  const lines = linesOf(searchBranches(branches, search), (id) => isSearching || !closed.has(id));
  if (lines.length === 0) return <p className="nothing">{t(ROLE_TEXTS.noneFound)}</p>;
  return (
    <div
      ref={grid}
      role="treegrid"
      tabIndex={-1}
      aria-label={t(ROLE_TEXTS.rights)}
      aria-rowcount={lines.length}
      className={`card lined ${style.grid}`}
      onKeyDown={(event) => pressKey(event, onToggle)}
      onFocus={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        for (const other of grid.current?.querySelectorAll("input[tabindex='0']") ?? [])
          other.setAttribute("tabindex", "-1");
        target.setAttribute("tabindex", "0");
      }}
    >
      {lines.map(({ branch, depth, isOpen }, index) => {
        const below = rightsBelow(branch);
        const missing = missingViews(branch, views, touched);
        return (
          <RightsRow
            key={branch.entry.id}
            branch={branch}
            depth={depth}
            ticks={ticksOf(below, touched)}
            count={below.filter((right) => isTicked(right, touched)).length}
            state={branch.rights.map((right) => (isTicked(right, touched) ? "1" : "0")).join("")}
            lacksView={lacksView(branch, touched)}
            missing={missing.length > 0 ? missing : undefined}
            isOpen={isOpen}
            isReadOnly={isReadOnly}
            position={index + 1}
            {...acts}
          />
        );
      })}
    </div>
  );
}
