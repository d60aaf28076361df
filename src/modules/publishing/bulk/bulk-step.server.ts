import { sql, type SqlBool } from "kysely";
import { isStale, type RecordToChange } from "../../../contract/optimistic-locking.ts";
import { ERRORS } from "../../../contract/errors.ts";
import { inLanguage, type Language } from "../../../contract/text.ts";
import type { Module } from "../../../crud/define-module.ts";
import { recordTitleOf } from "../../../crud/record-title.ts";
import type { Row } from "../../../crud/table/columns.server.ts";
import { CHANGED_MEANWHILE } from "../../../crud/versions/lock-records.server.ts";
import { tableOf } from "../../../crud/table/table.server.ts";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import type { Caller } from "../../../server/http/route.ts";
import type { PublishingServices } from "../change-record.server.ts";
import type { Outcome } from "../publishing.ts";
import type { Step } from "../allowed-steps.server.ts";
import { PUBLISHING_TEXTS as texts } from "../texts.ts";

interface Judging {
  readonly step: Step;
  readonly caller: Caller;
  readonly language: Language;
}

/** A record with the result of its step. */
interface NextStep {
  readonly row: Row;
  readonly next: Extract<ReturnType<Step>, { action: string }>;
}

/**
 * Determines for each record whether it can take the step; records outside the caller's scope count as not existing
 * (AZ-05).
 */
export async function checkStep(
  trx: DatabaseTransaction,
  services: PublishingServices,
  module: Module,
  records: readonly RecordToChange[],
  { step, caller, language }: Judging,
): Promise<{ readonly steps: readonly NextStep[]; readonly refused: Outcome["refused"] }> {
  const asked = [...new Set(records.map(({ id }) => id))];
  // Locks first, so that concurrent changes are seen.
  await sql`select 1 from ${sql.table(module.table)} where id = any(${asked}::text[]) order by id for update`.execute(
    trx.as<unknown>(),
  );
  const seen = sql<SqlBool>`deleted_at is null and id = any(${asked}::text[])`;
  const rows = new Map((await tableOf(module, services).for(caller).where(trx, seen)).map((row) => [row.id, row]));
  const steps: NextStep[] = [];
  const refused: Outcome["refused"] = [];
  for (const id of asked) {
    const row = rows.get(id);
    const title = row ? recordTitleOf(module, row, language) : "";
    if (row && records.some((each) => each.id === id && isStale(each.version, row.version))) {
      const reason = inLanguage(CHANGED_MEANWHILE, language);
      refused.push({ id, title, reason, code: ERRORS.changedMeanwhile.code });
      continue;
    }
    const next = row ? step(row) : { refusal: texts.notSeen };
    if (row && "action" in next) steps.push({ row, next });
    else if ("refusal" in next) refused.push({ id, title, reason: inLanguage(next.refusal, language) });
  }
  return { steps, refused };
}

/** Saves the steps with one announcement, and a log entry for each record. */
export async function applyStep(
  trx: DatabaseTransaction,
  services: PublishingServices,
  module: Module,
  steps: readonly NextStep[],
  caller: Caller,
): Promise<void> {
  if (steps.length === 0) return;
  const table = tableOf(module, services);
  const changes = steps.map(({ row, next }) => ({ before: row, values: next.values }));
  const after = await table.update(trx, changes, caller.userId);
  const entries = steps.map(({ row, next }, index) => ({ ...next, before: row, row: after[index] as Row }));
  await table.audit(trx, caller, entries);
}

/** Takes one step for many records; those that cannot take it are skipped. One transaction. */
export const takeStepOnMany = (
  services: PublishingServices,
  module: Module,
  records: readonly RecordToChange[],
  { isTrial = false, ...judging }: Judging & { readonly isTrial?: boolean | undefined },
): Promise<Outcome> =>
  inTransaction(services.database, async (trx) => {
    const { steps, refused } = await checkStep(trx, services, module, records, judging);
    if (!isTrial) await applyStep(trx, services, module, steps, judging.caller);
    return { done: steps.map(({ row }) => row.id), refused };
  });
