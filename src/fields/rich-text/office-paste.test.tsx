import { expect, test } from "vitest";
import { readablePaste } from "./office-paste.web.ts";

// As Word 365 and WPS 12 put it on the clipboard, shortened to what matters.
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

/** The tags and words alone. */
const bare = (html: string): string => html.replace(/<(\/?[a-z0-9]+)[^>]*>/g, "<$1>").replace(/\s*\n\s*/g, "");

test("lists of Word become lists, with those inside of them; empty lines and its own tags go", () => {
  expect(bare(readablePaste(WORD)).replaceAll(/<\/?span>/g, "")).toBe(
    "<p><b>2026</b><b>年</b></p><ul><li>水稻<ul><li>糯米</li></ul></li><li>玉米</li></ul><p>完</p>",
  );
});

test("lists of WPS become numbered lists", () => {
  expect(bare(readablePaste(WPS)).replaceAll(/<\/?span>/g, "")).toBe("<ol><li>第一</li><li>第二</li></ol>");
});

test("what comes from elsewhere stays as it is, for the editor's schema to judge", () => {
  expect(readablePaste("<p>plain <b>words</b></p>")).toBe("<p>plain <b>words</b></p>");
});
