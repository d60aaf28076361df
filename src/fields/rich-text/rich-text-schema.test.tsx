import { Editor, getSchema } from "@tiptap/react";
import type { DOMOutputSpec } from "@tiptap/pm/model";
import { afterEach, expect, test } from "vitest";
import { WRITTEN_TAGS } from "../../contract/html/written-html.ts";
import { WRITTEN_SAMPLE } from "../testing/written-sample.ts";
import { pictureUploads } from "./picture/picture-uploads.web.ts";
import { extensionsFor } from "./rich-text-schema.web.ts";
import { doInTable, insertTable } from "./rich-text-table.web.ts";

const uploads = pictureUploads("/file/news/");
const open: Editor[] = [];
const editorOf = (content: string, hasPictures = true) => {
  const editor = new Editor({ extensions: extensionsFor(hasPictures ? uploads : undefined), content });
  open.push(editor);
  return editor;
};
afterEach(() => open.splice(0).forEach((editor) => editor.destroy()));

test("the editor makes nothing that the server strips (RT-01)", () => {
  const { nodes, marks } = getSchema(extensionsFor(uploads));
  const attributes = [1, 2, 3, 4, 5, 6].map((level) => ({ level, start: 1, href: "/sys/dict" }));
  const shapes = attributes.flatMap((attrs): (DOMOutputSpec | undefined)[] => [
    ...Object.values(nodes).map((type) => type.spec.toDOM?.(type.create(attrs))),
    ...Object.values(marks).map((type) => type.spec.toDOM?.(type.create(attrs), true)),
  ]);
  const made = new Set(shapes.flatMap((shape) => (Array.isArray(shape) ? [String(shape[0])] : [])));
  expect(made.size).toBeGreaterThan(16);
  expect([...made].filter((tag) => !WRITTEN_TAGS.includes(tag))).toEqual([]);
});

test("a text with pictures and tables is read and written as it was (RT-05)", () => {
  expect(editorOf(WRITTEN_SAMPLE).getHTML()).toBe(WRITTEN_SAMPLE);
});

test("where no pictures are kept, their words and a table's words stay", () => {
  const html = editorOf(WRITTEN_SAMPLE, false).getHTML();
  expect(html).not.toMatch(/<(figure|img|table)/);
  expect(html).toContain("亩产");
});

test("a picture from another place, or no picture at all, is none; a span has an end", () => {
  const odd =
    '<p>a</p><img src="javascript:x"><img src="/api/x"><img src="data:image/png;base64,AA"><figure>b</figure><table><tr><td colspan="9999">c</td></tr></table>';
  const html = editorOf(odd).getHTML();
  expect(html).not.toContain("<img");
  expect(html).toContain('colspan="100"');
});

test("a table is put in, grows, shrinks and goes", () => {
  const editor = editorOf("<p>x</p>");
  insertTable(editor);
  const count = (tag: string) => editor.getHTML().split(`<${tag}>`).length - 1;
  expect([count("tr"), count("th"), count("td")]).toEqual([3, 3, 6]);
  editor.commands.insertContent("first");
  expect(editor.getHTML()).toContain("<th><p>first</p></th>");
  doInTable(editor, "rowAfter");
  doInTable(editor, "columnAfter");
  expect([count("tr"), count("th"), count("td")]).toEqual([4, 4, 12]);
  doInTable(editor, "removeColumn");
  doInTable(editor, "removeTable");
  expect(editor.getHTML()).not.toContain("table");
});
