import { expect, it } from "vitest";
import { showPage } from "./page-frame.web.ts";

const frameOf = (shown: Document, scrollY = 0) => {
  const scrolls: number[] = [];
  const contentWindow = { scrollX: 0, scrollY, scrollTo: (_x: number, y: number) => void scrolls.push(y) };
  return { scrolls, frame: { contentDocument: shown, contentWindow } as unknown as HTMLIFrameElement };
};

it("shows a page without what runs, leads away or is for machines, and stays where one has scrolled", () => {
  const shown = document.implementation.createHTMLDocument();
  const { frame, scrolls } = frameOf(shown, 120);
  showPage(
    frame,
    `<!doctype html><html lang="lo" data-scheme="light"><head><title>x</title><meta charset="utf-8"><style>p{color:red}</style>
    <link rel="preload" href="/a.woff2"><script>alert(1)</script></head><body class="page"><p>ສະບາຍດີ</p>
    <a href="/home">to the site</a><form action="/x"><input></form><embed src="/y"><script src="/z.js"></script>
    <p class="preview-note">note</p></body></html>`,
  );
  const { documentElement, body, head } = shown;
  expect([documentElement.lang, documentElement.getAttribute("data-scheme"), body.className]).toEqual([
    "lo",
    "light",
    "page",
  ]);
  expect([...head.children].map(({ tagName }) => tagName)).toEqual(["TITLE", "STYLE"]);
  expect(body.querySelectorAll("script, embed, [href], [action], .preview-note")).toHaveLength(0);
  expect(body.textContent).toContain("to the site");
  expect(scrolls).toEqual([120]);
  showPage(frame, "<p>next</p>");
  expect([documentElement.hasAttribute("data-scheme"), body.textContent]).toEqual([false, "next"]);
});
