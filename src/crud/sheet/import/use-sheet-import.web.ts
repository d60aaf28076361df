import { useEffect, useEffectEvent, useState } from "react";
import type { ImportQuestions as Questions } from "../../../contract/import-outcome.ts";
import type { Words } from "../../../contract/text.ts";
import { SHEET_LIMIT } from "../../../contract/upload.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import type { Module } from "../../define-module.ts";
import type { ImportChoices } from "../sheet-endpoints.ts";
import { SHEET_TEXTS } from "../texts.ts";
import { IMPORT_TEXTS } from "./import-texts.ts";
import { useJobNews } from "../use-export.tsx";
import { useImportRun, type ImportFound } from "./use-import-run.web.ts";

// A question stays in view once it is answered, or nobody could answer otherwise.
const asked = (known: Questions, now: Questions = {}): Questions => ({
  ...((now.sheets ?? known.sheets) ? { sheets: now.sheets ?? known.sheets } : {}),
  ...(now.head ? { head: now.head } : {}),
  ...(now.unknownColumns ? { unknownColumns: now.unknownColumns } : {}),
  ...(now.ambiguousDays === undefined ? {} : { ambiguousDays: now.ambiguousDays }),
  ...((now.unknownKeys ?? known.unknownKeys) === undefined
    ? {}
    : { unknownKeys: now.unknownKeys ?? known.unknownKeys }),
});

/** Why nothing can be taken over, unless a question or a failure above says so. */
function whyNot(
  file: File | undefined,
  result: ImportFound | undefined,
  { unknownColumns, ambiguousDays }: Questions,
  { skipUnknown, dayOrder }: ImportChoices,
): Words | undefined {
  if (!file) return IMPORT_TEXTS.importNeedsFile;
  if (!result) return undefined;
  if (unknownColumns && !skipUnknown) return IMPORT_TEXTS.importNeedsSkip;
  if (result.failed.length > 0)
    return ambiguousDays !== undefined && !dayOrder ? IMPORT_TEXTS.importNeedsDays : IMPORT_TEXTS.importIsWrong;
  if (result.left > 0) return undefined;
  return result.added + result.updated === 0 ? IMPORT_TEXTS.importIsKnown : undefined;
}

/** Calls what is done with a result once, when it is there. */
function useResult(result: ImportFound | undefined, act: (result: ImportFound) => void) {
  const found = useEffectEvent(act);
  useEffect(() => {
    if (result) found(result);
  }, [result]);
}

/** A file's dry run and its taking over, one after the other, with how much of the file is on its way, from 0 to 1. */
function useRuns(module: Module) {
  const check = useImportRun(module);
  const take = useImportRun(module);
  const [sent, setSent] = useState(0);
  const [abort] = useState(() => new AbortController());
  const begin = (run: typeof check, file: File, choices: ImportChoices) => {
    setSent(0);
    run.send({ file, isDryRun: run === check, choices, signal: abort.signal, onProgress: setSent });
  };
  return { check, take, sent, begin, abort: () => abort.abort() };
}

/** The way of a file: chosen, checked in a dry run, asked about, and taken over once it is wholly right. */
export function useSheetImport(module: Module, onClose: () => void) {
  const t = useText();
  const feedback = useFeedback();
  const [file, setFile] = useState<File>();
  const [choices, setChoices] = useState<ImportChoices>({});
  const [questions, setQuestions] = useState<Questions>({});
  const { check, take, sent, begin, abort } = useRuns(module);
  const tell = useJobNews();
  const look = (of: File, how: ImportChoices, known: Questions) => {
    setChoices(how);
    setQuestions(known);
    begin(check, of, how);
  };
  const confirm = () => file && begin(take, file, choices);
  useResult(check.result, (found) => setQuestions(asked(questions, found.questions)));
  useResult(take.result, ({ added, updated, failed, left, job: byJob }) => {
    if (failed.length > 0 && file && !byJob) return look(file, choices, questions); // the records changed since the check
    if (failed.length + left > 0) return undefined;
    feedback.success(t(IMPORT_TEXTS.imported, { added, updated }));
    return onClose();
  });
  // A sheet not wholly written is told as it is; one refused at once is looked at anew.
  const result = take.result?.job ? take.result : check.result;
  const isBusy = check.isPending || take.isPending;
  const job = take.job ?? check.job;
  const why = isBusy ? undefined : whyNot(file, result, questions, choices);
  return {
    file,
    choices,
    questions,
    sent,
    /** The job it was left to, while that works. */
    job,
    isBusy,
    isTaking: take.isPending,
    error: isBusy ? null : (check.error ?? take.error),
    result,
    /** Why it cannot be taken over, unless a question or a failure says so. */
    why,
    canTake: result !== undefined && why === undefined && result.left === 0 && !check.isPending,
    /** The number of records it would write. */
    changes: result ? result.added + result.updated : 0,
    choose(chosen: File) {
      if (chosen.size > SHEET_LIMIT)
        return feedback.error(t(IMPORT_TEXTS.importTooLarge, { max: SHEET_LIMIT / 1024 ** 2 }));
      setFile(chosen);
      take.forget(); // what went wrong with the last file says nothing of this one
      return look(chosen, {}, {});
    },
    answer: (how: ImportChoices) => file && look(file, how, questions),
    confirm,
    retry: () => (check.error && file ? look(file, choices, questions) : confirm()),
    /** A job in the background goes on, and tells of itself. */
    leave() {
      abort();
      if (job) tell(job.id, `${t(SHEET_TEXTS.import)} · ${t(module.title)}`);
      onClose();
    },
  };
}
