import { Button } from "antd";
import { FORM_SHORTCUTS } from "../shortcuts/screen-shortcuts.ts";
import { ariaKeys } from "../shortcuts/shortcut.ts";
import style from "./save-bar.module.css";

interface BarButton {
  readonly label: string;
  readonly onClick: () => void;
}

interface SaveBarProps {
  /** The unsaved changes, or why they cannot be saved. */
  readonly said: string;
  readonly isWrong?: boolean;
  /** Makes the bar a landmark with this name. */
  readonly name?: string;
  readonly discard: BarButton;
  /** Also by the shortcut for saving, which the page listens for. */
  readonly save: BarButton;
  readonly isSaving?: boolean;
}

/** A sticky bar at the foot of a page with many values and one save. */
export const SaveBar = ({ said, isWrong = false, name, discard, save, isSaving = false }: SaveBarProps) => (
  <div className={`row ${style.bar}`} data-at-end="" role={name === undefined ? undefined : "region"} aria-label={name}>
    <span className="grow" role="status" data-tone={isWrong ? "wrong" : undefined}>
      {said}
    </span>
    <Button disabled={isSaving} onClick={discard.onClick}>
      {discard.label}
    </Button>
    <Button
      type="primary"
      loading={isSaving}
      aria-keyshortcuts={ariaKeys(FORM_SHORTCUTS.save.keys)}
      onClick={save.onClick}
    >
      {save.label}
    </Button>
  </div>
);
