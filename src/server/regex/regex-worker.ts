import { parentPort } from "node:worker_threads";
import { compilePattern } from "./regex-compile.ts";

/** One question: does `pattern` match each of `texts`? Answers a list, or null when the pattern does not compile. */
export interface RegexQuestion {
  readonly pattern: string;
  readonly texts: readonly string[];
}

parentPort?.on("message", ({ pattern, texts }: RegexQuestion) => {
  try {
    const expression = compilePattern(pattern);
    parentPort?.postMessage(texts.map((text) => expression.test(text)));
  } catch {
    parentPort?.postMessage(null);
  }
});
parentPort?.postMessage("ready");
