import { sql } from "kysely";
import { z } from "zod";
import { DAY } from "../../contract/date/durations.ts";
import type { Arguments } from "../../contract/endpoint.ts";
import { letterHtml } from "../../contract/html/letter-html.ts";
import { paragraphs } from "../../contract/html/paragraphs.ts";
import { Failure } from "../../contract/errors.ts";
import { defineTexts, inEach, inLanguage, type Language } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { crudRoutes } from "../../crud/crud-routes.server.ts";
import type { Hooks } from "../../crud/hooks.server.ts";
import { permissionFor } from "../../crud/permissions.ts";
import { recordAddress } from "../../crud/record/record-address.ts";
import { recordTitles } from "../../crud/record/record-title.ts";
import type { CrudServices } from "../../crud/resource.server.ts";
import type { Row } from "../../crud/record/columns.server.ts";
import { repositoryOf } from "../../crud/repository/repository.server.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { networkOf } from "../../server/http/connection/network-of.ts";
import { route, type RequestContext, type Route } from "../../server/http/route.ts";
import type { JobKind } from "../../server/jobs/job-kind.ts";
import { enqueue } from "../../server/jobs/queue.ts";
import { openJobMail } from "../../server/mail/job-mail.ts";
import { MAIL_ATTEMPTS } from "../../server/mail/mail.ts";
import type { Services } from "../../server/services.ts";
import { whereaboutsOf } from "../division/division.server.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import { notifyOfWork } from "../message/message.server.ts";
import { product } from "../product/product.ts";
import { isPublished } from "../public-side/public-side.server.ts";
import { holdersOf, withAncestors } from "../role/role.server.ts";
import { settingsOf } from "../setting/setting.server.ts";
import { ANSWERED, enquiry, enquiryPublicCalls, OPEN } from "./enquiry.ts";

/** Enquiries per network and day; an office or a market stands behind one address. */
const MAX_PER_DAY = 20;
/** The same question from the same network within this time is one that was sent twice. */
const SAME_WITHIN = 600_000; // ms

/** Kind of the jobs that mail an enquiry to the enterprise it is about. */
export const ENQUIRY_MAIL = "enquiryMail";
const mailInput = z.object({ id: z.string() });

const texts = defineTexts("enquiryTold", {
  title: { zh: "新的咨询：{subject}", lo: "ມີຄຳຖາມໃໝ່: {subject}", en: "New enquiry: {subject}" },
  job: { zh: "发送咨询邮件", lo: "ສົ່ງອີເມວຄຳຖາມ", en: "Mail an enquiry" },
  refused: {
    zh: "邮件服务器拒收这个地址",
    lo: "ເຊີບເວີອີເມວບໍ່ຮັບທີ່ຢູ່ນີ້",
    en: "The mail server refused the address",
  },
  from: {
    zh: "{name}（{phone}）在 {site} 上询问：",
    lo: "{name} ({phone}) ຖາມໃນ {site}:",
    en: "{name} ({phone}) asks on {site}:",
  },
  answer: {
    zh: "请直接用上面的电话或邮箱回复对方。",
    lo: "ກະລຸນາຕອບໂດຍກົງທາງໂທລະສັບ ຫຼື ອີເມວຂ້າງເທິງ.",
    en: "Please answer directly, by the phone or email above.",
  },
});

type EnquiryInput = Arguments<typeof enquiryPublicCalls.send>;

interface Subject {
  readonly product: string | null;
  readonly enterprise: string | null;
  readonly division: string | null;
  readonly row: Row;
  readonly module: typeof product | typeof enterprise;
}

/** The published record that an enquiry is about. Throws `notFound`. */
async function subjectOf(trx: DatabaseTransaction, services: Services, asked: EnquiryInput): Promise<Subject> {
  const module = asked.product ? product : enterprise;
  const id = asked.product ?? asked.enterprise ?? "";
  const now = new Date(services.clock.now()).toISOString();
  const [row] = await repositoryOf(module, services).where(trx, sql`id = ${id} and ${isPublished(now)}`);
  if (!row) throw new Failure("notFound");
  const of = (name: string) => (row[name] as string | null | undefined) ?? null;
  return {
    module,
    row,
    product: asked.product ? row.id : null,
    enterprise: asked.product ? of("enterprise") : row.id,
    division: of("division"),
  };
}

/** Refuses a network that has sent enough; resolves to the id of the same enquiry if it was just sent. */
async function countNetwork(
  trx: DatabaseTransaction,
  { name, message }: EnquiryInput,
  subject: Subject,
  { network, now }: { readonly network: string; readonly now: number },
): Promise<string | undefined> {
  const at = (age: number) => new Date(now - age).toISOString();
  await sql`select pg_advisory_xact_lock(hashtext(${`enquiry:${network}`}))`.execute(trx.as<unknown>());
  const { rows } = await sql<{ id: string; isSame: boolean }>`
    select id, (created_at > ${at(SAME_WITHIN)} and name = ${name} and message = ${message}
      and product is not distinct from ${subject.product} and enterprise is not distinct from ${subject.enterprise}) as "isSame"
    from enquiry where network = ${network} and created_at > ${at(DAY)}`.execute(trx.as<unknown>());
  const same = rows.find(({ isSame }) => isSame);
  if (!same && rows.length >= MAX_PER_DAY) throw new Failure("tooManyRequests", { retryAfter: 3600 });
  return same?.id;
}

