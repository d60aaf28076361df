import type { RecordToChange } from "../../../contract/optimistic-locking.ts";
import type { Language } from "../../../contract/text.ts";
import type { Module } from "../../../crud/define-module.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import type { Caller } from "../../../server/caller.ts";
import type { RepositoryServices } from "../../../crud/repository/repository.server.ts";
import { publishTransition } from "../transitions.server.ts";
import type { Outcome } from "../publishing.ts";
import { applyTransition, asRefused, checkTransition } from "../take-transition.server.ts";

/** The records of one module in a group. */
export interface Together {
  readonly module: Module;
  readonly records: readonly RecordToChange[];
}

interface PublishRequest {
  readonly caller: Caller;
  readonly language: Language;
  readonly isDryRun: boolean;
}

/** Publishes records of several modules in one transaction, all or none; returns the refusals. */
export const publishTogether = (
  services: RepositoryServices,
  parts: readonly Together[],
  { caller, language, isDryRun }: PublishRequest,
): Promise<Outcome> =>
  inTransaction(services.database, async (trx) => {
    const checked = [];
    for (const { module, records } of parts) {
      const asked = { module, caller, transition: publishTransition(module, services.clock.now()) };
      checked.push({ asked, ...(await checkTransition(trx, services, records, asked)) });
    }
    const refused = checked.flatMap((part) => asRefused(part.asked, part.refused, language));
    if (refused.length > 0) return { done: [], refused };
    if (!isDryRun) for (const { asked, taken } of checked) await applyTransition(trx, services, asked, taken);
    return { done: checked.flatMap(({ taken }) => taken.map(({ row }) => row.id)), refused };
  });
