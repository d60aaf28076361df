import { questions } from "../../web/feedback/Confirm.tsx";
import { toasts } from "../../web/feedback/Feedback.tsx";
import { drawer, modal } from "../../web/lazy/LazyDialogs.tsx";
import { fetchPart } from "../../web/lazy/fetch-part.ts";
import { unsavedWords } from "../tabs/use-closing.ts";
import { onIdle } from "./on-idle.ts";

/** ms after which the first page has loaded even on a slow connection. */
const SETTLED = 3000;

/** Controls that the first filter or form needs. */
const CONTROLS: readonly (() => Promise<unknown>)[] = [
  () => import("../../fields/dictionary/DictionaryControls.tsx"),
  () => import("../../fields/reference/ReferenceControls.tsx"),
  () => import("../../fields/flag/FlagControls.tsx"),
  () => import("../../fields/translated-text/TranslatedTextInput.tsx"),
  () => import("../../fields/long-text/LongTextInput.tsx"),
];

/** Prefetches toasts, questions, dialogs and drawers, so that they work when the server can no longer be reached. */
export function prefetchParts(): void {
  const fetchAll = () => {
    for (const load of [toasts.fetch, questions.fetch, unsavedWords, modal.fetch, drawer.fetch, ...CONTROLS])
      fetchPart(load).catch(() => undefined); // the part that needs it tries again
  };
  setTimeout(() => onIdle(fetchAll), SETTLED);
}
