import { useText } from "../../web/i18n/language.tsx";
import { PREVIEW_TEXTS as TEXTS } from "./preview-texts.ts";

/** Stays in sight, so that nobody takes the page for the public one. */
export function PreviewNote({ state }: { readonly state: "shown" | "over" }) {
  const t = useText();
  return (
    <p className="preview-note" role="status">
      {t(TEXTS[state])}
    </p>
  );
}
