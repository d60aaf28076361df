import { useQueryClient } from "@tanstack/react-query";
import { Button } from "antd";
import { Download, Upload } from "lucide-react";
import { useState } from "react";
import { LANGUAGES } from "../../contract/text.ts";
import { useClampedPage } from "../../web/table/use-clamped-page.ts";
import { ListError } from "../../crud/list/ListError.tsx";
import { NoResults } from "../../web/table/NoRows.tsx";
import { ListToolbar } from "../../crud/list/ListToolbar.tsx";
import { ListRows } from "../../crud/list/ListRows.tsx";
import { NotPermittedState } from "../../web/components/states/ErrorState.tsx";
import { TableSkeleton } from "../../web/components/states/Skeleton.tsx";
import { formatNumber } from "../../web/format/number.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import { useCan } from "../../web/lookups/permissions.ts";
import { Screen } from "../../web/page/Screen.tsx";
import { useIsPhone } from "../../web/page/use-is-phone.ts";
import { useBusyButtons } from "../../web/press/busy-buttons.ts";
import { TableFoot } from "../../web/table/TableFoot.tsx";
import { TextTable } from "./TextTable.tsx";
import { textList } from "./text-list.ts";
import { TRANSLATION_TEXTS as texts } from "./texts.ts";
import { TRANSLATION_PAGE } from "./translation.ts";
import { UnsavedTexts } from "./UnsavedTexts.tsx";
import { useTextEdits } from "./use-text-edits.web.ts";
import { useTextActions, useTextList, useTexts } from "./use-texts.web.ts";
import style from "./translation.module.css";

const ImportTexts = lazyDialog(async () => (await import("./ImportTexts.tsx")).ImportTexts);

/** The page of interface texts; search and filters are in its address. */
export function TranslationScreen() {
  const t = useText();
  if (useCan("sys:translation:list")) return <Texts />;
  return (
    <Screen title={t(texts.title)}>
      <NotPermittedState />
    </Screen>
  );
}

function Texts() {
  const t = useText();
  const language = useLanguage();
  const { view, change, columns, isTyping, line, options, ...asked } = useTextList();
  const list = useTexts(asked);
  useClampedPage(list, { ...view, pageSize: asked.query.pageSize }, change);
  const { put, reset } = useTextActions(asked);
  const edits = useTextEdits(put);
  const canUpdate = useCan("sys:translation:update");
  const total = list.data?.total ?? 0;
  const body = () => {
    if (list.isError)
      return (
        <ListError {...{ module: textList, view, change }} error={list.error} onRetry={() => void list.refetch()} />
      );
    if (list.isPending) return <TableSkeleton hasCards columns={columns.length} />;
    if (list.data.rows.length === 0) return <NoResults onClear={() => change({ filters: [], search: undefined })} />;
    return (
      <TextTable
        rows={list.data.rows}
        languages={LANGUAGES.filter((each) => columns.includes(each))}
        canUpdate={canUpdate}
        edits={edits}
        onReset={(row) => reset(row, edits.rebase)}
      />
    );
  };
  return (
    <Screen title={t(texts.title)} purpose={t(texts.purpose)} tools={<FileTools {...asked} />}>
      <ListToolbar {...line} options={options} />
      <ListRows
        isOld={isTyping || list.isPlaceholderData}
        asked={{ ...line, rows: list }}
        className={`card ${style.body}`}
      >
        {body()}
      </ListRows>
      <TableFoot
        said={t(texts.total, { total: formatNumber(total, language) })}
        view={view}
        pageSize={asked.query.pageSize}
        total={total}
        onPage={(page) => change({ page })}
      />
      <UnsavedTexts edits={edits} />
    </Screen>
  );
}

function FileTools(asked: Parameters<typeof useTextActions>[0]) {
  const t = useText();
  const isPhone = useIsPhone();
  const client = useQueryClient();
  const canExport = useCan("sys:translation:export");
  const canImport = useCan("sys:translation:import");
  const { exportTexts } = useTextActions(asked);
  const { button } = useBusyButtons();
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      {canImport ? (
        <Button icon={<Upload size={16} />} aria-label={t(texts.import)} onClick={() => setImporting(true)}>
          {isPhone ? null : t(texts.import)}
        </Button>
      ) : null}
      {canExport ? (
        <Button icon={<Download size={16} />} aria-label={t(texts.export)} {...button("export", exportTexts)}>
          {isPhone ? null : t(texts.export)}
        </Button>
      ) : null}
      {isImporting ? (
        <ImportTexts
          onClose={() => setImporting(false)}
          onTaken={() => void client.invalidateQueries({ queryKey: [TRANSLATION_PAGE.path] })}
        />
      ) : null}
    </>
  );
}
