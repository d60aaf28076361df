import { createHash } from "node:crypto";
import { sql } from "kysely";
import { DAY } from "../../contract/date/durations.ts";
import { scrubReport } from "../../contract/client-report.ts";
import type { Arguments } from "../../contract/endpoint.ts";
import { DELETED_AT_ONCE, deleteInBatches } from "../../server/database/delete-in-batches.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { routes, type Route, type SignedInContext } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { clientError } from "./client-error.ts";

export interface ClientErrorRow {
  readonly id: string;
  readonly account_id: string;
  readonly fingerprint: string;
  readonly message: string;
  readonly info: string;
  readonly url: string;
  readonly stack: string;
  readonly user_agent: string;
  readonly times: number;
  readonly first_at: string;
  readonly last_at: string;
}
interface Tables {
  readonly client_error: ClientErrorRow;
}

/** Retention of the table: the newest 5,000 rows of the last 30 days (LG-05). */
export const RETENTION = { rows: 5_000, ms: 30 * DAY } as const;
const MAX_USER_AGENT = 300; // characters

export const clientErrorRoutes = (services: Services): Route[] =>
  routes(clientError, { report: (report, context) => store(services, report, context) });

/**
 * A repeated error of the same user only increments its count. Secrets are removed here too, as a browser cannot be
 * trusted (LG-01).
 */
async function store(
  { database, clock }: Services,
  report: Arguments<typeof clientError.report>,
  { caller, userAgent }: SignedInContext,
): Promise<null> {
  const now = clock.now();
  const at = new Date(now).toISOString();
  const message = scrubReport(report.message);
  const stack = scrubReport(report.stack);
  const [path = ""] = report.url.split(/[?#]/, 1);
  await database
    .as<Tables>()
    .insertInto("client_error")
    .values({
      id: newRecordId(now),
      account_id: caller.userId,
      fingerprint: createHash("sha256").update(`${message}\n${stack}`).digest("base64url"),
      message,
      info: scrubReport(report.info),
      url: scrubReport(path),
      stack,
      user_agent: userAgent.slice(0, MAX_USER_AGENT),
      times: 1,
      first_at: at,
      last_at: at,
    })
    .onConflict((same) =>
      same.columns(["account_id", "fingerprint"]).doUpdateSet({ times: sql`client_error.times + 1`, last_at: at }),
    )
    .execute();
  return null;
}

/** Enforces the retention, at most 1,000 rows per rule and run. */
export async function sweepClientErrors({ clock, database }: Pick<Services, "clock" | "database">): Promise<void> {
  const db = database.as<Tables>();
  const old = db
    .selectFrom("client_error")
    .select("id")
    .where("last_at", "<", new Date(clock.now() - RETENTION.ms).toISOString())
    .limit(DELETED_AT_ONCE);
  await deleteInBatches(db.deleteFrom("client_error").where("id", "in", old));
  const beyond = db
    .selectFrom("client_error")
    .select("id")
    .orderBy("last_at", "desc")
    .orderBy("id", "desc")
    .offset(RETENTION.rows)
    .limit(DELETED_AT_ONCE);
  await deleteInBatches(db.deleteFrom("client_error").where("id", "in", beyond));
}
