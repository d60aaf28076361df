import { availableParallelism, freemem, loadavg, totalmem } from "node:os";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { MINUTE } from "../../contract/date/durations.ts";
import type { Database } from "../database/database.ts";
import { answeredRequests, databaseWaits, publicAnswers, socketCounts, type AnsweredRequest } from "../measurements.ts";

const WINDOW = 300_000; // ms that requests and waits are counted for
const MAX_RECENT = 4_096; // durations remembered within it
const MAX_SLOW = 10;
const SLOW_KEPT = 900_000; // ms that a slow call stays in the list
const SLOW_FROM = 50; // ms; faster calls are not slow for anybody
const LONGEST_ROUTE = 120; // characters; a report has to fit into an announcement
// The histogram of the event loop wakes the process fifty times a second, so it runs only while somebody looks.
const LOOP_STEP = 20; // ms
const LOOKED_AT = 30_000; // ms after which nobody does

export interface SlowCall {
  /** The declared path, without parameters and without the input. */
  readonly route: string;
  readonly method: string;
  /** The request id, by which the log has it. */
  readonly id: string;
  readonly ms: number;
  readonly at: string;
  readonly outcome: string;
}

interface Moment {
  readonly at: number;
  readonly ms: number;
  readonly isFault: boolean;
}

/** The newest `most` values, the oldest of which are forgotten after the window. */
function recent(most: number) {
  const values: Moment[] = [];
  let next = 0;
  return {
    add(value: Moment) {
      values[next] = value;
      next = (next + 1) % most;
    },
    within: (now: number) => values.filter(({ at }) => now - at <= WINDOW),
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The value that 95 of 100 do not exceed; 0 of none. */
const ninetyFifth = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * 0.95) - 1)] ?? 0;

/** The slowest calls of the last while, the slowest first. */
export function slowestCalls(most = MAX_SLOW) {
  let calls: { readonly call: SlowCall; readonly since: number }[] = [];
  const current = (now: number) => calls.filter(({ since }) => now - since <= SLOW_KEPT);
  return {
    add({ route, method, id, outcome, seconds }: AnsweredRequest, now = Date.now()) {
      const ms = Math.round(seconds * 1000);
      if (ms < SLOW_FROM) return;
      const call = { route: route.slice(0, LONGEST_ROUTE), method, id, ms, at: new Date(now).toISOString(), outcome };
      calls = [...current(now), { call, since: now }].toSorted((a, b) => b.call.ms - a.call.ms).slice(0, most);
    },
    list: (now = Date.now()): SlowCall[] => current(now).map(({ call }) => call),
  };
}

export interface ProcessState {
  /** Bytes. */
  readonly memory: { readonly process: number; readonly heap: number; readonly total: number; readonly free: number };
  /** Processors in use since the last report, 1 for one of them; `load` of the machine over a minute. */
  readonly cpu: { readonly used: number; readonly cores: number; readonly load: number };
  /** ms; null until somebody has looked for a moment. `busy` from 0 to 1, since the last report. */
  readonly loop: { readonly p99: number | null; readonly worst: number | null; readonly busy: number };
  /** In the last five minutes. */
  readonly calls: { readonly perMinute: number; readonly p95: number; readonly faults: number };
  /** `p95` and `worst` of five minutes, in ms, until a connection was free. */
  readonly database: { readonly p95: number; readonly worst: number; readonly taken: number; readonly open: number };
  /** Public pages and lists since the start. */
  readonly cache: { readonly hits: number; readonly misses: number };
  readonly sockets: number;
  readonly slow: readonly SlowCall[];
}

export interface ProcessWatch {
  state(): ProcessState;
  stop(): void;
}

