import { notification } from "antd";
import { useEffect, useState } from "react";
import { closed, NO_TURNS, opened, type Turn, type Turns } from "./toast-turns.ts";
import "./feedback.css";

type Kit = ReturnType<typeof notification.useNotification>[0];
type Toast = Parameters<Kit["open"]>[0] & Turn;

export interface ToastApi {
  /** Raises it, as soon as there is room for it. */
  open(toast: Toast): void;
  close(key: string): void;
}

/** Pixels of the lower edge that a form's foot takes (crud/form/form.module.css), and some air. */
const FOOT = 72;

function inTurn(kit: Kit): ToastApi {
  let turns: Turns<Toast> = NO_TURNS;
  const follow = (next: Turns<Toast>) => {
    const before = turns;
    turns = next;
    for (const { key } of before.shown) if (!next.shown.some((each) => each.key === key)) kit.destroy(key);
    for (const toast of next.shown) if (!before.shown.includes(toast)) show(toast);
  };
  const close = (key: string) => follow(closed(turns, key));
  const show = (toast: Toast) => kit.open({ ...toast, onClose: () => close(toast.key) });
  return { open: (toast) => follow(opened(turns, toast)), close };
}

/** Where the kit draws its toasts; hands out how to raise one. */
export function Toasts({ onReady }: { readonly onReady: (api: ToastApi) => void }) {
  // Above a form's foot, in the middle: the corners hold the menu and the paging. None lies behind another, whose button nobody could press.
  const [kit, holder] = notification.useNotification({
    placement: "bottom",
    bottom: FOOT,
    stack: false,
    pauseOnHover: true,
  });
  const [api] = useState(() => inTurn(kit));
  useEffect(() => onReady(api), [api, onReady]);
  return holder;
}
