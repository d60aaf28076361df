import { useMutation } from "@tanstack/react-query";
import { saveAnsweredFile } from "../../../web/jobs/save-file.ts";
import { SHEET_TEXTS } from "../../../crud/sheet/texts.ts";
import { call } from "../../../web/api/call.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { statistics } from "../statistics.ts";

/** Downloads the report as a workbook. */
export function useReportExport() {
  const feedback = useFeedback();
  const t = useText();
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: () => call(statistics.export, {}),
    onSuccess: (file) => {
      saveAnsweredFile(file);
      feedback.success(t(SHEET_TEXTS.exported, { file: file.title }));
    },
    onError: (error) => feedback.error(error.message),
  });
}
