import { Modal as KitModal, type ModalProps } from "antd";
import type { ReactNode } from "react";
import { CLOSING } from "../focus/focus-history.ts";
import { useRestoreFocus } from "../focus/use-restore-focus.ts";
import { useText } from "../i18n/language.tsx";
import { FEEDBACK_TEXTS } from "../feedback/feedback-texts.ts";
import "./states/states.css";

// A long title does not run into the button that closes the dialog.
const BESIDE_CLOSING = { header: { paddingInlineEnd: "var(--space-24)" } };

/** antd's Modal, returning the focus to the element that opened it and announcing its loading state. */
export function Modal({ open: isOpen = false, rootClassName = "", ...props }: ModalProps) {
  const t = useText();
  useRestoreFocus(isOpen);
  const isBusy = props.confirmLoading === true;
  const foot = (buttons: ReactNode) => (
    <>
      <span className="dialog-busy" data-tone="quiet" role="status">
        {isBusy ? <span data-late="">{t(FEEDBACK_TEXTS.working)}</span> : null}
      </span>
      {buttons}
    </>
  );
  return (
    <KitModal
      footer={foot}
      styles={BESIDE_CLOSING}
      {...props}
      open={isOpen}
      rootClassName={isOpen ? rootClassName : `${rootClassName} ${CLOSING}`}
      focusable={{ ...props.focusable, focusTriggerAfterClose: false }}
    />
  );
}
