import { inEveryLanguage, type TextParameters, type Words } from "../../contract/text.ts";
import type { Clock } from "../clock.ts";
import type { Report } from "./claims.ts";
import type { JobLine } from "./job-tables.ts";

const MAX_LINES = 200; // between two beats; the table keeps as many

/** Collects a job's progress and log lines, to be stored from time to time. */
export interface JobReport {
  readonly progress: (done: number, total?: number) => void;
  readonly write: (words: Words, parameters?: TextParameters) => void;
  /** Returns the lines that are not stored yet, each once. */
  readonly take: () => Report;
  /** Takes lines back that could not be stored; they come before those written since. */
  readonly putBack: (lines: readonly JobLine[]) => void;
}

export function newReport(clock: Clock): JobReport {
  let lines: JobLine[] = [];
  let [done, total]: [number, number | null] = [0, null];
  return {
    progress(now, of) {
      done = now;
      total = of ?? total;
    },
    write(words, parameters) {
      lines.push({ at: new Date(clock.now()).toISOString(), ...inEveryLanguage(words, parameters) });
      lines = lines.slice(-MAX_LINES);
    },
    take() {
      const taken = { done, total, lines };
      lines = [];
      return taken;
    },
    putBack(untold) {
      lines = [...untold, ...lines].slice(-MAX_LINES);
    },
  };
}
