import { Progress, Spin } from "antd";
import { useText } from "../../../web/i18n/language.tsx";
import { RunningJob } from "../../../web/jobs/RunningJob.tsx";
import { IMPORT_TEXTS } from "./import-texts.ts";
import type { useImportResult } from "./use-import-result.web.ts";

interface ImportWaitingProps {
  readonly sent: number;
  readonly isWriting: boolean;
  /** The background job of a long file. */
  readonly job?: ReturnType<typeof useImportResult>["job"];
}

/** Progress of an import: percent while uploading, rows of a background job, otherwise a spinner. */
export function ImportWaiting({ sent, isWriting, job }: ImportWaitingProps) {
  const t = useText();
  const percent = Math.round(sent * 100);
  if (job)
    return (
      <div role="status">
        <p>{t(isWriting ? IMPORT_TEXTS.importWriting : IMPORT_TEXTS.importChecking)}</p>
        <RunningJob job={job} />
      </div>
    );
  if (sent < 1)
    return (
      <div role="status">
        <Progress percent={percent} showInfo={false} status="active" />
        {t(IMPORT_TEXTS.importSending, { percent })}
      </div>
    );
  return (
    <div role="status">
      <Spin size="small" /> {t(isWriting ? IMPORT_TEXTS.importWriting : IMPORT_TEXTS.importChecking)}
    </div>
  );
}
