import { recordsOf } from "../../../contract/optimistic-locking.ts";
import type { Arguments } from "../../../contract/endpoint.ts";
import { Failure } from "../../../contract/errors.ts";
import { hasAny } from "../../../contract/permission.ts";
import type { SignedInContext } from "../../../server/http/route.ts";
import type { Services } from "../../../server/services.ts";
import type { Outcome } from "../../publishing/publishing.ts";
import { publishTogether, type Together } from "../../publishing/publishing.server.ts";
import type { createdCalls } from "../application.ts";
import { CREATED_KINDS, CREATED_MODULES } from "./created-records.ts";
import { createdIdsOf } from "./created-records.server.ts";

/**
 * Publishes records an approval created, in one transaction; the enterprise first, as its products need it to be
 * public.
 */
export async function publishCreated(
  services: Services,
  { id, dryRun: isDryRun = false, ...asked }: Arguments<typeof createdCalls.publish>,
  { caller, language }: SignedInContext,
): Promise<Outcome> {
  const { ids } = await createdIdsOf(services, id, caller);
  const records = recordsOf(asked);
  const parts = CREATED_KINDS.flatMap((kind): Together[] => {
    const own = records.filter((each) => ids[kind].includes(each.id));
    return own.length > 0 ? [{ module: CREATED_MODULES[kind], records: own }] : [];
  });
  // This call publishes only records of this approval (AZ-05).
  if (parts.reduce((sum, part) => sum + part.records.length, 0) < records.length) throw new Failure("notFound");
  for (const { module } of parts)
    if (!hasAny(caller.permissions, `${module.permission}:publish`)) throw new Failure("notPermitted");
  return publishTogether(services, parts, { caller, language, isDryRun });
}