/** Delays of the event loop, gathered from the first reading until nobody reads any more. */
function eventLoopDelay() {
  let histogram: ReturnType<typeof monitorEventLoopDelay> | undefined;
  let idle: NodeJS.Timeout | undefined;
  const stop = () => {
    clearTimeout(idle);
    histogram?.disable();
    histogram = undefined;
  };
  /** Returns the values of the histogram since the last call, and resets it. */
  const read = (): Pick<ProcessState["loop"], "p99" | "worst"> => {
    clearTimeout(idle);
    idle = setTimeout(stop, LOOKED_AT);
    idle.unref();
    if (!histogram) {
      histogram = monitorEventLoopDelay({ resolution: LOOP_STEP });
      histogram.enable();
      return { p99: null, worst: null };
    }
    if (histogram.count === 0) return { p99: null, worst: null };
    // It counts from one tick of its timer to the next, so the step belongs to every value.
    const beyond = (nanoseconds: number) => rounded(Math.max(0, nanoseconds / 1e6 - LOOP_STEP));
    const gathered = { p99: beyond(histogram.percentile(99)), worst: beyond(histogram.max) };
    histogram.reset();
    return gathered;
  };
  return { read, stop };
}

/** Tells how much of the processors was used since it was last asked, at first since `began`. */
function processorReader(began: number) {
  let usage = process.cpuUsage();
  let utilization = performance.eventLoopUtilization();
  let readAt = began;
  return () => {
    const now = performance.now();
    const since = process.cpuUsage(usage);
    const used = now - readAt > 0 ? (since.user + since.system) / 1000 / (now - readAt) : 0;
    const busy = performance.eventLoopUtilization(utilization).utilization;
    usage = process.cpuUsage();
    utilization = performance.eventLoopUtilization();
    readAt = now;
    return { used: rounded(used), busy: rounded(busy) };
  };
}

/** Measures this process, without a timer until `state` is called. `ignored` are routes that are slow on purpose. */
export function watchProcess({ pool }: Pick<Database, "pool">, ignored: ReadonlySet<string>): ProcessWatch {
  const calls = recent(MAX_RECENT);
  const waits = recent(MAX_RECENT);
  const slow = slowestCalls();
  const began = performance.now();
  let [hits, misses, sockets] = [0, 0, 0];
  const ends = [
    answeredRequests.hear((request) => {
      const isFault = request.outcome === "internal" || request.status >= 500;
      calls.add({ at: performance.now(), ms: request.seconds * 1000, isFault });
      if (!ignored.has(request.route)) slow.add(request);
    }),
    databaseWaits.hear(({ seconds, isBackground }) => {
      if (!isBackground) waits.add({ at: performance.now(), ms: seconds * 1000, isFault: false });
    }),
    publicAnswers.hear((isHit) => (isHit ? (hits += 1) : (misses += 1))),
    socketCounts.hear((by) => (sockets += by)),
  ];

  const loop = eventLoopDelay();
  const readProcessor = processorReader(began);

  return {
    state() {
      const now = performance.now();
      const answered = calls.within(now);
      const waited = waits.within(now).map(({ ms }) => ms);
      const minutes = Math.min(WINDOW, Math.max(now - began, 1_000)) / MINUTE;
      const { used, busy } = readProcessor();
      const { rss, heapUsed } = process.memoryUsage();
      return {
        memory: { process: rss, heap: heapUsed, total: totalmem(), free: freemem() },
        cpu: { used, cores: availableParallelism(), load: rounded(loadavg()[0] ?? 0) },
        loop: { ...loop.read(), busy },
        calls: {
          perMinute: Math.round(answered.length / minutes),
          p95: rounded(ninetyFifth(answered.map(({ ms }) => ms))),
          faults: answered.filter(({ isFault }) => isFault).length,
        },
        database: {
          p95: rounded(ninetyFifth(waited)),
          worst: rounded(Math.max(0, ...waited)),
          taken: pool.totalCount - pool.idleCount,
          open: pool.totalCount,
        },
        cache: { hits, misses },
        sockets,
        slow: slow.list(),
      };
    },
    stop() {
      loop.stop();
      for (const end of ends) end();
    },
  };
}
