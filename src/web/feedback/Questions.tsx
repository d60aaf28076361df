import { Modal } from "antd";
import { useEffect, type ReactNode } from "react";
import { useFocusBack } from "../focus/use-focus-back.ts";

export type ConfirmDialog = ReturnType<typeof Modal.useModal>[0]["confirm"];

/** In the kit's dialog, which is there for as long as this is. */
function Asked({ children }: { readonly children: ReactNode }) {
  useFocusBack(true);
  return children;
}

/** Where the kit draws its questions; hands out how to ask one. */
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
