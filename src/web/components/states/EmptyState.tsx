import type { ReactNode } from "react";
import "./states.css";

interface EmptyStateProps {
  /** Names what is missing. */
  readonly title: string;
  /** Explains what would be listed here, or why nothing is. */
  readonly text?: string | undefined;
  /** One or two buttons for the next step. */
  readonly actions?: ReactNode;
}

/** The illustration: bare terraces. */
function EmptyDrawing() {
  return (
    <svg
      className="state-drawing"
      viewBox="0 0 160 84"
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeLinecap="round"
    >
      <circle cx="116" cy="22" r="10" fill="var(--scene-sun)" opacity="0.8" />
      <path d="M8 46c26-10 52-12 76-6s48 6 68-4v14c-22 10-46 10-70 4S34 50 8 58z" fill="var(--surface-hover)" />
      <path d="M8 58c26-8 50-10 74-4s48 6 70-4v14c-22 10-46 8-70 2S34 62 8 70z" fill="var(--hairline)" />
      <path d="M8 70c26-8 50-8 74-4s48 8 70-2v14H8z" fill="var(--hairline-strong)" />
      <path
        d="M8 46c26-10 52-12 76-6s48 6 68-4M8 58c26-8 50-10 74-4s48 6 70-4M8 70c26-8 50-8 74-4s48 8 70-2"
        stroke="var(--text-tertiary)"
        strokeWidth="1"
        opacity="0.5"
      />
    </svg>
  );
}

export function EmptyState({ title, text, actions }: EmptyStateProps) {
  return (
    <div className="state stack">
      <EmptyDrawing />
      <h2 className="state-title">{title}</h2>
      {text ? (
        <p className="state-text" data-tone="quiet">
          {text}
        </p>
      ) : null}
      {actions ? <div className="row state-actions">{actions}</div> : null}
    </div>
  );
}
