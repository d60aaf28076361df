import { Failure } from "../../../contract/errors.ts";
import type { Language } from "../../../contract/text.ts";
import type { Row } from "../../../crud/table/columns.server.ts";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import type { Services } from "../../../server/services.ts";
import type { ApplicationState, MailState, StepKind } from "../application-state.ts";
import type { ApplicationTables } from "../application-tables.server.ts";
import { queueLetter } from "../mail.server.ts";
import { REFUSALS, STATE_TEXTS } from "../texts.ts";

interface Step {
  readonly applicationId: string;
  readonly kind: StepKind;
  /** Absent: the applicant. */
  readonly by?: string;
  readonly to?: string;
  readonly message?: string | null | undefined;
}

/** Adds to an application's history, in the transaction that does it; the applicant's letter goes into the queue with it. */
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
      mail_job: letter ?? null,
      told_public: null,
    })
    .execute();
}

/** How a step's letter stands, by its note and its job's state. */
export const mailStateOf = (mail: MailState | null, jobState: string | null): MailState | null =>
  // Somebody cancelled it: nothing waits any more.
  mail === "waiting" && (jobState ?? "cancelled") === "cancelled" ? "failed" : mail;

/** What was asked for does not fit how far the application is. */
export const wrongState = (row: Row, language: Language): Failure =>
  new Failure("inUse", {
    words: REFUSALS.wrongState,
    parameters: { state: STATE_TEXTS[row["state"] as ApplicationState][language] },
  });
