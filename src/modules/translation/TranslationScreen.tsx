import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, Input, Select } from "antd";
import { Download, Upload } from "lucide-react";
import { useState } from "react";
import { DEFAULT_PAGE_SIZE, type Filter, type ListQuery, type Page as Rows } from "../../contract/list-query.ts";
import { LANGUAGES } from "../../contract/text.ts";
import { download } from "../../crud/sheet/use-export.tsx";
import { ApiError, call } from "../../web/api/call.ts";
import { EmptyState } from "../../web/components/EmptyState.tsx";
import { ErrorState, NotPermittedState } from "../../web/components/ErrorState.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { Pager } from "../../web/table/Pager.tsx";
import { TableSkeleton } from "../../web/components/Skeleton.tsx";
import { formatNumber } from "../../web/format/number.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useBusyButtons } from "../../web/press/busy-buttons.ts";
import { useCan } from "../../web/lookups/permissions.ts";
import { usePage } from "../../web/page/page.tsx";
import { useIsPhone } from "../../web/page/use-is-phone.ts";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import { TextTable } from "./TextTable.tsx";
import { TEXT_STATES, translationAdmin, type TextRow } from "./translation-admin.ts";
import { TRANSLATION_PAGE } from "./translation.ts";
import { TRANSLATION_TEXTS } from "./texts.ts";
import style from "./translation.module.css";

const ImportTexts = lazyDialog(async () => (await import("./ImportTexts.tsx")).ImportTexts);

const PAGE_SIZE = 50;
const KEY = TRANSLATION_PAGE.path;

function queryOf(address: URLSearchParams): ListQuery {
  const filters = ["scope", "state"].flatMap((field): Filter[] => {
    const value = address.get(field);
    return value ? [{ field, operator: "eq", values: [value] }] : [];
  });
  const search = address.get("search") ?? "";
  const page = Math.max(1, Number.parseInt(address.get("page") ?? "1", 10) || 1);
  return { page, pageSize: Math.max(PAGE_SIZE, DEFAULT_PAGE_SIZE), sort: [], filters, ...(search ? { search } : {}) };
}

/** The page of the interface's words. What is searched and filtered stands in its address. */
export function TranslationScreen() {
  const t = useText();
  if (useCan("sys:translation:list")) return <PermittedScreen />;
  return (
    <section className={style.screen}>
      <h1>{t(TRANSLATION_TEXTS.title)}</h1>
      <NotPermittedState />
    </section>
  );
}

function PermittedScreen() {
  const t = useText();
  const page = usePage();
  const language = useLanguage();
  const isPhone = useIsPhone();
  const feedback = useFeedback();
  const client = useQueryClient();
  const canUpdate = useCan("sys:translation:update");
  const canExport = useCan("sys:translation:export");
  const canImport = useCan("sys:translation:import");
  const { button } = useBusyButtons();
  const [isImporting, setImporting] = useState(false);
  const query = queryOf(page.query);
  const listKey = [KEY, "list", page.query.toString()];
  const list = useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(translationAdmin.list, query, { signal }),
    placeholderData: keepPreviousData,
  });
  const scopes = useQuery({
    queryKey: [KEY, "scopes"],
    queryFn: ({ signal }) => call(translationAdmin.scopes, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const change = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(page.query);
    if (name !== "page") next.delete("page");
    if (value) next.set(name, value);
    else next.delete(name);
    page.setQuery(next);
  };
  const put = (row: TextRow) =>
    client.setQueryData<Rows<TextRow>>(
      listKey,
      (known) => known && { ...known, rows: known.rows.map((each) => (each.id === row.id ? row : each)) },
    );
  const tell = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      feedback.error(error.message);
    }
  };
  const reset = (row: TextRow) =>
    tell(async () => {
      put(await call(translationAdmin.reset, { id: row.id, versions: LANGUAGES.map((each) => row[each].version) }));
      feedback.success(t(TRANSLATION_TEXTS.isReset, { id: row.id }));
    });
  const exportTexts = () =>
    tell(async () => {
      const file = await call(translationAdmin.export, { ...query, page: 1 });
      download(file);
      feedback.success(t(TRANSLATION_TEXTS.exported, { file: file.title }));
    });
  const body = () => {
    if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <TableSkeleton columns={4} />;
    if (list.data.rows.length === 0)
      return (
        <EmptyState
          title={t(TRANSLATION_TEXTS.noResults)}
          actions={<Button onClick={() => page.setQuery(new URLSearchParams())}>{t(TRANSLATION_TEXTS.clear)}</Button>}
        />
      );
    return <TextTable rows={list.data.rows} canUpdate={canUpdate} onReset={reset} onSaved={put} />;
  };
  return (
    <section className={style.screen}>
      <header className={style.heading}>
        <div>
          <h1>{t(TRANSLATION_TEXTS.title)}</h1>
          <p>{t(TRANSLATION_TEXTS.purpose)}</p>
        </div>
        {canImport ? (
          <Button
            icon={<Upload size={16} />}
            aria-label={t(TRANSLATION_TEXTS.import)}
            onClick={() => setImporting(true)}
          >
            {isPhone ? null : t(TRANSLATION_TEXTS.import)}
          </Button>
        ) : null}
        {canExport ? (
          <Button
            icon={<Download size={16} />}
            aria-label={t(TRANSLATION_TEXTS.export)}
            {...button("export", exportTexts)}
          >
            {isPhone ? null : t(TRANSLATION_TEXTS.export)}
          </Button>
        ) : null}
      </header>
      <div className={style.line}>
        <Input
          type="search"
          allowClear
          maxLength={100}
          aria-label={t(TRANSLATION_TEXTS.search)}
          placeholder={t(TRANSLATION_TEXTS.search)}
          value={page.query.get("search") ?? ""}
          onChange={(event) => change("search", event.target.value)}
        />
        <Select
          allowClear
          showSearch
          aria-label={t(TRANSLATION_TEXTS.scope)}
          placeholder={t(TRANSLATION_TEXTS.scope)}
          loading={scopes.isPending}
          value={page.query.get("scope")}
          options={(scopes.data ?? []).map(({ scope, texts }) => ({ value: scope, label: `${scope} (${texts})` }))}
          onChange={(scope: string | undefined) => change("scope", scope)}
        />
        <Select
          allowClear
          aria-label={t(TRANSLATION_TEXTS.state)}
          placeholder={t(TRANSLATION_TEXTS.state)}
          value={page.query.get("state")}
          options={TEXT_STATES.map((state) => ({ value: state, label: t(TRANSLATION_TEXTS[state]) }))}
          onChange={(state: string | undefined) => change("state", state)}
        />
      </div>
      <div className={style.body} data-old={list.isPlaceholderData ? "" : undefined}>
        {body()}
      </div>
      {list.data && list.data.total > 0 ? (
        <footer className={style.foot}>
          <span>{t(TRANSLATION_TEXTS.total, { total: formatNumber(list.data.total, language) })}</span>
          <Pager
            isBrief={isPhone}
            page={query.page}
            pageSize={query.pageSize}
            total={list.data.total}
            onPage={(next) => change("page", next === 1 ? undefined : String(next))}
          />
        </footer>
      ) : null}
      {isImporting ? (
        <ImportTexts
          onClose={() => setImporting(false)}
          onTaken={() => void client.invalidateQueries({ queryKey: [KEY] })}
        />
      ) : null}
    </section>
  );
}
