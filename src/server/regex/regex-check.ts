import { Worker } from "node:worker_threads";
import { limitConcurrency } from "../concurrency-limit.ts";
import { GOOD_PASSWORDS, hostileTexts } from "./regex-samples.ts";
import { compilePattern } from "./regex-compile.ts";
import type { RegexQuestion } from "./regex-worker.ts";

/** Why an administrator's pattern is refused. */
export type PatternReason = "too-long" | "invalid" | "too-slow" | "matches-nothing";

const MAX_PATTERN = 200; // characters
const MAX_INPUT = 128; // code points; a password's limit (W10)
const LIMIT_MS = 100;

// One at a time, because the time limit of a thread is only fair if no other check shares the CPU.
const queued = limitConcurrency(1, 200);
let idle: Promise<RegexThread> | null = null;

/**
 * Checks a pattern before it is stored (AU-11): at most 200 characters, compiles, matches a set of hostile texts within
 * 100 ms altogether, and accepts at least one of many good passwords. null: it may be used. Rejects with `Busy`.
 */
export async function vetPattern(pattern: string): Promise<PatternReason | null> {
  if (pattern.length > MAX_PATTERN) return "too-long";
  try {
    compilePattern(pattern);
  } catch {
    return "invalid";
  }
  const answer = await ask({ pattern, texts: [...GOOD_PASSWORDS, ...hostileTexts(pattern)] });
  if (answer === "cut") return "too-slow";
  if (answer === null) return "invalid";
  return answer.slice(0, GOOD_PASSWORDS.length).includes(true) ? null : "matches-nothing";
}

/**
 * Matches `text` (at most 128 code points, else false) against `pattern` off the main thread within 100 ms. `broken`:
 * the stored pattern does not compile or ran out of time. The caller then ignores it, so that a bad setting never keeps
 * people from changing their password (AU-11). Rejects with `Busy`.
 */
export async function matchesPattern(pattern: string, text: string): Promise<boolean | "broken"> {
  if (pattern.length > MAX_PATTERN) return "broken";
  if ([...text].length > MAX_INPUT) return false;
  const answer = await ask({ pattern, texts: [text] });
  return Array.isArray(answer) ? answer[0] === true : "broken";
}

type Answer = boolean[] | null | "cut";

interface RegexThread {
  ask(question: RegexQuestion): Promise<Answer>;
}

function ask(question: RegexQuestion): Promise<Answer> {
  return queued(async () => {
    idle ??= startThread();
    const thread = await idle.catch((error: unknown) => {
      idle = null;
      throw error;
    });
    const answer = await thread.ask(question);
    if (answer === "cut") idle = null;
    return answer;
  });
}

/** A thread for one question at a time: started once and kept, replaced after a cut; it keeps no process alive. */
async function startThread(): Promise<RegexThread> {
  const worker = new Worker(new URL("./regex-worker.ts", import.meta.url), { execArgv: [] });
  let hear: ((message: boolean[] | null) => void) | null = null;
  let fail: ((error: Error) => void) | null = null;
  worker.on("message", (message: boolean[] | null) => hear?.(message));
  worker.on("error", (error) => fail?.(error));
  worker.on("exit", () => fail?.(new Error("The pattern thread ended.")));
  await new Promise<void>((resolve, reject) => {
    hear = () => resolve(); // "ready"
    fail = reject;
  });
  worker.unref();

  return {
    async ask(question) {
      worker.ref();
      let timer: NodeJS.Timeout | undefined;
      const answer = await new Promise<Answer>((resolve) => {
        hear = resolve;
        fail = () => resolve("cut");
        // If this thread was held up itself, the answer may be waiting behind the timer: let it come first.
        timer = setTimeout(() => setImmediate(() => resolve("cut")), LIMIT_MS);
        worker.postMessage(question);
      });
      clearTimeout(timer);
      hear = null;
      fail = null;
      worker.unref();
      if (answer === "cut") await worker.terminate();
      return answer;
    },
  };
}
