import { useMutation } from "@tanstack/react-query";
import type { ListQuery } from "../../contract/list-query.ts";
import { call } from "../../web/api/call.ts";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { followJob } from "../../web/jobs/followed-jobs.ts";
import { goToFile, saveAnsweredFile } from "../../web/jobs/save-file.ts";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import type { Module } from "../define-module.ts";
import { sheetEndpointsOf } from "./sheet-endpoints.ts";
import { SHEET_TEXTS } from "./texts.ts";
import { withDefaultOrder } from "../record-queries.web.ts";

const JobToast = lazyDialog(async () => (await import("./JobToast.tsx")).JobToast);

/** Downloads the import template. */
export function useTemplate(module: Module) {
  const feedback = useFeedback();
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: () => call(sheetEndpointsOf(module).importTemplate, {}),
    onSuccess: saveAnsweredFile,
    onError: (error) => feedback.error(error.message),
  });
}

/** Shows a job's progress in a toast that stays when the page changes. */
export function useJobToast(): (id: string, title: string) => void {
  const feedback = useFeedback();
  return (id, title) => {
    const key = `job-${id}`;
    const text = <JobToast id={id} onClose={() => feedback.unsay(key)} />;
    feedback.news({ key, title, text, seconds: 0 }); // until closed
    followJob(id);
  };
}

/** Downloads an export from its answer or link; a job is followed in a toast. */
export function useExport(module: Module) {
  const feedback = useFeedback();
  const showJob = useJobToast();
  const t = useText();
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: (query: ListQuery) => call(sheetEndpointsOf(module).exportRows, withDefaultOrder(module, query)),
    onSuccess: ({ code, title, bytes, url, job }) => {
      if (job !== undefined) return showJob(job, `${t(SHEET_TEXTS.export)} · ${t(module.title)}`);
      if (bytes !== undefined) saveAnsweredFile({ code, title, bytes });
      else if (url !== undefined) goToFile(url);
      return feedback.success(t(SHEET_TEXTS.exported, { file: title }));
    },
    onError: (error) => feedback.error(error.message),
  });
}
