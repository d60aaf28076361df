import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import "./notice-bar.css";

interface NoticeBarProps {
  /** A name of the icon table. */
  readonly icon: string;
  readonly text: string;
  readonly tone?: "info" | "warning";
  /** Across the whole main area instead of a line within a page. */
  readonly isWide?: boolean;
  /** A small button or two. */
  readonly actions?: ReactNode;
}

/** A slim line that says how things stand and covers nothing; gone when they have changed. */
export function NoticeBar({ icon, text, tone = "info", isWide = false, actions }: NoticeBarProps) {
  return (
    <div className="notice-bar" role="status" data-tone={tone} data-wide={isWide ? "" : undefined}>
      <Icon name={icon} />
      <p>{text}</p>
      {actions ? <div>{actions}</div> : null}
    </div>
  );
}
