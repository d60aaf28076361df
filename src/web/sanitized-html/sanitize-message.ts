import createPurifier, { type Config } from "dompurify";
import { PICTURE_ALIGNS, PICTURE_SHARES, WRITTEN_TAGS } from "../../contract/html/written-html.ts";
import "../components/formatted-text.css";
import "./sanitized-html.css";

/** Attributes that hold no address: DOMPurify would check their values as addresses. */
const PLAIN = "width height colspan rowspan span start scope lang dir target rel data-align data-width".split(" ");

/** Elements and attributes a message may contain; others are removed and their text stays (RT-04). */
const ALLOWED: Config = {
  ALLOWED_TAGS: [...WRITTEN_TAGS],
  ALLOWED_ATTR: ["href", "src", "alt", "title", "style", ...PLAIN],
  ADD_URI_SAFE_ATTR: PLAIN,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Addresses of this site or the web, mail and telephone. Never a script, never data.
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i,
};

/** Style properties that change how text looks but cannot position it over the page. */
const PLAIN_STYLE =
  /^(text-align|vertical-align|color|background-color|width|font-weight|font-style|text-decoration):[\w\s#%.,()-]{1,40}$/;
const UNPLAIN_VALUE = /url|expression|var|attr|image/i;

const plainStyle = (style: string): string =>
  style
    .split(";")
    .map((part) => part.trim())
    .filter((part) => PLAIN_STYLE.test(part) && !UNPLAIN_VALUE.test(part))
    .join(";");

/** A stored picture or one from the web. DOMPurify alone would allow `data:` pictures and paths of the API. */
const PICTURE = /^(?:https:\/\/|\/file\/)/i;

const purifier = createPurifier(window);
purifier.addHook("uponSanitizeAttribute", (_node, attribute) => {
  if (attribute.attrName === "src") attribute.keepAttr = PICTURE.test(attribute.attrValue);
  if (attribute.attrName === "data-align")
    attribute.keepAttr = PICTURE_ALIGNS.some((each) => each === attribute.attrValue);
  if (attribute.attrName === "data-width")
    attribute.keepAttr = PICTURE_SHARES.some((each) => each === attribute.attrValue);
  if (attribute.attrName !== "style") return;
  attribute.attrValue = plainStyle(attribute.attrValue);
  attribute.keepAttr = attribute.attrValue !== "";
});
purifier.addHook("afterSanitizeAttributes", (node) => {
  if (node.tagName !== "A" || !node.hasAttribute("href")) return;
  node.setAttribute("target", "_blank");
  node.setAttribute("rel", "noopener noreferrer");
});

interface Policies {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}

/** A policy of its own (W5): where Trusted Types are enforced, only its output may become HTML. */
const policy = (window as { trustedTypes?: Policies }).trustedTypes?.createPolicy("terrace-pushed", {
  createHTML: (html) => purifier.sanitize(html, ALLOWED),
});

/** Returns sanitised HTML: a string or, where the browser supports them, a Trusted Type. */
export const sanitizeMessage = (html: string): string => policy?.createHTML(html) ?? purifier.sanitize(html, ALLOWED);
