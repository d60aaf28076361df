import { useEffect } from "react";
import { useLock } from "../../session/lock-store.ts";
import { useUser } from "../../session/user-store.ts";
import { keepWatermark } from "./keep-watermark.ts";

/** Who looks at this page and when, over all of it (§4). */
export function Watermark() {
  const name = useUser(({ user }) => (user ? `${user.realName} ${user.username}`.trim() : ""));
  const isLocked = useLock((store) => store.isLocked); // then there is nothing to mark, and the lock keeps the page empty
  useEffect(() => (name === "" || isLocked ? undefined : keepWatermark(name)), [name, isLocked]);
  return null;
}
