import type { Language } from "../../contract/text.ts";
import { SanitizedHtml } from "../../web/sanitized-html/SanitizedHtml.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { withoutPending } from "./rich-text.ts";
import { RICH_TEXT_TEXTS as TEXTS } from "./texts.ts";
import style from "./rich-text.module.css";

interface SourcePaneProps {
  readonly html: string;
  readonly language: Language;
  /** Only while the translation is empty. */
  readonly onTake: (() => void) | undefined;
}

/** The source text beside its translation. */
export function SourcePane({ html, language, onTake }: SourcePaneProps) {
  const t = useText();
  return (
    <section className={`column ${style.source}`} aria-label={t(TEXTS.source)}>
      <header className="row note" data-ends="">
        <strong>{t(TEXTS.source)}</strong>
        {onTake ? (
          <button type="button" onClick={onTake}>
            {t(TEXTS.takeSource)}
          </button>
        ) : null}
      </header>
      <div lang={language}>
        <SanitizedHtml html={withoutPending(html)} />
      </div>
    </section>
  );
}
