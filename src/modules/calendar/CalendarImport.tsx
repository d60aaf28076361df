import { useMutation } from "@tanstack/react-query";
import { Alert, Table, Upload } from "antd";
import { useState } from "react";
import type { Reply } from "../../contract/endpoint.ts";
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

type CalendarFile = Reply<typeof calendarCalls.readFile>;

const refusalOf = ({ failed, days }: CalendarFile) => {
  if (failed.length > 0) return IMPORT_TEXTS.importIsWrong;
  return days.length === 0 ? CALENDAR_TEXTS.readNothing : undefined;
};

function ReadYear({ read: { days, failed } }: { readonly read: CalendarFile }) {
  const t = useText();
  const count = days.length;
  if (failed.length === 0) return <Alert type="success" showIcon title={t(CALENDAR_TEXTS.read, { count })} />;
  return (
    <>
      <Alert type="warning" showIcon title={t(CALENDAR_TEXTS.readBadly, { count, failed: failed.length })} />
      <Table
        size="small"
        rowKey="row"
        dataSource={[...failed]}
        pagination={{ pageSize: 10, hideOnSinglePage: true, size: "small", showSizeChanger: false }}
        columns={[
          { title: t(IMPORT_TEXTS.row), dataIndex: "row", width: 64, align: "end" },
          { title: t(IMPORT_TEXTS.problem), dataIndex: "message" },
        ]}
      />
    </>
  );
}

/**
 * Imports a year from a file: the server parses it, the days become unsaved edits, and the calendar's own save stores
 * them.
 */
export function CalendarImport({ country, year, title, onTaken, onClose }: CalendarImportProps) {
  const t = useText();
  const [sent, setSent] = useState(0);
  const reading = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (file: File) => callWithFile(calendarCalls.readFile, { country, year }, file, { onProgress: setSent }),
    onMutate: () => setSent(0),
  });
  const { data, error, isIdle } = reading;
  const why = isIdle ? IMPORT_TEXTS.importNeedsFile : data && refusalOf(data);
  return (
    <Drawer
      open
      onClose={onClose}
      size={560}
      title={t(CALENDAR_TEXTS.importFor, { title })}
      footer={
        <ImportEnd
          take={t(CALENDAR_TEXTS.takeOver)}
          why={why && t(why, { count: data?.failed.length ?? 0 })}
          isDisabled={!data || why !== undefined || reading.isPending}
          leave={t(CRUD_TEXTS.cancel)}
          onTake={() => data && onTaken(data.days)}
          onLeave={onClose}
        />
      }
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
        {data ? <ReadYear read={data} /> : null}
      </div>
    </Drawer>
  );
}
