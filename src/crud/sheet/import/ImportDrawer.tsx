import { Button, Upload } from "antd";
import { SHEET_LIMIT } from "../../../contract/files/upload.ts";
import { Drawer } from "../../../web/components/Drawer.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { useFetchFile } from "../../../web/jobs/use-job.ts";
import type { Module } from "../../define-module.ts";
import { CRUD_TEXTS } from "../../texts.ts";
import { SHEET_TEXTS } from "../texts.ts";
import { IMPORT_TEXTS } from "./import-texts.ts";
import { ImportEnd } from "./ImportEnd.tsx";
import { ImportFailure } from "./ImportFailure.tsx";
import { ImportFindings } from "./ImportFindings.tsx";
import { ImportQuestions } from "./ImportQuestions.tsx";
import { ImportWaiting } from "./ImportWaiting.tsx";
import { useTemplate } from "../use-export.tsx";
import { saveAnsweredFile } from "../../../web/jobs/save-file.ts";
import type { FinalResult } from "./use-import-result.web.ts";
import { useImportSteps } from "./use-import-steps.web.ts";
import style from "../../form/form.module.css";

/** Offers the refused rows as a spreadsheet, from the answer or from the job's file. */
function RefusedRows({ file, fileOf }: Pick<FinalResult, "file" | "fileOf">) {
  const t = useText();
  const fetchFile = useFetchFile();
  if (file) return <Button onClick={() => saveAnsweredFile(file)}>{t(IMPORT_TEXTS.failedRows)}</Button>;
  if (!fileOf) return null;
  return (
    <Button loading={fetchFile.isPending} onClick={() => fetchFile.mutate(fileOf)}>
      {t(IMPORT_TEXTS.failedRows)}
    </Button>
  );
}

/** Imports a spreadsheet: a dry run first; the import itself only when the dry run found no errors. */
export function ImportDrawer({ module, onClose }: { readonly module: Module; readonly onClose: () => void }) {
  const t = useText();
  const template = useTemplate(module);
  const run = useImportSteps(module, onClose);
  const { file, questions, job, isBusy, error, result, why, changes } = run;
  return (
    <Drawer
      open
      onClose={run.leave}
      size={640}
      title={`${t(SHEET_TEXTS.import)} · ${t(module.title)}`}
      footer={
        <ImportEnd
          take={changes > 0 ? t(IMPORT_TEXTS.importAll, { count: changes }) : t(SHEET_TEXTS.import)}
          why={why && t(why, { count: result?.refused ?? 0 })}
          isDisabled={!run.canTake}
          isTaking={run.isTaking}
          leave={t(job ? IMPORT_TEXTS.importLeave : CRUD_TEXTS.cancel)}
          onTake={run.confirm}
          onLeave={run.leave}
        >
          {result ? <RefusedRows file={result.file} fileOf={result.fileOf} /> : null}
        </ImportEnd>
      }
    >
      <div className={style.form}>
        <p>
          {t(IMPORT_TEXTS.importHelp, { max: SHEET_LIMIT / 1024 ** 2 })}{" "}
          <Button
            type="link"
            size="small"
            className="in-words"
            loading={template.isPending}
            onClick={() => template.mutate()}
          >
            {t(IMPORT_TEXTS.importTemplate)}
          </Button>
        </p>
        <Upload.Dragger
          accept=".xlsx"
          maxCount={1}
          showUploadList={false}
          disabled={isBusy}
          beforeUpload={(chosen) => (run.choose(chosen), false)}
        >
          {file ? file.name : t(IMPORT_TEXTS.chooseFile)}
        </Upload.Dragger>
        {file && Object.keys(questions).length > 0 ? (
          <ImportQuestions questions={questions} choices={run.choices} isDisabled={isBusy} onChoose={run.answer} />
        ) : null}
        {isBusy ? <ImportWaiting sent={run.sent} isWriting={run.isTaking} job={job} /> : null}
        {error ? <ImportFailure error={error} onRetry={run.retry} /> : null}
        {result && !isBusy ? <ImportFindings module={module} result={result} /> : null}
      </div>
    </Drawer>
  );
}
