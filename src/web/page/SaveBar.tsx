import type { ReactNode } from "react";
import style from "./save-bar.module.css";

interface SaveBarProps {
  /** What is not saved yet, or why it cannot be. */
  readonly said: string;
  readonly isWrong?: boolean;
  /** Names the bar where it is a place of its own to go to. */
  readonly name?: string;
  /** Taking it back, and saving. */
  readonly children: ReactNode;
}

/** At the foot of a page with many values and one save: always in reach, however far up the change is. */
export const SaveBar = ({ said, isWrong = false, name, children }: SaveBarProps) => (
  <div className={style.bar} role={name === undefined ? undefined : "region"} aria-label={name}>
    <span role="status" data-wrong={isWrong || undefined}>
      {said}
    </span>
    {children}
  </div>
);
