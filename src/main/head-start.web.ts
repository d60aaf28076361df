import "./page-guard.web.ts";
import { readPageData, type ConsolePageData } from "../web/document/page-data.ts";
import { askAhead } from "./ask-ahead.web.ts";

/*
 * Stands in the console's HTML: asks ahead, and only then has the program run, which keeps the browser from anything else for a while.
 */

/** ms that the program waits for the first answer and the first picture: on a slow line it is of more use running. */
const PATIENCE = 60;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

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
const asked = askAhead(page).catch(() => undefined);
void Promise.race([Promise.all([asked, painted()]), pause(PATIENCE)])
  .then(styled)
  .then(() => import(/* @vite-ignore */ page.program));
