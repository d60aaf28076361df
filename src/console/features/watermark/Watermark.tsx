import { personNameIn } from "../../../contract/person-name.ts";
import { useEffect } from "react";
import { useLock } from "../../lock/lock-store.ts";
import { useLanguage } from "../../../web/i18n/language.tsx";
import { useUser } from "../../session/user-store.ts";
import { keepWatermark } from "./keep-watermark.ts";

/** Who looks at this page and when, over all of it (§4). */
export function Watermark() {
  const language = useLanguage();
  const name = useUser(({ user }) => (user ? `${personNameIn(user.realName, language)} ${user.username}`.trim() : ""));
  const isLocked = useLock((store) => store.isLocked); // then there is nothing to mark, and the lock keeps the page empty
  useEffect(() => (name === "" || isLocked ? undefined : keepWatermark(name)), [name, isLocked]);
  return null;
}
