import { Modal } from "antd";
import { useEffect } from "react";

export type ConfirmDialog = ReturnType<typeof Modal.useModal>[0]["confirm"];

/** Where the kit draws its questions; hands out how to ask one. */
export function Questions({ onReady }: { readonly onReady: (confirm: ConfirmDialog) => void }) {
  const [modal, holder] = Modal.useModal();
  useEffect(() => onReady(modal.confirm), [modal, onReady]);
  return holder;
}
