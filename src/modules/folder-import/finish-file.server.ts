import { basename } from "node:path";
import type { Readable } from "node:stream";
import { inEach, inLanguage, LANGUAGES } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import type { JobContext } from "../../server/jobs/job-kind.ts";
import type { Services } from "../../server/services.ts";
import { FOLDER_IMPORT_TEXTS as texts } from "./folder-import-texts.ts";
import { keyOfFile } from "./import-file.server.ts";
import type { FileOutcome, Refusal } from "./long-import.server.ts";
import { moveFile, type Place } from "./move-file.server.ts";
import type { ReadFile } from "./waiting-files.server.ts";

/** A file with what came of it. */
export interface Settled {
  readonly module: Module;
  readonly file: ReadFile;
  readonly outcome: Exclude<FileOutcome, { readonly kind: "under way" }>;
}

/** A file that is to stand beside a refused one. */
interface Report {
  readonly path: string;
  readonly content: () => Promise<string | Buffer | Readable>;
}

/** Such as `cms/product/new.xlsx`. */
export const shownName = ({ path }: Module, name: string): string => `${path.slice(1)}/${name}`;

/**
 * Moves a file into its place and says in the job's log what came of it. Undefined if it was written again or taken
 * away meanwhile. Throws `invalidInput` if it cannot be moved.
 */
export async function finishFile(
  services: Services,
  log: JobContext["log"],
  { module, file, outcome }: Settled,
): Promise<{ readonly place: Place; readonly reports: readonly Report[] } | undefined> {
  const place = outcome.kind;
  const shown = shownName(module, file.name);
  const path = await moveFile(file, place, { shown, now: services.clock.now() });
  if (outcome.kind === "imported") {
    const { total, added, updated, unchanged, questions } = outcome.result;
    log(texts.imported, { file: shown, total, added, updated, unchanged });
    const { sheets } = questions ?? {};
    if (outcome.isEarlier) log(texts.earlier, { file: shown });
    if (sheets) log(texts.sheet, { file: shown, count: sheets.names.length, sheet: sheets.chosen });
  }
  if (path === undefined) {
    log(texts.replaced, { file: shown });
    return undefined;
  }
  if (outcome.kind === "imported") return { place, reports: [] };
  // Once the right is given, the same file may be put here again.
  if (!outcome.isKnown) await keyOfFile(services, module, file).forget();
  const { imported, reason, sheet } = outcome;
  const words = { nothing: texts.refused, part: texts.inPart, unknown: texts.unknown }[imported];
  log(inEach((language) => inLanguage(words, language, { file: shown, reason: reason[language] })));
  if (sheet) log(texts.seeSheet, { file: shown, sheet: `refused/${basename(sheetBeside(path))}` });
  return { place, reports: reportsOn(path, outcome) };
}

const sheetBeside = (path: string): string => `${path}.wrong-rows.xlsx`;

/** The reason in each language, and the sheet of the wrong rows. */
function reportsOn(path: string, { reason, sheet, messages = [] }: Refusal): Report[] {
  const lines = new Set([...LANGUAGES.map((language) => reason[language]), ...(sheet ? [] : messages)]);
  const text = { path: `${path}.txt`, content: async () => [...lines, ""].join("\n") };
  return sheet ? [text, { path: sheetBeside(path), content: sheet }] : [text];
}
