import { sql } from "kysely";
import { PUBLIC_PATHS } from "../../../contract/public/public-addresses.ts";
import { dayAt } from "../../../contract/date/region-clock.ts";
import { inBackground } from "../../../server/database/connections/query-context.ts";
import type { Services } from "../../../server/services.ts";

/** Visits are written at most once in this time, in ms, and only if there were any. */
const WRITE_EVERY = 30_000;

export interface VisitCounter {
  /** Counts a visit of the page at a path; other paths are ignored. */
  readonly count: (path: string) => void;
  /** Writes the counts; nothing is counted afterwards. */
  readonly stop: () => Promise<void>;
}

const PAGES: ReadonlyMap<string, string> = new Map(Object.entries(PUBLIC_PATHS).map(([name, path]) => [path, name]));

/** Counts visits in memory and adds them to the database in batches, one row per page and day. */
export function countVisits(
  { clock, database, log }: Pick<Services, "clock" | "database" | "log">,
  every = WRITE_EVERY,
): VisitCounter {
  let counted = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isStopped = false;

  const write = async (batch: ReadonlyMap<string, number>): Promise<void> => {
    const keys = [...batch.keys()].map((key) => key.split(" "));
    const [days, pages] = [keys.map(([day]) => day), keys.map(([, page]) => page)];
    await sql`
      insert into page_visit (day, page, count)
      select * from unnest(${days}::date[], ${pages}::text[], ${[...batch.values()]}::int[])
      on conflict (day, page) do update set count = page_visit.count + excluded.count`.execute(database.as<unknown>());
  };
  const add = (key: string, count: number) => {
    counted.set(key, (counted.get(key) ?? 0) + count);
    // No timer runs while nobody visits.
    if (!isStopped) timer ??= setTimeout(flush, every).unref();
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = counted;
    counted = new Map();
    if (batch.size === 0) return;
    writing = writing
      .then(() => inBackground(() => write(batch)))
      .catch((error: unknown) => {
        log.warn({ err: error }, "Visits could not be written; they are kept for the next time.");
        for (const [key, count] of batch) add(key, count);
      });
  };

  return {
    count(path) {
      const page = PAGES.get(path);
      if (page && !isStopped) add(`${dayAt(clock.now(), "laos")} ${page}`, 1);
    },
    async stop() {
      isStopped = true;
      flush();
      await writing;
    },
  };
}
