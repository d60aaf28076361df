import { sql } from "kysely";
import { DAY } from "../../contract/date/durations.ts";
import { OWN_JOBS_PATH } from "../../contract/job.ts";
import type { Filter, Sort } from "../../contract/list-query.ts";
import { hasAny, type Permission } from "../../contract/permission.ts";
import { dayAt } from "../../contract/date/region-clock.ts";
import { LANGUAGES, type Language } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { permissionFor } from "../../crud/permissions.ts";
import { recordAddress } from "../../crud/record/record-address.ts";
import { recordTitleOf, titleLanguageOf } from "../../crud/record/record-title.ts";
import type { Row } from "../../crud/record/columns.server.ts";
import { repositoryOf } from "../../crud/repository/repository.server.ts";
import { routes, type Route, type Viewer } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { application, REVIEW, WAITING_STATES } from "../application/application.ts";
import { certificate, EXPIRING_DAYS } from "../certificate/certificate.ts";
import { enquiry, OPEN } from "../enquiry/enquiry.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import { failedJobs } from "../job/job.server.ts";
import { JOBS_PAGE } from "../job/job.ts";
import { isAwaited, MAX_NAMED, work, type NamedWork, type WorkKind, type WorkTile } from "./pending-work.ts";

/** Order and names of the records of a kind. */
interface Naming {
  /** Those that have waited longest, or end first. */
  readonly sort: readonly Sort[];
  /** Title, note and moment of each row. */
  tell(
    rows: readonly Row[],
    services: Services,
    language: Language,
  ): Promise<readonly Omit<NamedWork, "id" | "address">[]>;
}

/** A kind of pending work, defined by filters of a list, which its tile opens. */
interface Waiting {
  readonly kind: WorkKind;
  readonly module: Module;
  readonly filters: readonly Filter[];
  /** Who may do it; absent: whoever may edit the records. */
  readonly right?: Permission;
  readonly naming?: Naming;
}

const NOTE_LENGTH = 120; // characters, of which the dashboard shows one line

const among = (field: string, ...values: readonly string[]): Filter => ({ field, operator: "in", values });
const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** A record's title, with its language where that is another than the caller's. */
function titled(module: Parameters<typeof recordTitleOf>[0], row: Row, language: Language) {
  const own = titleLanguageOf(module, row, language);
  return { text: recordTitleOf(module, row, language), language: own === language ? undefined : own };
}
const asTitle = ({ text: title, language }: ReturnType<typeof titled>) =>
  language ? { title, titleLanguage: language } : { title };
const asNote = ({ text: note, language }: ReturnType<typeof titled>) =>
  language ? { note, noteLanguage: language } : { note };

const APPLICANT = { ...application, recordTitle: "name" };

const applicants: Naming = {
  sort: [{ field: "submittedAt", isDescending: false }],
  tell: async (rows, _, language) =>
    rows.map((row) => {
      const number = text(row["number"]);
      const name = titled(APPLICANT, row, language);
      const at = text(row["submittedAt"]);
      return name.text ? { ...asTitle(name), note: number, at } : { title: number, note: "", at };
    }),
};

/** What a visitor wrote, in their own language. */
const enquirers: Naming = {
  sort: [{ field: "sentAt", isDescending: false }],
  tell: async (rows, _, language) =>
    rows.map((row) => {
      const written = LANGUAGES.find((each) => each === row["language"]);
      const own = written === language ? undefined : written;
      const note = text(row["message"]).slice(0, NOTE_LENGTH).toWellFormed(); // which may end within an emoji
      return {
        ...asTitle({ text: text(row["name"]), language: own }),
        ...asNote({ text: note, language: own }),
        at: text(row["sentAt"]),
      };
    }),
};

/** A certificate is its holder's; the list of certificates shows both. */
const certificates: Naming = {
  sort: [{ field: "validUntil", isDescending: false }],
  async tell(rows, services, language) {
    const holders = await repositoryOf(enterprise, services).where(
      services.database,
      sql`id = any(${rows.map((row) => text(row["enterprise"]))}::text[])`,
    );
    const names = new Map(holders.map((holder) => [holder.id, titled(enterprise, holder, language)]));
    return rows.map((row) => ({
      title: text(row["number"]),
      ...asNote(names.get(text(row["enterprise"])) ?? { text: "", language: undefined }),
      at: text(row["validUntil"]),
    }));
  },
};

