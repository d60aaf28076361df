import { GripVertical } from "lucide-react";
import { memo } from "react";
import { MENU_TYPES } from "../../../contract/menu.ts";
import { Icon } from "../../../web/components/Icon.tsx";
import { Tag } from "../../../web/components/Tag.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { RowButton } from "../../../web/table/RowButton.tsx";
import { TreeToggle } from "../../../web/table/TreeToggle.tsx";
import { kindOf, MENU_KINDS, MENU_STATES, statesOf } from "./menu-filters.ts";
import type { Line, Side } from "./menu-positions.ts";
import { MENU_TEXTS } from "../texts.ts";
import { titleOf } from "../use-menus.web.ts";
import style from "../menu.module.css";

interface MenuRowProps {
  readonly line: Line;
  readonly canMove: boolean;
  readonly isPhone: boolean;
  /** Some entry in sight has a state, which has a column then. */
  readonly hasStates: boolean;
  /** Drop position of the dragged row; undefined for all but the target. */
  readonly side: Side | undefined;
  readonly isDragged: boolean;
  /** An action on the entry is running. */
  readonly isBusy: boolean;
}

interface EntryNameProps {
  readonly line: Line;
  readonly title: string;
  readonly canDrag: boolean;
}

function EntryName({ line: { branch, depth, isOpen }, title, canDrag }: EntryNameProps) {
  const t = useText();
  const { meta, type } = branch;
  const buttons = branch.children.filter((child) => child.type === MENU_TYPES.button).length;
  return (
    <span className="line shrinks" data-gap="4" style={{ paddingInlineStart: depth * 20 }}>
      {canDrag ? (
        <span className={style.grip} title={t(MENU_TEXTS.drag, { title })} data-grip="">
          <GripVertical size={14} aria-hidden />
        </span>
      ) : null}
      <TreeToggle
        isOpen={isOpen}
        label={t(MENU_TEXTS.branch, { title })}
        tabIndex={-1}
        data-toggle=""
        aria-expanded={isOpen}
      />
      {type === MENU_TYPES.button ? null : meta.icon ? <Icon name={meta.icon} /> : <span className="no-icon" />}
      <span className={`cut ${style.title}`}>{title}</span>
      {buttons > 0 && isOpen !== true ? (
        <small className={style.count} data-tone="faint">
          {t(MENU_TEXTS.buttons, { count: buttons })}
        </small>
      ) : null}
    </span>
  );
}

/** One entry's row; its events are handled by the table's body. */
export const MenuRow = memo(function MenuRow({
  line,
  canMove,
  isPhone,
  hasStates,
  side,
  isDragged,
  isBusy,
}: MenuRowProps) {
  const t = useText();
  const language = useLanguage();
  const { branch, depth, isOpen } = line;
  const { meta, type } = branch;
  const title = titleOf(branch, language);
  const canDrag = canMove && !isPhone;
  const states = statesOf(branch);
  return (
    <tr
      data-id={branch.id}
      data-side={side}
      data-dragged={isDragged ? "" : undefined}
      data-quiet={states.includes("hidden") ? "" : undefined}
      tabIndex={0}
      draggable={canDrag}
      aria-level={depth + 1}
      aria-expanded={isOpen}
      className={style.row}
    >
      <td className="medium">
        <EntryName line={line} title={title} canDrag={canDrag} />
      </td>
      {isPhone ? null : (
        <>
          <td>
            <Tag color={type === MENU_TYPES.page ? "accent" : undefined}>{t(MENU_KINDS[kindOf(branch)])}</Tag>
          </td>
          <td className="note mono" title={branch.path}>
            {branch.path}
          </td>
          <td className="note mono" title={meta.permission}>
            {meta.permission}
          </td>
          {hasStates ? (
            <td>
              {states.map((state) => (
                <Tag key={state}>{t(MENU_STATES[state])}</Tag>
              ))}
            </td>
          ) : null}
          <td className="tabular to-end" data-tone="quiet">
            {branch.sort}
          </td>
        </>
      )}
      <td className={style.menu}>
        <RowButton label={t(MENU_TEXTS.rowActions, { title })} isBusy={isBusy} />
      </td>
    </tr>
  );
});
