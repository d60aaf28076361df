import { z } from "zod";

const bytes = z.number();
const milliseconds = z.number();

const slowCall = z.object({
  /** The declared path, without parameters and without the input. */
  route: z.string(),
  method: z.string(),
  /** The request id, by which the log has it. */
  id: z.string(),
  ms: milliseconds,
  at: z.string(),
  /** `ok`, or the name of the refusal. */
  outcome: z.string(),
});

/** The report of one instance of the program. */
export const instanceReport = z.object({
  /** Made at its start. */
  id: z.string(),
  /** Name of its machine. */
  host: z.string(),
  process: z.int(),
  startedAt: z.string(),
  /** Version of its build; empty where none is served. */
  build: z.string(),
  node: z.string(),
  memory: z.object({ process: bytes, heap: bytes, total: bytes, free: bytes }),
  /** Processors in use since the last report, 1 for one of them; `load` of the machine over a minute. */
  cpu: z.object({ used: z.number(), cores: z.int(), load: z.number() }),
  /**
   * Delay of the event loop; null until it has been measured for a moment. `busy` from 0 to 1, since the last report.
   */
  loop: z.object({ p99: milliseconds.nullable(), worst: milliseconds.nullable(), busy: z.number() }),
  /** In the last five minutes. */
  calls: z.object({ perMinute: z.int(), p95: milliseconds, faults: z.int() }),
  /** Until a connection was free, in five minutes; and connections now. */
  database: z.object({ p95: milliseconds, worst: milliseconds, taken: z.int(), open: z.int() }),
  /** Public pages and lists out of memory and made, since the start. */
  cache: z.object({ hits: z.int(), misses: z.int() }),
  /** Open websockets. */
  sockets: z.int(),
  /** The slowest calls of a quarter of an hour, the slowest first. */
  slow: z.array(slowCall),
});
export type InstanceReport = z.output<typeof instanceReport>;
