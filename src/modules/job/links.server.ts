import { extname } from "node:path";
import { Failure } from "../../contract/errors.ts";
import type { SignedLink } from "../../contract/signed-link.ts";
import { refuseOldPassword } from "../../server/http/admission/recent-password.ts";
import type { Caller } from "../../server/caller.ts";
import { backupPlace } from "../../server/database/backup/backup-place.ts";
import { disposition, type SentFile } from "../../server/http/answer/send-file.ts";
import type { JobTables } from "../../server/jobs/job-tables.ts";
import { isValidLink, LINK_LIFE, signLink } from "../../server/secrets/signed-link.ts";
import type { Services } from "../../server/services.ts";
import { callerNow } from "../role/role.server.ts";
import { BACKUP } from "./backup-job.server.ts";
import { exportAccess, accessNarrowed, refuseNarrowed } from "./export-access.server.ts";
import { JOB_OUTCOME_TEXTS as texts } from "./outcome-texts.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ".gz": "application/gzip",
};

const typeOf = (name: string): string => TYPES[extname(name)] ?? "application/octet-stream";

/**
 * A signed address of a job's file, valid for some minutes and one user, so that a browser can open it without a token.
 */
export function linkTo({ env, secrets, clock }: Services, id: string, owner: string): string {
  const { until, signature } = signLink(secrets.linkKey, id, owner, clock.now());
  const query = new URLSearchParams({ owner, until: String(until), signature });
  return `${env.apiBase}/sys/job/${id}/file?${query.toString()}`;
}

/**
 * The file of one's own job. Throws `notPermitted` if the owner's rights or data scope have been reduced since,
 * `notFound` if there is no such file or it has expired (AZ-05, AZ-06).
 */
async function ownFile({ database, clock }: Services, id: string, owner: string) {
  const job = await database
    .as<JobTables>()
    .selectFrom("job")
    .select(["kind", "file_name", "file_path", "permission", "input"])
    .where("id", "=", id)
    .where("owner_id", "=", owner)
    .where("file_until", ">", new Date(clock.now()).toISOString())
    .executeTakeFirst();
  if (!job) throw new Failure("notFound");
  const now = await callerNow(database, owner, job.permission);
  const refusal = accessNarrowed(job.kind === BACKUP ? texts.narrowedBackup : texts.narrowed);
  if (!now) throw refusal;
  await refuseNarrowed(database, exportAccess.parse(job.input), now, refusal);
  return { kind: job.kind, name: job.file_name ?? "", key: job.file_path, permission: job.permission };
}

/** A link to one's own file. `guarded` are permissions whose files need a recent password (AU-17). */
export async function ownLink(
  services: Services,
  id: string,
  caller: Caller,
  guarded: ReadonlySet<string>,
): Promise<string> {
  const { permission, key, name } = await ownFile(services, id, caller.userId);
  if (guarded.has(permission)) refuseOldPassword(caller);
  const direct =
    key === null
      ? undefined
      : await services.privateFiles.directLink(key, {
          disposition: disposition(name),
          type: typeOf(name),
          seconds: LINK_LIFE / 1000,
        });
  return direct ?? linkTo(services, id, caller.userId);
}

/** The file behind a signed link; the owner's rights are checked again. */
export async function linkedFile(services: Services, id: string, link: SignedLink): Promise<SentFile> {
  if (!isValidLink(services.secrets.linkKey, id, link, services.clock.now())) throw new Failure("unknownAddress");
  const { kind, name, key } = await ownFile(services, id, link.owner);
  const kept = key === null ? null : await services.privateFiles.get(key);
  const file = kind === BACKUP ? await backupPlace(services.env, services.log).read(name) : kept;
  if (!file) throw new Failure("notFound");
  return { ...file, name, type: typeOf(name) };
}
