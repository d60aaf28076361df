import { GripVertical } from "lucide-react";
import { memo } from "react";
import { isExternal, MENU_TYPES } from "../../../contract/menu.ts";
import { Icon } from "../../../web/components/Icon.tsx";
import { Tag } from "../../../web/components/Tag.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { RowButton } from "../../../web/table/RowButton.tsx";
import { TreeToggle } from "../../../web/table/TreeToggle.tsx";
import type { MenuBranch } from "../menu-admin.ts";
import type { Line, Side } from "./menu-positions.ts";
import { MENU_TEXTS } from "../texts.ts";
import { titleOf } from "../use-menus.web.ts";
import style from "../menu.module.css";

const TYPE_TEXTS = {
  [MENU_TYPES.directory]: MENU_TEXTS.directory,
  [MENU_TYPES.page]: MENU_TEXTS.page,
  [MENU_TYPES.button]: MENU_TEXTS.button,
  [MENU_TYPES.hiddenPage]: MENU_TEXTS.hiddenPage,
} as const;
export const typeText = ({ type, path }: Pick<MenuBranch, "type" | "path">) =>
  isExternal(path) ? MENU_TEXTS.link : TYPE_TEXTS[type];

/** Hidden in the menu, which a button always is. */
const isHidden = ({ hidden, type }: MenuBranch): boolean => hidden && type !== MENU_TYPES.button;
export const hasState = (branch: MenuBranch): boolean => isHidden(branch) || branch.meta.noCache;

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
  const isQuiet = isHidden(branch);
  return (
    <tr
      data-id={branch.id}
      data-side={side}
      data-dragged={isDragged ? "" : undefined}
      data-quiet={isQuiet ? "" : undefined}
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
            <Tag color={type === MENU_TYPES.page ? "accent" : undefined}>{t(typeText(branch))}</Tag>
          </td>
          <td className="note mono" title={branch.path}>
            {branch.path}
          </td>
          <td className="note mono" title={meta.permission}>
            {meta.permission}
          </td>
          {hasStates ? (
            <td>
              {isQuiet ? <Tag>{t(MENU_TEXTS.hidden)}</Tag> : null}{" "}
              {meta.noCache ? <Tag>{t(MENU_TEXTS.notKept)}</Tag> : null}
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
