import { sql } from "kysely";
import { DAY } from "../../contract/date/durations.ts";
import { Failure } from "../../contract/errors.ts";
import { defineTexts } from "../../contract/text.ts";
import { readState } from "../../server/metrics/installation-state.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { hearReports, runningInstances } from "../instance/instance.server.ts";
import type { InstanceReport } from "../instance/instance.ts";
import { monitor, SILENT_SHOWN, type MonitorState, type ShownInstance } from "./monitor.ts";

const texts = defineTexts("monitorCall", {
  whole: {
    zh: "运行监控涉及整个系统，超出您的数据范围",
    lo: "ການຕິດຕາມກ່ຽວກັບລະບົບທັງໝົດ, ເກີນຂອບເຂດຂໍ້ມູນຂອງທ່ານ",
    en: "The monitor concerns the whole installation, which is outside your data scope",
  },
});

const MAX_ERRORS = 10;

/** The instances that answer, and those that did until lately, to whichever instance. */
function rememberInstances(services: Services) {
  const seen = new Map<string, { readonly report: InstanceReport; readonly at: number }>();
  const forgetOld = (now: number) => {
    for (const [id, { at }] of seen) if (now - at > SILENT_SHOWN) seen.delete(id);
  };
  hearReports(services, (report) => {
    const at = Date.now(); // no deadline of the installation: this process remembers
    forgetOld(at);
    seen.set(report.id, { report, at });
  });
  return async (): Promise<ShownInstance[]> => {
    const answering = await runningInstances(services);
    forgetOld(Date.now());
    const silent = [...seen.values()].filter(({ report }) => answering.every(({ id }) => id !== report.id));
    return [
      ...answering.map((report) => ({ ...report, silentSince: null })),
      ...silent.map(({ report, at }) => ({ ...report, silentSince: new Date(at).toISOString() })),
    ];
  };
}

async function readInstallation(services: Services): Promise<NonNullable<MonitorState["installation"]>> {
  const { database } = services;
  const [{ jobs, queueAge, unsealedAge, backupAge = null }, { engine, version }] = await Promise.all([
    readState(services),
    database.describe(),
  ]);
  const { rows } = database.embedded
    ? { rows: [] }
    : await sql<{ open: number; most: number }>`
        select count(*)::int as open, current_setting('max_connections')::int as most
        from pg_stat_activity where backend_type = 'client backend'`.execute(database.as<unknown>());
  return { engine: `${engine} ${version}`, connections: rows[0] ?? null, jobs, queueAge, unsealedAge, backupAge };
}

async function readClientErrors({ database, clock }: Services): Promise<MonitorState["clientErrors"]> {
  const since = new Date(clock.now() - DAY).toISOString();
  const { rows } = await sql<MonitorState["clientErrors"]["newest"][number] & { readonly total: number }>`
    select count(*) over ()::int as total, min(message) as message, min(url) as url, sum(times)::int as times,
      count(*)::int as people, max(last_at) as "lastAt"
    from client_error where last_at > ${since} group by fingerprint
    order by max(last_at) desc limit ${MAX_ERRORS}`.execute(database.as<unknown>());
  return { count: rows[0]?.total ?? 0, newest: rows };
}

/** The page's call. Leaves out what the database would have to answer while it is unavailable, and returns the rest. */
export function monitorRoutes(services: Services): Route[] {
  const instancesOf = rememberInstances(services);
  return routes(monitor, {
    async state(_, { caller }) {
      // It counts jobs and errors of everybody (AZ-05).
      if (caller.scope) throw new Failure("notPermitted", { words: texts.whole });
      const [instances, installation, clientErrors] = await Promise.all([
        instancesOf().catch(() => []),
        readInstallation(services).catch(() => null),
        readClientErrors(services).catch(() => ({ count: 0, newest: [] })),
      ]);
      return { at: new Date(services.clock.now()).toISOString(), instances, installation, clientErrors };
    },
  });
}
