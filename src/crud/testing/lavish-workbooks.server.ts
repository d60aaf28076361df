import { packed, partsOf, type Parts } from "./workbook-of.server.ts";

const LINE = `<row><c t="inlineStr"><is><t>code</t></is></c></row>`;
const sound = partsOf({ rows: LINE });
const SHEET = "xl/worksheets/sheet1.xml";
const BOOK = "xl/workbook.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";
const many = (count: number, each: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => each(at)).join("");
/** The sound workbook with more in one of its parts, before `mark`. */
const having = (part: string, mark: string, more: string): Parts => ({
  ...sound,
  [part]: String(sound[part]).replace(mark, more + mark),
});
const inSheet = (more: string) => packed(having(SHEET, "</sheetData>", more));
const attributes = (count: number, mark: string | number = "") => many(count, (at) => `a${mark}${at}="" `);
const LARGE_SHEET = having(SHEET, "</sheetData>", LINE.repeat(20_000));
const sheets = (id: (at: number) => string) =>
  having(
    BOOK,
    "</sheets>",
    many(400, (at) => `<sheet name="s${at}" sheetId="${at}" r:id="${id(at)}"/>`),
  );
const relation = (at: number, target: string) => `<Relationship Id="x${at}" Type="a/worksheet" Target="${target}"/>`;
const another = (at: number): string => `${"a/../".repeat(at)}worksheets/sheet1.xml`;

/**
 * Small workbooks in good order that would keep their reader busy, as each holds something thousands of times: with
 * nine times as many attributes it was ten seconds.
 */
export const LAVISH_WORKBOOKS: Readonly<Record<string, () => Uint8Array>> = {
  "a row of 300,000 attributes": () => inSheet(`<row ${attributes(300_000)}/>`),
  "a row of 300,000 names without values": () => inSheet(`<row ${many(300_000, (at) => `a${at} `)}/>`),
  "500 rows of 1,000 attributes": () => inSheet(many(500, (row) => `<row ${attributes(1_000, row)}/>`)),
  "an element of 300,000 attributes beside the rows": () =>
    packed(having(SHEET, "<sheetData>", `<a ${attributes(300_000)}/>`)),
  "widths of all columns, 20,000 times": () =>
    packed(having(SHEET, "<sheetData>", `<cols>${`<col min="1" max="16384" width="3"/>`.repeat(20_000)}</cols>`)),
  "600,000 links": () =>
    packed(
      having(
        SHEET,
        "</worksheet>",
        many(600_000, (at) => `<hyperlink ref="A${at}" location="x"/>`),
      ),
    ),
  "600,000 kinds of parts": () =>
    packed(
      having(
        "[Content_Types].xml",
        "</Types>",
        many(600_000, (at) => `<Override PartName="/${at}"/>`),
      ),
    ),
  "one sheet under 400 names": () => packed({ ...LARGE_SHEET, [BOOK]: sheets(() => "r1")[BOOK] as string }),
  "one sheet by 400 relations": () =>
    packed({
      ...LARGE_SHEET,
      [BOOK]: sheets((at) => `x${at}`)[BOOK] as string,
      [RELATIONS]: having(
        RELATIONS,
        "</Relationships>",
        many(400, (at) => relation(at, another(at))),
      )[RELATIONS] as string,
    }),
  "a text of 32,000 letters in 486,400 cells": () =>
    packed(
      partsOf({
        rows: `<row>${`<c t="s"><v>0</v></c>`.repeat(256)}</row>`.repeat(1_900),
        texts: `<si><t>${"a".repeat(32_000)}</t></si>`,
      }),
    ),
};
