import { Agent, request } from "node:http";

/* Generates a steady load from one process: each connection sends its next call when the last one is answered. */

export interface Load {
  readonly url: string;
  /** Appended to `url` for the nth call. */
  readonly path?: (n: number) => string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Body of the nth call; a GET without it. */
  readonly body?: (n: number) => string;
  /** Expected status, 200 by default. */
  readonly good?: number;
}

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers with another status. */
  readonly failed: number;
}

const once = (load: Load, agent: Agent, n: number) =>
  new Promise<boolean>((done) => {
    const body = load.body?.(n);
    const outgoing = request(
      load.url + (load.path?.(n) ?? ""),
      {
        agent,
        method: body === undefined ? "GET" : "POST",
        headers: {
          ...load.headers,
          ...(body === undefined
            ? {}
            : { "content-type": "application/x-www-form-urlencoded", "content-length": Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        answer.resume();
        answer.on("end", () => done(answer.statusCode === (load.good ?? 200)));
      },
    );
    outgoing.on("error", () => done(false));
    outgoing.end(body);
  });

/** Runs the load; the first fifth of the time is a warm-up and not counted. */
export async function run(load: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const start = performance.now();
  const counted = start + load.seconds * 200;
  const end = start + load.seconds * 1000;
  const times: number[] = [];
  let failed = 0;
  let n = 0;
  const worker = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      const isGood = await once(load, agent, n++);
      if (began < counted) continue;
      if (isGood) times.push(performance.now() - began);
      else failed++;
    }
  };
  await Promise.all(Array.from({ length: load.connections }, worker));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return { perSecond: Math.round(times.length / ((end - counted) / 1000)), p50: at(0.5), p99: at(0.99), failed };
}
