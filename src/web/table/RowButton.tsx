import { Ellipsis, type LucideIcon } from "lucide-react";
import { Spinner } from "../components/states/Spinner.tsx";
import "../components/states/states.css";
import style from "./row-menu/row-menu.module.css";

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

/** The "…" of a row's button, with a spinner around it after a delay. */
export const RowMark = ({ isBusy }: { readonly isBusy: boolean }) => (
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
