import { sql, type SqlBool } from "kysely";
import type { RecordToChange } from "../../contract/optimistic-locking.ts";
import { ERRORS, Failure } from "../../contract/errors.ts";
import { recordId } from "../../contract/scalars.ts";
import { inLanguage, type Language } from "../../contract/text.ts";
import { recordTitleOf } from "../../crud/record/record-title.ts";
import { scopeOf, withinScope } from "../../crud/scope/scope.server.ts";
import type { Row } from "../../crud/record/columns.server.ts";
import { asStored, CHANGED_MEANWHILE, type Asking } from "../../crud/optimistic-locking/lock-records.server.ts";
import { repositoryOf, type RepositoryServices } from "../../crud/repository/repository.server.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { refuseStale } from "../../server/database/refuse-stale.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Caller } from "../../server/caller.ts";
import type { Outcome } from "./publishing.ts";
import type { Transition } from "./transitions.server.ts";
import { PUBLISHING_TEXTS as texts } from "./texts.ts";

type Taken = Extract<ReturnType<Transition>, { action: string }>;

interface AskedTransition extends Asking {
  readonly caller: Caller;
  readonly transition: Transition;
  /** Returns the result without saving it. */
  readonly isDryRun?: boolean | undefined;
}

/** What becomes of each record; a refusal is the failure that a call for that record alone is answered with. */
interface Checked {
  readonly taken: readonly { readonly row: Row; readonly next: Taken }[];
  readonly refused: readonly { readonly id: string; readonly row: Row | undefined; readonly failure: Failure }[];
}

async function resultFor(
  trx: DatabaseTransaction,
  { transition, ...asking }: AskedTransition,
  row: Row | undefined,
  versions: readonly (number | undefined)[],
): Promise<Taken | Failure> {
  if (!row) return new Failure("notFound");
  try {
    for (const version of versions)
      await refuseStale(version, asStored(trx, asking, row), { words: CHANGED_MEANWHILE });
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  const next = transition(row);
  return "refusal" in next ? new Failure("inUse", { words: next.refusal }) : next;
}

/**
 * Determines for each record whether it can take the transition; records outside the caller's scope count as not existing,
 * and are not locked (AZ-05).
 */
export async function checkTransition(
  trx: DatabaseTransaction,
  services: RepositoryServices,
  records: readonly RecordToChange[],
  asked: AskedTransition,
): Promise<Checked> {
  const { module, caller } = asked;
  const ids = [...new Set(records.map(({ id }) => id))];
  const known = ids.filter((id) => recordId.safeParse(id).success);
  // Locks first, so that concurrent changes are seen; what only came in sight meanwhile is not locked and not read.
  const locked = await sql<{ id: string }>`select id from ${sql.table(module.table)}
    where deleted_at is null and id = any(${known}::text[])${withinScope(scopeOf(module, caller))}
    order by id for update`.execute(trx.as<unknown>());
  const living = sql<SqlBool>`deleted_at is null and id = any(${locked.rows.map(({ id }) => id)}::text[])`;
  const rows = new Map(
    (await repositoryOf(module, services).for(caller).where(trx, living)).map((row) => [row.id, row]),
  );
  const taken: Checked["taken"][number][] = [];
  const refused: Checked["refused"][number][] = [];
  for (const id of ids) {
    const row = rows.get(id);
    const versions = records.flatMap((each) => (each.id === id ? [each.version] : []));
    const result = await resultFor(trx, asked, row, versions);
    if (row && !(result instanceof Failure)) taken.push({ row, next: result });
    else if (result instanceof Failure) refused.push({ id, row, failure: result });
  }
  return { taken, refused };
}

/** Saves what was taken, with one announcement. */
export async function applyTransition(
  trx: DatabaseTransaction,
  services: RepositoryServices,
  { module, caller }: AskedTransition,
  taken: Checked["taken"],
): Promise<void> {
  const changing = taken.filter(({ next }) => Object.keys(next.values).length > 0);
  if (changing.length === 0) return;
  const changes = changing.map(({ row, next }) => ({ before: row, ...next }));
  await repositoryOf(module, services).update(trx, changes, caller);
}

/** The refusals as a bulk action answers them. */
export const asRefused = (
  { module }: Pick<AskedTransition, "module">,
  refused: Checked["refused"],
  language: Language,
): Outcome["refused"] =>
  refused.map(({ id, row, failure: { reason, details } }) => ({
    id,
    title: row ? recordTitleOf(module, row, language) : "",
    reason: inLanguage(reason === "notFound" ? texts.notSeen : (details.words ?? ERRORS[reason].words), language),
    ...(reason === "changedMeanwhile" ? { code: ERRORS.changedMeanwhile.code } : {}),
  }));

/** Takes one transition for many records; those that cannot take it are skipped. One transaction. */
export const takeTransitionOnMany = (
  services: RepositoryServices,
  records: readonly RecordToChange[],
  { language, ...all }: AskedTransition & { readonly language: Language },
): Promise<Outcome> => {
  const { modules: _, ...asked } = all; // a refusal among many names no author
  return inTransaction(services.database, async (trx) => {
    const { taken, refused } = await checkTransition(trx, services, records, asked);
    if (!asked.isDryRun) await applyTransition(trx, services, asked, taken);
    return { done: taken.map(({ row }) => row.id), refused: asRefused(asked, refused, language) };
  });
};

/** Takes a transition for one record, or throws its refusal. Returns the values that it sets. */
export const takeTransition = (
  services: RepositoryServices,
  record: RecordToChange,
  asked: AskedTransition,
): Promise<Taken["values"]> =>
  inTransaction(services.database, async (trx) => {
    const { taken, refused } = await checkTransition(trx, services, [record], asked);
    if (refused[0]) throw refused[0].failure;
    if (!asked.isDryRun) await applyTransition(trx, services, asked, taken);
    return taken[0]?.next.values ?? {};
  });
