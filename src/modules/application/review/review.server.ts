import type { RecordToChange } from "../../../contract/optimistic-locking.ts";
import { invalidField } from "../../../contract/errors.ts";
import type { RowValues } from "../../../crud/record/columns.server.ts";
import { lockOne } from "../../../crud/optimistic-locking/lock-records.server.ts";
import { repositoryOf } from "../../../crud/repository/repository.server.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import type { SignedInContext } from "../../../server/http/route.ts";
import type { Services } from "../../../server/services.ts";
import { callerNow } from "../../role/role.server.ts";
import { application, REVIEW } from "../application.ts";
import type { ApplicationState } from "../application-state.ts";
import { refuseImpossible, writeStep } from "../steps.server.ts";
import { REFUSALS } from "../texts.ts";
import { TRANSITIONS, type TransitionName } from "../transitions.ts";

interface StateChange {
  readonly transition: TransitionName;
  /** Set besides the state. */
  readonly values: RowValues;
  readonly to?: string;
  readonly message?: string;
}

/**
 * Changes the state, writes the history and the activity log in one transaction. Throws `inUse` if the state does not
 * allow it.
 */
async function advance(
  services: Services,
  asked: RecordToChange,
  { transition, values: others, to, message }: StateChange,
  { caller, language }: SignedInContext,
): Promise<{ state: ApplicationState }> {
  const repository = repositoryOf(application, services);
  const { to: state, entry: kind } = TRANSITIONS[transition];
  const values = { ...others, state };
  return inTransaction(services.database, async (trx) => {
    const before = await lockOne(trx, services, { module: application, caller }, asked);
    refuseImpossible(transition, before["state"], language);
    await repository.update(trx, [{ before, values, action: transition }], caller);
    await writeStep(trx, services, {
      applicationId: before.id,
      kind,
      by: caller.userId,
      ...(to === undefined ? {} : { to }),
      message,
    });
    return { state };
  });
}

/** Makes the caller the reviewer of a waiting application. */
export const take = (services: Services, asked: RecordToChange, context: SignedInContext) =>
  advance(services, asked, { transition: "take", values: { reviewer: context.caller.userId } }, context);

/**
 * Assigns a reviewer. Throws `invalidInput` for a user without the right to review or outside whose data scope it is.
 */
export async function assign(
  services: Services,
  { userId, ...asked }: RecordToChange & { readonly userId: string },
  context: SignedInContext,
): Promise<{ state: ApplicationState }> {
  const { id } = asked;
  const repository = repositoryOf(application, services);
  await repository.for(context.caller).get(id);
  const other = await callerNow(services.database, userId, REVIEW);
  const isSeen = other && (await repository.for(other).find(id));
  if (!isSeen) throw invalidField("userId", REFUSALS.mayNotReview);
  return advance(services, asked, { transition: "assign", values: { reviewer: userId }, to: userId }, context);
}

/** Requests changes or rejects; the applicant reads `message`. */
export const decide = (
  services: Services,
  transition: "return" | "reject",
  { message, ...asked }: RecordToChange & { readonly message: string },
  context: SignedInContext,
) => {
  const decidedAt = transition === "reject" ? new Date(services.clock.now()).toISOString() : null;
  return advance(services, asked, { transition, values: { decidedAt }, message }, context);
};
