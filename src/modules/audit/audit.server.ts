import { sql } from "kysely";
import { Failure } from "../../contract/errors.ts";
import type { Module } from "../../crud/define-module.ts";
import { crudRoutes } from "../../crud/handlers.server.ts";
import { recordHistory, type HistoryEntry } from "../../crud/history/history.ts";
import { tableOf, type TableServices } from "../../crud/table/table.server.ts";
import { recordAudit, type AuditRow } from "../../server/audit/audit.ts";
import { readEnds } from "../../server/audit/chain-ends.ts";
import { pruneAudit, setRetention } from "../../server/audit/retention.ts";
import { verifyChain } from "../../server/audit/verify-chain.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { route, routes, type Caller, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { auditCalls, auditLog } from "./audit.ts";
import { loginLog } from "./login-log.ts";

export { keepSealed, sealLog } from "./keep-sealed.server.ts";

const PAGE_SIZE = 20;

/** Lists that are read and exported like any other and are no modules: nobody refers to them, and nothing is written by their calls. */
export const LOGS: readonly Module[] = [auditLog, loginLog];

const shown = (row: AuditRow): HistoryEntry => ({
  id: row.id,
  at: row.at,
  byId: row.by_id,
  byName: row.by_name,
  address: row.address,
  action: row.action,
  module: row.module,
  recordId: row.record_id,
  title: row.title,
  before: { ...row.before },
  after: { ...row.after },
});

/** The routes of both logs; `modules` are all declared ones. */
export function auditRoutes(services: Services & TableServices, modules: readonly Module[]): Route[] {
  const { database, clock } = services;
  const log = tableOf(auditLog, services);

  // Who may not see a record may not see what it was either (AZ-05).
  const refuseUnseen = async (path: string, id: string, caller: Caller): Promise<void> => {
    const module = modules.find((each) => each.path === path);
    if (!caller.scope || !module?.scope) return;
    const seen = await tableOf(module, services)
      .for(caller)
      .where(database, sql`id = ${id}`);
    if (seen.length === 0) throw new Failure("notFound");
  };

  return [
    ...crudRoutes(auditLog, services),
    ...crudRoutes(loginLog, services),
    route(recordHistory, async ({ module, id, page }, { caller }) => {
      await refuseUnseen(module, id, caller);
      const [number, size] = [page?.pn ?? 1, page?.size ?? PAGE_SIZE];
      const own = sql`from audit_log where module = ${module} and record_id = ${id}`;
      const { rows } = await sql<AuditRow>`
        select * ${own} order by position desc limit ${size} offset ${(number - 1) * size}`.execute(
        database.as<unknown>(),
      );
      const counted = await sql<{ total: number }>`select count(*) as total ${own}`.execute(database.as<unknown>());
      return { rows: rows.map(shown), total: counted.rows[0]?.total ?? 0, page: number, pageSize: size };
    }),
    ...routes(auditCalls, {
      async entry({ id }, { caller }) {
        await log.for(caller).get(id);
        const { rows } = await sql<AuditRow>`select * from audit_log where id = ${id}`.execute(database.as<unknown>());
        return shown(rows[0] as AuditRow);
      },
      async state() {
        const ends = await readEnds(database);
        return {
          retentionDays: ends?.retention_days ?? null,
          sealed: ends?.sealed ?? 0,
          prunedAt: ends?.pruned_at ?? null,
        };
      },
      async verify() {
        const { first, ...state } = await verifyChain(services);
        if (!first) return state;
        const { row, ...found } = first;
        return { ...state, first: { ...found, ...(row ? { row: { ...row, byName: row.by_name } } : {}) } };
      },
      async retention({ days }, { caller }) {
        await inTransaction(database, async (trx) => {
          const before = await setRetention(trx, services, days);
          const entry = { action: "retention", module: auditLog.path, recordId: "retention", title: auditLog.title.zh };
          await recordAudit(trx, { clock }, caller, [
            { ...entry, before: { retentionDays: before }, after: { retentionDays: days } },
          ]);
        });
        return null;
      },
    }),
  ];
}

/** Removes rows of the log whose time is over. */
export const sweepAudit = async (services: Services): Promise<void> => void (await pruneAudit(services));
