import { Worker } from "node:worker_threads";
import { limitConcurrency } from "../../../server/security/concurrency-limit.ts";
import type { WorkbookAnswer, WorkbookQuestion } from "./workbook-worker.server.ts";

/*
 * A small file can unpack into millions of texts, so it is read in a worker thread, which blocks no other request
 * (RL-04) and is terminated at its limits of time and memory (EX-03).
 */

const LARGE_FROM = 2 * 1024 * 1024; // bytes
/** 10,000 rows take under one second, several when eight other processes compute. */
const USUAL = {
  timeout: 20_000, // ms
  memory: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
};
/** About 100,000 rows take ten seconds on an idle machine. */
const LARGE = {
  timeout: 90_000, // ms
  memory: { maxOldGenerationSizeMb: 1_024, maxYoungGenerationSizeMb: 64 },
};

const queued = limitConcurrency(1, 8);

/**
 * Reads a workbook in a worker. Rejects for a file that cannot be read within the limits, and with `Busy` when the
 * queue is full.
 */
export const readWorkbook = (question: WorkbookQuestion): Promise<WorkbookAnswer> =>
  queued(
    () =>
      new Promise((resolve, reject) => {
        const { timeout, memory } = question.bytes.length > LARGE_FROM ? LARGE : USUAL;
        const worker = new Worker(new URL("./workbook-worker.server.ts", import.meta.url), {
          workerData: question,
          resourceLimits: memory,
          execArgv: [],
        });
        const end = (settle: () => void) => {
          clearTimeout(limit);
          settle();
          void worker.terminate();
        };
        const late = () => end(() => reject(new Error("The workbook took too long to read.")));
        const limit = setTimeout(late, timeout);
        worker.once("message", (answer: WorkbookAnswer) => end(() => resolve(answer)));
        worker.once("error", (error) => end(() => reject(error)));
        worker.once("exit", () => end(() => reject(new Error("The reading of the workbook ended."))));
      }),
  );
