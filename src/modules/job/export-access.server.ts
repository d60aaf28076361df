import { z } from "zod";
import { Failure } from "../../contract/errors.ts";
import type { Text } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { Caller, DataScope } from "../../server/caller.ts";
import { isWiderThan } from "../role/role.server.ts";
import { JOB_OUTCOME_TEXTS } from "./outcome-texts.ts";

/**
 * The data scope with which a file was requested; null for unrestricted, which is assumed for files without one. Stored
 * with the job, because a file outlives the rights it was made with (TK-11).
 */
export const exportAccess = z.object({
  scope: z
    .object({ divisionIds: z.array(z.string()), hasOwn: z.boolean() })
    .nullable()
    .default(null),
});
export type ExportAccess = z.output<typeof exportAccess>;

/** For a module without a data scope the narrowest one, as all users see the same records. */
export const exportAccessFor = (module: Module, { scope }: Pick<Caller, "scope">): ExportAccess => {
  if (!module.scope) return { scope: { divisionIds: [], hasOwn: false } };
  return { scope: scope ? { divisionIds: [...scope.divisionIds], hasOwn: scope.hasOwn } : null };
};

/** The failure for a file whose owner's rights or data scope have been reduced since. */
export const accessNarrowed = (words: Text = JOB_OUTCOME_TEXTS.narrowed): Failure =>
  new Failure("notPermitted", { words, isLasting: true });

/** Throws `refusal` if the current data scope is narrower than the file's. */
export async function refuseNarrowed(
  on: Queryable,
  { scope }: ExportAccess,
  { scope: now }: { readonly scope?: DataScope },
  refusal = accessNarrowed(),
): Promise<void> {
  const isNarrower =
    now !== undefined && ((await isWiderThan(on, scope ?? undefined, now)) || (scope?.hasOwn === true && !now.hasOwn));
  if (isNarrower) throw refusal;
}
