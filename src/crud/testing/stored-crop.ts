import { DEL_FLAG } from "../../contract/wire/wire.ts";
import { date } from "../../fields/date/date.ts";
import { flag } from "../../fields/flag/flag.ts";
import { number } from "../../fields/number/number.ts";
import { reference } from "../../fields/reference/reference.ts";
import { text } from "../../fields/text/text.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import { defineModule } from "../define-module.ts";

const words = (zh: string) => ({ zh, lo: `${zh} lo`, en: `${zh} en` });

/** A module with all column types and a tree, with its table, for tests on a database. */
export const crop = defineModule({
  path: "/test/crop",
  table: "crop",
  title: words("crops"),
  record: words("crop"),
  purpose: words("testing"),
  fields: {
    code: text({ label: words("code"), required: true, max: 40 }),
    name: translatedText({ label: words("name") }),
    note: text({ label: words("note") }),
    count: number({ label: words("count"), mode: "num" }),
    weight: number({ label: words("weight"), mode: "float" }),
    plantedOn: date({ label: words("planted on") }),
    isActive: flag({ label: words("active"), initial: true, wire: DEL_FLAG }),
    parentId: reference({ label: words("parent"), to: "/test/crop" }),
    checkedBy: text({ label: words("checked by"), readOnly: true }),
  },
  list: { columns: ["code", "name"], search: ["code", "name"], sort: "code asc" },
  recordTitle: "name",
  tree: { parent: "parentId" },
  unique: [["code"]],
});

export const CROP_SCHEMA = `
  create table crop (
    id text primary key, code text not null, name text not null, name_en text, name_lo text, note text, count integer,
    weight numeric, planted_on date, is_active boolean not null default true, parent_id text references crop (id), checked_by text,
    created_at timestamptz not null, created_by text, updated_at timestamptz not null, updated_by text,
    version integer not null default 1, deleted_at timestamptz, search tsvector not null default '');
  create unique index crop_code on crop (code) where deleted_at is null;
  create index crop_search on crop using gin (search) with (fastupdate = off);`;
