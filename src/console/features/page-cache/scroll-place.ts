/*
 * An element of a page named by the way down to it, so that it is found again in the same page drawn anew.
 */

export function wayTo(element: Element, root: Element): string {
  const steps: string[] = [];
  for (let at = element; at !== root;) {
    const parent = at.parentElement;
    if (!parent) return "";
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