/** Tells those who may see the enquiries of its region. */
async function tellStaff(trx: DatabaseTransaction, services: Services, id: string, subject: Subject, message: string) {
  const titles = recordTitles(subject.module, subject.row);
  const notice = {
    title: inEach((language) => inLanguage(texts.title, language, { subject: titles[language] || titles.zh })),
    body: inEach(() => message.slice(0, 300)),
    targetUrl: recordAddress(enquiry, id),
  };
  const above = subject.division === null ? undefined : await withAncestors(trx, subject.division);
  const told = (await holdersOf(trx, permissionFor(enquiry, "list"))).filter(
    ({ scope }) => scope === undefined || scope.divisionIds.some((division) => above?.has(division)),
  );
  await notifyOfWork(
    trx,
    services,
    told.map(({ userId }) => userId),
    notice,
  );
}

async function send(services: Services, asked: EnquiryInput, { address }: RequestContext): Promise<{ id: string }> {
  const { clock, database, env } = services;
  return inTransaction(database, async (trx) => {
    const now = clock.now();
    const network = networkOf(address);
    const subject = await subjectOf(trx, services, asked);
    const before = await countNetwork(trx, asked, subject, { network, now });
    if (before !== undefined) return { id: before };
    const id = newRecordId(now);
    const { name, phone, email = null, message, language } = asked;
    const { product: ofProduct, enterprise: ofEnterprise, division } = subject;
    const values = {
      name,
      phone,
      email,
      message,
      language,
      product: ofProduct,
      enterprise: ofEnterprise,
      division,
      state: OPEN,
      sentAt: new Date(now).toISOString(),
      answeredAt: null,
      note: null,
    };
    const repository = repositoryOf(enquiry, services);
    await repository.insert(trx, [{ id, values, action: "submit" }], null);
    await sql`update enquiry set network = ${network} where id = ${id}`.execute(trx.as<unknown>());
    await tellStaff(trx, services, id, subject, message);
    if (env.mail !== null)
      await enqueue(trx, services, {
        kind: ENQUIRY_MAIL,
        title: inEach((each) => inLanguage(texts.job, each)),
        input: { id } satisfies z.input<typeof mailInput>,
        ownerId: null,
        permission: permissionFor(enquiry, "list"),
        mostAttempts: MAIL_ATTEMPTS,
      });
    return { id };
  });
}

/** The time of the answer is set with the state. */
const hooks = ({ clock }: Pick<Services, "clock">): Hooks<typeof enquiry> => ({
  beforeSave(values, { before }) {
    if (values.state === undefined || values.state === before?.state) return values;
    return { ...values, answeredAt: values.state === ANSWERED ? new Date(clock.now()).toISOString() : null };
  },
});

interface Letter {
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
  readonly message: string;
  readonly division: string | null;
  readonly to: string | null;
}

/** Mails an enquiry to the enterprise it is about, in the language of its country; nothing where it has no address. */
export function enquiryMail(services: Services): JobKind {
  const { database, env } = services;
  const post = openJobMail(env, texts.refused);
  return {
    async run({ job, signal }) {
      const { id } = mailInput.parse(job.input);
      const { rows } = await sql<Letter>`
        select enquiry.name, enquiry.phone, enquiry.email, enquiry.message, enquiry.division, enterprise.email as "to"
        from enquiry join enterprise on enterprise.id = enquiry.enterprise
        where enquiry.id = ${id} and enquiry.deleted_at is null`.execute(database.as<unknown>());
      const [letter] = rows;
      if (!letter?.to) return null;
      // Mail was configured when it was sent and is not now: retried, as that may be a mistake.
      if (!post) throw new Failure("unavailable");
      const places = await whereaboutsOf(database, [letter.division], "en");
      const isChinese = places.get(letter.division ?? "")?.country.code === "CN";
      const language: Language = isChinese ? "zh" : "lo";
      const { "sys.name": site } = await settingsOf(services, language);
      const { name, phone, email, message } = letter;
      const lines = [
        inLanguage(texts.from, language, { name, phone: [phone, email].filter(Boolean).join(", "), site }),
        message,
        inLanguage(texts.answer, language),
      ];
      signal.throwIfAborted();
      await post({
        to: letter.to,
        subject: inLanguage(texts.title, language, { subject: name }),
        text: lines.join("\n\n"),
        html: letterHtml(language, paragraphs(lines.join("\n"))),
        language,
        id,
      });
      return null;
    },
  };
}

export const enquiryRoutes = (services: Services & CrudServices, modules: readonly Module[]): Route[] => [
  route(enquiryPublicCalls.send, (asked, context) => send(services, asked, context)),
  ...crudRoutes(enquiry, services, hooks(services), modules),
];

/** Forgets from which networks enquiries of earlier days came. */
export async function sweepEnquiries({ clock, database }: Pick<Services, "clock" | "database">): Promise<void> {
  const at = new Date(clock.now() - DAY).toISOString();
  await sql`update enquiry set network = '' where network <> '' and created_at < ${at}`.execute(database.as<unknown>());
}
