import { JOB_STATES } from "../../contract/job.ts";
import type { Text } from "../../contract/text.ts";
import { defineModule } from "../../crud/define-module.ts";
import { choice } from "../../fields/choice/choice.ts";
import { moment } from "../../fields/moment/moment.ts";
import { reference } from "../../fields/reference/reference.ts";
import { text } from "../../fields/text/text.ts";
import { SCHEDULE_KINDS } from "../schedule/schedule.ts";
import { user } from "../user/user.ts";
import { JOB_LIST_TEXTS as texts } from "./list-texts.ts";

/** Titles of the kinds of jobs. A kind without a title does not start. */
export const JOB_KINDS: ReadonlyMap<string, Text> = new Map([
  ["export", texts.export],
  ["import", texts.import],
  ["backup", texts.backupKind],
  ["rehearsal", texts.rehearsalKind],
  ["applicationMail", texts.mailKind],
  ["enquiryMail", texts.enquiryMailKind],
  ...Object.entries(SCHEDULE_KINDS).map(([kind, { title }]): [string, Text] => [kind, title]),
  ["nightlyBackup", texts.scheduledBackupKind],
  ["restoreRehearsal", texts.scheduledRehearsalKind],
]);
const STATES: ReadonlyMap<string, Text> = new Map(JOB_STATES.map((state) => [state, texts[state]]));

const NO_CALLS = ["get", "add", "update", "delete", "export", "import", "options"] as const;

const fields = {
  title: text({ label: texts.what, readOnly: true }),
  queuedAt: moment({ label: texts.when, readOnly: true }),
  state: choice({ label: texts.state, among: () => STATES, readOnly: true }),
  outcome: text({ label: texts.progress, readOnly: true }),
  kind: choice({ label: texts.kind, among: () => JOB_KINDS, readOnly: true }),
};
const list = {
  filters: ["state", "kind"],
  search: ["title"],
  sort: "queuedAt desc",
} as const;

/** All jobs, declared for the filters and saved views of their page; `job.server.ts` reads the rows. */
export const jobList = defineModule({
  path: "/sys/job",
  table: "job",
  title: texts.all,
  record: texts.what,
  purpose: texts.allPurpose,
  fields: { ...fields, ownerId: reference({ label: texts.who, to: user, readOnly: true }) },
  list: { ...list, columns: ["title", "ownerId", "queuedAt", "state", "outcome"] },
  recordTitle: "title",
  without: NO_CALLS,
});

/** The caller's own jobs, which need no right. */
export const ownJobList = defineModule({
  path: "/sys/job/my",
  table: "job",
  title: texts.own,
  record: texts.what,
  purpose: texts.ownPurpose,
  fields,
  list: { ...list, columns: ["title", "queuedAt", "state", "outcome"] },
  recordTitle: "title",
  without: NO_CALLS,
});
