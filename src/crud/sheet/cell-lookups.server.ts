import { setImmediate } from "node:timers/promises";
import { sql, type RawBuilder } from "kysely";
import { LANGUAGES, type Language, type Words } from "../../contract/text.ts";
import { parseDay } from "../../contract/date/parse-day.ts";
import { dictionaryEntries } from "../../fields/dictionary/dictionary-entries.server.ts";
import type { CellContext, ChoiceSource, ReferenceTarget } from "../../fields/field.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { Caller } from "../../server/caller.ts";
import { placeName } from "../../fields/reference/place-name.ts";
import { columnOf, type RowValues } from "../record/columns.server.ts";
import type { Module, NamedProperty } from "../define-module.ts";
import { recordTitles } from "../record/record-title.ts";
import { mayReadTitle } from "../scope/title-access.server.ts";
import { declarationOf, targetOf } from "../record/reference-target.ts";

/**
 * Titles of all records and dictionary entries that a sheet's columns refer to, including records the sheet itself
 * adds.
 */
export interface CellLookups extends CellContext {
  /** Registers a record that is about to be added, so that later rows can refer to it. */
  learn(id: string, values: RowValues): void;
  /**
   * How a title that several places have is written for each of them; empty where one or none has it. Of other records
   * always empty: some may be beyond the importer's rights or data scope (AZ-05).
   */
  sameTitlesOf(source: ChoiceSource, title: string): readonly string[];
  /** What a new cell may have, of a dictionary; of records none, as the user may not see them all. */
  offeredBy(source: ChoiceSource): readonly Words[];
}

interface Entry {
  readonly titles: Words;
  readonly parent: string | null;
  readonly isOffered?: boolean;
}
const BETWEEN_LEVELS = " / ";
/** The same title, however it is spaced around its levels. */
const fold = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .replaceAll(/\s*([/／·])\s*/gu, (_, sign: string) => (sign === "·" ? "·" : "/"));
const ROWS_BETWEEN = 1_000;

