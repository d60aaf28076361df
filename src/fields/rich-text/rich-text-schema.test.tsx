import { getSchema } from "@tiptap/react";
import type { DOMOutputSpec } from "@tiptap/pm/model";
import { expect, test } from "vitest";
import { WRITTEN_TAGS } from "../../contract/written-html.ts";
import { RICH_TEXT_EXTENSIONS } from "./rich-text-schema.web.ts";

test("the editor makes nothing that the server strips (RT-01)", () => {
  const { nodes, marks } = getSchema(RICH_TEXT_EXTENSIONS);
  const attributes = [1, 2, 3, 4, 5, 6].map((level) => ({ level, start: 1, href: "/sys/dict" }));
  const shapes = attributes.flatMap((attrs): (DOMOutputSpec | undefined)[] => [
    ...Object.values(nodes).map((type) => type.spec.toDOM?.(type.create(attrs))),
    ...Object.values(marks).map((type) => type.spec.toDOM?.(type.create(attrs), true)),
  ]);
  const made = new Set(shapes.flatMap((shape) => (Array.isArray(shape) ? [String(shape[0])] : [])));
  expect(made.size).toBeGreaterThan(12);
  expect([...made].filter((tag) => !WRITTEN_TAGS.includes(tag))).toEqual([]);
});
