import { Button, Dropdown } from "antd";
import { Ellipsis } from "lucide-react";
import { Spinner } from "../components/Spinner.tsx";
import "../components/states.css";
import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import style from "./row-menu.module.css";

/** An entry of a row's "…" menu. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly isDangerous?: boolean;
  /** Reason it is disabled; undefined: it is enabled. */
  readonly refusal?: string | undefined;
  /** Returns a promise for work that takes a while: the row shows a spinner until it settles. */
  readonly act: () => unknown;
}

const itemsOf = (actions: readonly RowAction[]) =>
  actions.map(({ key, label, isDangerous, refusal, act }) => ({
    key,
    danger: isDangerous ?? false,
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
  }));

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
  /** The pressed row button, the menu's anchor. */
  readonly button: HTMLElement;
  readonly frame: RefObject<HTMLElement | null>;
  readonly actions: readonly RowAction[];
  readonly onClose: () => void;
}

/**
 * One menu for all rows of a table: a hundred rows render a hundred plain buttons, and a menu only when one is
 * pressed.
 */
export function SharedMenu({ button, frame, actions, onClose }: SharedMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [isPlaced, setPlaced] = useState(false);
  useLayoutEffect(() => {
    const place = anchor.current;
    const outer = frame.current?.getBoundingClientRect();
    if (!place || !outer) return undefined;
    const { left, top, width, height } = button.getBoundingClientRect();
    Object.assign(place.style, {
      left: `${left - outer.left}px`,
      top: `${top - outer.top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    setPlaced(true);
    button.setAttribute("aria-expanded", "true");
    return () => {
      button.removeAttribute("aria-expanded");
      // Returns the focus, unless the action has moved it.
      if (document.activeElement === document.body || document.activeElement?.closest(".ant-dropdown")) button.focus();
    };
  }, [button, frame]);
  return (
    <Dropdown
      open={isPlaced}
      autoFocus
      trigger={["click"]}
      placement="bottomRight"
      menu={{ items: itemsOf(actions) }}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <span ref={anchor} className={style.anchor} />
    </Dropdown>
  );
}
