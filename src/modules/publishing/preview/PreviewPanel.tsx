import { Button } from "antd";
import { Monitor, Smartphone, X } from "lucide-react";
import { useEffect, useRef, useState, type CSSProperties } from "react";
import { LANGUAGES, type Language } from "../../../contract/text.ts";
import type { Module } from "../../../crud/define-module.ts";
import { FIELD_TEXTS, SHORT_LANGUAGES } from "../../../fields/texts.ts";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { FEEDBACK_TEXTS } from "../../../web/feedback/feedback-texts.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { PREVIEW_PANEL_TEXTS as TEXTS } from "./preview-panel-texts.ts";
import type { Followed } from "./preview-context.web.ts";
import { useDrawnPage } from "./use-drawn-page.web.ts";
import style from "./preview.module.css";

/** Widths of the page, in CSS pixels. */
const WIDTHS = { phone: 390, desk: 1280 } as const;
type Width = keyof typeof WIDTHS;

/** By how much a page of this width is made smaller to fit. */
function useScale(width: Width) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / WIDTHS[width])));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return { room, scale };
}

interface ChoiceProps<Value> {
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function LanguageChoice({ chosen, onChoose }: ChoiceProps<Language>) {
  const t = useText();
  return (
    <span role="group" aria-label={t(TEXTS.language)}>
      {LANGUAGES.map((each) => (
        <Button
          key={each}
          type="text"
          size="small"
          aria-label={t(FIELD_TEXTS[each])}
          aria-pressed={each === chosen}
          onClick={() => onChoose(each)}
        >
          {t(SHORT_LANGUAGES[each])}
        </Button>
      ))}
    </span>
  );
}

function WidthChoice({ chosen, onChoose }: ChoiceProps<Width>) {
  const t = useText();
  return (
    <span role="group" aria-label={t(TEXTS.width)}>
      <IconButton
        size="small"
        label={t(TEXTS.phone)}
        icon={<Smartphone size={16} aria-hidden />}
        aria-pressed={chosen === "phone"}
        onClick={() => onChoose("phone")}
      />
      <IconButton
        size="small"
        label={t(TEXTS.desk)}
        icon={<Monitor size={16} aria-hidden />}
        aria-pressed={chosen === "desk"}
        onClick={() => onChoose("desk")}
      />
    </span>
  );
}

interface PreviewPanelProps {
  readonly module: Module;
  readonly followed: Followed;
  readonly onClose: () => void;
}

/** The public page with the typed values, in the width of a phone or a desktop. */
export function PreviewPanel({ module, followed, onClose }: PreviewPanelProps) {
  const t = useText();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const [width, setWidth] = useState<Width>("phone");
  const [isReady, setReady] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const { room, scale } = useScale(width);
  const { isDrawn, failure, retry } = useDrawnPage(module, followed, language, frame, isReady);
  return (
    <section className={style.preview} aria-label={t(TEXTS.title)}>
      <header className="row">
        <h2 className="minor grow">{t(TEXTS.title)}</h2>
        <LanguageChoice chosen={language} onChoose={setLanguage} />
        <WidthChoice chosen={width} onChoose={setWidth} />
        <IconButton size="small" label={t(TEXTS.close)} icon={<X size={16} aria-hidden />} onClick={onClose} />
      </header>
      {failure === undefined ? null : (
        <p role="alert" className={style.failure}>
          {t(TEXTS.notDrawn, { reason: failure })}{" "}
          <Button size="small" onClick={retry}>
            {t(FEEDBACK_TEXTS.retry)}
          </Button>
        </p>
      )}
      <div ref={room} className={style.room}>
        <iframe
          ref={frame}
          title={t(TEXTS.title)}
          // Has our origin, for its pictures and styles, but no scripts, forms and windows.
          sandbox="allow-same-origin"
          srcDoc=" "
          data-drawn={isDrawn ? "" : undefined}
          style={{ "--width": `${WIDTHS[width]}px`, "--scale": scale } as CSSProperties}
          onLoad={() => setReady(true)}
        />
      </div>
    </section>
  );
}
