import { Maximize, Minimize } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { useActions } from "../../palette-actions/actions.ts";
import { FULLSCREEN_TEXTS } from "./texts.ts";

const watch = (listener: () => void) => {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
};

/** Toggles full screen; follows Esc, with which the browser leaves it without a call to this page (§2). */
export function Fullscreen() {
  const t = useText();
  const feedback = useFeedback();
  const isFull = useSyncExternalStore(watch, () => Boolean(document.fullscreenElement));
  const toggle = async () => {
    try {
      // Phones and embedded pages lack the API or reject the call; both cases show the same message (§8).
      await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    } catch {
      feedback.error(t(FULLSCREEN_TEXTS.unsupported));
    }
  };
  const Shape = isFull ? Minimize : Maximize;
  useActions(() => [
    {
      id: "fullscreen",
      title: isFull ? FULLSCREEN_TEXTS.leave : FULLSCREEN_TEXTS.enter,
      icon: Shape,
      run: () => void toggle(),
    },
  ]);
  return (
    <IconButton
      label={t(isFull ? FULLSCREEN_TEXTS.leave : FULLSCREEN_TEXTS.enter)}
      icon={<Shape size={18} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => void toggle()}
    />
  );
}
