/*
 * An upgrade puts other files in the place of those a page came with. What such a page has not fetched by then is gone, and only a
 * reload brings the new program.
 */

const PATIENCE = 3_000; // ms
const FILE = /(?:https?:\/)?\/[^\s"']+\.(?:js|css)/;

let isGone = false;

/** Whether what could not be fetched last is not there any more. */
export const isReplaced = (): boolean => isGone;

/** The file that could not be had, where the browser names it (Safari does not); else the page's own program, replaced with it. */
const fileOf = (cause: unknown): string | undefined =>
  FILE.exec(cause instanceof Error ? cause.message : "")?.[0] ??
  document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src;

/** Asks the server whether it still has what could not be fetched. Never rejects. */
export async function lookReplaced(cause: unknown): Promise<void> {
  const file = fileOf(cause);
  isGone = false;
  if (file === undefined || !navigator.onLine) return;
  try {
    const options = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(PATIENCE) } as const;
    isGone = (await fetch(file, options)).status === 404;
  } catch {
    // Nobody says that it is gone: it can be tried again.
  }
}
