import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { LiteReply, LiteRequest, LiteStart } from "./lite-messages.ts";

// The engine runs here, off the thread that answers HTTP (RL-04): a query blocks its thread for its whole length.
const port = parentPort;
if (!port) throw new Error("lite-worker.ts runs as a worker only");

const { directory } = workerData as LiteStart;
const reply = (message: LiteReply) => port.postMessage(message);

// The engine touches all of its buffers when it opens, so each start takes their memory from the machine. Its default
// of 128 MB read a table of 80 MB no faster, by key or from end to end, because the system caches the files as well.
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"];

let engine: PGlite;
let last: Promise<void> = Promise.resolve();

port.on("message", (request: LiteRequest) => {
  last = last.then(() => answer(request));
});

async function answer(request: LiteRequest): Promise<void> {
  const { id } = request;
  try {
    switch (request.do) {
      case "start":
        engine = await PGlite.create({
          dataDir: directory,
          extensions: { pg_trgm },
          startParams,
          pgliteWasmModule: request.program,
        });
        break;
      case "wire": {
        const data = await engine.runExclusive(() => answerTo(request.data));
        port?.postMessage({ id, data } satisfies LiteReply, [data.buffer]);
        return;
      }
      case "reset":
        // The same settings a real server's connections get (open-server.ts).
        await engine.exec("rollback");
        await engine.exec("discard all");
        await engine.exec("set random_page_cost = 1.1; set timezone = 'UTC'");
        break;
      case "close":
        await engine.close();
        break;
    }
    reply({ id });
  } catch (error) {
    reply({ id, failure: describe(error) });
  }
}

/**
 * The engine's answer to messages of the protocol. Not `execProtocolRaw`, which also parses all that it returns and
 * keeps the parsed messages until a query fails: half of a query's time, and 10 KB for each without end.
 */
async function answerTo(messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const onRawData = (part: Uint8Array) => {
    parts.push(part.slice()); // it lies in the engine's memory
    length += part.length;
  };
  await engine.execProtocolRawStream(messages, { onRawData });
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

// Stacks of the engine are 20 KB of one minified line.
function describe(error: unknown): string {
  // Not all failures of the engine are an Error: when it exits it throws a plain object with a name and a message.
  const { name, message } = Object(error) as { name?: unknown; message?: unknown };
  return `${String(name)}: ${String(message).slice(0, 300)}`;
}
