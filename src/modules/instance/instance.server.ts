import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { answerAsInstance, askInstances } from "../../server/instances.ts";
import type { Services } from "../../server/services.ts";
import { instanceReport, type InstanceReport } from "./instance.ts";

/** Says how this process is whenever somebody asks, until the returned function is called. */
export function answerForInstance(
  services: Pick<Services, "changes" | "database" | "log">,
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
  return answerAsInstance(services, (): InstanceReport => own);
}

/** The instances that answer, the longest running first. */
export async function runningInstances(services: Pick<Services, "changes" | "database">): Promise<InstanceReport[]> {
  const reports = (await askInstances(services)).flatMap((report) => instanceReport.safeParse(report).data ?? []);
  return reports.toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1));
}
