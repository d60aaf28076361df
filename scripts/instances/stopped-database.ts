import { openDatabase } from "../../src/server/database/open-database.ts";
import type { Query } from "./load.ts";

/** Asks the embedded database of a stopped process. */
export async function withStoppedDatabase<R>(dataDir: string, work: (query: Query) => Promise<R>): Promise<R> {
  const database = await openDatabase({ dataDir });
  try {
    return await work(async (text, values) => (await database.pool.query(text, [...values])).rows as unknown[]);
  } finally {
    await database.close();
  }
}
