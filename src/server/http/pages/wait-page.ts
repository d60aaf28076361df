import { ERRORS } from "../../../contract/errors.ts";
import { escapeHtml } from "../../../contract/html/escape.ts";
import type { ColorScheme } from "../../../contract/preferences/preferences.ts";
import { defineTexts, inLanguage, type Language } from "../../../contract/text.ts";

const TEXTS = defineTexts("waitPage", {
  byItself: {
    zh: "{seconds} 秒后自动重新打开本页。",
    lo: "ໜ້ານີ້ຈະເປີດຄືນເອງໃນ {seconds} ວິນາທີ.",
    en: "This page opens again by itself in {seconds} s.",
  },
  again: { zh: "立即重试", lo: "ລອງໃໝ່ດຽວນີ້", en: "Try again now" },
  kept: {
    zh: "您填写的内容都保留在本页，请稍等片刻再次提交。",
    lo: "ສິ່ງທີ່ທ່ານຂຽນຍັງຢູ່ໃນໜ້ານີ້, ກະລຸນາລໍຖ້າຈັກໜ້ອຍແລ້ວສົ່ງອີກ.",
    en: "This page still holds all that you wrote. Please wait a moment, then send it again.",
  },
  sendAgain: { zh: "再次提交", lo: "ສົ່ງອີກ", en: "Send again" },
});

const TAGS: Readonly<Record<Language, string>> = { zh: "zh-CN", lo: "lo", en: "en" };

interface Plain {
  readonly language: Language;
  readonly colorScheme: ColorScheme;
}

const css = (scheme: ColorScheme): string =>
  `:root{color-scheme:${scheme === "system" ? "light dark" : scheme}}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;padding:24px;box-sizing:border-box;text-align:center;font:16px/1.75 system-ui,"Noto Sans Lao","Noto Sans SC",sans-serif}
h1{font-size:22px;line-height:1.5;margin:0 0 8px}
p{margin:0 0 16px}
a{color:LinkText;padding:8px 12px}
button{font:inherit;min-height:44px;padding:8px 24px}`;

/**
 * A page of a few words. It does not use the renderer of the site's pages, so that it costs nothing and cannot fail
 * with it.
 */
const plainPage = ({ language, colorScheme }: Plain, title: string, body: string): string =>
  `<!doctype html>
<html lang="${TAGS[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${css(colorScheme)}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${body}</main></body></html>
`;

interface WaitPage extends Plain {
  /** The path and query that were asked for. */
  readonly address: string;
  readonly seconds: number;
}

/** Says in a few words that too much was asked for. */
export function waitPage({ address, seconds, ...plain }: WaitPage): string {
  const { language } = plain;
  return plainPage(
    plain,
    inLanguage(ERRORS.tooManyRequests.words, language),
    `<p>${escapeHtml(inLanguage(TEXTS.byItself, language, { seconds }))}</p>
<p><a href="${escapeHtml(address)}">${escapeHtml(inLanguage(TEXTS.again, language))}</a></p>`,
  );
}

interface AgainPage extends Plain {
  /** Why it was refused. */
  readonly said: string;
  /** Address to which the form is sent. */
  readonly action: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Keeps what a form sent while its own page cannot be drawn, and sends it again. */
export function againPage({ said, action, values, ...plain }: AgainPage): string {
  const { language } = plain;
  const fields = Object.entries(values).map(
    // An input would lose line breaks; a text area drops the one that it begins with.
    ([name, value]) => `<textarea name="${escapeHtml(name)}" hidden>\n${escapeHtml(value)}</textarea>`,
  );
  return plainPage(
    plain,
    said,
    `<form method="post" action="${escapeHtml(action)}">${fields.join("")}
<p>${escapeHtml(inLanguage(TEXTS.kept, language))}</p>
<p><button type="submit">${escapeHtml(inLanguage(TEXTS.sendAgain, language))}</button></p></form>`,
  );
}
