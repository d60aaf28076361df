import type sanitize from "sanitize-html";
import { MAX_SPAN, PICTURE_ALIGNS, PICTURE_SHARES, WRITTEN_TAGS } from "../../contract/html/written-html.ts";
import { isTextImage, isTextLink } from "../../contract/html/safe-link.ts";
import { lazyLibrary } from "../lazy-library.ts";

const sanitizer = lazyLibrary<typeof sanitize>("sanitize-html");

/** RT-03. Bytes, levels, tags and texts; tables within tables. */
export const HTML_LIMITS = { bytes: 524_288, depth: 64, nodes: 5_000, tables: 3 } as const;

/** HTML beyond the limits, or one that does not come to rest. */
export class UnfitHtml extends Error {
  override readonly name = "UnfitHtml";
}

const COLOR = /^(#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\(\d{1,3}, ?\d{1,3}, ?\d{1,3}\)|[a-z]{3,20})$/i;
const WIDTH = /^\d{1,4}(\.\d{1,2})?(px|%)$/;

/**
 * The server's allow list for messages and articles (RT-01, RT-04). It allows nothing that runs, loads, posts, floats
 * or gives an element a name.
 */
const ALLOWED: sanitize.IOptions = {
  allowedTags: [...WRITTEN_TAGS],
  allowedAttributes: {
    "*": ["lang", "dir", "style"],
    a: ["href", "title", "rel", "target"],
    img: ["src", "alt", "title", "width", "height"],
    figure: ["data-align", "data-width"],
    ol: ["start"],
    col: ["span"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
  },
  allowedStyles: {
    "*": {
      "text-align": [/^(left|right|center|justify)$/],
      "vertical-align": [/^(top|middle|bottom|baseline)$/],
      color: [COLOR],
      "background-color": [COLOR],
      width: [WIDTH],
      "font-weight": [/^(normal|bold|[1-9]00)$/],
      "font-style": [/^(normal|italic)$/],
      "text-decoration": [/^(none|underline|line-through)$/],
    },
  },
  // Addresses are checked below, by one rule; the library's own exceptions are switched off.
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  // Their content is not text for people, so it is removed with the tag.
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "noscript",
    "template",
    "title",
    "xmp",
    "iframe",
    "noembed",
    "noframes",
    "plaintext",
    "svg",
    "math",
    "xml",
  ],
};

const NUMBERS = ["width", "height", "start"];
const SPANS = ["span", "colspan", "rowspan"];
const isAmong = (values: readonly string[], value: string): boolean => values.includes(value);

/** A picture's address without the name of the site it is on, where that is one of ours. */
function withoutSite(address: string, hosts: readonly string[]): string {
  if (!/^(?:https?:)?\/\//i.test(address) || !URL.canParse(address, "https://x")) return address;
  const { protocol, host, username, password, pathname } = new URL(address, "https://x");
  const isOurs = protocol.startsWith("http") && hosts.includes(host) && username + password === "";
  return isOurs && pathname.startsWith("/file/") ? pathname : address;
}

/** The attributes a tag keeps: numbers that are small numbers, addresses that lead where they may. */
function attributesOf(tag: string, written: sanitize.Attributes, hosts: readonly string[]): sanitize.Attributes {
  const given = Object.entries(written).map(
    ([name, value]) => [name, name === "src" ? withoutSite(value.trim(), hosts) : value] as const,
  );
  const kept: sanitize.Attributes = Object.fromEntries(
    given.filter(([name, value]) => {
      if (NUMBERS.includes(name)) return /^\d{1,4}$/.test(value);
      if (SPANS.includes(name)) return /^[1-9]\d{0,2}$/.test(value) && Number(value) <= MAX_SPAN;
      if (name === "data-align") return isAmong(PICTURE_ALIGNS, value);
      if (name === "data-width") return isAmong(PICTURE_SHARES, value);
      if (name === "lang") return /^[A-Za-z]{2,3}(-[A-Za-z]{2,4})?$/.test(value);
      if (name === "dir") return /^(ltr|rtl|auto)$/.test(value);
      if (name === "scope") return /^(row|col)$/.test(value);
      if (name === "href") return tag === "a" && isTextLink(value);
      if (name === "src") return tag === "img" && isTextImage(value);
      return name !== "rel" && name !== "target";
    }),
  );
  const { href } = kept;
  if (tag !== "a" || href === undefined) return kept;
  return href.startsWith("/")
    ? { ...kept, rel: "noopener" }
    : { ...kept, rel: "noopener noreferrer", target: "_blank" };
}

function pass(html: string, hosts: readonly string[]): string {
  let nodes = 0;
  let depth = 0;
  let tables = 0;
  const count = () => {
    nodes += 1;
    if (nodes > HTML_LIMITS.nodes || depth > HTML_LIMITS.depth) throw new UnfitHtml("too many or too deep");
  };
  return sanitizer()(html, {
    ...ALLOWED,
    onOpenTag: (tag) => {
      depth += 1;
      if (tag === "table" && (tables += 1) > HTML_LIMITS.tables) throw new UnfitHtml("tables too deep");
      count();
    },
    onCloseTag: (tag) => {
      depth -= 1;
      if (tag === "table") tables -= 1;
    },
    textFilter: (text) => (count(), text),
    transformTags: { "*": (tagName, attributes) => ({ tagName, attribs: attributesOf(tagName, attributes, hosts) }) },
    // A picture that shows nothing.
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"],
  });
}

const MAX_PASSES = 4;

/**
 * Sanitises people's HTML for storage; sanitising it again changes nothing (RT-02). `hosts` are the names of this site:
 * its pictures keep their paths. Throws `UnfitHtml` for HTML that is too large, too deep, has too many elements, or
 * never becomes stable.
 */
export function sanitizeHtml(html: string, hosts: readonly string[] = []): string {
  if (Buffer.byteLength(html) > HTML_LIMITS.bytes) throw new UnfitHtml("too large");
  let before = html;
  for (let round = 0; round < MAX_PASSES; round += 1) {
    const after = pass(before, hosts);
    if (after === before) return after;
    before = after;
  }
  throw new UnfitHtml("does not come to rest");
}

// oxlint-disable-next-line no-control-regex -- browsers leave out spaces and control characters of an address
const LEFT_OUT = /[\u0000-\u0020]/g;

/** Addresses of the pictures in HTML that has not been cleaned yet; those of this site as paths. */
export function pictureAddresses(html: string, hosts: readonly string[]): string[] {
  if (!/<(?:img|image|video)\b/i.test(html)) return [];
  const found: string[] = [];
  // For any tag name, because parsers turn `image` into `img`, too.
  const look = (tagName: string, attribs: sanitize.Attributes) => {
    const { src, srcset = "", href, poster } = attribs;
    const [first = ""] = srcset.trim().split(/[\s,]/, 1);
    // An `image` of a drawing says `href`; what shows before a film is a picture, too.
    const address =
      tagName === "img" || tagName === "image" ? src || first || href || attribs["xlink:href"] || "" : poster;
    if (address !== undefined) found.push(withoutSite(address.replace(LEFT_OUT, ""), hosts));
    return { tagName, attribs };
  };
  // Cleaning drops a drawing with all that is in it; here it is looked into.
  const nonTextTags = (ALLOWED.nonTextTags ?? []).filter((name) => name !== "svg");
  sanitizer()(html, { ...ALLOWED, nonTextTags, transformTags: { "*": look } });
  return found;
}

/** The words of cleaned HTML in one line, at most `longest` characters. */
export function htmlWords(html: string, longest: number): string {
  const spaced = html.replace(/<(br|\/p|\/div|\/li|\/tr|\/h[1-6]|\/td|\/th|hr)[^>]*>/g, "$& ");
  const text = sanitizer()(spaced, { allowedTags: [], allowedAttributes: {} })
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    // Full-width signs bring their own gap.
    .replace(/(?<=[\u3000-\u303f\uff00-\uffef]) | (?=[\u3000-\u303f\uff00-\uffef])/g, "")
    .trim();
  const letters = [...text];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join("")}…` : text;
}
