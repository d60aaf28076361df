import { notification } from "antd";
import { useEffect } from "react";
import "./feedback.css";

export type ToastApi = ReturnType<typeof notification.useNotification>[0];

/** Pixels of the lower edge that a form's foot takes (crud/form/form.module.css), and some air. */
const FOOT = 72;

/** Where the kit draws its toasts; hands out how to raise one. */
export function Toasts({ onReady }: { readonly onReady: (api: ToastApi) => void }) {
  // Above a form's foot, in the middle: the corners hold the menu and the paging.
  const [api, holder] = notification.useNotification({
    placement: "bottom",
    bottom: FOOT,
    maxCount: 4,
    pauseOnHover: true,
  });
  useEffect(() => onReady(api), [api, onReady]);
  return holder;
}
