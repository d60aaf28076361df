import type { Endpoint } from "../../../contract/endpoint.ts";
import { escapeHtml } from "../../../contract/html/escape.ts";
import { defineTexts, inLanguage, type Language } from "../../../contract/text.ts";
import { flatForm } from "./openapi-form.ts";
import { schemaOf } from "./openapi-schema.ts";

const texts = defineTexts("api-page", {
  title: { zh: "接口文档", lo: "ຄຳອະທິບາຍ API", en: "API" },
  count: { zh: "共 {count} 个接口", lo: "{count} ລາຍການ", en: "{count} endpoints" },
  call: { zh: "调用", lo: "ການເອີ້ນ", en: "Method" },
  meaning: { zh: "说明", lo: "ຄວາມໝາຍ", en: "Description" },
  permission: { zh: "权限", lo: "ສິດ", en: "Permission" },
  input: { zh: "参数（* 必填）", lo: "ພາຣາມິເຕີ (* ຈຳເປັນ)", en: "Parameters (* required)" },
});

const CSS = `body{font:14px/1.75 system-ui,sans-serif;margin:24px;color-scheme:light dark}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid color-mix(in srgb,currentColor 18%,transparent)}
code{font:12px/1.6 ui-monospace,monospace}`;

const inputOf = (endpoint: Endpoint): string => {
  const { properties = {}, required = [] } = flatForm(schemaOf(endpoint.input, "form"), []);
  return Object.keys(properties)
    .map((name) => (required.includes(name) ? `${name}*` : name))
    .join(", ");
};

/** The API for people: every call with its meaning, permission and input, in one language. */
export function openApiPage(endpoints: readonly Endpoint[], apiBase: string, language: Language): string {
  const say = (words: (typeof texts)[keyof typeof texts], parameters?: Record<string, number>) =>
    escapeHtml(inLanguage(words, language, parameters));
  const rows = endpoints
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(
      (endpoint) => `<tr><td><code>${endpoint.method} ${escapeHtml(apiBase + endpoint.path)}</code></td>
<td>${escapeHtml(inLanguage(endpoint.title, language))}</td>
<td><code>${escapeHtml(endpoint.permission)}</code></td><td><code>${escapeHtml(inputOf(endpoint))}</code></td></tr>`,
    );
  const heads = [texts.call, texts.meaning, texts.permission, texts.input];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${say(texts.title)}</title><style>${CSS}</style></head>
<body><h1>${say(texts.title)}</h1>
<p>${say(texts.count, { count: endpoints.length })} · <a href="openapi.json">openapi.json</a></p>
<table><thead><tr>${heads.map((head) => `<th scope="col">${say(head)}</th>`).join("")}</tr></thead>
<tbody>${rows.join("\n")}</tbody></table></body></html>`;
}
