import { expect, it } from "vitest";
import { sanitizeHtml } from "../../server/html/sanitize-html.ts";
import { picturesIn, withSizedPictures } from "./sized-html.server.ts";

const OURS = "/file/news/202601/0a-1.jpg";
const nothing = () => undefined;

it("gives our own pictures sizes and a place, and leaves all else as it was cleaned", () => {
  const html = sanitizeHtml(
    `<p style="text-align:center">a &lt; b &amp; “ສ” <img src="${OURS}" alt="x&quot;&gt;"></p><table><tbody><tr><td colspan="2">1</td></tr></tbody></table><p><img src="https://example.org/a.png" alt=""></p>`,
  );
  expect(picturesIn(html)).toEqual(["news/202601/0a-1.jpg"]);
  const sized = withSizedPictures(html, () => ({ width: 1600, height: 900 }));
  expect(sized).toContain('width="1600" height="900" srcset="/file/sized/480/news/202601/0a-1.jpg.webp 480w, ');
  expect(sized).toContain(`loading="lazy" decoding="async" src="${OURS}" alt="x&quot;&gt;"`);
  expect(sized).toContain('<img loading="lazy" decoding="async" src="https://example.org/a.png" alt="" />');
  // Without the additions it equals the stored text.
  expect(sanitizeHtml(sized).replace(' width="1600" height="900"', "")).toBe(html);
});

it("leaves a text without pictures alone, and the size its writer chose", () => {
  expect(withSizedPictures("<p>a &nbsp;b</p>", nothing)).toBe("<p>a &nbsp;b</p>");
  expect(withSizedPictures(`<img src="${OURS}" width="200" />`, () => ({ width: 9, height: 9 }))).toMatch(
    /width="200"/,
  );
  expect(withSizedPictures(`<img src="${OURS}" width="200" />`, () => ({ width: 9, height: 9 }))).not.toMatch(
    /height=/,
  );
});

it.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '<svg onload="alert(1)">',
  "<p><a href=javascript:1>x</a>",
])("makes nothing of %s that cleaning had not left (RT-01)", (evil) => {
  const clean = sanitizeHtml(`<p>x</p>${evil}<img src="${OURS}">`);
  expect(sanitizeHtml(withSizedPictures(clean, nothing))).toBe(clean);
});

it("puts a text's largest headings below the one of the page", () => {
  expect(withSizedPictures('<h1 dir="ltr">A</h1><h2>B</h2><p>h1</p>', () => undefined)).toBe(
    '<h2 dir="ltr">A</h2><h2>B</h2><p>h1</p>',
  );
});
