import { useMutation } from "@tanstack/react-query";
import { Alert, Table, Upload } from "antd";
import { useState } from "react";
import { ImportEnd } from "../../crud/sheet/import/ImportEnd.tsx";
import { ImportFailure } from "../../crud/sheet/import/ImportFailure.tsx";
import { ImportWaiting } from "../../crud/sheet/import/ImportWaiting.tsx";
import { CRUD_TEXTS } from "../../crud/texts.ts";
import { IMPORT_TEXTS } from "../../crud/sheet/import/import-texts.ts";
import { Drawer } from "../../web/components/Drawer.tsx";
import { callWithFile } from "../../web/api/upload.ts";
import { useText } from "../../web/i18n/language.tsx";
import { calendarCalls } from "./calendar.ts";
import type { CalendarDay, Country } from "./calendar-day.ts";
import { CALENDAR_TEXTS } from "./texts.ts";
import style from "../../crud/form/form.module.css";

interface CalendarImportProps {
  readonly country: Country;
  readonly year: number;
  readonly title: string;
  readonly onTaken: (days: readonly CalendarDay[]) => void;
  readonly onClose: () => void;
}

/** A year from a file: read and checked by the server, looked at in the calendar, stored by its own save. */
export function CalendarImport({ country, year, title, onTaken, onClose }: CalendarImportProps) {
  const t = useText();
  const [sent, setSent] = useState(0);
  const reading = useMutation({
    meta: { isToldInPlace: true },
    mutationFn: (file: File) => callWithFile(calendarCalls.readFile, { country, year }, file, { onProgress: setSent }),
    onMutate: () => setSent(0),
  });
  const { data, error, isIdle } = reading;
  const isWrong = data !== undefined && data.failed.length > 0;
  const isEmpty = data?.days.length === 0;
  const why = isIdle
    ? IMPORT_TEXTS.importNeedsFile
    : isWrong
      ? IMPORT_TEXTS.importIsWrong
      : isEmpty
        ? CALENDAR_TEXTS.readNothing
        : undefined;
  return (
    <Drawer
      open
      onClose={onClose}
      size={560}
      styles={{ wrapper: { maxWidth: "100vw" } }}
      title={t(CALENDAR_TEXTS.importFor, { title })}
    >
      <div className={style.form}>
        <p>{t(CALENDAR_TEXTS.importHelp)}</p>
        <Upload.Dragger
          accept=".xlsx,.csv,.json"
          maxCount={1}
          showUploadList={false}
          disabled={reading.isPending}
          beforeUpload={(file) => (reading.mutate(file), false)}
        >
          {reading.variables?.name ?? t(IMPORT_TEXTS.chooseFile)}
        </Upload.Dragger>
        {reading.isPending ? <ImportWaiting sent={sent} isWriting={false} /> : null}
        {error ? (
          <ImportFailure error={error} onRetry={() => reading.variables && reading.mutate(reading.variables)} />
        ) : null}
        {data ? (
          <Alert
            type={isWrong ? "warning" : "success"}
            showIcon
            title={
              isWrong
                ? t(CALENDAR_TEXTS.readBadly, { count: data.days.length, failed: data.failed.length })
                : t(CALENDAR_TEXTS.read, { count: data.days.length })
            }
          />
        ) : null}
        {isWrong ? (
          <Table
            size="small"
            rowKey="row"
            dataSource={[...data.failed]}
            pagination={{ pageSize: 10, hideOnSinglePage: true, size: "small", showSizeChanger: false }}
            columns={[
              { title: t(IMPORT_TEXTS.row), dataIndex: "row", width: 64, align: "end" },
              { title: t(IMPORT_TEXTS.problem), dataIndex: "message" },
            ]}
          />
        ) : null}
        <ImportEnd
          take={t(CALENDAR_TEXTS.takeOver)}
          why={why && t(why, { count: data?.failed.length ?? 0 })}
          isDisabled={!data || why !== undefined || reading.isPending}
          leave={t(CRUD_TEXTS.cancel)}
          onTake={() => data && onTaken(data.days)}
          onLeave={onClose}
        />
      </div>
    </Drawer>
  );
}
