import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Replica } from "../database/replica/replica.ts";
import { answeredRequests, databaseWaits, publicAnswers, replicaReads, socketCounts } from "../measurements.ts";
import { readState, type StateNeeds } from "./installation-state.ts";

export interface Metrics {
  /** In Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
  /** Ends the measuring. */
  stop(): void;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures this process. Returns the function that stops it. */
function measureProcess(registers: Registry[]): () => void {
  const requests = new Histogram({
    name: "terrace_request_seconds",
    help: "Answered requests by declared route, HTTP status and outcome (ok, or the name of the refusal).",
    labelNames: ["method", "route", "status", "outcome"],
    buckets: SECONDS,
    registers,
  });
  const waits = new Histogram({
    name: "terrace_database_wait_seconds",
    help: "Time until a connection to the database was free.",
    labelNames: ["for"],
    buckets: SECONDS,
    registers,
  });
  const cached = new Counter({
    name: "terrace_public_answers_total",
    help: "Public pages and lists, out of memory (hit) or made (miss).",
    labelNames: ["cache"],
    registers,
  });
  for (const cache of ["hit", "miss"]) cached.inc({ cache }, 0); // a rate needs where it began
  const sockets = new Gauge({ name: "terrace_sockets", help: "Open websockets of this process.", registers });
  const ends = [
    answeredRequests.hear(({ method, route, outcome, seconds, status }) =>
      requests.observe({ method, route, outcome, status: String(status) }, seconds),
    ),
    databaseWaits.hear(({ seconds, isBackground }) =>
      waits.observe({ for: isBackground ? "background" : "caller" }, seconds),
    ),
    publicAnswers.hear((isHit) => cached.inc({ cache: isHit ? "hit" : "miss" })),
    socketCounts.hear((by) => sockets.inc(by)),
  ];
  return () => ends.forEach((end) => end());
}

/** Measures the standby as this process sees it. Returns the function that stops it. */
function measureReplica({ state }: Replica, registers: Registry[]): () => void {
  const reads = new Counter({
    name: "terrace_replica_reads_total",
    help: "Reads that the standby may answer: read there, or at the primary, as it was behind, lost, or failed in this one.",
    labelNames: ["answer"],
    registers,
  });
  for (const answer of ["read", "behind", "lost", "failed"]) reads.inc({ answer }, 0);
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect: function () {
        this.set(value());
      },
    });
  gauge("terrace_replica_up", "1 while the standby is read.", () => (state().kind === "well" ? 1 : 0));
  gauge(
    "terrace_replica_lag_seconds",
    "How long the standby has been behind; 0: less than a second.",
    () => state().lag,
  );
  return replicaReads.hear((answer) => reads.inc({ answer }));
}

/**
 * Metrics of the installation from the database, the same from every instance. They are queried at most once per
 * scrape. While the database does not answer, `terrace_database_up` is 0 and the others are absent.
 */
function measureInstallation(services: StateNeeds, registers: Registry[]): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const up = gauge("terrace_database_up", "1 while the database answers.");
  // So that a rule can tell "no backup yet" from "its backups are another tool's".
  gauge("terrace_database_embedded", "1 on the embedded database, 0 on PostgreSQL.").set(
    services.database.embedded ? 1 : 0,
  );
  const jobs = gauge("terrace_jobs", "Jobs by state; failed ones of the last 24 hours.", ["state"]);
  const queueAge = gauge("terrace_job_wait_seconds", "How long the oldest job that is due has waited; 0: none does.");
  const unsealed = gauge(
    "terrace_unsealed_seconds",
    "Age of the oldest entry of the activity log that is not sealed; 0: none.",
  );
  const backup = gauge(
    "terrace_backup_age_seconds",
    "Age of the newest backup in DATA_DIR/backups; absent on PostgreSQL and before the first.",
  );
  return async () => {
    const state = await readState(services).catch(() => null);
    up.set(state ? 1 : 0);
    jobs.reset();
    for (const each of [queueAge, unsealed, backup]) each.remove();
    if (!state) return;
    for (const [name, count] of Object.entries(state.jobs)) jobs.set({ state: name }, count);
    queueAge.set(state.queueAge);
    unsealed.set(state.unsealedAge);
    if (state.backupAge !== undefined) backup.set(state.backupAge);
  };
}

/** Begins to measure. */
export function openMetrics(services: StateNeeds): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { replica } = services.database;
  const ends = [measureProcess([registry]), ...(replica ? [measureReplica(replica, [registry])] : [])];
  const askInstallation = measureInstallation(services, [registry]);
  return {
    contentType: registry.contentType,
    async text() {
      await askInstallation();
      return registry.metrics();
    },
    stop: () => ends.forEach((end) => end()),
  };
}
