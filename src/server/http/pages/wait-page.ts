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
});

const TAGS: Readonly<Record<Language, string>> = { zh: "zh-CN", lo: "lo", en: "en" };

const css = (scheme: ColorScheme): string =>
  `:root{color-scheme:${scheme === "system" ? "light dark" : scheme}}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;padding:24px;box-sizing:border-box;text-align:center;font:16px/1.75 system-ui,"Noto Sans Lao","Noto Sans SC",sans-serif}
h1{font-size:22px;line-height:1.5;margin:0 0 8px}
p{margin:0 0 16px}
a{color:LinkText;padding:8px 12px}`;

interface WaitPage {
  readonly language: Language;
  readonly colorScheme: ColorScheme;
  /** The path and query that were asked for. */
  readonly address: string;
  readonly seconds: number;
}

/** Says in a few words that too much was asked for; what draws the site's pages has no part in it, so that it costs nothing. */
export function waitPage({ language, colorScheme, address, seconds }: WaitPage): string {
  const title = escapeHtml(inLanguage(ERRORS.tooManyRequests.words, language));
  return `<!doctype html>
<html lang="${TAGS[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${css(colorScheme)}</style></head>
<body><main><h1>${title}</h1>
<p>${escapeHtml(inLanguage(TEXTS.byItself, language, { seconds }))}</p>
<p><a href="${escapeHtml(address)}">${escapeHtml(inLanguage(TEXTS.again, language))}</a></p></main></body></html>
`;
}
