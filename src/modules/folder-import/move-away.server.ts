import { basename } from "node:path";
import type { Readable } from "node:stream";
import { inEach, inLanguage, LANGUAGES, type Words } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import type { JobContext } from "../../server/jobs/job-kind.ts";
import type { Services } from "../../server/services.ts";
import { FOLDER_IMPORT_TEXTS as texts } from "./folder-import-texts.ts";
import { keyOfFile } from "./import-file.server.ts";
import type { FileOutcome } from "./long-import.server.ts";
import { putAway, type Place } from "./put-away.server.ts";
import type { ReadFile } from "./waiting-files.server.ts";

/** A file with what came of it. */
export interface Settled {
  readonly module: Module;
  readonly file: ReadFile;
  readonly outcome: Exclude<FileOutcome, { readonly kind: "under way" }>;
}

/** What is to stand beside a refused file. */
interface Report {
  readonly path: string;
  readonly content: () => Promise<string | Buffer | Readable>;
  /** In short, for the job's log. */
  readonly reason: Words;
}

/** Such as `cms/product/new.xlsx`. */
export const shownName = ({ path }: Module, name: string): string => `${path.slice(1)}/${name}`;

/**
 * Moves a file into its place and says in the job's log what came of it. Undefined if it was written again or taken
 * away meanwhile. Throws `invalidInput` if it cannot be moved.
 */
export async function moveAway(
  services: Services,
  log: JobContext["log"],
  { module, file, outcome }: Settled,
): Promise<{ readonly place: Place; readonly report?: Report } | undefined> {
  const place = outcome.kind === "imported" ? "imported" : "refused";
  const path = await putAway(file, place, services.clock.now());
  const shown = shownName(module, file.name);
  if (outcome.kind === "imported") {
    const { total, added, updated, unchanged, questions } = outcome.result;
    log(texts.imported, { file: shown, total, added, updated, unchanged });
    const { sheets } = questions ?? {};
    if (sheets) log(texts.sheet, { file: shown, count: sheets.names.length, sheet: sheets.chosen });
  }
  if (path === undefined) {
    log(texts.replaced, { file: shown });
    return undefined;
  }
  if (outcome.kind === "imported") return { place };
  // Once it is mended or allowed, the same file may be put here again.
  await keyOfFile(services, module, file).forget();
  const report = reportOn(path, outcome);
  log(inEach((language) => inLanguage(texts.refused, language, { file: shown, reason: report.reason[language] })));
  return { place, report };
}

/** A sheet of the wrong rows, or the reason in each language. */
function reportOn(path: string, outcome: Exclude<Settled["outcome"], { readonly kind: "imported" }>): Report {
  if (outcome.kind === "refused") {
    const { reason } = outcome;
    const lines = new Set(LANGUAGES.map((language) => reason[language]));
    return { reason, path: `${path}.txt`, content: async () => [...lines, ""].join("\n") };
  }
  const sheet = `${path}.wrong-rows.xlsx`;
  const named = { count: outcome.count, sheet: `refused/${basename(sheet)}` };
  return {
    reason: inEach((language) => inLanguage(texts.wrongRows, language, named)),
    path: sheet,
    content: outcome.sheet,
  };
}
