import { tokens } from "../../web/api/tokens.ts";
import { useBoot } from "../boot/boot.ts";
import { lockFlag } from "../lock/lock-flag.ts";
import { useUser } from "../session/user-store.ts";
import { snapshotKey, writeSnapshot, type SnapshotNode } from "./snapshot.ts";

/** Rows kept of one table; more do not fit on a screen. */
const MAX_ROWS = 60;

/** Elements left out: those that load or run something, and canvases, whose pixels are not in the document. */
const LEFT_OUT = new Set([
  "script",
  "style",
  "link",
  "meta",
  "base",
  "iframe",
  "object",
  "embed",
  "template",
  "canvas",
]);
/** Attributes left out: handlers, names that would be on the page twice, and typed values. */
const DROPPED = /^(?:on.*|id|name|for|form.*|action|srcdoc|value|checked|autofocus|tabindex|contenteditable)$/;

function nodeOf(node: Node): SnapshotNode | undefined {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return undefined;
  const name = node.localName;
  // checkVisibility() is false for the option of a closed select, whose selected one is visible.
  if (node instanceof HTMLOptionElement ? !node.selected : LEFT_OUT.has(name) || !node.checkVisibility())
    return undefined;
  const attributes = [...node.attributes].flatMap(({ name: attribute, value }): [string, string][] =>
    DROPPED.test(attribute) ? [] : [[attribute, value]],
  );
  const isTyped = name === "textarea" || node.hasAttribute("contenteditable");
  return [name, attributes, Math.round(node.scrollTop), ...(isTyped ? [] : nodesOf(node))];
}

function nodesOf(parent: Element): SnapshotNode[] {
  return [...parent.childNodes].slice(0, parent.localName === "tbody" ? MAX_ROWS : undefined).flatMap((child) => {
    const node = nodeOf(child);
    return node === undefined ? [] : [node];
  });
}

/**
 * Stores what `host` shows for a reload of this tab by the person with the id `userId`; stores nothing without a session
 * or behind a lock.
 */
export function captureSnapshot(host: Element, version: string, userId: string): void {
  if (tokens.read() === null || lockFlag.read() !== null) return;
  const kitStyles = document.head.querySelectorAll<HTMLStyleElement>("style:not([id])");
  writeSnapshot({
    key: snapshotKey(version),
    userId,
    title: document.title,
    sheets: [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(({ href }) => href),
    rules: [...kitStyles].map(({ textContent }) => textContent).join("\n"),
    size: document.documentElement.dataset["size"] ?? "",
    nodes: nodesOf(host),
  });
}

/** Stores a snapshot of `host` whenever this document is left. */
export const captureSnapshotOnLeave = (host: Element, version: string): void =>
  addEventListener("pagehide", () => {
    const { user } = useUser.getState();
    if (useBoot.getState().step === "ready" && user) captureSnapshot(host, version, user.id);
  });
