import { Button, Dropdown } from "antd";
import { Ellipsis } from "lucide-react";
import { Spinner } from "../components/Spinner.tsx";
import "../components/states.css";
import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import style from "./row-menu.module.css";

/** What can be done with one row, in its "…" menu. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly isDangerous?: boolean;
  /** Why it cannot be done with this row; undefined: it can. */
  readonly refusal?: string | undefined;
  /** What takes a while, such as a call, gives its promise: the row shows that it is going on. */
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

/** The "…" in a row's button; once the wait is felt, something turns around it. */
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

/** The "…" of a table's row. It answers nothing itself: the table listens for all rows, and hangs the shared menu from it. */
export const RowButton = ({ label, isBusy }: RowButtonProps) => (
  <button type="button" className={style.button} aria-haspopup="menu" aria-label={label} aria-busy={isBusy}>
    <RowMark isBusy={isBusy} />
  </button>
);

interface RowMenuProps {
  readonly label: string;
  readonly actions: readonly RowAction[];
  readonly isBusy: boolean;
}

/** The "…" of one card on a phone. */
export function RowMenu({ label, actions, isBusy }: RowMenuProps) {
  if (actions.length === 0) return null;
  return (
    <Dropdown menu={{ items: itemsOf(actions) }} trigger={["click"]} placement="bottomRight">
      <Button type="text" size="small" aria-label={label} aria-busy={isBusy} icon={<RowMark isBusy={isBusy} />} />
    </Dropdown>
  );
}

interface SharedMenuProps {
  /** The pressed button of the row; the menu hangs from it. */
  readonly button: HTMLElement;
  readonly frame: RefObject<HTMLElement | null>;
  readonly actions: readonly RowAction[];
  readonly onClose: () => void;
}

/** The one menu of all rows of a table: a hundred rows draw a hundred plain buttons, and a menu only when it is asked for. */
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
      // Back to where it came from, unless the action has moved it on.
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
