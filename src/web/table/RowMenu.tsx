import { Button, Dropdown } from "antd";
import { Ellipsis, type LucideIcon } from "lucide-react";
import { Spinner } from "../components/Spinner.tsx";
import "../components/states.css";
import { useEffectEvent, useImperativeHandle, useLayoutEffect, useState, type Ref, type RefObject } from "react";
import style from "./row-menu.module.css";

/** An entry of a row's "…" menu. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly isDangerous?: boolean;
  /** Reason it is disabled; undefined: it is enabled. */
  readonly refusal?: string | undefined;
  /** Returns a promise for work that takes a while: the row shows a spinner until it settles. */
  readonly act: () => unknown;
}

const itemOf = ({ key, label, Icon, isDangerous = false, refusal, act }: RowAction) => ({
  key,
  icon: <Icon size={16} aria-hidden />,
  danger: isDangerous,
  disabled: refusal !== undefined,
  label: refusal ? (
    <span className={style.refused}>
      {label}
      <small>{refusal}</small>
    </span>
  ) : (
    label
  ),
  onClick: () => void act(),
});

/** Dangerous actions come last, below a separator. */
const itemsOf = (actions: readonly RowAction[]) => {
  const [harmless, dangerous] = [false, true].map((is) =>
    actions.filter(({ isDangerous = false }) => isDangerous === is).map(itemOf),
  );
  const line = harmless?.length && dangerous?.length ? [{ type: "divider" as const }] : [];
  return [...(harmless ?? []), ...line, ...(dangerous ?? [])];
};

/** The "…" of a row's button, with a spinner around it after a delay. */
const RowMark = ({ isBusy }: { readonly isBusy: boolean }) => (
  <span className={style.mark}>
    <Ellipsis size={16} aria-hidden />
    {isBusy ? (
      <span className={style.ring} data-late="">
        <Spinner />
      </span>
    ) : null}
  </span>
);

interface RowButtonProps {
  readonly label: string;
  readonly isBusy: boolean;
}

/** A row's "…" button. It has no handler: the table listens for all rows and opens the shared menu on it. */
export const RowButton = ({ label, isBusy }: RowButtonProps) => (
  <button type="button" className={`tool ${style.button}`} aria-haspopup="menu" aria-label={label} aria-busy={isBusy}>
    <RowMark isBusy={isBusy} />
  </button>
);

interface RowMenuProps {
  readonly label: string;
  readonly actions: readonly RowAction[];
  readonly isBusy: boolean;
}

/** The "…" menu of one card on a phone. */
export function RowMenu({ label, actions, isBusy }: RowMenuProps) {
  if (actions.length === 0) return null;
  return (
    <Dropdown menu={{ items: itemsOf(actions) }} trigger={["click"]} placement="bottomRight">
      <Button type="text" size="small" aria-label={label} aria-busy={isBusy} icon={<RowMark isBusy={isBusy} />} />
    </Dropdown>
  );
}

interface SharedMenuProps {
  /** The row's selector. */
  readonly row: string;
  /** Element that scrolls the rows. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly actions: readonly RowAction[];
  readonly onClose: () => void;
}

interface PressedProps {
  readonly button: HTMLElement;
  readonly ref?: Ref<HTMLElement>;
}

/** Hands the row's own button to the menu, which takes its child for what it opens at. */
function Pressed({ button, ref }: PressedProps) {
  useImperativeHandle(ref, () => button, [button]);
  return null;
}

/** The row's button, looked for after every render: rows may have been drawn anew, or be drawn no more. */
function useButtonNow({ row, scroller, onClose }: Omit<SharedMenuProps, "actions">): HTMLElement | undefined {
  const [button, setButton] = useState<HTMLElement>();
  const find = () => scroller.current?.querySelector<HTMLElement>(`${row} button[aria-haspopup=menu]`);
  const look = useEffectEvent(() => {
    const now = find();
    if (now) setButton(now);
    else onClose();
  });
  useLayoutEffect(() => look());
  const focusBack = useEffectEvent(() => {
    // Unless the action has moved the focus. Nothing scrolls: this may be between the press and the release on another row.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest(".ant-dropdown"))
      find()?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => () => focusBack(), []);
  useLayoutEffect(() => {
    button?.setAttribute("aria-expanded", "true");
    return () => button?.removeAttribute("aria-expanded");
  }, [button]);
  return button;
}

/**
 * One menu for all rows of a table: a hundred rows render a hundred plain buttons, and a menu only when one is pressed.
 * It follows the row's button when rows move.
 */
export function SharedMenu({ row, scroller, actions, onClose }: SharedMenuProps) {
  const button = useButtonNow({ row, scroller, onClose });
  useLayoutEffect(() => {
    const rows = scroller.current;
    if (!button || !rows) return undefined;
    // The kit repositions the menu on scroll events, so one is dispatched when rows move for another reason: a new
    // order, a new row, a bar above.
    const follow = () => rows.dispatchEvent(new Event("scroll"));
    const room = new ResizeObserver(follow);
    const order = new MutationObserver(follow);
    room.observe(rows);
    order.observe(rows, { childList: true, subtree: true });
    return () => (room.disconnect(), order.disconnect());
  }, [button, scroller]);
  if (!button) return null;
  return (
    <Dropdown
      open
      autoFocus
      trigger={["click"]}
      placement="bottomRight"
      menu={{ items: itemsOf(actions) }}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <Pressed button={button} />
    </Dropdown>
  );
}
