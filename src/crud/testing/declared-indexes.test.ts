import { expect, it } from "vitest";
import { choice } from "../../fields/choice/choice.ts";
import { flag } from "../../fields/flag/flag.ts";
import { text } from "../../fields/text/text.ts";
import { defineModule } from "../define-module.ts";
import { missingIndexes, readIndex } from "./declared-indexes.server.ts";

const words = (en: string) => ({ zh: en, lo: en, en });
const field = defineModule({
  path: "/test/field",
  table: "field",
  title: words("fields"),
  record: words("field"),
  purpose: words("testing"),
  fields: {
    code: text({ label: words("code"), required: true, max: 40 }),
    name: text({ label: words("name"), required: true, hasSortKey: true }),
    isPinned: flag({ label: words("pinned"), initial: false }),
    state: choice({ label: words("state"), among: () => new Map([["dry", words("dry")]]) }),
  },
  list: { columns: ["code", "name"], filters: ["state"], search: [], sort: ["isPinned desc", "code asc"] },
  recordTitle: "name",
});

const ORDER = "create index field_in_order on field (is_pinned desc, code, id) include (deleted_at);";
const TITLE = "create index field_by_title on field (name_key, id) include (deleted_at);";
const FILTER = "create index field_by_state on field (state, is_pinned desc, code, id) include (deleted_at);";
const BIN = "create index field_in_bin on field (id) where deleted_at is not null;";
const COMPLETE = [
  "CREATE INDEX field_in_order ON public.field USING btree (is_pinned DESC, code, id) INCLUDE (deleted_at)",
  "CREATE INDEX field_by_title ON public.field USING btree (name_key, id) INCLUDE (deleted_at)",
  "CREATE INDEX field_by_state ON public.field USING btree (state, is_pinned DESC, code, id) INCLUDE (deleted_at)",
  "CREATE INDEX field_in_bin ON public.field USING btree (id) WHERE (deleted_at IS NOT NULL)",
];
const missing = (...definitions: readonly string[]) => missingIndexes(field, definitions.map(readIndex));
const without = (name: string, ...instead: readonly string[]) =>
  missing(...COMPLETE.filter((each) => !each.includes(name)), ...instead);

it("names the statements of the indexes a declaration lacks", () => {
  expect(missing()).toEqual([ORDER, TITLE, FILTER, BIN]);
  expect(missing(...COMPLETE)).toEqual([]);
});

it("takes an order kept the other way round, and one that is unique without ids", () => {
  expect(without("in_order", "CREATE INDEX x ON public.field USING btree (is_pinned, code DESC, id DESC)")).toEqual([]);
  expect(
    without("by_title", "CREATE UNIQUE INDEX x ON public.field USING btree (name_key) WHERE (deleted_at IS NULL)"),
  ).toEqual([]);
});

it.each([
  ["in which one column goes the wrong way", "CREATE INDEX x ON public.field USING btree (is_pinned, code, id)"],
  ["without ids to make it stable", "CREATE INDEX x ON public.field USING btree (is_pinned DESC, code)"],
  [
    "of a part of the records",
    "CREATE INDEX x ON public.field USING btree (is_pinned DESC, code, id) WHERE (state = 'dry'::text)",
  ],
  ["of another kind", "CREATE INDEX x ON public.field USING gin (is_pinned DESC, code, id)"],
])("does not take an index %s for the order", (_, definition) => {
  expect(without("in_order", definition)).toEqual([ORDER]);
});

it("takes any index of living records for a filter that begins with its column", () => {
  expect(without("by_state", "CREATE INDEX x ON public.field USING btree (state, code)")).toEqual([]);
  expect(without("by_state", "CREATE INDEX x ON public.field USING btree (code, state)")).toEqual([FILTER]);
});

it("asks for an index of who made a record where somebody sees their own alone", () => {
  const own = { ...field, scope: {} };
  expect(missingIndexes(own, COMPLETE.map(readIndex))).toEqual([
    "create index field_made_by on field (created_by) include (deleted_at);",
  ]);
  expect(missingIndexes({ ...field, scope: { holder: "state" } }, COMPLETE.map(readIndex))).toEqual([]);
});
