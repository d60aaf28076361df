import type { ReactNode } from "react";

interface ToolbarProps {
  /** Sets how its parts shrink. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A line of fields and buttons that wraps. */
export const Toolbar = ({ className = "", children }: ToolbarProps) => (
  <div className={`row ${className}`}>{children}</div>
);
