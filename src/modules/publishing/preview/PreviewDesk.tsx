import { useMemo, useState, type ReactNode } from "react";
import type { Module } from "../../../crud/define-module.ts";
import { lazyPart } from "../../../web/lazy/lazy-part.tsx";
import { MissingLine } from "../../../web/lazy/MissingLine.tsx";
import { PartBoundary } from "../../../web/lazy/PartBoundary.tsx";
import { LivePreviewContext, type Followed } from "./preview-context.web.ts";
import style from "./preview.module.css";

const PreviewPanel = lazyPart(async () => (await import("./PreviewPanel.tsx")).PreviewPanel);

interface PreviewDeskProps {
  readonly module: Module;
  /** The form. */
  readonly children: ReactNode;
}

/** A form with room for its live preview: beside it, and above it on a phone. */
export function PreviewDesk({ module, children }: PreviewDeskProps) {
  const [isOpen, open] = useState(false);
  const [followed, follow] = useState<Followed>();
  const preview = useMemo(() => ({ isOpen, open, follow }), [isOpen]);
  return (
    <LivePreviewContext value={preview}>
      <div className={style.desk} data-narrow={isOpen ? "" : undefined}>
        {children}
        {isOpen && followed ? (
          <PartBoundary
            coming={<div className={style.preview} />}
            missing={(_, tryAgain) => (
              <div className={style.preview}>
                <MissingLine onTryAgain={tryAgain} />
              </div>
            )}
          >
            <PreviewPanel key={followed.id} module={module} followed={followed} onClose={() => open(false)} />
          </PartBoundary>
        ) : null}
      </div>
    </LivePreviewContext>
  );
}
