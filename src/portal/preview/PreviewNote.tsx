import { useText } from "../../web/i18n/language.tsx";
import { PREVIEW_TEXTS as TEXTS } from "./preview-texts.ts";

/** Fixed note on a preview, so that it is not taken for the public page. */
export function PreviewNote({ state }: { readonly state: "shown" | "over" }) {
  const t = useText();
  return (
    <p className="preview-note" role="status">
      {t(TEXTS[state])}
    </p>
  );
}
