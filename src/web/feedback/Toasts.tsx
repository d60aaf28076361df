import { notification } from "antd";
import { useEffect, useState } from "react";
import { MoreToasts } from "./MoreToasts.tsx";
import { UNTIL_CLOSED } from "./toast-time.ts";
import {
  closeToast,
  NO_TOASTS,
  openToast,
  pointAtToast,
  unfoldToasts,
  type QueuedToast,
  type ToastQueue,
} from "./toast-queue.ts";
import "./feedback.css";

type Kit = ReturnType<typeof notification.useNotification>[0];
type Toast = Parameters<Kit["open"]>[0] & QueuedToast;

export interface ToastApi {
  /** Shows the toast as soon as there is room. */
  open(toast: Toast): void;
  close(key: string): void;
}

/** Pixels at the lower edge that a form's action bar takes (crud/form/form.module.css), with a margin. */
const FOOT = 72;

/** Key of the line that counts the folded toasts. */
const MORE = "more";

function inTurn(kit: Kit): ToastApi {
  let turns: ToastQueue<Toast> = NO_TOASTS;
  const follow = (next: ToastQueue<Toast>) => {
    const before = turns;
    turns = next;
    for (const { key } of before.shown) if (!next.shown.some((each) => each.key === key)) kit.destroy(key);
    for (const toast of next.shown) if (!before.shown.includes(toast)) show(toast);
    if (next.folded.length === 0) kit.destroy(MORE);
    else if (next.folded.length !== before.folded.length) showMore(next.folded.length);
  };
  const close = (key: string) => follow(closeToast(turns, key));
  const point = (key: string | undefined) => follow(pointAtToast(turns, key));
  const show = (toast: Toast) =>
    kit.open({
      ...toast,
      onClose: () => close(toast.key),
      props: { onPointerEnter: () => point(toast.key), onPointerLeave: () => point(undefined) },
    });
  const showMore = (count: number) =>
    kit.open({
      key: MORE,
      title: <MoreToasts count={count} onOpen={() => follow(unfoldToasts(turns))} />,
      duration: UNTIL_CLOSED,
      closable: false,
      role: "status",
      className: "toast more-toasts",
    });
  return { open: (toast) => follow(openToast(turns, toast)), close };
}

/** Mounts antd's notifications and passes out their functions. */
export function Toasts({ onReady }: { readonly onReady: (api: ToastApi) => void }) {
  // Above a form's action bar and centred: the corners hold the menu and the pager. Toasts are not stacked, as the
  // buttons of those behind could not be pressed.
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
