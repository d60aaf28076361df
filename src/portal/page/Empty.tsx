import type { ReactNode } from "react";
import { Headline } from "../typography/PublicWords.tsx";

interface EmptyProps {
  readonly title: string;
  /** The reason, and what to do. */
  readonly text: string;
  /** Links to continue with. */
  readonly children?: ReactNode;
}

/** Shown in place of an empty list. */
export const Empty = ({ title, text, children }: EmptyProps) => (
  <div className="page-empty">
    <h2>
      <Headline>{title}</Headline>
    </h2>
    <p>{text}</p>
    {children}
  </div>
);
