import { Ellipsis } from "lucide-react";
import { useState, type ReactNode } from "react";
import { IconButton } from "../components/IconButton.tsx";
import style from "./button-row.module.css";
import { useIsPhone } from "./use-is-phone.ts";

interface ButtonRowProps {
  /** All of it is visible at once: the buttons follow its last field. */
  readonly isShort?: boolean;
  /** Label of the menu in which a phone puts all actions but saving and the main one; without it all are shown. */
  readonly more?: string | undefined;
  readonly children: ReactNode;
}

/** The buttons of a form or dialog, which stay in sight at the foot of its page or drawer; `isShort` ones need not. */
export function ButtonRow({ isShort = false, more, children }: ButtonRowProps) {
  const [isOpen, setOpen] = useState(false);
  const isFolding = useIsPhone() && more !== undefined;
  const fold = isOpen ? "open" : "shut";
  return (
    <div className={isShort ? "row" : `row ${style.foot}`} data-at-end="" data-fold={isFolding ? fold : undefined}>
      {children}
      {isFolding ? (
        <IconButton
          className={style.more as string}
          type="default"
          label={more}
          icon={<Ellipsis size={16} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      ) : null}
    </div>
  );
}
