import type { SourceFile } from "./source-file.ts";

/** One problem, as it is printed. */
export type Problem = string;

export const problemAt = (file: SourceFile, start: number, text: string): Problem =>
  `${file.path}:${file.text.slice(0, start).split("\n").length}  ${text}`;
