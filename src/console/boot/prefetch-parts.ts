import { questions } from "../../web/feedback/Confirm.tsx";
import { toasts } from "../../web/feedback/Feedback.tsx";
import { drawer, modal } from "../../web/lazy/LazyDialogs.tsx";
import { fetchPart } from "../../web/lazy/fetch-part.ts";
import { onIdle } from "./on-idle.ts";

/** By then the first page stands, on a slow line too; in ms. */
const SETTLED = 3000;

/** The first filter or form needs them. */
const CONTROLS: readonly (() => Promise<unknown>)[] = [
  () => import("../../fields/dictionary/DictionaryControls.tsx"),
  () => import("../../fields/reference/ReferenceControls.tsx"),
  () => import("../../fields/flag/FlagControls.tsx"),
];

/**
 * What the frame says when something happens is fetched before it does: it must be there also where the server cannot be reached
 * any more.
 */
export function prefetchParts(): void {
  const fetchAll = () => {
    for (const fetch of [toasts.fetch, questions.fetch, modal.fetch, drawer.fetch, ...CONTROLS])
      fetchPart(fetch).catch(() => undefined); // whoever needs it tries again
  };
  setTimeout(() => onIdle(fetchAll), SETTLED);
}
