import { sql } from "kysely";
import { z } from "zod";
import { DAY } from "../../contract/date/durations.ts";
import { Failure } from "../../contract/errors.ts";
import { inEveryLanguage, type Language } from "../../contract/text.ts";
import { announceRecords } from "../../crud/repository/table-change.server.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { JobKind } from "../../server/jobs/job-kind.ts";
import { enqueue } from "../../server/jobs/queue.ts";
import { openJobMail } from "../../server/mail/job-mail.ts";
import { MAIL_ATTEMPTS } from "../../server/mail/mail.ts";
import type { Services } from "../../server/services.ts";
import { settingsOf } from "../setting/setting.server.ts";
import { application, REVIEW } from "./application.ts";
import type { StepKind } from "./application-state.ts";
import type { ApplicationTables } from "./application-tables.server.ts";
import { letterOf, MAILED, type Mailed } from "./letter.ts";
import { MAIL_TEXTS } from "./letter-texts.ts";
import { hasPublicPage } from "./public-page.server.ts";

/** Kind of the jobs that send emails to applicants. */
export const APPLICATION_MAIL = "applicationMail";
const MAX_RECEIPTS = 12; // to one address
const RECEIPT_PERIOD = DAY; // ms

const mailInput = z.object({ step: z.string() });

/**
 * Limits receipts per address, so that applications in somebody else's name cannot flood a mailbox. Only receipts
 * count, since strangers cause them: decisions of the staff are always mailed, and the status page shows everything in
 * any case. The advisory lock serializes an address, or concurrent requests would not count each other.
 */
async function hasReceiptsEnough(trx: DatabaseTransaction, email: string, now: number): Promise<boolean> {
  const key = email.toLowerCase();
  await sql`select pg_advisory_xact_lock(hashtext(${`receipt:${key}`}))`.execute(trx.as<unknown>());
  const { receipts } = await trx
    .as<ApplicationTables>()
    .selectFrom("application_step")
    .select(sql<number>`count(*)::int`.as("receipts"))
    .where((of) => of(of.fn<string>("lower", ["mail_to"]), "=", key))
    .where("kind", "=", "submitted")
    .where("at", ">", new Date(now - RECEIPT_PERIOD).toISOString())
    .executeTakeFirstOrThrow();
  return receipts >= MAX_RECEIPTS;
}

const isMailed = (kind: StepKind): kind is Mailed => MAILED.some((each) => each === kind);

/**
 * Enqueues the email of a step, in the step's transaction. Returns the job and the address; undefined when no email is
 * due. The address is unverified, so an email never repeats what the applicant wrote.
 */
export async function queueLetter(
  trx: DatabaseTransaction,
  services: Pick<Services, "changes" | "clock" | "env">,
  step: { readonly id: string; readonly applicationId: string; readonly kind: StepKind },
): Promise<{ readonly jobId: string; readonly to: string } | undefined> {
  if (services.env.mail === null || !isMailed(step.kind)) return undefined;
  const { email, number } = await trx
    .as<ApplicationTables>()
    .selectFrom("application")
    .select(["email", "number"])
    .where("id", "=", step.applicationId)
    .executeTakeFirstOrThrow();
  if (email === null || email === "") return undefined;
  if (step.kind === "submitted" && (await hasReceiptsEnough(trx, email, services.clock.now()))) return undefined;
  return { jobId: await enqueueLetter(trx, services, { step: step.id, number }), to: email };
}

const enqueueLetter = (
  trx: DatabaseTransaction,
  services: Pick<Services, "changes" | "clock">,
  { step, number }: { readonly step: string; readonly number: string },
): Promise<string> =>
  enqueue(trx, services, {
    kind: APPLICATION_MAIL,
    title: inEveryLanguage(MAIL_TEXTS.job, { number }),
    input: { step } satisfies z.input<typeof mailInput>,
    ownerId: null,
    permission: REVIEW,
    mostAttempts: MAIL_ATTEMPTS,
  });

