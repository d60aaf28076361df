import { Window } from "happy-dom";

/** The elements of an XML text with their attributes and text, in document order; throws if it is not well formed. */
export function xmlOf(text: string): readonly { readonly name: string; readonly attributes: string; text: string }[] {
  const found: { name: string; attributes: string; text: string }[] = [];
  const above: (typeof found)[number][] = [];
  const content = text.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, "");
  let at = 0;
  for (const match of content.matchAll(/<(\/?)([a-zA-Z:]+)((?: [a-zA-Z:]+="[^"<]*")*)(\/?)>|([^<]+)/gy)) {
    at = match.index + match[0].length;
    const [, isEnd, name = "", attributes = "", isEmpty, words] = match;
    if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(words ?? attributes)) throw new Error(`a bare & in ${match[0]}`);
    const top = above.at(-1);
    if (words !== undefined) {
      if (top) top.text += words;
      else if (words.trim() !== "") throw new Error(`words outside: ${words}`);
    } else if (isEnd) {
      if (above.pop()?.name !== name) throw new Error(`</${name}> ends nothing`);
    } else {
      const element = { name, attributes, text: "" };
      found.push(element);
      if (!isEmpty) above.push(element);
    }
  }
  if (at !== content.length || above.length > 0) throw new Error(`not well formed at ${content.slice(at, at + 80)}`);
  return found;
}
export const textsOf = (text: string, name: string) =>
  xmlOf(text)
    .filter((each) => each.name === name)
    .map((each) => each.text);
/** Undoes the XML escaping of a text, as far as addresses need it. */
export const plain = (text: string) => text.replaceAll("&amp;", "&");

// Of one window: another for each page takes as long as parsing its head.
const parser = new new Window().DOMParser();
const parse = (html: string) => parser.parseFromString(html, "text/html");

/**
 * Title, description, robots, canonical and other members of a page's head, as a browser parses them. The body, most of a page, is parsed only for
 * what is looked for in it as well.
 */
export const headOf = (html: string) => {
  const document = parse(html.slice(0, html.indexOf("<body")));
  let parsed: ReturnType<typeof parse> | undefined;
  const page = () => (parsed ??= parse(html));
  const attribute = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((each) => each.getAttribute(name) ?? "");
  return {
    title: document.title,
    canonical: attribute('link[rel="canonical"]', "href"),
    alternates: Object.fromEntries(
      [...document.querySelectorAll("link[hreflang]")].map((each) => [
        each.getAttribute("hreflang"),
        each.getAttribute("href"),
      ]),
    ) as Readonly<Record<string, string>>,
    feeds: attribute('link[rel="alternate"][type]', "href"),
    og: (name: string) => attribute(`meta[property="og:${name}"]`, "content")[0],
    description: attribute('meta[name="description"]', "content")[0],
    robots: attribute('meta[name="robots"]', "content")[0],
    get structured() {
      return [...page().querySelectorAll('script[type="application/ld+json"]')].map(
        (each) => JSON.parse(each.textContent) as Record<string, unknown>,
      );
    },
    get scripts() {
      return [...page().querySelectorAll("script")]
        .filter((each) => !each.getAttribute("type"))
        .map((each) => each.textContent);
    },
    elements: (selector: string) => page().querySelectorAll(selector).length,
  };
};
