import { createHash } from "node:crypto";
import { sql } from "kysely";
import { scrubReport } from "../../contract/client-report.ts";
import type { Arguments } from "../../contract/endpoint.ts";
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

/** What the table may hold: the oldest go first, and all go after 30 days (LG-05). */
export const KEPT = { rows: 5_000, ms: 30 * 86_400_000 } as const;
const AGENT = 300; // characters of a User-Agent header

/** `POST /sys/log/client`. */
export const clientErrorRoutes = (services: Services): Route[] =>
  routes(clientError, { report: (report, context) => keep(services, report, context) });

/** The same error of the same person only counts up. Secrets are taken out here too: a browser's word is not enough (LG-01). */
async function keep(
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
      user_agent: userAgent.slice(0, AGENT),
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

/** Keeps the table within its bounds; small batches, to leave the database free. */
export async function sweepClientErrors({ clock, database }: Pick<Services, "clock" | "database">): Promise<void> {
  const db = database.as<Tables>();
  const old = db
    .selectFrom("client_error")
    .select("id")
    .where("last_at", "<", new Date(clock.now() - KEPT.ms).toISOString())
    .limit(1000);
  await db.deleteFrom("client_error").where("id", "in", old).execute();
  const beyond = db
    .selectFrom("client_error")
    .select("id")
    .orderBy("last_at", "desc")
    .orderBy("id", "desc")
    .offset(KEPT.rows)
    .limit(1000);
  await db.deleteFrom("client_error").where("id", "in", beyond).execute();
}
