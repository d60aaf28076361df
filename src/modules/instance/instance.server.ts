import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { answerAsInstance, askInstances, hearInstances } from "../../server/ask-instances.ts";
import { watchProcess } from "../../server/metrics/process-watch.ts";
import type { Services } from "../../server/services.ts";
import { instanceReport, type InstanceReport } from "./instance.ts";

/** Calls that wait for all instances, and would be the slowest of every list. */
const ASKING = ["/sys/monitor/state", "/sys/check/run"];

/** Reports the state of this process whenever it is asked for, until the returned function is called. */
export function answerForInstance(
  services: Pick<Services, "changes" | "database" | "log" | "env">,
  { build }: Pick<InstanceReport, "build">,
): () => void {
  const own = {
    id: randomUUID(),
    host: hostname(),
    process: process.pid,
    startedAt: new Date(Date.now() - performance.now()).toISOString(),
    build,
    node: process.version,
  };
  const watch = watchProcess(services.database, new Set(ASKING.map((path) => `${services.env.apiBase}${path}`)));
  const stopAnswering = answerAsInstance(services, () => ({ ...own, ...watch.state() }));
  return () => {
    stopAnswering();
    watch.stop();
  };
}

/** Calls `hear` with the report of each instance that answers, whichever instance asked. */
export function hearReports(services: Pick<Services, "changes">, hear: (report: InstanceReport) => void): () => void {
  return hearInstances(services, (told) => {
    const report = instanceReport.safeParse(told).data;
    if (report) hear(report);
  });
}

/** The instances that answer, the longest running first. */
export async function runningInstances(services: Pick<Services, "changes" | "database">): Promise<InstanceReport[]> {
  const reports = (await askInstances(services)).flatMap((report) => instanceReport.safeParse(report).data ?? []);
  return reports.toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1));
}