const content = (module: Module): Naming => ({
  sort: [],
  tell: async (rows, _, language) =>
    rows.map((row) => ({
      ...asTitle(titled(module, row, language)),
      note: module.title[language],
      at: text(row["updatedAt"]),
    })),
});

/** All kinds in display order; a new one is a line here. */
function waitingOf(contentModules: readonly Module[], now: number): Waiting[] {
  // The same day as in the list of certificates.
  const day = (from: number) => dayAt(now + from * DAY, "laos");
  const ofContent = (kind: WorkKind, ...filters: readonly Filter[]) =>
    contentModules.map((module): Waiting => ({
      kind,
      module,
      filters,
      ...(isAwaited(kind) ? { naming: content(module) } : {}),
    }));
  return [
    {
      kind: "waiting",
      module: application,
      filters: [among("state", ...WAITING_STATES)],
      right: REVIEW,
      naming: applicants,
    },
    { kind: "unanswered", module: enquiry, filters: [among("state", OPEN)], naming: enquirers },
    {
      kind: "expiring",
      module: certificate,
      filters: [
        { field: "validUntil", operator: "between", values: [day(0), day(EXPIRING_DAYS)] },
        among("isRevoked", "0"),
      ],
      naming: certificates,
    },
    ...ofContent("outdatedZh", among("chineseState", "outdated")),
    ...ofContent("outdatedLo", among("laoState", "outdated")),
    ...ofContent("outdatedEn", among("englishState", "outdated")),
    ...ofContent("draft", among("state", "draft")),
    ...ofContent("scheduled", among("state", "scheduled")),
  ];
}

const addressOf = ({ module, filters }: Waiting): string => {
  const query = filters.flatMap(({ field, operator, values }) =>
    values.map((value): [string, string] => [`${field}.${operator}`, value]),
  );
  return `${module.path}?${new URLSearchParams(query).toString()}`;
};

async function firstOf(
  services: Services,
  { module, filters }: Waiting,
  naming: Naming,
  most: number,
  { caller, language }: Viewer,
): Promise<NamedWork[]> {
  const { rows } = await repositoryOf(module, services)
    .for(caller)
    .list({ filters, sort: naming.sort, page: 1, pageSize: most });
  const told = await naming.tell(rows, services, language);
  return rows.flatMap((row, index) => {
    const said = told[index];
    return said ? [{ ...said, id: row.id, address: recordAddress(module, row.id) }] : [];
  });
}

/** For users who may see all jobs they lead to the page of all jobs, for others to the page of their own. */
async function failedTile({ database }: Services, { caller, language }: Viewer): Promise<WorkTile[]> {
  const path = hasAny(caller.permissions, JOBS_PAGE.permission) ? JOBS_PAGE.path : OWN_JOBS_PATH;
  const { rows, total } = await failedJobs(database, { caller, language }, MAX_NAMED);
  const records = rows.map(({ id, title, error, endedAt, createdAt }) => ({
    id,
    title,
    note: error,
    at: endedAt ?? createdAt,
    address: `${path}?open=${id}`,
  }));
  return total > 0 ? [{ kind: "failedJobs", path, count: total, address: `${path}?state.in=failed`, records }] : [];
}

/** The caller's pending work; the numbers are the cached totals of the lists. */
export const workRoutes = (services: Services, contentModules: readonly Module[]): Route[] =>
  routes(work, {
    tiles: async (_, context) => {
      const { caller } = context;
      const seen = waitingOf(contentModules, services.clock.now()).filter(
        ({ module, right = permissionFor(module, "update") }) =>
          [permissionFor(module, "list"), right].every((each) => hasAny(caller.permissions, each)),
      );
      const tiles: WorkTile[] = [];
      for (const each of seen) {
        const { kind, module, filters, naming } = each;
        const count = await repositoryOf(module, services).for(caller).total({ filters });
        if (count === 0) continue;
        const told = tiles.filter((tile) => tile.kind === kind).flatMap(({ records = [] }) => records);
        const room = MAX_NAMED - told.length;
        const records = naming && room > 0 ? await firstOf(services, each, naming, room, context) : [];
        tiles.push({
          kind,
          path: module.path,
          count,
          address: addressOf(each),
          ...(naming ? { records } : {}),
        });
      }
      return [...tiles, ...(await failedTile(services, context))];
    },
  });
