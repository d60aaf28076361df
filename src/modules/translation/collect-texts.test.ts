import { expect, test } from "vitest";
import { CRUD_TEXTS } from "../../crud/texts.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";
import { division } from "../division/division.ts";
import { modules } from "../index.ts";
import { MENU_TEXTS } from "../menu/texts.ts";
import { shippedTexts, textFiles, textsIn } from "./collect-texts.server.ts";

test("every text of the program is found in its source, whichever side says it, each id once", async () => {
  const files = await textFiles();
  const ids = new Map<string, string>();
  for (const [file, source] of files) {
    const calls = source.match(/(?<!function )\bdefineTexts\(/g)?.length ?? 0;
    let texts: ReturnType<typeof textsIn> = [];
    expect(() => (texts = textsIn(source)), file).not.toThrow();
    expect([file, new Set(texts.map(({ id }) => id.slice(0, id.lastIndexOf(".")))).size]).toEqual([file, calls]);
    for (const { id } of texts) {
      expect([id, ids.get(id)]).toEqual([id, undefined]);
      ids.set(id, file);
    }
  }
  const shipped = await shippedTexts(modules);
  for (const text of [...Object.values(CRUD_TEXTS), ...Object.values(VALIDATION_TEXTS), ...Object.values(MENU_TEXTS)])
    expect(shipped.get(text.id)).toMatchObject(text);
  const { zh, lo, en } = division.title;
  expect(shipped.get("sys.sysdivision.title")).toEqual({ id: "sys.sysdivision.title", zh, lo, en, area: "basics" });
  expect(shipped.get("sys.dict.field.value")?.zh).toBe("值");
  expect([...files.keys()].some((file) => file.startsWith("console"))).toBe(true);
});

test("a table that is not plain is told of, not skipped", () => {
  expect(() => textsIn('defineTexts("a", { b: words })')).toThrow(/no plain table/);
  expect(() => textsIn('defineTexts("a", { b: { zh: "x", en: "y" } })')).toThrow(/three languages/);
  expect(textsIn(`defineTexts("a", { // c\n "b": { zh: 'x"', lo: "ກ" + "ຂ", en: "\\u0041" } })`)).toEqual([
    { id: "a.b", zh: 'x"', lo: "ກຂ", en: "A" },
  ]);
});
