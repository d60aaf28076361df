import { sql } from "kysely";
import type { Language } from "../../contract/text.ts";
import { selectionOf, type Row } from "../../crud/record/columns.server.ts";
import type { Services } from "../../server/services.ts";
import { isPublished, textOf } from "../public-side/public-side.server.ts";
import { notice, type NoticeNeighbour } from "./notice.ts";

const listed = selectionOf(notice, true);

/** The previous and next published notices by time, ignoring pins. */
export async function neighboursOf(
  { clock, database }: Pick<Services, "clock" | "database">,
  { id }: Row,
  language: Language,
): Promise<{ older: NoticeNeighbour | null; newer: NoticeNeighbour | null }> {
  const now = new Date(clock.now()).toISOString();
  const next = async (side: "<" | ">"): Promise<NoticeNeighbour | null> => {
    const direction = sql.raw(side === "<" ? "desc" : "asc");
    // Compared within the database, because the row's time is rounded to milliseconds.
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
