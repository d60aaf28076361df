import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import "./inline-alert.css";

interface InlineAlertProps {
  /** A name in the icon table. */
  readonly icon: string;
  readonly text: string;
  readonly tone?: "info" | "warning";
  /** Spans the main area instead of standing as a line within a page. */
  readonly isWide?: boolean;
  /** One or two small buttons. */
  readonly actions?: ReactNode;
}

/** A slim, non-modal bar that reports a lasting state. */
export function InlineAlert({ icon, text, tone = "info", isWide = false, actions }: InlineAlertProps) {
  return (
    <div className="inline-alert row" role="status" data-tone={tone} data-wide={isWide ? "" : undefined}>
      <Icon name={icon} />
      <p>{text}</p>
      {actions ? <div className="line">{actions}</div> : null}
    </div>
  );
}
