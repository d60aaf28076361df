import { Alert, Upload } from "antd";
import { useState } from "react";
import { ImportEnd } from "../../crud/sheet/import/ImportEnd.tsx";
import { IMPORT_TEXTS } from "../../crud/sheet/import/import-texts.ts";
import { ImportFailure } from "../../crud/sheet/import/ImportFailure.tsx";
import { ImportWaiting } from "../../crud/sheet/import/ImportWaiting.tsx";
import { ApiError } from "../../web/api/call.ts";
import { callWithFile } from "../../web/api/upload.ts";
import { Drawer } from "../../web/components/Drawer.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { translationAdmin, type ImportedTexts } from "./translation-admin.ts";
import { TRANSLATION_TEXTS } from "./texts.ts";
import form from "../../crud/form/form.module.css";
import style from "./translation.module.css";

/** Uploads a file as a dry run and then for import; calls `onTaken` after the import. */
function useTextsImport(onTaken: () => void) {
  const t = useText();
  const feedback = useFeedback();
  const [file, setFile] = useState<File>();
  const [result, setResult] = useState<ImportedTexts>();
  const [failure, setFailure] = useState<ApiError>();
  const [sent, setSent] = useState(0);
  const [busy, setBusy] = useState<"checking" | "writing">();
  const send = async (chosen: File, dryRun: boolean) => {
    setBusy(dryRun ? "checking" : "writing");
    setSent(0);
    setFailure(undefined);
    try {
      const answer = await callWithFile(translationAdmin.import, { dryRun }, chosen, { onProgress: setSent });
      if (dryRun || answer.failed.length > 0) return setResult(answer);
      feedback.success(t(TRANSLATION_TEXTS.taken, { count: answer.changed }));
      return onTaken();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setResult(undefined);
      return setFailure(error);
    } finally {
      setBusy(undefined);
    }
  };
  return {
    file,
    result,
    failure,
    sent,
    busy,
    check(chosen: File) {
      setFile(chosen);
      void send(chosen, true);
    },
    take() {
      if (file) void send(file, false);
    },
  };
}

const isWrong = ({ failed }: ImportedTexts): boolean => failed.length > 0;
const isSame = (result: ImportedTexts): boolean => result.changed === 0 && !isWrong(result);

/** Why a checked file cannot be imported; undefined: nothing is in the way. */
const obstacleIn = (result: ImportedTexts | undefined) => {
  if (result && isWrong(result)) return IMPORT_TEXTS.importIsWrong;
  return result && isSame(result) ? IMPORT_TEXTS.importIsKnown : undefined;
};

/** Imports a translators' sheet: a dry run with its changes first, then the import if there are no errors. */
export function ImportTexts({ onClose, onTaken }: { readonly onClose: () => void; readonly onTaken: () => void }) {
  const t = useText();
  const [isOpen, setOpen] = useState(true);
  const { file, result, failure, sent, busy, check, take } = useTextsImport(() => {
    onTaken();
    setOpen(false);
  });
  const why = file ? obstacleIn(result) : IMPORT_TEXTS.importNeedsFile;
  return (
    <Drawer
      open={isOpen}
      size={720}
      title={`${t(TRANSLATION_TEXTS.import)} · ${t(TRANSLATION_TEXTS.title)}`}
      onClose={() => setOpen(false)}
      afterOpenChange={(is) => is || onClose()}
      footer={
        <ImportEnd
          take={t(TRANSLATION_TEXTS.take, { count: result && !isWrong(result) ? result.changed : 0 })}
          why={why && t(why, { count: result?.failed.length ?? 0 })}
          isDisabled={!result || why !== undefined}
          isTaking={busy !== undefined}
          leave={t(TRANSLATION_TEXTS.cancel)}
          onTake={take}
          onLeave={() => setOpen(false)}
        />
      }
    >
      <div className={form.form}>
        <p>{t(TRANSLATION_TEXTS.importHelp)}</p>
        <Upload.Dragger
          accept=".xlsx"
          maxCount={1}
          showUploadList={false}
          disabled={busy !== undefined}
          beforeUpload={(chosen) => {
            check(chosen);
            return false;
          }}
        >
          {file ? file.name : t(TRANSLATION_TEXTS.chooseFile)}
        </Upload.Dragger>
        {busy ? <ImportWaiting sent={sent} isWriting={busy === "writing"} /> : null}
        {failure && file ? <ImportFailure error={failure} onRetry={() => check(file)} /> : null}
        {result ? <Checked result={result} /> : null}
      </div>
    </Drawer>
  );
}

/** Result of the dry run. */
function Checked({ result }: { readonly result: ImportedTexts }) {
  const t = useText();
  return (
    <>
      <Alert
        type={isWrong(result) ? "warning" : isSame(result) ? "info" : "success"}
        title={t(TRANSLATION_TEXTS.checked, {
          total: result.total,
          changed: result.changed,
          unchanged: result.unchanged,
          failed: result.failed.length,
        })}
        description={isSame(result) ? t(IMPORT_TEXTS.importSame) : undefined}
      />
      <Changes result={result} />
    </>
  );
}

/** The refused rows, then the changes. */
function Changes({ result }: { readonly result: ImportedTexts }) {
  const t = useText();
  return (
    <ul className={`dialog-list stack breakable ${style.changes}`}>
      {result.failed.slice(0, 200).map(({ row, field, message }) => (
        <li key={`${row}.${field}`} data-wrong="">
          <small>{`${t(TRANSLATION_TEXTS.line, { row })} · ${field ?? ""}`}</small>
          {message}
        </li>
      ))}
      {result.changes.map(({ row, id, language, before, after }) => (
        <li key={`${row}.${language}`}>
          <small>{`${id} · ${t(TRANSLATION_TEXTS[language])}`}</small>
          <del lang={language}>{before}</del>
          <ins lang={language}>{after}</ins>
        </li>
      ))}
    </ul>
  );
}
