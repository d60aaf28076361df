import { sql } from "kysely";
import { Failure } from "../../contract/errors.ts";
import { defineTexts } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { crudRoutes } from "../../crud/crud-routes.server.ts";
import type { CrudServices } from "../../crud/resource.server.ts";
import { repositoryOf } from "../../crud/repository/repository.server.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import { readEnds } from "../../server/audit/chain-ends.ts";
import { setRetention } from "../../server/audit/retention.ts";
import { verifyChain, type ChainBreak } from "../../server/audit/verify-chain.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { auditCalls, auditLog } from "./audit.ts";
import { loginLog } from "./login-log.ts";
import { ENTRIES, recordHistoryRoutes, shownEntry, WITH_PEOPLE, type NamedEntry } from "./record-history.server.ts";

export { sealLog, startSealing } from "./seal-log.server.ts";

const texts = defineTexts("auditRetention", {
  wholeLog: {
    zh: "保留期限涉及全部日志，超出您的数据范围",
    lo: "ໄລຍະເກັບຮັກສາມີຜົນຕໍ່ບັນທຶກທັງໝົດ, ເກີນຂອບເຂດຂໍ້ມູນຂອງທ່ານ",
    en: "The retention period applies to the whole log, which is outside your data scope",
  },
});

/** The two logs: listed and exported like modules, but never referenced by other records nor written through calls. */
export const LOGS: readonly Module[] = [auditLog, loginLog];

/** The routes of both logs; `modules` are all declared modules, whose records' histories are read from the log. */
export function auditRoutes(services: Services & CrudServices, modules: readonly Module[]): Route[] {
  const { database, clock } = services;
  const log = repositoryOf(auditLog, services);

  return [
    ...crudRoutes(auditLog, services),
    ...crudRoutes(loginLog, services),
    ...recordHistoryRoutes(services, modules),
    ...routes(auditCalls, {
      async entry({ id }, { caller }) {
        await log.for(caller).get(id);
        const { rows } = await sql<NamedEntry>`
          select ${ENTRIES} from ${WITH_PEOPLE} where audit_log.id = ${id}`.execute(database.as<unknown>());
        return shownEntry(rows[0] as NamedEntry);
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
        const { first, others, ...state } = await verifyChain(services);
        // Users with a restricted data scope must not see others' entries.
        const shown = ({ row, ...found }: ChainBreak) => ({
          ...found,
          ...(row && !caller.scope ? { row: { ...row, byName: row.by_name } } : {}),
        });
        return { ...state, ...(first ? { first: shown(first) } : {}), others: others.map(shown) };
      },
      async retention({ days }, { caller }) {
        if (caller.scope) throw new Failure("notPermitted", { words: texts.wholeLog });
        await inTransaction(database, async (trx) => {
          const before = await setRetention(trx, services, days);
          const entry = { action: "retention", module: auditLog.path, recordId: "retention", title: auditLog.title };
          await recordAudit(trx, { clock }, caller, [
            { ...entry, before: { retentionDays: before }, after: { retentionDays: days } },
          ]);
        });
        return null;
      },
    }),
  ];
}
