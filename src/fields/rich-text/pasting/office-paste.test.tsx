import { expect, test } from "vitest";
import { readablePaste } from "./office-paste.web.ts";

// Clipboard HTML of Word 365 and WPS 12, shortened.
const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; mso-style-unhide:no;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=ZH-CN><!--StartFragment-->
<p class=MsoNormal><b><span lang=EN-US style='font-size:14.0pt;font-family:"Times New Roman"'>2026</span></b><b>年<o:p></o:p></b></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='margin-left:18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Wingdings'><span style='mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>水稻</p>
<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>糯米</p>
<p class=MsoListParagraph style='margin-left:18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>l<span>&nbsp; </span></span></span><![endif]>玉米</p>
<p class=MsoNormal>完</p>
<!--EndFragment--></body></html>`;

const WPS = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name="ProgId" content="Word.Document"><meta name="Generator" content="Kingsoft WPS"></head>
<body style="tab-interval:21pt;"><!--StartFragment-->
<p class="MsoNormal" style="mso-list:l0 level1 lfo1;"><![if !supportLists]><span style="mso-list:Ignore;">1.&nbsp;</span><![endif]><span style="mso-spacerun:'yes';font-family:宋体;">第一</span></p>
<p class="MsoNormal" style="mso-list:l0 level1 lfo1;"><![if !supportLists]><span style="mso-list:Ignore;">2.&nbsp;</span><![endif]><span>第二</span><span><o:p></o:p></span></p>
<!--EndFragment--></body></html>`;

/** Tags without attributes, and text. */
const bare = (html: string): string => html.replace(/<(\/?[a-z0-9]+)[^>]*>/g, "<$1>").replace(/\s*\n\s*/g, "");

test("lists of Word become lists, with those inside of them; empty lines and its own tags go", () => {
  expect(bare(readablePaste(WORD)).replaceAll(/<\/?span>/g, "")).toBe(
    "<p><b>2026</b><b>年</b></p><ul><li>水稻<ul><li>糯米</li></ul></li><li>玉米</li></ul><p>完</p>",
  );
});

test("lists of WPS become numbered lists", () => {
  expect(bare(readablePaste(WPS)).replaceAll(/<\/?span>/g, "")).toBe("<ol><li>第一</li><li>第二</li></ol>");
});

/** A list paragraph as Word writes it. */
type Line = readonly [list: string, level: number, marker: string, words: string];
const word = (lines: readonly Line[]): string =>
  lines
    .map(
      ([list, level, marker, words]) =>
        `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 18}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:${list.replace(" ", ` level${level} `)}'><![if !supportLists]><span lang=EN-US style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span>${words}</span><o:p></o:p></p>`,
    )
    .join("\n");
const lists = (...lines: readonly Line[]): string =>
  bare(readablePaste(word(lines)))
    .replaceAll(/<\/?span>/g, "")
    .trim();

test("lists that follow one another stay apart: bullets and numbers, a numbering that begins again, each with what hangs below", () => {
  expect(
    lists(["l0 lfo1", 1, "·", "稻"], ["l0 lfo1", 2, "o", "糯"], ["l1 lfo2", 1, "1.", "种"], ["l1 lfo2", 1, "2.", "收"]),
  ).toBe("<ul><li>稻<ul><li>糯</li></ul></li></ul><ol><li>种</li><li>收</li></ol>");
  expect(
    lists(["l1 lfo2", 1, "1.", "a"], ["l1 lfo2", 1, "2.", "b"], ["l1 lfo3", 1, "1.", "c"], ["l2 lfo4", 1, "2.", "d"]),
  ).toBe("<ol><li>a</li><li>b</li></ol><ol><li>c</li><li>d</li></ol>");
  expect(
    lists(["l0 lfo1", 1, "1.", "a"], ["l0 lfo1", 2, "·", "x"], ["l0 lfo1", 2, "a)", "y"], ["l0 lfo1", 1, "2.", "b"]),
  ).toBe("<ol><li>a<ul><li>x</li></ul><ol><li>y</li></ol></li><li>b</li></ol>");
  expect(lists(["l0 lfo1", 1, "·", "a"], ["l3 lfo9", 1, "·", "b"])).toBe("<ul><li>a</li></ul><ul><li>b</li></ul>");
});

test("numbers of several parts, letters past h and Chinese figures go on with their list", () => {
  const list = (...markers: readonly string[]) =>
    lists(...markers.map((marker) => ["l0 lfo1", 1, marker, marker] as const satisfies Line)).split("<ol>").length - 1;
  expect(list("1.1", "1.2", "1.3")).toBe(1);
  expect(list("g)", "h)", "i)", "j)")).toBe(1);
  expect(list("i.", "ii.", "iii.", "iv.", "v.")).toBe(1);
  expect(list("（一）", "（二）", "（三）")).toBe(1);
  expect(list("①", "②", "①", "②")).toBe(2);
});

test("lists of WPS that follow one another stay apart too", () => {
  const line = (list: string, marker: string, words: string) =>
    `<p class="MsoListParagraph" style="margin-left:21.0pt;text-indent:-21.0pt;mso-char-indent-count:0;mso-list:${list};"><![if !supportLists]><span style="font-family:Wingdings;"><span style="mso-list:Ignore;">${marker}<span>&nbsp;</span></span></span><![endif]><span style="mso-spacerun:'yes';font-family:宋体;mso-font-kerning:1.0000pt;">${words}</span></p>`;
  const pasted = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name="Generator" content="Kingsoft WPS"></head><body><!--StartFragment-->${line("l0 level1 lfo1", "l", "甲")}${line("l0 level2 lfo1", "n", "乙")}${line("l1 level1 lfo2", "1.", "丙")}${line("l1 level1 lfo2", "2.", "丁")}${line("l1 level1 lfo2", "1.", "戊")}<!--EndFragment--></body></html>`;
  expect(bare(readablePaste(pasted)).replaceAll(/<\/?span>/g, "")).toBe(
    "<ul><li>甲<ul><li>乙</li></ul></li></ul><ol><li>丙</li><li>丁</li></ol><ol><li>戊</li></ol>",
  );
});

test("what comes from elsewhere stays as it is, for the editor's schema to judge", () => {
  expect(readablePaste("<p>plain <b>words</b></p>")).toBe("<p>plain <b>words</b></p>");
});