/**
 * Lets a receipt that has not left, or that could not be delivered, go to a corrected address. There is no second one,
 * or an applicant could have receipts sent to any number of people; one that has left stays counted for the address
 * that got it, and one that the staff cancelled stays so.
 */
export async function readdressReceipt(
  trx: DatabaseTransaction,
  services: Pick<Services, "changes" | "clock" | "env">,
  receipt: { readonly id: string; readonly number: string; readonly email: string | null },
): Promise<void> {
  const { id, number, email } = receipt;
  if (email && (await hasReceiptsEnough(trx, email, services.clock.now()))) return;
  const steps = trx.as<ApplicationTables>();
  await steps
    .updateTable("application_step")
    .set(email ? { mail_to: email } : { mail_to: null, mail: null })
    .where("application_id", "=", id)
    .where("kind", "=", "submitted")
    .where(
      sql<boolean>`((mail = 'waiting' and told_public is null)
        or (mail = 'failed' and exists (select 1 from job where id = mail_job and state = 'waiting')))`,
    ) // the second: the staff let it be tried again
    .execute();
  if (!email || services.env.mail === null) return;
  const refused = await steps
    .selectFrom("application_step")
    .select("id")
    .where("application_id", "=", id)
    .where("kind", "=", "submitted")
    .where("mail", "=", "failed")
    .where(sql<boolean>`exists (select 1 from job where id = mail_job and state = 'failed')`)
    .executeTakeFirst();
  if (!refused) return;
  const mailJob = await enqueueLetter(trx, services, { step: refused.id, number });
  await steps
    .updateTable("application_step")
    .set({ mail: "waiting", mail_job: mailJob, mail_to: email, told_public: null })
    .where("id", "=", refused.id)
    .execute();
}

/**
 * Sends one email. A crash between the mail server's acceptance and our own note sends it again, under the same
 * Message-ID: SMTP cannot be asked whether it took a message.
 */
export function applicationMail(services: Services): JobKind {
  const { changes, database, env } = services;
  const send = openJobMail(env, MAIL_TEXTS.refused);
  return {
    async run({ job, signal }) {
      const { step } = mailInput.parse(job.input);
      const found = await database
        .as<ApplicationTables>()
        .selectFrom("application_step")
        .innerJoin("application", "application.id", "application_step.application_id")
        .select(["kind", "message", "number", "email", "language", "enterprise"])
        .where("application_step.id", "=", step)
        .where("mail_job", "=", job.id) // another one has taken its place where the address was corrected
        .executeTakeFirst();
      if (!found || !isMailed(found.kind)) return null;
      // Mail was configured when the step was made and is not now: retried, as that may be a mistake.
      if (!send) throw new Failure("unavailable");
      const language = found.language as Language;
      const { "sys.name": siteName } = await settingsOf(services, language);
      const { kind, number } = found;
      const isPublic = kind === "approved" && (await hasPublicPage(services, found.enterprise));
      const letter = letterOf({
        kind,
        number,
        message: found.message ?? "",
        language,
        origin: env.publicUrl,
        siteName,
        isPublic,
      });
      // Stored with the step, so that the review page shows the email as it was sent, and from here on to this address.
      const kept = await database
        .as<ApplicationTables>()
        .updateTable("application_step")
        .set({ told_public: isPublic })
        .where("id", "=", step)
        .returning(["mail", "mail_to"])
        .executeTakeFirst();
      // An instance of the version before, during an upgrade, notes no address.
      const to = kept?.mail ? (kept.mail_to ?? found.email) : null;
      if (!to) return null;
      signal.throwIfAborted();
      await send({ ...letter, to, language, id: step });
      return null;
    },
    async ended(trx, job, { isDone }) {
      const step = await trx
        .as<ApplicationTables>()
        .updateTable("application_step")
        .set({ mail: isDone ? "sent" : "failed" })
        .where("id", "=", mailInput.parse(job.input).step)
        .where("mail_job", "=", job.id)
        .where("mail", "is not", null)
        .returning("application_id")
        .executeTakeFirst();
      if (step)
        await announceRecords(changes, trx, application, { ids: [step.application_id], verb: "updated", actor: null });
    },
  };
}
