/*
 * An upgrade replaces the files that an open page came with. Files that the page has not fetched by then are gone, and
 * only a reload loads the new program.
 */

const CHECK_TIMEOUT_MS = 3_000;
const FILE = /(?:https?:\/)?\/[^\s"']+\.(?:js|css)/;

let isGone = false;

/** The file that failed to load last no longer exists on the server. */
export const isFileGone = (): boolean => isGone;

/**
 * The file that failed to load, where the browser names it (Safari does not); otherwise the page's own program, which
 * is replaced with it.
 */
const fileOf = (cause: unknown): string | undefined =>
  FILE.exec(cause instanceof Error ? cause.message : "")?.[0] ??
  document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src;

/** Checks whether the server still has the file that failed to load. Never rejects. */
export async function checkFileGone(cause: unknown): Promise<void> {
  const file = fileOf(cause);
  isGone = false;
  if (file === undefined || !navigator.onLine) return;
  try {
    const options = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) } as const;
    isGone = (await fetch(file, options)).status === 404;
  } catch {
    // Unknown: a retry may work.
  }
}
