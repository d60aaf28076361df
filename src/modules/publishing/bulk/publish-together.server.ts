import type { RecordToChange } from "../../../contract/optimistic-locking.ts";
import type { Language } from "../../../contract/text.ts";
import type { Module } from "../../../crud/define-module.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import type { Caller } from "../../../server/http/route.ts";
import type { PublishingServices } from "../change-record.server.ts";
import { publishStep } from "../allowed-steps.server.ts";
import type { Outcome } from "../publishing.ts";
import { applyStep, asRefused, checkStep } from "./bulk-step.server.ts";

/** The records of one module in a group. */
export interface Together {
  readonly module: Module;
  readonly records: readonly RecordToChange[];
}

interface PublishRequest {
  readonly caller: Caller;
  readonly language: Language;
  readonly isTrial: boolean;
}

/** Publishes records of several modules in one transaction, all or none; returns the refusals. */
export const publishTogether = (
  services: PublishingServices,
  parts: readonly Together[],
  { caller, language, isTrial }: PublishRequest,
): Promise<Outcome> =>
  inTransaction(services.database, async (trx) => {
    const checked = [];
    for (const { module, records } of parts) {
      const asked = { module, caller, step: publishStep(module, services.clock.now()) };
      checked.push({ asked, ...(await checkStep(trx, services, records, asked)) });
    }
    const refused = checked.flatMap((part) => asRefused(part.asked, part.refused, language));
    if (refused.length > 0) return { done: [], refused };
    if (!isTrial) for (const { asked, steps } of checked) await applyStep(trx, services, asked, steps);
    return { done: checked.flatMap(({ steps }) => steps.map(({ row }) => row.id)), refused };
  });
