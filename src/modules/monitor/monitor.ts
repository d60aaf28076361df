import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { defineTexts } from "../../contract/text.ts";
import { instanceReport } from "../instance/instance.ts";
import type { DeclaredPage } from "../menu-groups.ts";

const texts = defineTexts("monitorPage", {
  page: { zh: "运行监控", lo: "ຕິດຕາມລະບົບ", en: "Monitor" },
  view: { zh: "查看", lo: "ເບິ່ງ", en: "View" },
  state: { zh: "运行状态", lo: "ສະຖານະລະບົບ", en: "How the installation runs" },
});

// Not `list`, because the right to read lists does not include facts about the machines.
const VIEW = "sys:monitor:view";

export const MONITOR_PAGE: DeclaredPage = {
  path: "/sys/monitor",
  view: "sys/monitor/index",
  title: texts.page,
  icon: "gauge",
  group: "system",
  order: 135,
  permission: VIEW,
  buttons: { [VIEW]: texts.view },
};

/** ms in which a silent instance is still shown, as it may have stopped without being meant to. */
export const SILENT_SHOWN = 120_000;

const instance = instanceReport.extend({
  /** Time of its last answer, if it did not answer this call. */
  silentSince: z.string().nullable(),
});
export type ShownInstance = z.output<typeof instance>;

const clientError = z.object({
  message: z.string(),
  /** Path of the page. */
  url: z.string(),
  times: z.int(),
  people: z.int(),
  lastAt: z.string(),
});

const state = z.object({
  at: z.string(),
  instances: z.array(instance),
  /** Facts about the installation from the database; null while it does not answer. Ages in seconds. */
  installation: z
    .object({
      engine: z.string(),
      /** Connections of all clients, and the server's limit; null for the embedded database. */
      connections: z.object({ open: z.int(), most: z.int() }).nullable(),
      jobs: z.object({ waiting: z.int(), running: z.int(), failed: z.int() }),
      queueAge: z.number(),
      unsealedAge: z.number(),
      backupAge: z.number().nullable(),
    })
    .nullable(),
  /** Errors in browsers in 24 hours: the number of different ones, and the newest. */
  clientErrors: z.object({ count: z.int(), newest: z.array(clientError) }),
});
export type MonitorState = z.output<typeof state>;

export const monitor = {
  /** Asks all instances, which takes most of a second where there may be several. */
  state: endpoint({
    method: "GET",
    path: "/sys/monitor/state",
    permission: VIEW,
    title: texts.state,
    input: z.object({}),
    reply: state,
  }),
};
