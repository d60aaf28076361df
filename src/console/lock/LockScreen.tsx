import { useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useText } from "../../web/i18n/language.tsx";
import { useSetting } from "../../web/lookups/settings.ts";
import { fetchPart } from "../../web/lazy/fetch-part.ts";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import { onIdle } from "../boot/on-idle.ts";
import { useLock } from "./lock-store.ts";
import "./detach-page.css";
import { detachPage } from "./detach-page.ts";
import { LOCK_TEXTS } from "./texts.ts";

const loadDialog = async () => (await import("./LockDialog.tsx")).LockDialog;
const LockDialog = lazyDialog(loadDialog);

const newScreen = (): HTMLElement => {
  const element = document.createElement("div");
  element.setAttribute("data-lock-screen", "");
  return element;
};

function Screen() {
  const t = useText();
  const [screen] = useState(newScreen);
  const name = useSetting("sys.name");
  const [title] = useState(`${t(LOCK_TEXTS.title)} · ${name}`);
  useLayoutEffect(() => detachPage(screen, title), [screen, title]);
  return createPortal(<LockDialog />, screen);
}

/**
 * Fullscreen lock dialog (§2), shown while the session is locked, at every step of the start. The page is detached at
 * once; the dialog's code is loaded while the browser is idle, long before it is needed.
 */
export function LockScreen() {
  const isLocked = useLock((store) => store.isLocked);
  useEffect(() => onIdle(() => void fetchPart(loadDialog).catch(() => undefined)), []);
  return isLocked ? <Screen /> : null;
}
