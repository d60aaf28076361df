/*
 * Shows a public page inside the console. The frame is sandboxed without scripts, and possible scripts are removed
 * before, so that typed text never runs. No string becomes HTML here: the page is parsed into an inert document, and
 * its nodes are moved (HD-02).
 */

/**
 * Parts of a page that are only useful to visitors, including the note that it is a preview, which the panel's title
 * says.
 */
const LEFT_OUT = "script, link, meta, base, iframe, object, embed, .preview-note";

function readPage(html: string): Document {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const each of page.querySelectorAll(LEFT_OUT)) each.remove();
  // A link followed inside the frame would lead it away from the preview.
  for (const each of page.querySelectorAll("[href], [action]")) {
    each.removeAttribute("href");
    each.removeAttribute("action");
  }
  return page;
}

const copyAttributes = (from: Element, to: Element): void => {
  for (const name of to.getAttributeNames()) to.removeAttribute(name);
  for (const name of from.getAttributeNames()) to.setAttribute(name, from.getAttribute(name) ?? "");
};

/** Replaces what the frame shows. Its document stays, and with it how far one has scrolled. */
export function showPage(frame: HTMLIFrameElement, html: string): void {
  const shown = frame.contentDocument;
  if (!shown) return;
  const page = readPage(html);
  copyAttributes(page.documentElement, shown.documentElement);
  copyAttributes(page.body, shown.body);
  const { scrollX, scrollY } = frame.contentWindow ?? { scrollX: 0, scrollY: 0 };
  shown.head.replaceChildren(...page.head.childNodes);
  shown.body.replaceChildren(...page.body.childNodes);
  frame.contentWindow?.scrollTo(scrollX, scrollY);
}
