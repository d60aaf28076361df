import { useRef, type KeyboardEvent, type MouseEvent } from "react";
import { useText } from "../../../web/i18n/language.tsx";
import { useIsPhone } from "../../../web/page/use-is-phone.ts";
import { DataTable } from "../../../web/table/DataTable.tsx";
import type { RowAction } from "../../../web/table/RowButton.tsx";
import { SharedMenu } from "../../../web/table/row-menu/SharedMenu.tsx";
import { useRowMenu } from "../../../web/table/row-menu/use-row-menu.ts";
import { useBusyRows } from "../../../web/table/use-busy-rows.tsx";
import type { MenuBranch } from "../menu-admin.ts";
import { MENU_TEXTS } from "../texts.ts";
import type { Line } from "./menu-positions.ts";
import { statesOf } from "./menu-filters.ts";
import { MenuRow } from "./MenuRow.tsx";
import { pressRow, type RowKeys } from "./row-keys.web.ts";
import { rowOf } from "./row-of.web.ts";
import { useRowDrag } from "./use-row-drag.web.ts";
import style from "../menu.module.css";

interface MenuTableProps extends RowKeys {
  readonly lines: readonly Line[];
  readonly actionsOf: (branch: MenuBranch) => readonly RowAction[];
}

interface MenuLinesProps extends Omit<MenuTableProps, "actionsOf"> {
  readonly isPhone: boolean;
  readonly hasStates: boolean;
  readonly isBusy: (id: string) => boolean;
  /** Opens a row's actions, or closes them. */
  readonly onMenu: (branch: MenuBranch) => void;
}

/** The table's body; events are delegated to it, as there may be thousands of rows. */
function MenuLines({ lines, isPhone, hasStates, isBusy, onMenu, ...does }: MenuLinesProps) {
  const lineOf = (target: EventTarget | null): Line | undefined => {
    const id = rowOf(target)?.dataset["id"];
    return id === undefined ? undefined : lines.find(({ branch }) => branch.id === id);
  };
  const drag = useRowDrag({ branches: does.branches, lineOf, onMove: does.onMove });
  const click = (event: MouseEvent<HTMLElement>) => {
    const line = lineOf(event.target);
    if (!line) return;
    const target = event.target as Element;
    if (target.closest("button[aria-haspopup=menu]")) onMenu(line.branch);
    else if (target.closest("[data-toggle]")) does.onToggle(line.branch);
    else if (!target.closest("[data-grip]") && document.getSelection()?.isCollapsed !== false) does.onOpen(line.branch);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const [row, line] = [rowOf(event.target), lineOf(event.target)];
    if (row && line && event.target === row) pressRow(event, row, line, does);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows are focusable; it handles their events
    <tbody onClick={click} onKeyDown={press} {...drag.listeners}>
      {lines.map((line) => (
        <MenuRow
          key={line.branch.id}
          line={line}
          canMove={does.canMove}
          isPhone={isPhone}
          hasStates={hasStates}
          side={drag.sideAt(line.branch.id)}
          isDragged={drag.draggedId === line.branch.id}
          isBusy={isBusy(line.branch.id)}
        />
      ))}
    </tbody>
  );
}

/** The menu as a treegrid: rows are moved by dragging or Alt and arrow keys; arrow keys alone move the focus. */
export function MenuTable({ actionsOf, ...lines }: MenuTableProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const scroller = useRef<HTMLDivElement>(null);
  const { openId, ...menu } = useRowMenu();
  const pressed = lines.lines.find(({ branch }) => branch.id === openId)?.branch;
  const work = useBusyRows();
  const hasStates = lines.lines.some(({ branch }) => statesOf(branch).length > 0);
  return (
    <div className={`card ${style.frame}`}>
      <div ref={scroller} className="fill">
        <DataTable
          isLined
          className={style.table}
          role="treegrid"
          aria-label={t(MENU_TEXTS.title)}
          data-phone={isPhone ? "" : undefined}
        >
          <MenuTableHead isPhone={isPhone} hasStates={hasStates} />
          <MenuLines
            {...lines}
            isPhone={isPhone}
            hasStates={hasStates}
            isBusy={work.isBusy}
            onMenu={({ id }) => menu.press(id)}
          />
        </DataTable>
      </div>
      {openId === undefined ? null : (
        <SharedMenu
          key={openId}
          row={`tr[data-id="${CSS.escape(openId)}"]`}
          scroller={scroller}
          actions={pressed ? work.followed(pressed.id, actionsOf(pressed)) : []}
          onClose={() => menu.close(openId)}
        />
      )}
      {work.said}
    </div>
  );
}

/** On a phone only the first column and the actions are shown. */
function MenuTableHead({ isPhone, hasStates }: Pick<MenuLinesProps, "isPhone" | "hasStates">) {
  const t = useText();
  const columns = [
    { name: MENU_TEXTS.type, width: 92 },
    { name: MENU_TEXTS.path, width: "19%" },
    { name: MENU_TEXTS.permission, width: "23%" },
    ...(hasStates ? [{ name: MENU_TEXTS.state, width: "10%" }] : []),
    { name: MENU_TEXTS.sort, width: 64, className: "to-end" },
  ];
  return (
    <thead>
      <tr>
        <th scope="col">{t(MENU_TEXTS.name)}</th>
        {(isPhone ? [] : columns).map(({ name, width, className }) => (
          <th key={name.en} scope="col" className={className} style={{ width }}>
            {t(name)}
          </th>
        ))}
        <th scope="col" className={style.menu}>
          <span className="visually-hidden">{t(MENU_TEXTS.actions)}</span>
        </th>
      </tr>
    </thead>
  );
}
