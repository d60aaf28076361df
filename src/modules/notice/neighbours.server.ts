import { sql } from "kysely";
import type { Language } from "../../contract/text.ts";
import { selectionOf, type Row } from "../../crud/table/columns.server.ts";
import type { Services } from "../../server/services.ts";
import { isPublished, textOf } from "../public-side/public-side.server.ts";
import { notice, type NoticeNeighbour } from "./notice.ts";

const listed = selectionOf(notice, true);

/** The published notices next before and after a published one in time; pinned or not makes no difference here. */
export async function neighboursOf(
  { clock, database }: Pick<Services, "clock" | "database">,
  { id }: Row,
  language: Language,
): Promise<{ older: NoticeNeighbour | null; newer: NoticeNeighbour | null }> {
  const now = new Date(clock.now()).toISOString();
  const next = async (side: "<" | ">"): Promise<NoticeNeighbour | null> => {
    const direction = sql.raw(side === "<" ? "desc" : "asc");
    // The moment as the database keeps it: what a row shows of it is rounded to the millisecond.
    const { rows } = await sql<Row>`
      select ${listed} from notice
      where ${isPublished(now)} and (published_at, id) ${sql.raw(side)} (select published_at, id from notice where id = ${id})
      order by published_at ${direction}, id ${direction} limit 1`.execute(database.as<unknown>());
    const [row] = rows;
    return row ? { id: row.id, title: textOf(row, "title", language) } : null;
  };
  const [older, newer] = await Promise.all([next("<"), next(">")]);
  return { older, newer };
}
