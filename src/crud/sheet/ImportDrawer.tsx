import { Alert, Button, Drawer, Progress, Table, Upload } from "antd";
import { useState } from "react";
import { useFeedback } from "../../web/components/Feedback.tsx";
import { useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import type { ImportResult } from "../endpoints.ts";
import { CRUD_TEXTS } from "../texts.ts";
import { useImport } from "../use-crud.web.ts";
import { download } from "./use-export.tsx";
import style from "../form/form.module.css";

/** A sheet is checked first (a dry run); only what is wholly right can then be taken over. */
export function ImportDrawer({ module, onClose }: { readonly module: Module; readonly onClose: () => void }) {
  const t = useText();
  const feedback = useFeedback();
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState(0);
  const check = useImport(module);
  const take = useImport(module);
  const abort = useState(() => new AbortController())[0];
  const result = check.data;
  const options = { signal: abort.signal, onProgress: setSent };
  const choose = (chosen: File) => {
    setFile(chosen);
    take.reset(); // what went wrong with the last file says nothing of this one
    check.mutate({ file: chosen, isDryRun: true, ...options });
  };
  const close = () => {
    abort.abort();
    onClose();
  };
  const taken = (of: File, { added, updated, failed }: ImportResult) => {
    if (failed.length > 0) return check.mutate({ file: of, isDryRun: true, ...options }); // the records changed since the check
    feedback.success(t(CRUD_TEXTS.imported, { added, updated }));
    onClose();
  };
  const confirm = () => {
    if (file) take.mutate({ file, isDryRun: false, ...options }, { onSuccess: (answer) => taken(file, answer) });
  };
  const isBusy = check.isPending || take.isPending;
  const error = check.error ?? take.error;
  const labelOf = (wireName?: string) => {
    const label = module.properties.find((each) => each.wireName === wireName)?.property.label;
    return label ? t(label) : wireName;
  };
  const changes = result ? result.added + result.updated : 0;
  return (
    <Drawer
      open
      onClose={close}
      size={640}
      styles={{ wrapper: { maxWidth: "100vw" } }}
      title={`${t(CRUD_TEXTS.import)} · ${t(module.title)}`}
    >
      <div className={style.form}>
        <p>{t(CRUD_TEXTS.importHelp)}</p>
        <Upload.Dragger
          accept=".xlsx"
          maxCount={1}
          showUploadList={false}
          disabled={isBusy}
          beforeUpload={(chosen) => (choose(chosen), false)}
        >
          {file ? file.name : t(CRUD_TEXTS.chooseFile)}
        </Upload.Dragger>
        {isBusy ? <Progress percent={Math.round(sent * 100)} status="active" /> : null}
        {error && !isBusy ? <Alert type="error" showIcon title={error.message} /> : null}
        {result && !isBusy ? (
          <>
            <Alert
              type={result.failed.length > 0 ? "warning" : "success"}
              title={t(CRUD_TEXTS.checked, {
                total: result.total,
                added: result.added,
                updated: result.updated,
                unchanged: result.unchanged,
                failed: result.failed.length,
              })}
            />
            {result.failed.length > 0 ? (
              <Table
                size="small"
                rowKey={(row) => `${row.row}.${row.field}.${row.message}`}
                dataSource={[...result.failed]}
                pagination={{ pageSize: 10, hideOnSinglePage: true, size: "small", showSizeChanger: false }}
                columns={[
                  { title: t(CRUD_TEXTS.row), dataIndex: "row", width: 64, align: "end" },
                  { title: t(CRUD_TEXTS.field), dataIndex: "field", width: 160, render: labelOf },
                  { title: t(CRUD_TEXTS.problem), dataIndex: "message" },
                ]}
              />
            ) : null}
          </>
        ) : null}
        <div className={style.actions}>
          {result?.file ? (
            <Button onClick={() => result.file && download(result.file)}>{t(CRUD_TEXTS.failedRows)}</Button>
          ) : null}
          <Button onClick={close}>{t(CRUD_TEXTS.cancel)}</Button>
          <Button
            type="primary"
            disabled={!result || result.failed.length > 0 || changes === 0 || check.isPending}
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
