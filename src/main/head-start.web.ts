import "./page-guard.web.ts";
import { showSnapshot } from "../console/snapshot/show-snapshot.ts";
import { readPageData, type ConsolePageData } from "../web/document/page-data.ts";
import { askAhead, PATIENCE } from "./ask-ahead.web.ts";

/*
 * Stands in the console's HTML: asks ahead, shows the page as this tab left it, and only then has the program run, which keeps the
 * browser from anything else for a while.
 */

/** The first picture; a page that nobody sees gets none. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE);
  });

/** The program measures what it draws. */
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
const { user, allAsked } = askAhead(page);
// Without it the outline in the HTML stands.
const shown = showSnapshot(document.getElementById("root") as HTMLElement, page.version, user).catch(() => undefined);
void Promise.all([allAsked, shown.then(painted)])
  .then(styled)
  .then(() => import(/* @vite-ignore */ page.program));
