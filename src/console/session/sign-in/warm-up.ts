/*
 * Loads the console while the person types, so that it opens on this page as soon as the tokens arrive. Nothing is
 * fetched before the page is in use, and no module is run between two keystrokes; those left are run while the server
 * checks the password.
 */

export interface ConsoleFiles {
  /** Modules of the console, in an order in which imported ones come first. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** After it loading starts by itself, for a person whose browser fills in everything, so that they type nothing. */
const DELAY = 3000; // ms
/** Pause in typing after which a module may be run. */
const PAUSE = 400; // ms

const link = (attributes: Partial<HTMLLinkElement>): Promise<void> =>
  new Promise((settled) => {
    const element = Object.assign(document.createElement("link"), attributes);
    // A failed file is not an error here: it is loaded again when it is needed.
    element.addEventListener("load", () => settled());
    element.addEventListener("error", () => settled());
    document.head.append(element);
  });

/**
 * Fetches a script into the HTTP cache at low priority. Not by `<link rel=prefetch>`, which some browsers, such as
 * Firefox, check against a directive of its own that the page's policy refuses.
 */
const fetchScript = (href: string): Promise<void> =>
  fetch(href, { credentials: "same-origin", priority: "low" })
    .then((answer) => answer.arrayBuffer())
    .then(
      () => undefined,
      () => undefined, // a failed file is loaded again when it is needed
    );
/** Loads a style sheet at the lowest priority without applying it to this page. */
const fetchStyle = (href: string): Promise<void> => link({ rel: "stylesheet", media: "not all", href });

export interface WarmUp {
  /** Resolves when the sheets are loaded; `applyStyles` then applies them. */
  styles(): Promise<void>;
  applyStyles(): void;
}

export function warmUpWhileTyping(files: ConsoleFiles): WarmUp {
  let lastKey = 0;
  let styles: Promise<unknown> | undefined;
  const run = async (href: string): Promise<void> => {
    await import(/* @vite-ignore */ href);
  };
  // Once the form is sent and has drawn that it is, nobody types any more.
  const sent = new Promise<void>((resolve) => {
    const drawn = () => requestAnimationFrame(() => setTimeout(resolve));
    document.addEventListener("submit", drawn, { once: true });
  });
  const pauseInTyping = async (): Promise<void> => {
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
        await Promise.race([sent, pauseInTyping()]);
        await run(href).catch(() => undefined);
      }
    });
  };
  const timer = setTimeout(begin, DELAY);
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
