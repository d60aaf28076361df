import { Failure } from "../../contract/errors.ts";
import type { Language } from "../../contract/text.ts";
import type { Row } from "../../crud/table/columns.server.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import type { Services } from "../../server/services.ts";
import type { ApplicationState, MailState, StepKind } from "./application-state.ts";
import type { ApplicationTables } from "./application-tables.server.ts";
import { queueLetter } from "./send-letter.server.ts";
import { REFUSALS, STATE_TEXTS } from "./texts.ts";

interface Step {
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
  { applicationId, kind, by, to, message }: Step,
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

/** The failure for an action that the application's state does not allow. */
export const wrongState = (row: Row, language: Language): Failure =>
  new Failure("inUse", {
    words: REFUSALS.wrongState,
    parameters: { state: STATE_TEXTS[row["state"] as ApplicationState][language] },
  });