/** Maps keys to titles and back for one source. Titles that occur twice are written with their key: `title [key]`. */
class Titles {
  readonly #entries = new Map<string, Entry>();
  readonly #keys = new Map<string, string[]>();
  readonly #codes = new Map<string, string>();
  add(key: string, entry: Entry, code?: string): void {
    this.#entries.set(key, entry);
    if (code !== undefined) this.#codes.set(fold(code), key);
    const titles = LANGUAGES.flatMap((language) => {
      const levels = this.levels(key, language);
      return [levels.join(BETWEEN_LEVELS), placeName(levels), entry.titles[language]];
    });
    for (const folded of new Set(titles.map(fold))) {
      const keys = this.#keys.get(folded) ?? [];
      if (!keys.includes(key)) this.#keys.set(folded, [...keys, key]);
    }
  }
  /** The titles from the root of a tree down to the record; of a flat list the record's own title. */
  levels(key: string, language: Language, depth = 0): readonly string[] {
    const entry = this.#entries.get(key);
    if (!entry) return [key];
    const own = entry.titles[language];
    return entry.parent === null || depth > 20 ? [own] : [...this.levels(entry.parent, language, depth + 1), own];
  }
  get offered(): readonly Words[] {
    return [...this.#entries.values()].flatMap(({ titles, isOffered }) => (isOffered ? [titles] : []));
  }
  titleOf(key: string, language: Language): string | undefined {
    if (!this.#entries.has(key)) return undefined;
    const title = this.levels(key, language).join(BETWEEN_LEVELS);
    return this.#keys.get(fold(title))?.length === 1 ? title : `${title} [${key}]`;
  }
  keyOf(text: string): string | undefined {
    if (this.#entries.has(text)) return text;
    const keys = this.#keys.get(fold(text)) ?? [];
    if (keys.length > 0) return keys.length === 1 ? keys[0] : undefined;
    const marked = / \[([^[\]]+)\]$/.exec(text)?.[1];
    return marked !== undefined && this.#entries.has(marked) ? marked : this.#codes.get(fold(text));
  }
  sameTitles(text: string, language: Language): readonly string[] {
    const keys = this.#keys.get(fold(text)) ?? [];
    return keys.length < 2 ? [] : keys.map((key) => this.titleOf(key, language) ?? key);
  }
}

const nameOf = (module: Module, source: ChoiceSource): string =>
  targetOf(module, source)?.path ?? `dictionary ${(source as { dictionary: string }).dictionary}`;

/** The records that an importer may name: of others a sheet's answers must not tell that they are there (AZ-05). */
const namedBy = (module: Module, target: ReferenceTarget, importer: Caller | undefined): RawBuilder<unknown> => {
  const declared = declarationOf(target);
  return importer && declared ? mayReadTitle(declared, importer, [module]) : sql`true`;
};

async function titlesOf(
  on: Queryable,
  module: Module,
  source: ChoiceSource,
  importer: Caller | undefined,
): Promise<Titles> {
  const titles = new Titles();
  const target = targetOf(module, source);
  if (!target) {
    for (const { value, label, isActive } of await dictionaryEntries(on, (source as { dictionary: string }).dictionary))
      titles.add(value, { titles: label, parent: null, isOffered: isActive });
    return titles;
  }
  const suffixes = Object.keys(target.fields[target.recordTitle]?.properties ?? {});
  const columns = suffixes
    .map((suffix) => `${target.recordTitle}${suffix}`)
    .map((name) => sql`${sql.ref(columnOf(name))} as ${sql.ref(name)}`);
  const code = declarationOf(target)?.code;
  const parent = target.tree ? sql.ref(columnOf(target.tree.parent)) : sql`null::text`;
  const { rows } = await sql<{
    id: string;
    above: string | null;
    code: string | null;
  }>`select id, ${parent} as above, ${code ? sql.ref(columnOf(code)) : sql`null::text`} as code, ${sql.join(columns)} from ${sql.table(target.table)} where deleted_at is null and ${namedBy(module, target, importer)} order by id`.execute(
    on.as<unknown>(),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const added = new Set<string>();
  // Parents first, because a record's path consists of their titles.
  const add = (row: (typeof rows)[number] | undefined): void => {
    if (!row || added.has(row.id)) return;
    added.add(row.id);
    if (row.above !== null) add(byId.get(row.above));
    titles.add(row.id, { titles: recordTitles(target, row), parent: row.above }, row.code ?? undefined);
  };
  for (const [index, row] of rows.entries()) {
    add(row);
    // Tens of thousands of divisions: yields to the event loop, so that other requests are answered in between (RL-04).
    if (index % ROWS_BETWEEN === ROWS_BETWEEN - 1) await setImmediate();
  }
  return titles;
}

/** Loads the titles of everything that the given columns refer to; for an import of what the importer may name. */
export async function loadLookups(
  on: Queryable,
  module: Module,
  { language, timeZone }: Pick<CellContext, "language" | "timeZone">,
  columns: readonly NamedProperty[],
  importer?: Caller,
): Promise<CellLookups> {
  const loaded = new Map<string, Titles>();
  for (const { property } of columns) {
    if (!property.source || loaded.has(nameOf(module, property.source))) continue;
    loaded.set(nameOf(module, property.source), await titlesOf(on, module, property.source, importer));
  }
  return {
    language,
    timeZone,
    parseDay,
    titleOf: (source, key) => loaded.get(nameOf(module, source))?.titleOf(key, language),
    keyOf: (source, title) => (title === "" ? undefined : loaded.get(nameOf(module, source))?.keyOf(title)),
    sameTitlesOf(source, title) {
      const target = targetOf(module, source);
      // Of others it would tell that records are there which the importer may not see.
      if (!target || !declarationOf(target)?.areForEverybody) return [];
      return loaded.get(nameOf(module, source))?.sameTitles(title, language) ?? [];
    },
    offeredBy: (source) => loaded.get(nameOf(module, source))?.offered ?? [],
    learn(id, values) {
      const text = (name: string | undefined) =>
        (name === undefined ? undefined : (values[name] ?? undefined)) as string | undefined;
      const parent = text(module.tree?.parent) ?? null;
      loaded.get(module.path)?.add(id, { titles: recordTitles(module, values), parent }, text(module.code));
    },
  };
}
