import type { ReactNode } from "react";
import style from "./toolbar.module.css";

interface ToolbarProps {
  /** What its parts yield to one another. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A line of fields and buttons; where there is no room it goes on in another. */
export const Toolbar = ({ className = "", children }: ToolbarProps) => (
  <div className={`${style.toolbar} ${className}`}>{children}</div>
);
