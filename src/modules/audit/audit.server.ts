import { sql } from "kysely";
import { Failure } from "../../contract/errors.ts";
import { hasAny } from "../../contract/permission.ts";
import { defineTexts } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { crudRoutes } from "../../crud/handlers.server.ts";
import { recordHistory, type HistoryEntry } from "../../crud/history/history.ts";
import { permissionFor } from "../../crud/permissions.ts";
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

const texts = defineTexts("auditRetention", {
  wholeLog: {
    zh: "保留期限涉及全部日志，超出您的数据范围",
    lo: "ໄລຍະເກັບຮັກສາມີຜົນຕໍ່ບັນທຶກທັງໝົດ, ເກີນຂອບເຂດຂໍ້ມູນຂອງທ່ານ",
    en: "How long it is kept concerns the whole log, which is more than your data scope",
  },
});

/** Lists that are read and exported like any other and are no modules: nobody refers to them, and nothing is written by their calls. */
export const LOGS: readonly Module[] = [auditLog, loginLog];

type Named = AuditRow & { readonly real_name: string | null };
/** Entries with what their people are called now. */
const ENTRIES = sql`audit_log.*, nullif(account.real_name, '') as real_name
  from audit_log left join account on account.id = audit_log.by_id`;

const shown = (row: Named): HistoryEntry => ({
  id: row.id,
  at: row.at,
  byId: row.by_id,
  byName: row.real_name ?? row.by_name,
  address: row.address,
  action: row.action,
  module: row.module,
  recordId: row.record_id,
  title: row.title,
  before: { ...row.before },
  after: { ...row.after },
});

/** How many people were given a role or lost it, not who: they may be outside the reader's data scope (AZ-05). */
const withoutNames = (entry: HistoryEntry): HistoryEntry => {
  const counted = (values: HistoryEntry["before"]) =>
    Array.isArray(values["members"]) ? { ...values, members: values["members"].length } : values;
  return { ...entry, before: counted(entry.before), after: counted(entry.after) };
};

/** The routes of both logs; `modules` are all declared ones. */
export function auditRoutes(services: Services & TableServices, modules: readonly Module[]): Route[] {
  const { database, clock } = services;
  const log = tableOf(auditLog, services);

  // Of what is no module's, or in a list they may not open, people with a data scope see what they did themselves, as in the log.
  const entriesOf = (path: string, id: string, caller: Caller) => {
    const module = modules.find((each) => each.path === path);
    const isOpen = !caller.scope || (module && hasAny(caller.permissions, permissionFor(module, "list")));
    const own = isOpen ? sql`true` : sql`audit_log.by_id = ${caller.userId}`;
    return sql`audit_log.module = ${path} and audit_log.record_id = ${id} and ${own}`;
  };

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
      const own = entriesOf(module, id, caller);
      const { rows } = await sql<Named>`
        select ${ENTRIES} where ${own} order by position desc limit ${size} offset ${(number - 1) * size}`.execute(
        database.as<unknown>(),
      );
      const counted = await sql<{ total: number }>`select count(*) as total from audit_log where ${own}`.execute(
        database.as<unknown>(),
      );
      const entries = rows.map(shown).map((entry) => (caller.scope ? withoutNames(entry) : entry));
      return { rows: entries, total: counted.rows[0]?.total ?? 0, page: number, pageSize: size };
    }),
    ...routes(auditCalls, {
      async entry({ id }, { caller }) {
        await log.for(caller).get(id);
        const { rows } = await sql<Named>`select ${ENTRIES} where audit_log.id = ${id}`.execute(database.as<unknown>());
        return shown(rows[0] as Named);
      },
      async state() {
        const ends = await readEnds(database);
        return {
          retentionDays: ends?.retention_days ?? null,
          sealed: ends?.sealed ?? 0,
          prunedAt: ends?.pruned_at ?? null,
        };
      },
      async verify(_, { caller }) {
        const { first, ...state } = await verifyChain(services);
        if (!first) return state;
        const { row, ...found } = first;
        return {
          ...state,
          first: { ...found, ...(row && !caller.scope ? { row: { ...row, byName: row.by_name } } : {}) },
        };
      },
      async retention({ days }, { caller }) {
        if (caller.scope) throw new Failure("notPermitted", { words: texts.wholeLog });
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
