import { Button, Segmented } from "antd";
import { useState } from "react";
import { LANGUAGES, type Language } from "../../../contract/text.ts";
import { FIELD_TEXTS } from "../../../fields/texts.ts";
import type { Values } from "../../../fields/field-value.ts";
import { TRANSLATION_SUFFIXES } from "../../../fields/translated-text/translated-text.ts";
import { Modal } from "../../../web/components/Modal.tsx";
import { SanitizedHtml } from "../../../web/sanitized-html/SanitizedHtml.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { writtenIn } from "./Untranslated.tsx";
import style from "../message.module.css";
import { MESSAGE_TEXTS as TEXTS } from "../screen-texts.ts";
import { MESSAGE_CLOSE_TEXTS } from "../texts.ts";

const textOf = (typed: Values, name: string): string => {
  const value = typed[name];
  return typeof value === "string" ? value : "";
};

/** Previews a message in each language, sanitized as for receivers. */
export function PreviewDialog({ typed, onClose }: { readonly typed: Values; readonly onClose: () => void }) {
  const t = useText();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const suffix = TRANSLATION_SUFFIXES[language];
  const source = writtenIn(typed);
  const title = textOf(typed, `title${suffix}`) || textOf(typed, `title${TRANSLATION_SUFFIXES[source]}`);
  const html = textOf(typed, `message${suffix}`);
  const isDialog = typed["showType"] === "DIALOG";
  return (
    <Modal
      open
      centered
      width={640}
      title={t(TEXTS.preview)}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t(TEXTS.close)}</Button>}
    >
      <div className={style.languages}>
        <Segmented
          aria-label={t(TEXTS.previewIn)}
          value={language}
          onChange={setLanguage}
          options={LANGUAGES.map((each) => ({ value: each, label: t(FIELD_TEXTS[each]) }))}
        />
      </div>
      <div className={`center ${style.stage}`}>
        <div className={isDialog ? style.dialog : style.toast} lang={html === "" ? source : language}>
          {html === "" && language !== source ? (
            <small className={style.fallback}>{t(FIELD_TEXTS.fallback, { language: t(FIELD_TEXTS[source]) })}</small>
          ) : null}
          <strong>{title || t(TEXTS.untitled)}</strong>
          <SanitizedHtml key={language} html={html || textOf(typed, `message${TRANSLATION_SUFFIXES[source]}`)} />
          {isDialog ? (
            <footer className="line" data-at-end="">
              <Button type="primary" onClick={onClose}>
                {MESSAGE_CLOSE_TEXTS[typed["mustAcknowledge"] === true ? "haveRead" : "seen"][language]}
              </Button>
            </footer>
          ) : null}
        </div>
      </div>
    </Modal>
  );
}
