import { useState } from "react";

/**
 * State of the open row menu. Pressing its button again closes it; a late close event does not close another row's
 * menu.
 */
export function useRowMenu() {
  const [openId, setOpenId] = useState<string>();
  const closed = (id: string) => (now: string | undefined) => (now === id ? undefined : now);
  return {
    openId,
    press: (id: string) => setOpenId((now) => (now === id ? undefined : id)),
    close: (id: string) => setOpenId(closed(id)),
  };
}
