import { Modal as KitModal, type ModalProps } from "antd";
import { CLOSING } from "../focus/focus-trail.ts";
import { useFocusBack } from "../focus/use-focus-back.ts";

/** The kit's, but that the focus goes back to what opened it. */
export function Modal({ open: isOpen = false, rootClassName = "", ...props }: ModalProps) {
  useFocusBack(isOpen);
  return (
    <KitModal
      {...props}
      open={isOpen}
      rootClassName={isOpen ? rootClassName : `${rootClassName} ${CLOSING}`}
      focusable={{ ...props.focusable, focusTriggerAfterClose: false }}
    />
  );
}
