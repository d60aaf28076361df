import { expect, it, test } from "vitest";
import type { Failure } from "../../contract/errors.ts";
import { sanitizeHtml } from "../../server/html/sanitize-html.ts";
import { afterTrips, label, NO_SCALARS, reading, refused, value } from "../testing/round-trip.ts";
import { WRITTEN_SAMPLE } from "../testing/written-sample.ts";
import { sanitizeRichText } from "./sanitize-rich-text.server.ts";
import { htmlOf, richText, withHtml } from "./rich-text.ts";

const three = richText({ label, max: 40, translated: true, required: true });
const one = richText({ label, max: 40 });

it("is one property, or one per language of which the Chinese may be required", () => {
  expect([Object.keys(three.properties), Object.keys(one.properties)]).toEqual([["", "En", "Lo"], [""]]);
  expect([
    reading(three.properties[""], ""),
    reading(three.properties.En, ""),
    reading(three.properties.Lo, "<p>ລາວ</p>"),
    reading(one.properties[""], ""),
    reading(one.properties[""], "x".repeat(41)),
  ]).toEqual([
    refused("This is required"),
    value(null),
    value("<p>ລາວ</p>"),
    value(null),
    refused("At most {max} characters"),
  ]);
  for (const odd of NO_SCALARS) expect(reading(one.properties[""], odd)).toHaveProperty("refused");
  expect(new Set(afterTrips(one.properties[""], "<p>a<br />b</p>"))).toEqual(new Set(["<p>a<br />b</p>"]));
});

it("gives and takes the text of one language", () => {
  const written = { "": "<p>中</p>", En: null, Lo: null };
  expect(["zh", "lo"].map((each) => htmlOf(three, written, each as "zh"))).toEqual(["<p>中</p>", null]);
  expect(withHtml(three, written, "lo", "<p>ລ</p>")).toEqual({ ...written, Lo: "<p>ລ</p>" });
  expect([withHtml(one, "<p>a</p>", "zh", null), htmlOf(one, "<p>a</p>", "zh")]).toEqual([null, "<p>a</p>"]);
});

const propertiesOf = (field: typeof three | typeof one) =>
  Object.keys(field.properties).map((suffix) => ({ name: `body${suffix}`, wireName: `body${suffix}`, field }));

/** The message of the refused field; undefined when the text is accepted. */
function refusedFor(field: typeof three, name: string, html: string) {
  try {
    sanitizeRichText(propertiesOf(field), { body: "<p>好</p>", [name]: html });
  } catch (error) {
    return (error as Failure).details.errors?.[0];
  }
  return undefined;
}

it("is cleaned before it is stored; what shows nothing is nothing (RT-01)", () => {
  const clean = sanitizeRichText(propertiesOf(three), {
    body: '<p onclick="x()">好<script>alert(1)</script></p>',
    bodyEn: "one\ntwo < three",
    bodyLo: "<p>&nbsp;<br></p>",
    other: "<script>",
  });
  expect(clean).toEqual({ body: "<p>好</p>", bodyEn: "one<br />two &lt; three", bodyLo: null, other: "<script>" });
  expect(sanitizeRichText(propertiesOf(three), clean)).toEqual(clean);
  // Neither raw nor as an entity may words turn those around them.
  const turned = sanitizeRichText(propertiesOf(three), { body: "<p>a\u202eb&#x2067;c</p>" });
  expect(turned).toMatchObject({ body: "<p>abc</p>" });
  const link = sanitizeRichText(propertiesOf(three), { body: `<p><a href="/&#x61c;/evil.example/x">x</a></p>` });
  expect(JSON.stringify(link)).not.toContain("evil.example");
  expect(() => sanitizeRichText(propertiesOf(three), { body: "<script>1</script>" })).toThrow();
  expect(() => sanitizeRichText(propertiesOf(one), { body: `${"<div>".repeat(65)}x` })).toThrow();
});

it("refuses a picture of another website in words, as no page would show it, and keeps one's own and links", () => {
  for (const picture of [
    'img src="https://example.org/a.png"',
    'img src="HTTP://example.org/a.png"',
    'img src="//example.org/a.png"',
    'img src="https:/example.org/a.png"',
    'img src=" ht\ntps://example.org/a.png"',
    'img srcset="https://example.org/a.png 1x"',
    'image src="https://example.org/a.png"', // browsers and the parser treat it as img
    'svg><image href="https://example.org/a.png"',
    'svg><image xlink:href="//example.org/a.png"',
    'video poster="https://example.org/a.png"',
  ])
    expect(refusedFor(three, "bodyLo", `<p>ດີ<${picture} alt=""></p>`), picture).toMatchObject({
      words: { en: expect.stringContaining("another website") },
    });
  const own =
    '<p>好<img src="/file/news/a.png" alt="" /><a href="https://example.org" rel="noopener noreferrer" target="_blank">x</a></p>';
  const long = richText({ label, max: 400, translated: true, required: true });
  expect(sanitizeRichText(propertiesOf(long), { body: own })).toEqual({ body: own });
});

it.each([
  "data:image/png;base64,AAAA",
  "blob:https://desk.example.la/1",
  "file:///C:/Temp/a.png",
  "cid:1",
  "pictures/a.jpg",
  "picture",
  "/api/oss/a.png",
  "\\\\desk\\a.png",
])("refuses %s in words instead of losing the picture", (src) => {
  expect(refusedFor(three, "body", `<p>好<img alt="" src='${src}'></p>`)).toMatchObject({
    field: "body",
    words: { en: expect.stringContaining("was not uploaded") },
  });
  expect(refusedFor(three, "body", `<p>好<img src="/file/a.png" data-src="${src}"></p>`)).toBeUndefined();
});

it("stores a picture that is named with this site's own address by its path", () => {
  const long = richText({ label, max: 400, translated: true, required: true });
  const body = (src: string) => `<p>好<img alt="x" src="${src}" /></p>`;
  for (const src of ["https://www.example.la/file/news/a.png?x=1", "//www.example.la/file/news/a.png"])
    expect(sanitizeRichText(propertiesOf(long), { body: body(src) }, ["www.example.la"])).toEqual({
      body: body("/file/news/a.png"),
    });
  for (const src of [
    "https://www.example.la/api/x",
    "https://a@www.example.la/file/a.png",
    "https://example.la/file/a.png",
  ])
    expect(() => sanitizeRichText(propertiesOf(long), { body: body(src) }, ["www.example.la"])).toThrow("invalidInput");
});

test("everything the editor makes is left as it is", () => {
  const whole =
    "<h2>一</h2><p><strong>a</strong><em>b</em><u>c</u><s>d</s><br />e</p><ul><li><p>f</p></li></ul><ol><li><p>g</p></li></ol><blockquote><p>h</p></blockquote><hr />";
  expect(sanitizeHtml(whole)).toBe(whole);
});

test("what the editor writes, pictures and tables too, is stored as it was written (RT-05)", () => {
  const stored = sanitizeHtml(WRITTEN_SAMPLE);
  expect(stored.replaceAll(" />", ">")).toBe(WRITTEN_SAMPLE);
});
