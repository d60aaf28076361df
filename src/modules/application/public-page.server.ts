import { sql } from "kysely";
import type { Services } from "../../server/services.ts";
import { isPublished } from "../public-side/public-side.server.ts";

/** True if the enterprise created from an application is published; false for null, when none was created. */
export async function hasPublicPage(
  { clock, database }: Pick<Services, "clock" | "database">,
  enterprise: string | null,
): Promise<boolean> {
  if (enterprise === null) return false;
  const now = new Date(clock.now()).toISOString();
  const { rows } = await sql`select 1 from enterprise where id = ${enterprise} and ${isPublished(now)}`.execute(
    database.as<unknown>(),
  );
  return rows.length > 0;
}
