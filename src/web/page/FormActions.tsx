import type { ReactNode } from "react";
import style from "./form-actions.module.css";

interface FormActionsProps {
  /** For a short form, whose foot is always visible: the buttons follow its last field. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
}

/** A form's buttons, sticky at the foot of the drawer. */
export const FormActions = ({ isShort = false, children }: FormActionsProps) => (
  <div className={isShort ? style.short : `${style.short} ${style.foot}`}>{children}</div>
);
