import type { ReactNode } from "react";
import style from "./toolbar.module.css";

interface ToolbarProps {
  /** Sets how its parts shrink. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A line of fields and buttons that wraps. */
export const Toolbar = ({ className = "", children }: ToolbarProps) => (
  <div className={`${style.toolbar} ${className}`}>{children}</div>
);
