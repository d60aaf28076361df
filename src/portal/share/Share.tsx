import { useText } from "../../web/i18n/language.tsx";
import { usePageScript } from "../page/page-scripts.ts";
import { PAGE_TEXTS as TEXTS } from "../page/page-texts.ts";
// oxlint-disable-next-line import/default -- the build makes a text of it (scripts/build/inline-script.ts)
import shareScript from "./share.web.ts?script";

/** Button that shares the page or copies its address; share.web.ts shows it where the browser can. */
export function Share() {
  usePageScript(shareScript);
  const t = useText();
  return (
    <span
      className="share"
      data-share={t(TEXTS.share)}
      data-copy={t(TEXTS.copyLink)}
      data-copied={t(TEXTS.linkCopied)}
      hidden
    >
      <button type="button" className="button" data-quiet="">
        {t(TEXTS.share)}
      </button>
      <span role="status" />
    </span>
  );
}
