import { Button } from "antd";
import { createContext, use, useMemo, type ReactNode } from "react";
import { messageOf } from "../api/api-error.ts";
import { useText } from "../i18n/language.tsx";
import { FEEDBACK_TEXTS } from "./feedback-texts.ts";
import { Icon } from "../components/Icon.tsx";
import { lazyModule, useLazyCalls, type Holder } from "../lazy/lazy-module.ts";
import { TOAST_SECONDS, UNTIL_CLOSED } from "./toast-time.ts";
import type { ToastApi } from "./Toasts.tsx";
import { UndoButton } from "./UndoButton.tsx";

export const toasts = lazyModule<Holder<ToastApi>>(async () => (await import("./Toasts.tsx")).Toasts);

/** A toast about something that came from outside, as opposed to the result of the person's action. */
export interface News {
  /** A toast with the same key is replaced. */
  readonly key: string;
  readonly title: string;
  readonly text: ReactNode;
  readonly seconds: number;
  /** Called on a click anywhere on the toast. */
  readonly onOpen?: (() => void) | undefined;
}

export interface Feedback {
  /** An action has finished. */
  success(text: string): void;
  /** Something failed outside any field; shown for 5 s (§8). */
  error(text: string): void;
  /** `error` with the message of the thrown value. */
  failure(error: unknown): void;
  /** An action that can be undone by `action`. `key` lets `unsay` remove the toast when it is undone elsewhere. */
  undo(text: string, action: () => void | Promise<void>, key?: string): void;
  news(news: News): void;
  /** Removes a toast. */
  unsay(key: string): void;
}

const FeedbackContext = createContext<Feedback | null>(null);

const toastOf = (key: string, type: "success" | "error" | "info", title: string, duration: number) => ({
  key,
  title,
  duration,
  type,
  isKept: false,
  role: type === "error" ? ("alert" as const) : ("status" as const),
  className: "toast",
});

export function FeedbackProvider({ children }: { readonly children: ReactNode }) {
  const [holder, reach] = useLazyCalls(toasts);
  const t = useText();
  const feedback = useMemo<Feedback>(() => {
    let count = 0;
    const tell = (act: (api: ToastApi) => void) => void reach().then(act, () => undefined);
    const show = (toast: Parameters<ToastApi["open"]>[0]) => tell((api) => api.open(toast));
    const take = (key: string) => tell((api) => api.close(key));
    const keyOfNext = () => `toast-${(count += 1)}`;
    const error = (text: string) => show(toastOf(keyOfNext(), "error", text, TOAST_SECONDS.error));
    return {
      success: (text) => show(toastOf(keyOfNext(), "success", text, TOAST_SECONDS.success)),
      error,
      failure: (thrown) => error(messageOf(thrown)),
      undo: (text, action, key = keyOfNext()) => {
        const actions = (
          <UndoButton
            action={action}
            onBegin={() => show({ ...toast, duration: UNTIL_CLOSED })}
            onEnd={() => take(key)}
          />
        );
        const toast = { ...toastOf(key, "info", text, TOAST_SECONDS.undo), isKept: true, actions };
        show(toast);
      },
      news: ({ key, title, text, seconds, onOpen }) => {
        const open = () => {
          take(key);
          onOpen?.();
        };
        show({
          key,
          title,
          description: text,
          icon: <Icon name="bell" size={20} />,
          duration: seconds,
          isKept: false,
          role: "status",
          className: "toast",
          ...(onOpen
            ? {
                onClick: open,
                style: { cursor: "pointer" },
                actions: <Button size="small">{t(FEEDBACK_TEXTS.open)}</Button>, // the click bubbles to the toast's onClick
              }
            : {}),
        });
      },
      unsay: take,
    };
  }, [reach, t]);
  return (
    <FeedbackContext value={feedback}>
      {holder}
      {children}
    </FeedbackContext>
  );
}

export function useFeedback(): Feedback {
  const feedback = use(FeedbackContext);
  if (!feedback) throw new Error("useFeedback outside FeedbackProvider");
  return feedback;
}
