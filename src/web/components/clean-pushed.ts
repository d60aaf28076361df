import createPurifier, { type Config } from "dompurify";
import { PICTURE_ALIGNS, PICTURE_WIDTHS, WRITTEN_TAGS } from "../../contract/html/written-html.ts";
import "./pushed-html.css";

/** No addresses: the library would judge their values as such. */
const PLAIN = "width height colspan rowspan span start scope lang dir target rel data-align data-width".split(" ");

/** What a message may be made of; everything else goes, its words stay (RT-04). */
const ALLOWED: Config = {
  ALLOWED_TAGS: [...WRITTEN_TAGS],
  ALLOWED_ATTR: ["href", "src", "alt", "title", "style", ...PLAIN],
  ADD_URI_SAFE_ATTR: PLAIN,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // An address of ours or of the web; mail and telephone. Never a script, never data.
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i,
};

/** How text looks, never where it stands: nothing floats over the page. */
const PLAIN_STYLE =
  /^(text-align|vertical-align|color|background-color|width|font-weight|font-style|text-decoration):[\w\s#%.,()-]{1,40}$/;
const UNPLAIN_VALUE = /url|expression|var|attr|image/i;

const plainStyle = (style: string): string =>
  style
    .split(";")
    .map((part) => part.trim())
    .filter((part) => PLAIN_STYLE.test(part) && !UNPLAIN_VALUE.test(part))
    .join(";");

/** A stored picture or one of the web: the library would let pictures made of data pass, and calls of ours are no pictures. */
const PICTURE = /^(?:https:\/\/|\/file\/)/i;

const purifier = createPurifier(window);
purifier.addHook("uponSanitizeAttribute", (_node, attribute) => {
  if (attribute.attrName === "src") attribute.keepAttr = PICTURE.test(attribute.attrValue);
  if (attribute.attrName === "data-align")
    attribute.keepAttr = PICTURE_ALIGNS.some((each) => each === attribute.attrValue);
  if (attribute.attrName === "data-width")
    attribute.keepAttr = PICTURE_WIDTHS.some((each) => each === attribute.attrValue);
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

/** A policy of its own (W5): where Trusted Types are enforced, only what comes out of here may become HTML. */
const policy = (window as { trustedTypes?: Policies }).trustedTypes?.createPolicy("terrace-pushed", {
  createHTML: (html) => purifier.sanitize(html, ALLOWED),
});

/** HTML that can do nothing but be read: as text or, in browsers that know them, as a trusted type. */
export const cleanPushed = (html: string): string => policy?.createHTML(html) ?? purifier.sanitize(html, ALLOWED);
