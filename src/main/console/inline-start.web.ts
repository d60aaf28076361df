import "../csp-setup.web.ts";
import { showSnapshot } from "../../console/snapshot/show-snapshot.ts";
import { readPageData, type ConsolePageData } from "../../web/document/page-data.ts";
import { prefetchCalls, PREFETCH_TIMEOUT_MS } from "../prefetch-calls.web.ts";

/*
 * Inline script in the console's HTML. It sends the first calls, shows the snapshot of the page as this tab left it,
 * and only then runs the program, which blocks the browser for a while.
 */

/** Resolves after the first paint; a hidden page is never painted, so it gets a timeout instead. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PREFETCH_TIMEOUT_MS);
  });

/** Resolves when the styles are applied, because the program measures what it renders. */
async function styled(): Promise<void> {
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].filter(({ sheet }) => !sheet);
  const settled = (link: HTMLLinkElement) =>
    new Promise((resolve) => {
      for (const event of ["load", "error"]) link.addEventListener(event, resolve, { once: true });
    });
  await Promise.all(links.map(settled));
}

const page = readPageData<ConsolePageData>();
const { user, allSent } = prefetchCalls(page);
// Without a snapshot the outline in the HTML stays.
const shown = showSnapshot(document.getElementById("root") as HTMLElement, page.version, user).catch(() => undefined);
void Promise.all([allSent, shown.then(painted)])
  .then(styled)
  .then(() => import(/* @vite-ignore */ page.program));
