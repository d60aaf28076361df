import { Worker } from "node:worker_threads";
import { boundedWork } from "../../../server/security/bounded-work.ts";
import type { WorkbookAnswer, WorkbookQuestion } from "./workbook-worker.server.ts";

/*
 * A small file can unpack into millions of texts: it is read in a thread of its own, which holds up nobody (RL-04) and is ended when
 * it takes too long or too much (EX-03).
 */

const LONGEST = 20_000; // ms; 10,000 rows take under one second, and several where eight others compute beside them
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
// Of a hundred thousand rows or so, which take ten seconds on a machine with nothing else to do.
const LONG = {
  longest: 90_000,
  memory: { maxOldGenerationSizeMb: 1_024, maxYoungGenerationSizeMb: 64 },
  from: 2 * 1024 * 1024, // bytes
};

const queued = boundedWork(1, 8);

/** What was asked of a workbook. Rejects for what cannot be read within the limits, and with `Busy`. */
export const readWorkbook = (question: WorkbookQuestion): Promise<WorkbookAnswer> =>
  queued(
    () =>
      new Promise((resolve, reject) => {
        const isLarge = question.bytes.length > LONG.from;
        const worker = new Worker(new URL("./workbook-worker.server.ts", import.meta.url), {
          workerData: question,
          resourceLimits: isLarge ? LONG.memory : MEMORY,
          execArgv: [],
        });
        const end = (settle: () => void) => {
          clearTimeout(limit);
          settle();
          void worker.terminate();
        };
        const late = () => end(() => reject(new Error("The workbook took too long to read.")));
        const limit = setTimeout(late, isLarge ? LONG.longest : LONGEST);
        worker.once("message", (answer: WorkbookAnswer) => end(() => resolve(answer)));
        worker.once("error", (error) => end(() => reject(error)));
        worker.once("exit", () => end(() => reject(new Error("The reading of the workbook ended."))));
      }),
  );
