import { consumeSnapshot, type SnapshotNode } from "./snapshot.ts";

const SVG = "http://www.w3.org/2000/svg";

/** Builds elements one by one: no text of the snapshot is parsed as HTML. */
function build(nodes: readonly SnapshotNode[], parent: Element, scrolled: [Element, number][]): void {
  for (const node of nodes) {
    if (typeof node === "string") {
      parent.append(node);
      continue;
    }
    const [name, attributes, scrollTop, ...children] = node;
    const isDrawing = name === "svg" || parent.namespaceURI === SVG;
    const element = isDrawing ? document.createElementNS(SVG, name) : document.createElement(name);
    for (const [attribute, value] of attributes) element.setAttribute(attribute, value);
    parent.append(element);
    build(children, element, scrolled);
    if (scrollTop > 0) scrolled.push([element, scrollTop]);
  }
}

const sheetThere = (href: string): Promise<unknown> => {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const link = links.find((each) => each.href === href) ?? document.createElement("link");
  if (link.sheet) return Promise.resolve();
  const settled = new Promise((resolve) => {
    for (const event of ["load", "error"]) link.addEventListener(event, resolve, { once: true });
  });
  if (!link.isConnected) {
    link.rel = "stylesheet";
    link.href = href;
    document.head.append(link);
  }
  return settled;
};

/** ms to wait for the user id and the style sheets; after that the program itself is about to draw. */
const SNAPSHOT_TIMEOUT_MS = 1000;

/**
 * Shows the page as this tab left it until the program draws over it. It is inert and hidden from screen readers, as it
 * is replaced in a moment. `userId` resolves to the id of the signed-in person, or to undefined without a session or
 * behind a lock; only the person who saw the page sees it again (TK-16). Resolves when the snapshot is shown or known
 * not to be.
 */
export async function showSnapshot(host: Element, version: string, userId: Promise<string | undefined>): Promise<void> {
  const snapshot = consumeSnapshot(version);
  if (!snapshot) return;
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, SNAPSHOT_TIMEOUT_MS));
  const styled = Promise.all(snapshot.sheets.map(sheetThere));
  if ((await Promise.race([styled.then(() => userId), tooLate])) !== snapshot.userId) return;
  const page = document.createElement("div");
  page.dataset["snapshot"] = "";
  page.style.display = "contents";
  page.inert = true;
  page.ariaHidden = "true";
  const rules = document.createElement("style");
  rules.textContent = snapshot.rules;
  const scrolled: [Element, number][] = [];
  build(snapshot.nodes, page, scrolled);
  document.documentElement.dataset["size"] = snapshot.size;
  document.title = snapshot.title;
  host.replaceChildren(rules, page);
  for (const [element, top] of scrolled) element.scrollTop = top;
}
