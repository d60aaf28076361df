import { Failure } from "../../contract/errors.ts";
import type { Language } from "../../contract/text.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import type { Services } from "../../server/services.ts";
import type { ApplicationState, MailState, StepKind } from "./application-state.ts";
import type { ApplicationTables } from "./application-tables.server.ts";
import { queueLetter } from "./send-letter.server.ts";
import { REFUSALS, STATE_TEXTS } from "./texts.ts";
import { isPossible, type TransitionName } from "./transitions.ts";

interface HistoryEntry {
  readonly applicationId: string;
  readonly kind: StepKind;
  /** User id; absent for the applicant. */
  readonly by?: string;
  readonly to?: string;
  readonly message?: string | null | undefined;
}

/** Adds an entry to an application's history and enqueues its email, both in the given transaction. */
export async function writeStep(
  trx: DatabaseTransaction,
  services: Pick<Services, "changes" | "clock" | "env">,
  { applicationId, kind, by, to, message }: HistoryEntry,
): Promise<void> {
  const now = services.clock.now();
  const id = newRecordId(now);
  const letter = await queueLetter(trx, services, { id, applicationId, kind });
  await trx
    .as<ApplicationTables>()
    .insertInto("application_step")
    .values({
      id,
      application_id: applicationId,
      kind,
      at: new Date(now).toISOString(),
      by_id: by ?? null,
      to_id: to ?? null,
      message: message ?? null,
      mail: letter === undefined ? null : "waiting",
      mail_job: letter?.jobId ?? null,
      mail_to: letter?.to ?? null,
      told_public: null,
    })
    .execute();
}

/** Delivery state of a step's email, from its column and its job's state. */
export const mailStateOf = (mail: MailState | null, jobState: string | null): MailState | null =>
  // A cancelled or deleted job sends nothing any more.
  mail === "waiting" && (jobState ?? "cancelled") === "cancelled" ? "failed" : mail;

/** Throws `inUse` for an application whose state does not allow the transition. */
export function refuseImpossible(name: TransitionName, state: unknown, language: Language): void {
  if (isPossible(name, state)) return;
  const parameters = { state: STATE_TEXTS[state as ApplicationState][language] };
  throw new Failure("inUse", { words: REFUSALS.wrongState, parameters });
}
