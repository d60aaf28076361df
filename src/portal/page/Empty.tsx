import type { ReactNode } from "react";

interface EmptyProps {
  readonly title: string;
  /** Why, and what to do. */
  readonly text: string;
  /** A link that leads on. */
  readonly children?: ReactNode;
}

/** What stands where there is nothing to list. */
export const Empty = ({ title, text, children }: EmptyProps) => (
  <div className="page-empty">
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </div>
);
