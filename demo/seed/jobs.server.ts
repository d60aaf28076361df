import { z } from "zod";
import type { Words } from "../../src/contract/text.ts";
import { inEach, inLanguage } from "../../src/contract/text.ts";
import { article } from "../../src/modules/article/article.ts";
import { enterprise } from "../../src/modules/enterprise/enterprise.ts";
import { product } from "../../src/modules/product/product.ts";
import { user } from "../../src/modules/user/user.ts";
import { permissionFor } from "../../src/crud/permissions.ts";
import type { Clock } from "../../src/server/clock.ts";
import type { DatabaseTransaction } from "../../src/server/database/database.ts";
import { newRecordId } from "../../src/server/database/record-id.ts";
import type { JobTables } from "../../src/server/jobs/job-tables.ts";
import { colleaguesWith } from "./activity.server.ts";
import { readText, writtenInAll } from "./texts.server.ts";

const HOUR = 3_600_000; // ms

/** Exports of the last weeks, the oldest first. Their files are no longer kept. */
const EXPORTS = [
  { module: user, role: "user-manager", hoursAgo: 511.4, seconds: 2, rows: 28 },
  { module: product, role: "regional-officer", hoursAgo: 388.15, seconds: 6, rows: 75 },
  { module: enterprise, role: "regional-officer", hoursAgo: 342.7, seconds: 4, rows: 31 },
  { module: article, role: "editor", hoursAgo: 219.55, seconds: 5, rows: 64 },
  { module: product, role: "regional-officer", hoursAgo: 147.2, seconds: 7, rows: 78 },
  { module: enterprise, role: "regional-officer", hoursAgo: 98.85, seconds: 1, rows: null },
  { module: article, role: "editor", hoursAgo: 52.3, seconds: 5, rows: 68 },
  { module: product, role: "regional-officer", hoursAgo: 27.6, seconds: 6, rows: 80 },
] as const;

/** The words with a value for their `{name}` in each language. */
const filled = (words: Words, name: string, value: Words | string): Words =>
  inEach((language) => inLanguage(words, language, { [name]: typeof value === "string" ? value : value[language] }));

/** Background jobs of colleagues; one was stopped because its owner's rights had become narrower. */
export async function seedJobs(trx: DatabaseTransaction, { clock }: { readonly clock: Clock }): Promise<void> {
  const words = readText(
    "jobs",
    z.strictObject({ exportOf: writtenInAll, exported: writtenInAll, narrowed: writtenInAll }),
  );
  for (const { module, role, hoursAgo, seconds, rows } of EXPORTS) {
    const [owner] = await colleaguesWith(trx, role);
    if (!owner) continue;
    const start = clock.now() - hoursAgo * HOUR;
    const moment = (second: number) => new Date(start + second * 1000).toISOString();
    const log = rows === null ? [] : [{ at: moment(seconds), ...filled(words.exported, "count", String(rows)) }];
    await trx
      .as<JobTables>()
      .insertInto("job")
      .values({
        id: newRecordId(start),
        kind: "export",
        title: JSON.stringify(filled(words.exportOf, "title", module.title)),
        input: JSON.stringify({ path: module.path, language: "zh", query: { sort: [], filters: [] } }),
        state: rows === null ? "failed" : "done",
        owner_id: owner.id,
        permission: permissionFor(module, "export"),
        run_at: moment(0),
        attempt: 1,
        most_attempts: 3,
        runner: null,
        beat_at: null,
        is_cancel_asked: false,
        done: rows ?? 0,
        total: rows,
        log: JSON.stringify(log),
        error: rows === null ? JSON.stringify({ ...words.narrowed, isLasting: true }) : null,
        outcome: null,
        file_name: null,
        file_path: null,
        file_size: null,
        file_until: null,
        created_at: moment(0),
        started_at: moment(0),
        ended_at: moment(seconds),
      })
      .execute();
  }
}
