import { Dropdown } from "antd";
import { useEffectEvent, useImperativeHandle, useLayoutEffect, useState, type Ref, type RefObject } from "react";
import type { RowAction } from "../RowButton.tsx";
import { itemsOf } from "./row-menu-items.tsx";

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
    // Unless the action has moved the focus. It must not scroll, because this may be between the press and the release
    // on another row.
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
