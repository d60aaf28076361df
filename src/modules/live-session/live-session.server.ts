import { sql, type Expression } from "kysely";
import { Failure } from "../../contract/errors.ts";
import type { Stored } from "../../crud/define-module.ts";
import { endpointsOf } from "../../crud/endpoints.ts";
import { selectionOf } from "../../crud/record/columns.server.ts";
import { conditionsOf } from "../../crud/list-query/filters.server.ts";
import { orderOf } from "../../crud/list-query/order.server.ts";
import { scopeOf } from "../../crud/scope/scope.server.ts";
import { route, type Route, type SignedInContext } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { user } from "../user/user.ts";
import { deviceName } from "../../contract/session/device-name.ts";
import { lastUse } from "../session/session.server.ts";
import { liveSession } from "./live-session.ts";

type LiveSession = Stored<typeof liveSession>;

/** Routes of active sessions; the search matches the user. */
export const liveSessionRoutes = (services: Services): Route[] => {
  const { list, get } = endpointsOf(liveSession);
  return [
    route(list, async (query, context) => {
      const { page, pageSize } = query;
      const conditions = conditionsOf(liveSession, query);
      const tail = sql`where ${conditions} order by ${orderOf(liveSession, query)} limit ${pageSize} offset ${(page - 1) * pageSize}`;
      const rows = await read(services, context, tail);
      const { rows: counted } = await sql<{ total: number }>`
        with ${living(services, context)} select count(*) as total from live_session where ${conditions}`.execute(
        services.database.as<unknown>(),
      );
      return { rows, total: counted[0]?.total ?? 0, page, pageSize };
    }),
    route(get, async ({ id }, context) => {
      const [found] = await read(services, context, sql`where id = ${id}`);
      if (!found) throw new Failure("notFound");
      return found;
    }),
  ];
};

// The sessions with the column names of a module's table, so that the engine's filters, order and search apply.
const living = ({ clock }: Services, { caller }: SignedInContext): Expression<unknown> => {
  const now = new Date(clock.now()).toISOString();
  return sql`live_session as (
  select session.id, 1 as version, session.created_at, session.last_used_at as updated_at,
    null::timestamptz as deleted_at, a.search, session.account_id, session.user_agent as device, session.address,
    session.created_at as since, ${lastUse(caller.sessionId, now)} as last_used_at,
    session.locked_at is not null as is_locked, session.id = ${caller.sessionId} as is_current
  from session join account a on a.id = session.account_id
  where session.ended_at is null and session.idle_at > ${now}::timestamptz
    and ${scopeOf(user, caller)?.condition("a") ?? sql`true`})`;
};

async function read(services: Services, context: SignedInContext, tail: Expression<unknown>): Promise<LiveSession[]> {
  const { rows } = await sql<LiveSession>`
    with ${living(services, context)} select ${selectionOf(liveSession)} from live_session ${tail}`.execute(
    services.database.as<unknown>(),
  );
  return rows.map((row) => ({ ...row, device: deviceName(row.device ?? "") ?? row.device }));
}
