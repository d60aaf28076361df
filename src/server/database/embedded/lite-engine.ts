import { Worker } from "node:worker_threads";
import { engineProgram } from "./engine-program.ts";
import type { LiteReply, LiteRequest, LiteStart } from "./lite-messages.ts";

type RequestWithoutId = LiteRequest extends infer R ? (R extends { id: number } ? Omit<R, "id"> : never) : never;

/** The embedded engine in its worker thread. */
export interface LiteEngine {
  /** Starts the worker and waits until it has opened the directory, at most `limitMs`; then it fails as `ask` does. */
  open(limitMs: number): Promise<void>;
  /**
   * Asks the worker, which is started or restarted first when needed. After `limitMs` of work the worker is cut off
   * (RL-04: PGlite ignores statement_timeout) and the call fails with SQLSTATE 57014; committed rows are kept.
   */
  ask(request: RequestWithoutId, limitMs: number): Promise<Uint8Array | undefined>;
  /** Closes the database in order and ends the worker. Repeatable. */
  close(): Promise<void>;
}

const REOPEN_LIMIT_MS = 60_000; // after a cut; somebody's request waits for it
const CLOSE_LIMIT_MS = 20_000;

/** An engine failure in the shape of a database error, so that one mapping reads both. */
class LiteFailure extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

interface Waiting {
  resolve(data: Uint8Array | undefined): void;
  reject(error: Error): void;
  readonly timer: NodeJS.Timeout;
}

interface Running {
  ask(id: number, request: RequestWithoutId, limitMs: number): Promise<Uint8Array | undefined>;
  /** Resolves when the thread has ended; before that nobody else may open the directory. */
  end(reason: LiteFailure): Promise<unknown>;
}

/**
 * Creates the engine; it opens nothing before `open` or the first `ask`. `directory` must exist and be locked by the
 * caller.
 */
export function createLiteEngine(directory: string): LiteEngine {
  let running: Promise<Running> | null = null;
  let ended: Promise<unknown> = Promise.resolve();
  let closing: Promise<void> | null = null;
  let lastId = 0;

  const start = async (limitMs: number): Promise<Running> => {
    await ended;
    const program = engineProgram(); // compiled while the worker loads its modules
    const run: Running = startWorker(directory, (end) => {
      running = null;
      ended = end;
    });
    try {
      await run.ask(++lastId, { do: "start", program: await program }, limitMs);
    } catch (error) {
      void run.end(new LiteFailure("58000", String(error)));
      throw error;
    }
    return run;
  };

  const current = (limitMs = REOPEN_LIMIT_MS): Promise<Running> => {
    if (closing) throw new LiteFailure("57P01", "The embedded database is closed.");
    running ??= start(limitMs);
    return running;
  };

  return {
    async open(limitMs) {
      await current(limitMs);
    },
    async ask(request, limitMs) {
      return (await current()).ask(++lastId, request, limitMs);
    },
    close() {
      closing ??= (async () => {
        const run = await running?.catch(() => null);
        await run?.ask(++lastId, { do: "close" }, CLOSE_LIMIT_MS).catch(() => undefined);
        await run?.end(new LiteFailure("57P01", "The embedded database is closed."));
        await ended;
      })();
      return closing;
    },
  };
}

function startWorker(directory: string, onEnd: (gone: Promise<unknown>) => void): Running {
  const workerData: LiteStart = { directory };
  // No flags of this process: a test runner's loaders have no place in there.
  const worker = new Worker(new URL("./lite-worker.ts", import.meta.url), { workerData, execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let gone: Promise<unknown> | null = null;

  const end = (reason: LiteFailure) => {
    if (gone) return gone;
    gone = worker.terminate();
    onEnd(gone);
    for (const { timer, reject } of waiting.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    waiting.clear();
    return gone;
  };

  worker.on("message", (message: LiteReply) => {
    const one = waiting.get(message.id);
    if (!one) return;
    if ("failure" in message) return void end(new LiteFailure("58000", message.failure));
    waiting.delete(message.id);
    clearTimeout(one.timer);
    one.resolve(message.data);
  });
  worker.on("error", (error) => void end(new LiteFailure("58000", String(error).slice(0, 300))));
  worker.on("exit", () => void end(new LiteFailure("57P01", "The embedded database stopped.")));

  return {
    end,
    ask: (id, request, limitMs) =>
      new Promise((resolve, reject) => {
        if (gone) return reject(new LiteFailure("57P01", "The embedded database is restarting."));
        const cut = () => {
          // If this thread itself was held up, the answer may already be waiting behind the timer.
          setImmediate(() => {
            if (waiting.has(id)) void end(new LiteFailure("57014", `The statement was cut off after ${limitMs} ms.`));
          });
        };
        waiting.set(id, { resolve, reject, timer: setTimeout(cut, limitMs) });
        worker.postMessage({ ...request, id } satisfies LiteRequest);
      }),
  };
}
