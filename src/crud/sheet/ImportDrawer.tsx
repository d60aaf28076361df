import { Alert, Button, Drawer, Progress, Spin, Upload } from "antd";
import { useState } from "react";
import { useFeedback } from "../../web/components/Feedback.tsx";
import { useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import type { ImportChoices, ImportQuestions as Questions, ImportResult } from "../endpoints.ts";
import { CRUD_TEXTS } from "../texts.ts";
import { useImport } from "../use-crud.web.ts";
import { ImportFindings } from "./ImportFindings.tsx";
import { ImportQuestions } from "./ImportQuestions.tsx";
import { download, useTemplate } from "./use-export.tsx";
import style from "../form/form.module.css";

/** What the file waits for: the way to the server is told in parts, what the server does with it in words. */
function Waiting({ sent, isWriting }: { readonly sent: number; readonly isWriting: boolean }) {
  const t = useText();
  const percent = Math.round(sent * 100);
  if (sent < 1)
    return (
      <div role="status">
        <Progress percent={percent} showInfo={false} status="active" />
        {t(CRUD_TEXTS.importSending, { percent })}
      </div>
    );
  return (
    <div role="status">
      <Spin size="small" /> {t(isWriting ? CRUD_TEXTS.importWriting : CRUD_TEXTS.importChecking)}
    </div>
  );
}

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

/** A sheet is checked first (a dry run); only what is wholly right can then be taken over. */
export function ImportDrawer({ module, onClose }: { readonly module: Module; readonly onClose: () => void }) {
  const t = useText();
  const feedback = useFeedback();
  const [file, setFile] = useState<File>();
  const [choices, setChoices] = useState<ImportChoices>({});
  const [questions, setQuestions] = useState<Questions>({});
  const [sent, setSent] = useState(0);
  const check = useImport(module);
  const take = useImport(module);
  const template = useTemplate(module);
  const abort = useState(() => new AbortController())[0];
  const result = check.data;
  const options = { signal: abort.signal, onProgress: setSent };
  const look = (of: File, how: ImportChoices, known: Questions) => {
    setSent(0);
    setChoices(how);
    check.mutate(
      { file: of, isDryRun: true, choices: how, ...options },
      { onSuccess: (answer) => setQuestions(asked(known, answer.questions)) },
    );
  };
  const choose = (chosen: File) => {
    setFile(chosen);
    take.reset(); // what went wrong with the last file says nothing of this one
    look(chosen, {}, {});
  };
  const close = () => {
    abort.abort();
    onClose();
  };
  const taken = (of: File, { added, updated, failed }: ImportResult) => {
    if (failed.length > 0) return look(of, choices, questions); // the records changed since the check
    feedback.success(t(CRUD_TEXTS.imported, { added, updated }));
    onClose();
  };
  const confirm = () => {
    if (!file) return;
    setSent(0);
    take.mutate({ file, isDryRun: false, choices, ...options }, { onSuccess: (answer) => taken(file, answer) });
  };
  const isBusy = check.isPending || take.isPending;
  const error = check.error ?? take.error;
  const changes = result ? result.added + result.updated : 0;
  const isOpen = questions.unknownColumns !== undefined && !choices.skipUnknown;
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
          {t(CRUD_TEXTS.importHelp)}{" "}
          <Button type="link" size="small" loading={template.isPending} onClick={() => template.mutate()}>
            {t(CRUD_TEXTS.importTemplate)}
          </Button>
        </p>
        <Upload.Dragger
          accept=".xlsx"
          maxCount={1}
          showUploadList={false}
          disabled={isBusy}
          beforeUpload={(chosen) => (choose(chosen), false)}
        >
          {file ? file.name : t(CRUD_TEXTS.chooseFile)}
        </Upload.Dragger>
        {file && Object.keys(questions).length > 0 ? (
          <ImportQuestions
            questions={questions}
            choices={choices}
            isDisabled={isBusy}
            onChoose={(how) => look(file, how, questions)}
          />
        ) : null}
        {isBusy ? <Waiting sent={sent} isWriting={take.isPending} /> : null}
        {error && !isBusy ? <Alert type="error" showIcon title={error.message} /> : null}
        {result && !isBusy ? <ImportFindings module={module} result={result} /> : null}
        <div className={style.actions}>
          {result?.file ? (
            <Button onClick={() => result.file && download(result.file)}>{t(CRUD_TEXTS.failedRows)}</Button>
          ) : null}
          <Button onClick={close}>{t(CRUD_TEXTS.cancel)}</Button>
          <Button
            type="primary"
            disabled={!result || result.failed.length > 0 || changes === 0 || isOpen || check.isPending}
            loading={take.isPending}
            onClick={confirm}
          >
            {t(CRUD_TEXTS.importAll, { count: changes })}
          </Button>
        </div>
      </div>
    </Drawer>
  );
}
