import { Progress } from "antd";
import type { Reply } from "../../contract/endpoint.ts";
import type { ownJob } from "../../contract/job.ts";
import { formatNumber } from "../format/number.ts";
import { useLanguage, useText } from "../i18n/language.tsx";
import { JOB_TEXTS } from "./texts.ts";

export type ShownProgress = Pick<Reply<typeof ownJob.one>, "state" | "done" | "total" | "isSilent">;

/** A progress bar in percent where the total is known, otherwise an indeterminate one. */
export function JobProgress({ job: { state, done, total, isSilent } }: { readonly job: ShownProgress }) {
  const t = useText();
  const language = useLanguage();
  if (state === "waiting") return <span>{t(JOB_TEXTS.waits)}</span>;
  if (isSilent) return <span>{t(JOB_TEXTS.silent)}</span>;
  const percent = total ? Math.min(100, Math.floor((done / total) * 100)) : 0;
  const words =
    total === null
      ? t(JOB_TEXTS.atWork)
      : t(JOB_TEXTS.rows, { done: formatNumber(done, language), total: formatNumber(total, language) });
  return <Progress size="small" percent={percent} status="active" format={() => words} aria-label={words} />;
}
