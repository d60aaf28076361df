import type { RecordToChange } from "../../../contract/optimistic-locking.ts";
import { invalidField } from "../../../contract/errors.ts";
import type { Row, RowValues } from "../../../crud/table/columns.server.ts";
import { lockOne } from "../../../crud/versions/lock-records.server.ts";
import { tableOf } from "../../../crud/table/table.server.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import type { SignedInContext } from "../../../server/http/route.ts";
import type { Services } from "../../../server/services.ts";
import { callerNow } from "../../role/role.server.ts";
import { application, REVIEW } from "../application.ts";
import { OPEN_STATES, WAITING_STATES, type ApplicationState, type StepKind } from "../application-state.ts";
import { writeStep, wrongState } from "../steps.server.ts";
import { REFUSALS } from "../texts.ts";

interface Step {
  readonly from: readonly ApplicationState[];
  readonly kind: StepKind;
  /** The verb of the activity log. */
  readonly action: string;
  readonly values: RowValues;
  readonly to?: string;
  readonly message?: string;
}

/**
 * Changes the state, writes the history and the activity log in one transaction. Throws `inUse` if the state is not in
 * `from`.
 */
async function advance(
  services: Services,
  asked: RecordToChange,
  { from, kind, action, values, to, message }: Step,
  { caller, language }: SignedInContext,
): Promise<{ state: ApplicationState }> {
  const table = tableOf(application, services);
  return inTransaction(services.database, async (trx) => {
    const before = await lockOne(trx, services, { module: application, caller }, asked);
    if (!from.some((state) => state === before["state"])) throw wrongState(before, language);
    const [row] = await table.update(trx, [{ before, values }], caller.userId);
    await writeStep(trx, services, {
      applicationId: before.id,
      kind,
      by: caller.userId,
      ...(to === undefined ? {} : { to }),
      message,
    });
    await table.audit(trx, caller, [{ action, row: row as Row, before, values }]);
    return { state: (row as Row)["state"] as ApplicationState };
  });
}

/** Makes the caller the reviewer of a waiting application. */
export const take = (services: Services, asked: RecordToChange, context: SignedInContext) =>
  advance(
    services,
    asked,
    {
      from: WAITING_STATES,
      kind: "taken",
      action: "take",
      values: { state: "inReview", reviewer: context.caller.userId },
    },
    context,
  );

/**
 * Assigns a reviewer. Throws `invalidInput` for a user without the right to review or outside whose data scope it is.
 */
export async function assign(
  services: Services,
  { userId, ...asked }: RecordToChange & { readonly userId: string },
  context: SignedInContext,
): Promise<{ state: ApplicationState }> {
  const { id } = asked;
  const table = tableOf(application, services);
  await table.for(context.caller).get(id);
  const other = await callerNow(services.database, userId, REVIEW);
  const isSeen = other && (await table.for(other).find(id));
  if (!isSeen) throw invalidField("userId", REFUSALS.mayNotReview);
  const values = { state: "inReview", reviewer: userId };
  return advance(
    services,
    asked,
    { from: OPEN_STATES, kind: "assigned", action: "assign", values, to: userId },
    context,
  );
}

const DECISIONS = { returned: "return", rejected: "reject" } as const;

/** Requests changes or rejects; the applicant reads `message`. */
export const decide = (
  services: Services,
  kind: keyof typeof DECISIONS,
  { message, ...asked }: RecordToChange & { readonly message: string },
  context: SignedInContext,
) => {
  const decidedAt = kind === "rejected" ? new Date(services.clock.now()).toISOString() : null;
  const values = { state: kind, decidedAt };
  return advance(services, asked, { from: ["inReview"], kind, action: DECISIONS[kind], values, message }, context);
};
