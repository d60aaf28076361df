/*
 * What Word and WPS put on the clipboard: paragraphs that only look like lists, marks of change, their own tags. The editor's
 * schema drops what it does not know; here becomes readable to it what it would misread.
 */

const isListLine = (element: Element | null): element is HTMLElement =>
  element !== null && /mso-list:\s*l\d+/i.test(element.getAttribute("style") ?? "");

const levelOf = (line: Element): number => Number(/level(\d)/i.exec(line.getAttribute("style") ?? "")?.[1] ?? "1") || 1;

/** The bullet or figure that stands before the words, as text of its own. */
function takeMarker(line: Element): string {
  const marker = [...line.querySelectorAll("span")].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? ""),
  );
  const words = marker?.textContent?.trim() ?? "";
  marker?.remove();
  return words;
}

// `3.`, `1.2`, `(b)`, `iv)`, `二、`, `①`. A letter without a sign behind it is a bullet of Wingdings.
const FIGURE =
  /^[(（]?(?:(?:\d+[.．])*(\d+)(?:[.)）、．]|$)|([①-⑳])|([a-z]|[ivx]+|[一二三四五六七八九十]+)[.)）、．])/i;
/** The last figure of a marker, such as `2` of `1.2`; undefined: a bullet. */
const figureOf = (marker: string): string | undefined =>
  FIGURE.exec(marker)
    ?.slice(1)
    .find((part) => part !== undefined)
    ?.toLowerCase();
/** Which of the document's lists a line is of: its definition and its use, as in `mso-list:l0 level1 lfo1`. */
const listOfLine = (line: Element): string =>
  /mso-list:\s*(l\d+)\s+level\d+(\s+lfo\d+)?/i
    .exec(line.getAttribute("style") ?? "")
    ?.slice(1, 3)
    .join("") ?? "";

interface OpenList {
  readonly list: Element;
  readonly level: number;
  /** Of the document. */
  readonly of: string;
  /** Of its latest line; undefined: it has bullets. */
  figure: string | undefined;
}

const BEGINNINGS = ["1", "a", "i", "一", "①"];

/** Whether a line of the same depth goes on with a list: not one of another kind, of another list of bullets, or whose numbering begins again. */
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
      // Of the same depth and yet another list: it stands beside, not in it.
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

/** Clipboard HTML as the editor should read it. Parsed where nothing runs or loads. */
export function readablePaste(html: string): string {
  if (!/mso-|urn:schemas-microsoft-com|class="?Mso|kingsoft|wps/i.test(html)) return html;
  // A conditional comment hides the markers of lists from browsers, or shows them twice.
  const plain = html.replace(
    /<!\[(?:if|endif)[^\]]*\]>|<!--\[if[\s\S]*?<!\[endif\]-->|<!--(?:Start|End)Fragment-->/gi,
    "",
  );
  const { body } = new DOMParser().parseFromString(plain, "text/html");
  for (const odd of body.querySelectorAll("style, script, xml, meta, link, title, del")) odd.remove();
  listsOf(body);
  // `o:p`, `st1:place`, `w:sdt`: their words stay.
  for (const element of body.querySelectorAll("*"))
    if (element.tagName.includes(":")) element.replaceWith(...element.childNodes);
  for (const paragraph of body.querySelectorAll("p"))
    if ((paragraph.textContent ?? "").replace(/\u00a0/g, "").trim() === "" && !paragraph.querySelector("img, br"))
      paragraph.remove();
  return body.innerHTML;
}
