import { useState } from "react";

/** Which row's menu is open. Pressing its button again closes it; a close that comes late leaves another row's open. */
export function useRowMenu() {
  const [openId, setOpenId] = useState<string>();
  const closed = (id: string) => (now: string | undefined) => (now === id ? undefined : now);
  return {
    openId,
    press: (id: string) => setOpenId((now) => (now === id ? undefined : id)),
    close: (id: string) => setOpenId(closed(id)),
  };
}
