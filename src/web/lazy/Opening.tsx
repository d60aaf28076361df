import { Button } from "antd";
import { X } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { OpeningStatus } from "../components/OpeningStatus.tsx";
import { FEEDBACK_TEXTS } from "../feedback/feedback-texts.ts";
import { useText } from "../i18n/language.tsx";
import { PartBoundary } from "./PartBoundary.tsx";
import { retryOrReload } from "./retry-or-reload.ts";
import "../components/states/states.css";

interface CannotOpenProps {
  readonly onTryAgain: () => void;
  readonly onClose?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/** Replaces the loading message of a dialog whose code failed to load. */
export function CannotOpen({ onTryAgain, onClose }: CannotOpenProps) {
  const t = useText();
  const { why, label, go } = retryOrReload(onTryAgain);
  return (
    <div className="coming coming-missing line" data-gap="12" role="alert">
      {t(why)}
      <Button size="small" onClick={go}>
        {t(label)}
      </Button>
      {onClose ? (
        <Button
          size="small"
          type="text"
          aria-label={t(FEEDBACK_TEXTS.close)}
          icon={<X size={16} aria-hidden />}
          onClick={onClose}
        />
      ) : null}
    </div>
  );
}

interface OpeningProps {
  readonly isOpen?: boolean | undefined;
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Wraps a dialog or drawer whose code loads on first use: shows that it is loading or that it failed. */
export function Opening({ isOpen = true, onClose, children }: OpeningProps) {
  return (
    <PartBoundary
      coming={<OpeningStatus />}
      missing={(_, tryAgain) => (isOpen ? <CannotOpen onTryAgain={tryAgain} onClose={onClose} /> : null)}
    >
      {children}
    </PartBoundary>
  );
}
