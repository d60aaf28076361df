import { Modal } from "antd";
import { useEffect, type ReactNode } from "react";
import { useRestoreFocus } from "../focus/use-restore-focus.ts";

export type ConfirmDialog = ReturnType<typeof Modal.useModal>[0]["confirm"];

/** Returns the focus when antd's dialog is unmounted. */
function Asked({ children }: { readonly children: ReactNode }) {
  useRestoreFocus(true);
  return children;
}

/** Mounts antd's confirm dialog and passes out the function that opens it. */
export function Questions({ onReady }: { readonly onReady: (confirm: ConfirmDialog) => void }) {
  const [modal, holder] = Modal.useModal();
  useEffect(() => {
    onReady(({ content, focusable, ...question }) =>
      modal.confirm({
        ...question,
        content: <Asked>{content}</Asked>,
        focusable: { ...focusable, focusTriggerAfterClose: false },
      }),
    );
  }, [modal, onReady]);
  return holder;
}
