import type { ReactNode } from "react";
import style from "./form-actions.module.css";

interface FormActionsProps {
  /** A short form, whose foot is always in sight: the buttons stand below its last field. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
}

/** The ways out of a form, always in reach however long it is: over the padding of the drawer it stands in. */
export const FormActions = ({ isShort = false, children }: FormActionsProps) => (
  <div className={isShort ? style.short : `${style.short} ${style.foot}`}>{children}</div>
);
