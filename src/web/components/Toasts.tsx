import { notification } from "antd";
import { useEffect } from "react";
import "./feedback.css";

export type ToastApi = ReturnType<typeof notification.useNotification>[0];

/** Where the kit draws its toasts; hands out how to raise one. */
export function Toasts({ onReady }: { readonly onReady: (api: ToastApi) => void }) {
  // In the middle of the lower edge: the corners hold the menu, the paging and a form's buttons.
  const [api, holder] = notification.useNotification({ placement: "bottom", maxCount: 4, pauseOnHover: true });
  useEffect(() => onReady(api), [api, onReady]);
  return holder;
}
