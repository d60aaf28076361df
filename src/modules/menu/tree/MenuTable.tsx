import { useRef, useState, type DragEvent, type KeyboardEvent, type MouseEvent } from "react";
import { SharedMenu, type RowAction } from "../../../web/table/RowMenu.tsx";
import { useRowWork } from "../../../web/table/use-row-work.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { useIsPhone } from "../../../web/page/use-is-phone.ts";
import type { MenuBranch } from "../menu-admin.ts";
import { dropped, stepped, type Line, type MenuPosition, type Side, type Step } from "./menu-positions.ts";
import { MenuRow } from "./MenuRow.tsx";
import { MENU_TEXTS } from "../texts.ts";
import style from "../menu.module.css";

interface MenuTableProps {
  readonly branches: readonly MenuBranch[];
  readonly lines: readonly Line[];
  readonly canMove: boolean;
  readonly actionsOf: (branch: MenuBranch) => readonly RowAction[];
  readonly onOpen: (branch: MenuBranch) => void;
  readonly onToggle: (branch: MenuBranch) => void;
  readonly onMove: (branch: MenuBranch, place: MenuPosition) => void;
}

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "in",
  ArrowLeft: "out",
};

const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("tr[data-id]") : null;

/** Over the upper and lower quarter of a row the mouse means its place, in the middle the row itself. */
const sideOf = (row: HTMLElement, y: number): Side => {
  const { top, height } = row.getBoundingClientRect();
  const part = (y - top) / height;
  return part < 0.25 ? "before" : part > 0.75 ? "after" : "into";
};

/** The tree as a table: dragged by its rows, moved with Alt and the arrows, walked with the arrows alone. */
export function MenuTable({ branches, lines, canMove, actionsOf, onOpen, onToggle, onMove }: MenuTableProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const frame = useRef<HTMLDivElement>(null);
  const [menuOf, setMenuOf] = useState<{ readonly branch: MenuBranch; readonly button: HTMLElement }>();
  const [dragged, setDragged] = useState<MenuBranch>();
  const [over, setOver] = useState<{ readonly id: string; readonly side: Side }>();
  const work = useRowWork();
  const lineOf = (target: EventTarget | null): Line | undefined => {
    const id = rowOf(target)?.dataset["id"];
    return id === undefined ? undefined : lines.find(({ branch }) => branch.id === id);
  };

  const click = (event: MouseEvent<HTMLElement>) => {
    const line = lineOf(event.target);
    if (!line) return;
    const target = event.target as Element;
    const button = target.closest<HTMLElement>("button[aria-haspopup=menu]");
    if (button) setMenuOf({ branch: line.branch, button });
    else if (target.closest("[data-twig]")) onToggle(line.branch);
    else if (!target.closest("[data-grip]") && document.getSelection()?.isCollapsed !== false) onOpen(line.branch);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowOf(event.target);
    const line = lineOf(event.target);
    if (!row || !line || event.target !== row || event.ctrlKey || event.metaKey) return;
    const { branch, isOpen } = line;
    if (event.altKey) {
      const step = STEPS[event.key];
      if (!step || !canMove) return;
      event.preventDefault(); // Alt and left is also the browser's way back
      const place = stepped(branches, branch, step);
      if (place) onMove(branch, place);
      return;
    }
    const next = event.key === "ArrowDown" ? row.nextElementSibling : row.previousElementSibling;
    if (event.key === "Enter") onOpen(branch);
    else if (event.key === "ArrowRight" && isOpen === false) onToggle(branch);
    else if (event.key === "ArrowLeft" && isOpen === true) onToggle(branch);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") (next as HTMLElement | null)?.focus();
    else return;
    event.preventDefault();
  };

  const start = (event: DragEvent<HTMLElement>) => {
    const line = lineOf(event.target);
    const row = rowOf(event.target);
    if (!line || !row) return;
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", line.branch.id);
    event.dataTransfer.setDragImage(row, 0, 0);
    setDragged(line.branch);
  };
  const target = (event: DragEvent<HTMLElement>) => {
    const line = lineOf(event.target);
    const row = rowOf(event.target);
    if (!dragged || !line || !row) return undefined;
    const wished = sideOf(row, event.clientY);
    // Where nothing can hang below, the middle means the nearer edge.
    const nearer: Side = event.clientY < row.getBoundingClientRect().top + row.offsetHeight / 2 ? "before" : "after";
    for (const side of wished === "into" ? [wished, nearer] : [wished]) {
      const place = dropped(branches, dragged, line.branch, side);
      if (place) return { id: line.branch.id, side, place };
    }
    return undefined;
  };
  const drag = (event: DragEvent<HTMLElement>) => {
    const found = target(event);
    if (found) event.preventDefault();
    if (found?.id !== over?.id || found?.side !== over?.side) setOver(found);
  };
  const stop = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const drop = (event: DragEvent<HTMLElement>) => {
    const found = target(event);
    event.preventDefault();
    if (found && dragged) onMove(dragged, found.place);
    stop();
  };

  return (
    <div ref={frame} className={style.frame}>
      <div className={style.scroller}>
        <table
          className={style.table}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a tree in columns, walked with the arrows row by row
          role="treegrid"
          aria-label={t(MENU_TEXTS.title)}
          data-phone={isPhone ? "" : undefined}
        >
          <thead>
            <tr>
              <th scope="col">{t(MENU_TEXTS.name)}</th>
              {isPhone ? null : (
                <>
                  <th scope="col" className={style.typeColumn}>
                    {t(MENU_TEXTS.type)}
                  </th>
                  <th scope="col" className={style.pathColumn}>
                    {t(MENU_TEXTS.path)}
                  </th>
                  <th scope="col" className={style.pathColumn}>
                    {t(MENU_TEXTS.permission)}
                  </th>
                  <th scope="col" className={style.stateColumn}>
                    {t(MENU_TEXTS.state)}
                  </th>
                  <th scope="col" className={style.sortColumn}>
                    {t(MENU_TEXTS.sort)}
                  </th>
                </>
              )}
              <th scope="col" className={style.menu}>
                <span className="visually-hidden">{t(MENU_TEXTS.actions)}</span>
              </th>
            </tr>
          </thead>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows take the focus; it listens for them */}
          <tbody
            onClick={click}
            onKeyDown={press}
            onDragStart={start}
            onDragOver={drag}
            onDragLeave={(event) => rowOf(event.relatedTarget) ?? setOver(undefined)}
            onDrop={drop}
            onDragEnd={stop}
          >
            {lines.map((line) => (
              <MenuRow
                key={line.branch.id}
                line={line}
                canMove={canMove}
                isPhone={isPhone}
                side={over?.id === line.branch.id ? over.side : undefined}
                isDragged={dragged?.id === line.branch.id}
                isBusy={work.isBusy(line.branch.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {menuOf ? (
        <SharedMenu
          key={menuOf.branch.id}
          button={menuOf.button}
          frame={frame}
          actions={work.followed(menuOf.branch.id, actionsOf(menuOf.branch))}
          onClose={() => setMenuOf(undefined)}
        />
      ) : null}
      {work.said}
    </div>
  );
}
