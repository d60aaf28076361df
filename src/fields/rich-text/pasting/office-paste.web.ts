/*
 * Converts clipboard HTML of Word and WPS: paragraphs that are styled as lists, change marks, their own tags. The
 * editor's schema drops unknown tags; this handles what it would misread.
 */

const isListLine = (element: Element | null): element is HTMLElement =>
  element !== null && /mso-list:\s*l\d+/i.test(element.getAttribute("style") ?? "");

const levelOf = (line: Element): number => Number(/level(\d)/i.exec(line.getAttribute("style") ?? "")?.[1] ?? "1") || 1;

/** Removes the list marker (a bullet or number) from a paragraph and returns its text. */
function takeMarker(line: Element): string {
  const marker = [...line.querySelectorAll("span")].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? ""),
  );
  const words = marker?.textContent?.trim() ?? "";
  marker?.remove();
  return words;
}

// `3.`, `1.2`, `(b)`, `iv)`, `二、`, `①`. A letter without punctuation is a bullet in Wingdings.
const FIGURE =
  /^[(（]?(?:(?:\d+[.．])*(\d+)(?:[.)）、．]|$)|([①-⑳])|([a-z]|[ivx]+|[一二三四五六七八九十]+)[.)）、．])/i;
/** The last number of a marker, such as `2` of `1.2`; undefined for a bullet. */
const figureOf = (marker: string): string | undefined =>
  FIGURE.exec(marker)
    ?.slice(1)
    .find((part) => part !== undefined)
    ?.toLowerCase();
/** The list that a paragraph belongs to: definition and override, as in `mso-list:l0 level1 lfo1`. */
const listOfLine = (line: Element): string =>
  /mso-list:\s*(l\d+)\s+level\d+(\s+lfo\d+)?/i
    .exec(line.getAttribute("style") ?? "")
    ?.slice(1, 3)
    .join("") ?? "";

interface OpenList {
  readonly list: Element;
  readonly level: number;
  /** List id in the document. */
  readonly of: string;
  /** Number of its latest item; undefined for bullets. */
  figure: string | undefined;
}

const BEGINNINGS = ["1", "a", "i", "一", "①"];

/**
 * Does an item of the same level continue the list? Not if the kind of marker differs, a bullet list has another id, or
 * the numbering restarts.
 */
function goesOn(last: OpenList, of: string, figure: string | undefined): boolean {
  if (figure === undefined || last.figure === undefined) return figure === last.figure && last.of === of;
  return !BEGINNINGS.includes(figure) || (figure === "i" && last.figure === "h");
}

function listsOf(root: Element): void {
  const document = root.ownerDocument;
  for (const first of root.querySelectorAll("p, h1, h2, h3, h4, h5, h6, div")) {
    if (!isListLine(first) || !first.isConnected) continue;
    const open: OpenList[] = [];
    let line: Element | null = first;
    while (isListLine(line)) {
      const next: Element | null = line.nextElementSibling;
      const [level, of, figure] = [levelOf(line), listOfLine(line), figureOf(takeMarker(line))];
      while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
      let innermost = open.at(-1);
      // Another list at the same level: a sibling, not nested.
      if (innermost?.level === level && !goesOn(innermost, of, figure)) {
        open.pop();
        innermost = open.at(-1);
      }
      if (!innermost || innermost.level < level) {
        const list = document.createElement(figure === undefined ? "ul" : "ol");
        if (innermost) (innermost.list.lastElementChild ?? innermost.list).append(list);
        else line.before(list);
        innermost = { list, level, of, figure };
        open.push(innermost);
      }
      innermost.figure = figure;
      const item = document.createElement("li");
      item.append(...line.childNodes);
      line.remove();
      innermost.list.append(item);
      line = next;
    }
  }
}

/** Prepares pasted HTML for the editor. Parsed by DOMParser, which runs and loads nothing. */
export function readablePaste(html: string): string {
  if (!/mso-|urn:schemas-microsoft-com|class="?Mso|kingsoft|wps/i.test(html)) return html;
  // Conditional comments hide list markers from browsers, or duplicate them.
  const plain = html.replace(
    /<!\[(?:if|endif)[^\]]*\]>|<!--\[if[\s\S]*?<!\[endif\]-->|<!--(?:Start|End)Fragment-->/gi,
    "",
  );
  const { body } = new DOMParser().parseFromString(plain, "text/html");
  for (const odd of body.querySelectorAll("style, script, xml, meta, link, title, del")) odd.remove();
  listsOf(body);
  // Unwraps `o:p`, `st1:place`, `w:sdt`.
  for (const element of body.querySelectorAll("*"))
    if (element.tagName.includes(":")) element.replaceWith(...element.childNodes);
  for (const paragraph of body.querySelectorAll("p"))
    if ((paragraph.textContent ?? "").replace(/\u00a0/g, "").trim() === "" && !paragraph.querySelector("img, br"))
      paragraph.remove();
  return body.innerHTML;
}
