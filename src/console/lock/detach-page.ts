/*
 * The page behind the lock is taken out of the document, so that it cannot be read, searched, focused or printed, and
 * removing the lock screen reveals nothing. Its elements are kept with their state, including typed text.
 */

const MARK = "locked";

interface Kept {
  /**
   * Holds the page outside the document. An element and not a list of nodes, so that React can still remove children
   * from it.
   */
  readonly store: Element;
  readonly scrolled: readonly { readonly element: Element; readonly left: number; readonly top: number }[];
  readonly focused: Element | null;
  readonly title: string;
}

function take(screen: Element): Kept {
  const scrolled = [...document.body.querySelectorAll("*")]
    .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
  const { activeElement: focused, title } = document;
  const store = document.createElement("div");
  const isContent = (node: Node) =>
    node !== screen && !(node instanceof Element && node.matches("link, style, script"));
  store.append(...[...document.body.childNodes].filter(isContent));
  return { store, scrolled, focused, title };
}

function putBack({ store, scrolled, focused, title }: Kept): void {
  document.title = title;
  // First in the body: elements added meanwhile belong above the page.
  document.body.prepend(...store.childNodes);
  for (const { element, left, top } of scrolled) element.scrollTo({ left, top, behavior: "instant" });
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/**
 * Leaves only `screen` in the document, with `title` as its title. Elements added later are hidden, and tampering is
 * undone at once. Returns the function that restores the page.
 */
export function detachPage(screen: HTMLElement, title: string): () => void {
  const kept = take(screen);
  const hold = () => {
    if (document.documentElement.dataset["lock"] !== MARK) document.documentElement.dataset["lock"] = MARK;
    if (screen.parentNode !== document.body) document.body.append(screen);
    for (const name of screen.getAttributeNames()) if (name !== "data-lock-screen") screen.removeAttribute(name);
    if (document.title !== title) document.title = title;
  };
  const watch = new MutationObserver(hold);
  hold();
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ["data-lock"] });
  watch.observe(document.body, { childList: true });
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  watch.observe(screen, { attributes: true });
  return () => {
    watch.disconnect();
    delete document.documentElement.dataset["lock"];
    screen.remove();
    putBack(kept);
  };
}
