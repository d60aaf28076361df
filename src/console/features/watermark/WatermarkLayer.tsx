import { personNameIn } from "../../../contract/person-name.ts";
import { useEffect } from "react";
import { useLock } from "../../lock/lock-store.ts";
import { useLanguage } from "../../../web/i18n/language.tsx";
import { useUser } from "../../session/user-store.ts";
import { keepWatermark } from "./keep-watermark.ts";

/** Covers the page with the user's name and the time (§4). */
export function WatermarkLayer() {
  const language = useLanguage();
  const name = useUser(({ user }) => (user ? `${personNameIn(user.realName, language)} ${user.username}`.trim() : ""));
  // a locked page has nothing to mark, and hides elements added to it
  const isLocked = useLock((store) => store.isLocked);
  useEffect(() => (name === "" || isLocked ? undefined : keepWatermark(name)), [name, isLocked]);
  return null;
}
