import { useEffect, useEffectEvent, useState } from "react";
import type { ImportQuestions as Questions } from "../../../contract/import-result.ts";
import type { Words } from "../../../contract/text.ts";
import { SHEET_LIMIT } from "../../../contract/files/upload.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import type { Module } from "../../define-module.ts";
import type { ImportChoices } from "../sheet-endpoints.ts";
import { SHEET_TEXTS } from "../texts.ts";
import { IMPORT_TEXTS } from "./import-texts.ts";
import { useJobToast } from "../use-export.tsx";
import { useImportResult, type FinalResult } from "./use-import-result.web.ts";

// An answered question stays visible, so that the answer can be changed.
const merged = ({ sheets, unknownKeys }: Questions, latest: Questions = {}): Questions => ({
  ...(sheets ? { sheets } : {}),
  ...(unknownKeys === undefined ? {} : { unknownKeys }),
  ...latest,
});

/** The reason why importing is disabled; undefined where a question or an error above says it. */
function blockingReason(
  file: File | undefined,
  result: FinalResult | undefined,
  { unknownColumns, ambiguousDays }: Questions,
  { skipUnknown, dayOrder }: ImportChoices,
): Words | undefined {
  if (!file) return IMPORT_TEXTS.importNeedsFile;
  if (!result) return undefined;
  if (unknownColumns && !skipUnknown) return IMPORT_TEXTS.importNeedsSkip;
  if (result.failed.length > 0)
    return ambiguousDays !== undefined && !dayOrder ? IMPORT_TEXTS.importNeedsDays : IMPORT_TEXTS.importIsWrong;
  if (result.left > 0) return undefined;
  if (result.added + result.updated > 0) return undefined;
  return result.ignoredRows ? IMPORT_TEXTS.importOnlyIgnored : IMPORT_TEXTS.importIsKnown;
}

/** Calls `act` once for each new result. */
function useResult(result: FinalResult | undefined, act: (result: FinalResult) => void) {
  const found = useEffectEvent(act);
  useEffect(() => {
    if (result) found(result);
  }, [result]);
}

/** Dry run and import of a file; `sent` is the uploaded share, 0 to 1. */
function useRuns(module: Module) {
  const check = useImportResult(module);
  const take = useImportResult(module);
  const [sent, setSent] = useState(0);
  const [abort] = useState(() => new AbortController());
  const begin = (run: typeof check, file: File, choices: ImportChoices) => {
    setSent(0);
    run.send({ file, isDryRun: run === check, choices, signal: abort.signal, onProgress: setSent });
  };
  return { check, take, sent, begin, abort: () => abort.abort() };
}

/** The steps of an import: choose, dry run, questions, import. */
export function useImportSteps(module: Module, onClose: () => void) {
  const t = useText();
  const feedback = useFeedback();
  const [file, setFile] = useState<File>();
  const [choices, setChoices] = useState<ImportChoices>({});
  const [questions, setQuestions] = useState<Questions>({});
  const { check, take, sent, begin, abort } = useRuns(module);
  const showJob = useJobToast();
  const recheck = (chosen: File, answers: ImportChoices, known: Questions) => {
    setChoices(answers);
    setQuestions(known);
    begin(check, chosen, answers);
  };
  const confirm = () => file && begin(take, file, choices);
  useResult(check.result, (found) => setQuestions(merged(questions, found.questions)));
  useResult(take.result, ({ added, updated, failed, left, job: byJob }) => {
    // records changed since the dry run
    if (failed.length > 0 && file && !byJob) return recheck(file, choices, questions);
    if (failed.length + left > 0) return undefined;
    feedback.success(t(IMPORT_TEXTS.imported, { added, updated }));
    return onClose();
  });
  // A job's partial import is shown as it is; a refused short import is checked again.
  const result = take.result?.job ? take.result : check.result;
  const isBusy = check.isPending || take.isPending;
  const job = take.job ?? check.job;
  const why = isBusy ? undefined : blockingReason(file, result, questions, choices);
  return {
    file,
    choices,
    questions,
    sent,
    /** The background job while it runs. */
    job,
    isBusy,
    isTaking: take.isPending,
    error: isBusy ? null : (check.error ?? take.error),
    result,
    why,
    canTake: result !== undefined && why === undefined && result.left === 0 && !check.isPending,
    /** Number of records that would be written: none while a row is wrong. */
    changes: result && result.failed.length === 0 ? result.added + result.updated : 0,
    choose(chosen: File) {
      if (chosen.size > SHEET_LIMIT)
        return feedback.error(t(IMPORT_TEXTS.importTooLarge, { max: SHEET_LIMIT / 1024 ** 2 }));
      setFile(chosen);
      take.forget(); // an error of the previous file does not apply
      return recheck(chosen, {}, {});
    },
    answer: (answers: ImportChoices) => file && recheck(file, answers, questions),
    confirm,
    retry: () => (check.error && file ? recheck(file, choices, questions) : confirm()),
    /** A background job continues and reports in a toast. */
    leave() {
      abort();
      if (job) showJob(job.id, `${t(SHEET_TEXTS.import)} · ${t(module.title)}`);
      onClose();
    },
  };
}
