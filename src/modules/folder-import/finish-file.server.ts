import { basename } from "node:path";
import { buffer } from "node:stream/consumers";
import { inEach, inLanguage, LANGUAGES } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import type { JobContext } from "../../server/jobs/job-kind.ts";
import { answerTo } from "../../server/http/answer/answer-failure.ts";
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
  const sheet = outcome.kind === "refused" ? await sheetOf(services, outcome, shown) : undefined;
  const reports = outcome.kind === "refused" ? reportsOn(outcome, sheet) : [];
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
  const { imported, reason } = outcome;
  const words = { nothing: texts.refused, part: texts.inPart, unknown: texts.unknown }[imported];
  log(inEach((language) => inLanguage(words, language, { file: shown, reason: reason[language] })));
  if (outcome.sheet && !sheet) log(texts.noSheet, { file: shown });
  if (sheet) log(texts.seeSheet, { file: shown, sheet: `refused/${basename(path)}${WRONG_ROWS}` });
  return place;
}

/** The sheet of wrong rows; undefined without one, or where it is lost. Throws what may pass. */
async function sheetOf({ log }: Services, refusal: Refusal, file: string): Promise<Buffer | undefined> {
  try {
    const sheet = await refusal.sheet?.();
    return sheet && (Buffer.isBuffer(sheet) ? sheet : await buffer(sheet));
  } catch (error) {
    if (answerTo(error).failure.reason === "unavailable") throw error;
    log.warn({ err: error, file }, "the sheet of a file's wrong rows cannot be read");
    return undefined;
  }
}

/** The reason in each language, and the sheet of the wrong rows or what is known of them without it. */
function reportsOn({ reason, messages = [] }: Refusal, sheet: Buffer | undefined): Report[] {
  const lines = new Set([...LANGUAGES.map((language) => reason[language]), ...(sheet ? [] : messages)]);
  const text = { ending: ".txt", content: [...lines, ""].join("\n") };
  return sheet ? [text, { ending: WRONG_ROWS, content: sheet }] : [text];
}
