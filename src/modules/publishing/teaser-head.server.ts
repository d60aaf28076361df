import type { Language } from "../../contract/text.ts";
import type { Row } from "../../crud/table/columns.server.ts";
import type { Services } from "../../server/services.ts";
import { whereaboutsOf } from "../division/division.server.ts";
import { textOf, wordsOfGroup } from "./public-words.server.ts";
import type { TeaserHead } from "./teaser-head.ts";

/** The heads of rows with their rows, in their order; the kinds are of the dictionary `group`. As many questions for fifty as for one. */
export async function teaserHeads(
  { database }: Pick<Services, "database">,
  rows: readonly Row[],
  group: string,
  language: Language,
): Promise<{ readonly row: Row; readonly head: TeaserHead }[]> {
  const divisions = rows.map((row) => row["division"]);
  const kindOf = await wordsOfGroup(database, group, language);
  const places = await whereaboutsOf(database, divisions, language);
  return rows.map((row) => ({
    row,
    head: {
      id: row.id,
      title: textOf(row, "title", language),
      kind: String(row["kind"]),
      kindName: kindOf(String(row["kind"])),
      place: places.get(String(row["division"]))?.place ?? "",
      publishedAt: String(row["publishedAt"]),
      isPinned: row["isPinned"] === true,
    },
  }));
}
