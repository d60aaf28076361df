import type { ReactNode } from "react";
import style from "./save-bar.module.css";

interface SaveBarProps {
  /** The unsaved changes, or why they cannot be saved. */
  readonly said: string;
  readonly isWrong?: boolean;
  /** Makes the bar a landmark with this name. */
  readonly name?: string;
  /** The buttons to reset and save. */
  readonly children: ReactNode;
}

/** A sticky bar at the foot of a page with many values and one save. */
export const SaveBar = ({ said, isWrong = false, name, children }: SaveBarProps) => (
  <div className={`row ${style.bar}`} data-at-end="" role={name === undefined ? undefined : "region"} aria-label={name}>
    <span className="grow" role="status" data-tone={isWrong ? "wrong" : undefined}>
      {said}
    </span>
    {children}
  </div>
);
