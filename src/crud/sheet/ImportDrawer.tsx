import { Button, Upload } from "antd";
import { useEffect, useEffectEvent, useState } from "react";
import type { ImportQuestions as Questions } from "../../contract/import-outcome.ts";
import type { Words } from "../../contract/text.ts";
import { SHEET_LIMIT } from "../../contract/upload.ts";
import { Drawer } from "../../web/components/Drawer.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { useFetchFile } from "../../web/jobs/use-job.ts";
import type { Module } from "../define-module.ts";
import type { ImportChoices } from "../endpoints.ts";
import { CRUD_TEXTS } from "../texts.ts";
import { IMPORT_TEXTS } from "./import-texts.ts";
import { ImportEnd } from "./ImportEnd.tsx";
import { ImportFailure } from "./ImportFailure.tsx";
import { ImportFindings } from "./ImportFindings.tsx";
import { ImportQuestions } from "./ImportQuestions.tsx";
import { ImportWaiting } from "./ImportWaiting.tsx";
import { download, useJobNews, useTemplate } from "./use-export.tsx";
import { useImportRun, type ImportFound } from "./use-import-run.web.ts";
import style from "../form/form.module.css";

// What was asked once stays in view once it is answered, or nobody could answer otherwise.
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

/** A sheet is checked first (a dry run); only what is wholly right can then be taken over. */
export function ImportDrawer({ module, onClose }: { readonly module: Module; readonly onClose: () => void }) {
  const t = useText();
  const feedback = useFeedback();
  const [file, setFile] = useState<File>();
  const [choices, setChoices] = useState<ImportChoices>({});
  const [questions, setQuestions] = useState<Questions>({});
  const [sent, setSent] = useState(0);
  const check = useImportRun(module);
  const take = useImportRun(module);
  const fetchFile = useFetchFile();
  const tell = useJobNews();
  const template = useTemplate(module);
  const abort = useState(() => new AbortController())[0];
  // What was not wholly written is told as it is; what was refused at once is looked at anew.
  const result = take.result?.job ? take.result : check.result;
  const options = { signal: abort.signal, onProgress: setSent };
  const look = (of: File, how: ImportChoices, known: Questions) => {
    setSent(0);
    setChoices(how);
    setQuestions(known);
    check.send({ file: of, isDryRun: true, choices: how, ...options });
  };
  const choose = (chosen: File) => {
    if (chosen.size > SHEET_LIMIT)
      return feedback.error(t(IMPORT_TEXTS.importTooLarge, { max: SHEET_LIMIT / 1024 ** 2 }));
    setFile(chosen);
    take.forget(); // what went wrong with the last file says nothing of this one
    look(chosen, {}, {});
  };
  const job = take.job ?? check.job;
  const close = () => {
    abort.abort();
    if (job) tell(job.id, `${t(CRUD_TEXTS.import)} · ${t(module.title)}`);
    onClose();
  };
  const found = useEffectEvent(({ questions: open }: ImportFound) => setQuestions(asked(questions, open)));
  useEffect(() => {
    if (check.result) found(check.result);
  }, [check.result]);
  const taken = useEffectEvent(({ added, updated, failed, left, job: byJob }: ImportFound) => {
    if (failed.length > 0 && file && !byJob) return look(file, choices, questions); // the records changed since the check
    if (failed.length + left > 0) return undefined;
    feedback.success(t(IMPORT_TEXTS.imported, { added, updated }));
    return onClose();
  });
  useEffect(() => {
    if (take.result) taken(take.result);
  }, [take.result]);
  const confirm = () => {
    if (!file) return;
    setSent(0);
    take.send({ file, isDryRun: false, choices, ...options });
  };
  const isBusy = check.isPending || take.isPending;
  const error = check.error ?? take.error;
  const changes = result ? result.added + result.updated : 0;
  const why = isBusy ? undefined : whyNot(file, result, questions, choices);
  return (
    <Drawer
      open
      onClose={close}
      size={640}
      styles={{ wrapper: { maxWidth: "100vw" } }}
      title={`${t(CRUD_TEXTS.import)} · ${t(module.title)}`}
    >
      <div className={style.form}>
        <p>
          {t(IMPORT_TEXTS.importHelp, { max: SHEET_LIMIT / 1024 ** 2 })}{" "}
          <Button type="link" size="small" loading={template.isPending} onClick={() => template.mutate()}>
            {t(IMPORT_TEXTS.importTemplate)}
          </Button>
        </p>
        <Upload.Dragger
          accept=".xlsx"
          maxCount={1}
          showUploadList={false}
          disabled={isBusy}
          beforeUpload={(chosen) => (choose(chosen), false)}
        >
          {file ? file.name : t(IMPORT_TEXTS.chooseFile)}
        </Upload.Dragger>
        {file && Object.keys(questions).length > 0 ? (
          <ImportQuestions
            questions={questions}
            choices={choices}
            isDisabled={isBusy}
            onChoose={(how) => look(file, how, questions)}
          />
        ) : null}
        {isBusy ? <ImportWaiting sent={sent} isWriting={take.isPending} job={job} /> : null}
        {error && !isBusy ? (
          <ImportFailure
            error={error}
            onRetry={() => (check.error && file ? look(file, choices, questions) : confirm())}
          />
        ) : null}
        {result && !isBusy ? <ImportFindings module={module} result={result} /> : null}
        <ImportEnd
          take={changes > 0 ? t(IMPORT_TEXTS.importAll, { count: changes }) : t(CRUD_TEXTS.import)}
          why={why && t(why, { count: result?.refused ?? 0 })}
          isDisabled={!result || why !== undefined || result.left > 0 || check.isPending}
          isTaking={take.isPending}
          leave={t(job ? IMPORT_TEXTS.importLeave : CRUD_TEXTS.cancel)}
          onTake={confirm}
          onLeave={close}
        >
          {result?.file ? (
            <Button onClick={() => result.file && download(result.file)}>{t(IMPORT_TEXTS.failedRows)}</Button>
          ) : null}
          {result?.fileOf ? (
            <Button loading={fetchFile.isPending} onClick={() => result.fileOf && fetchFile.mutate(result.fileOf)}>
              {t(IMPORT_TEXTS.failedRows)}
            </Button>
          ) : null}
        </ImportEnd>
      </div>
    </Drawer>
  );
}
