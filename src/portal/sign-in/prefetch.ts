/** Asks the browser to fetch files it will soon need, when it has nothing better to do. */
const prefetch = (href: string, kind: "script" | "style"): void => {
  const link = document.createElement("link");
  link.rel = "prefetch";
  link.as = kind;
  link.href = href;
  if (kind === "script") link.crossOrigin = "anonymous"; // as module scripts are asked for, or the copy is not reused
  document.head.append(link);
};

/** A person who lets the browser fill in everything types nothing. */
const PATIENCE = 3000; // ms

/** Fetches the console's files while the person types (design.md §7): at the first key, or soon after if none is pressed. */
export function prefetchWhileTyping(files: {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}): void {
  const begin = () => {
    document.removeEventListener("input", begin);
    clearTimeout(timer);
    for (const href of files.scripts) prefetch(href, "script");
    for (const href of files.styles) prefetch(href, "style");
  };
  const timer = setTimeout(begin, PATIENCE);
  document.addEventListener("input", begin);
}
