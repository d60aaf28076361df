export interface Words {
  readonly zh: string;
  readonly lo: string;
  readonly en: string;
}

export const literal = ({ zh, lo, en }: Words) =>
  `{ zh: ${JSON.stringify(zh)}, lo: ${JSON.stringify(lo)}, en: ${JSON.stringify(en)} }`;

/** A first declaration: a code, a name in three languages, a note. */
export const declarationOf = (name: string, table: string, title: Words) => `\
import { defineModule } from "../../crud/define-module.ts";
import { longText } from "../../fields/long-text/long-text.ts";
import { text } from "../../fields/text/text.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";

export const ${name} = defineModule({
  path: "/sys/${name}",
  table: "${table}",
  title: ${literal(title)},
  record: ${literal(title)},
  purpose: ${literal(title)},
  menu: { group: "system", icon: "list", order: 100 },
  fields: {
    code: text({ label: ${literal({ zh: "编码", lo: "ລະຫັດ", en: "Code" })}, max: 40, required: true }),
    name: translatedText({ label: ${literal({ zh: "名称", lo: "ຊື່", en: "Name" })}, max: 100, hasSortKey: true }),
    note: longText({ label: ${literal({ zh: "备注", lo: "ໝາຍເຫດ", en: "Note" })} }),
  },
  list: { columns: ["code", "name", "note"], search: ["code", "name"], sort: "code asc" },
  recordTitle: "name",
  unique: [["code"]],
});
`;

/** The migration that creates the declaration's table. */
export const migrationOf = (table: string) => `\
create table ${table} (
  id text primary key,
  code text not null,
  name text not null,
  name_en text,
  name_lo text,
  name_key text collate "C" generated always as (sort_key(name)) stored,
  name_en_key text collate "C" generated always as (sort_key(name_en)) stored,
  name_lo_key text collate "C" generated always as (sort_key(name_lo)) stored,
  note text,
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null default 1,
  deleted_at timestamptz,
  search tsvector not null default ''
);
create unique index ${table}_code on ${table} (code) where deleted_at is null;
create index ${table}_by_title on ${table} (name_key, id) include (deleted_at);
create index ${table}_in_bin on ${table} (id) where deleted_at is not null;
create index ${table}_search on ${table} using gin (search) with (fastupdate = off);
`;
