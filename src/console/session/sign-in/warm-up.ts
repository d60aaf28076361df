/*
 * Gets the console ready while the person types, so that it opens in this page as soon as the tokens are there. All
 * of it waits for its moment: nothing is fetched before the page is in use, and nothing runs between two keys.
 */

export interface ConsoleFiles {
  /** Modules of the console, each before those that import it. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A person who lets the browser fill in everything types nothing. */
const PATIENCE = 3000; // ms
/** A pause in typing in which a piece of program may be started. */
const PAUSE = 400; // ms

const link = (attributes: Partial<HTMLLinkElement>): Promise<void> =>
  new Promise((settled) => {
    const element = Object.assign(document.createElement("link"), attributes);
    // A file that cannot be had now is had, or missed, when it is needed.
    element.addEventListener("load", () => settled());
    element.addEventListener("error", () => settled());
    document.head.append(element);
  });

/**
 * Behind everything else the page still fetches, into the browser's cache. Not by `prefetch`: where a browser knows that as a kind of
 * its own, such as Firefox, the page's policy refuses it.
 */
const fetchScript = (href: string): Promise<void> =>
  fetch(href, { credentials: "same-origin", priority: "low" })
    .then((answer) => answer.arrayBuffer())
    .then(
      () => undefined,
      () => undefined, // as above
    );
/** Read, but not applied to this page; also of the lowest urgency. */
const fetchStyle = (href: string): Promise<void> => link({ rel: "stylesheet", media: "not all", href });

export interface WarmUp {
  /** Resolves when the styles are there; they are to be applied by `applyStyles`. */
  styles(): Promise<void>;
  applyStyles(): void;
}

export function warmUpWhileTyping(files: ConsoleFiles): WarmUp {
  let lastKey = 0;
  let styles: Promise<unknown> | undefined;
  const run = async (href: string): Promise<void> => {
    await import(/* @vite-ignore */ href);
  };
  const pause = async (): Promise<void> => {
    for (;;) {
      const left = lastKey + PAUSE - performance.now();
      if (left <= 0) return;
      await new Promise((next) => setTimeout(next, left));
    }
  };
  const begin = (): void => {
    if (styles) return;
    clearTimeout(timer);
    styles = Promise.all(files.styles.map(fetchStyle));
    void Promise.all([styles, ...files.scripts.map(fetchScript)]).then(async () => {
      for (const href of files.scripts) {
        await pause();
        await run(href).catch(() => undefined);
      }
    });
  };
  const timer = setTimeout(begin, PATIENCE);
  document.addEventListener("input", () => {
    lastKey = performance.now();
    begin();
  });
  return {
    async styles() {
      begin();
      await styles;
    },
    applyStyles() {
      for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media="not all"]'))
        sheet.media = "all";
    },
  };
}
