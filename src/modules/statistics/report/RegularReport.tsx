import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Select } from "antd";
import { call } from "../../../web/api/call.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { formatMoment } from "../../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { REPORT_RHYTHMS, scheduleCalls, type ReportRhythm } from "../../schedule/schedule.ts";
import { STATISTICS_TEXTS as TEXTS } from "../texts.ts";

const KEY = ["own report"];
const CHOICES = { never: TEXTS.onDemand, week: TEXTS.everyWeek, month: TEXTS.everyMonth } as const;

/** Chooses how often the person finds the report as a file among their own jobs. */
export function RegularReport() {
  const t = useText();
  const language = useLanguage();
  const feedback = useFeedback();
  const client = useQueryClient();
  const report = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(scheduleCalls.report, {}, { signal }),
    meta: { showsOwnError: true },
  });
  const choose = useMutation({
    mutationFn: (rhythm: ReportRhythm) => call(scheduleCalls.setReport, { rhythm }),
    meta: { showsOwnError: true },
    onSuccess: (next) => {
      client.setQueryData(KEY, next);
      const when = next.nextAt === null ? "" : formatMoment(next.nextAt, language);
      feedback.success(when === "" ? t(TEXTS.noneRegular) : t(TEXTS.nextRegular, { when }));
    },
    onError: (error) => feedback.error(error.message),
  });
  if (!report.data) return null;
  return (
    <Select
      aria-label={t(TEXTS.regular)}
      popupMatchSelectWidth={false}
      value={report.data.rhythm}
      loading={choose.isPending}
      options={REPORT_RHYTHMS.map((value) => ({ value, label: t(CHOICES[value]) }))}
      onChange={(rhythm) => choose.mutate(rhythm)}
    />
  );
}
