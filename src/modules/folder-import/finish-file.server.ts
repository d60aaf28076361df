import { basename } from "node:path";
import { inEach, inLanguage, LANGUAGES } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import type { JobContext } from "../../server/jobs/job-kind.ts";
import type { Services } from "../../server/services.ts";
import { FOLDER_IMPORT_TEXTS as texts } from "./folder-import-texts.ts";
import { keyOfFile } from "./import-file.server.ts";
import type { FileOutcome, Refusal } from "./long-import.server.ts";
import { moveFile, type Place, type Report } from "./move-file.server.ts";
import type { ReadFile } from "./waiting-files.server.ts";

/** A file with what came of it. */
export interface Settled {
  readonly module: Module;
  readonly file: ReadFile;
  readonly outcome: Exclude<FileOutcome, { readonly kind: "under way" }>;
}

const WRONG_ROWS = ".wrong-rows.xlsx";

/** Such as `cms/product/new.xlsx`. */
export const shownName = ({ path }: Module, name: string): string => `${path.slice(1)}/${name}`;

/**
 * Moves a file into its place and says in the job's log what came of it. Returns the place; undefined if the file was
 * written again or taken away meanwhile. Throws `invalidInput` if it cannot be moved, or not with what is wrong with it.
 */
export async function finishFile(
  services: Services,
  log: JobContext["log"],
  { module, file, outcome }: Settled,
): Promise<Place | undefined> {
  const place = outcome.kind;
  const shown = shownName(module, file.name);
  const reports = outcome.kind === "refused" ? reportsOn(outcome) : [];
  const path = await moveFile(file, place, { shown, now: services.clock.now(), reports });
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
  if (outcome.kind === "imported") return place;
  // Once the right is given, the same file may be put here again.
  if (!outcome.isKnown) await keyOfFile(services, module, file).forget();
  const { imported, reason, sheet } = outcome;
  const words = { nothing: texts.refused, part: texts.inPart, unknown: texts.unknown }[imported];
  log(inEach((language) => inLanguage(words, language, { file: shown, reason: reason[language] })));
  if (sheet) log(texts.seeSheet, { file: shown, sheet: `refused/${basename(path)}${WRONG_ROWS}` });
  return place;
}

/** The reason in each language, and the sheet of the wrong rows. */
function reportsOn({ reason, sheet, messages = [] }: Refusal): Report[] {
  const lines = new Set([...LANGUAGES.map((language) => reason[language]), ...(sheet ? [] : messages)]);
  const text = { ending: ".txt", content: async () => [...lines, ""].join("\n") };
  return sheet ? [text, { ending: WRONG_ROWS, content: sheet }] : [text];
}
