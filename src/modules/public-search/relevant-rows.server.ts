import type { Expression, SqlBool } from "kysely";
import type { Page } from "../../contract/list-query.ts";
import type { Row } from "../../crud/record/columns.server.ts";
import type { AskedWord } from "./asked-words.server.ts";
import { relevanceOf } from "./relevance.ts";
import type { Source } from "./searched-kind.server.ts";

// Matches of a kind up to which it is ranked: so many are fetched by the index of words, which is as fast among a million.
const RANKED_UP_TO = 1_000;
/** Records of a kind that are ordered by how well they answer. */
export const RANKED = 240;

/** A page of the found records, the most relevant first; those after the ranked ones follow in the order of the list. */
export async function relevantRows(
  source: Source,
  words: readonly AskedWord[],
  {
    search,
    page,
    pageSize,
  }: { readonly search: Expression<SqlBool>; readonly page: number; readonly pageSize: number },
): Promise<Page<Row>> {
  const { module, published, where, division, category, dictionary } = source;
  const ranked = RANKED - (RANKED % pageSize);
  const isRanked = page * pageSize <= ranked && (await published.count({ where, search })) <= RANKED_UP_TO;
  if (!isRanked) return published.list({ where, search, page, pageSize });
  const first = await published.list({ where, search, page: 1, pageSize: ranked });
  const names = module.properties.filter(({ fieldName }) => module.list.search.includes(fieldName));
  const textsIn = (row: Row, isTitle: boolean) =>
    names
      .filter(({ fieldName }) => (fieldName === module.recordTitle) === isTitle)
      .flatMap(({ name }) => (typeof row[name] === "string" ? [row[name]] : []));
  const rated = first.rows.map((row) => ({
    row,
    ...relevanceOf(
      { titles: textsIn(row, true), others: textsIn(row, false) },
      words.map(({ run, divisions, values }) => ({
        run,
        isCategory: category !== undefined && (values.get(dictionary ?? "") ?? []).includes(String(row[category])),
        isPlace: division !== undefined && divisions.includes(String(row[division])),
      })),
    ),
  }));
  // Syllables that happen to be within other words are worth showing only where there is nothing else.
  const answering = rated.filter(({ isChance }) => !isChance);
  const isAll = first.total <= ranked;
  const kept = isAll && answering.length > 0 ? answering : rated;
  const rows = kept
    .toSorted((a, b) => Number(a.isChance) - Number(b.isChance) || b.score - a.score)
    .map(({ row }) => row)
    .slice((page - 1) * pageSize, page * pageSize);
  return { rows, page, pageSize, total: isAll ? kept.length : first.total };
}
