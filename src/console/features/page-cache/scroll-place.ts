/*
 * Identifies an element of a page by its path of child indexes, so that it is found again after the page was rendered
 * anew.
 */

/** The path from the root, "" for the root itself; undefined for an element outside it. */
export function wayTo(element: Element, root: Element): string | undefined {
  const steps: string[] = [];
  for (let at = element; at !== root;) {
    const parent = at.parentElement;
    if (!parent) return undefined;
    steps.unshift(`${[...parent.children].indexOf(at)}:${at.tagName}`);
    at = parent;
  }
  return steps.join("/");
}

export function elementAt(way: string, root: Element): Element | undefined {
  let at: Element | undefined = root;
  for (const step of way === "" ? [] : way.split("/")) {
    const [index, name] = step.split(":");
    at = at?.children[Number(index)];
    if (at?.tagName !== name) return undefined;
  }
  return at;
}
