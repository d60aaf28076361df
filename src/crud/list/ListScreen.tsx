import { Button, type InputRef } from "antd";
import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from "react";
import { useConfirm, type Question } from "../../web/feedback/Confirm.tsx";
import { EmptyState } from "../../web/components/EmptyState.tsx";
import { ErrorState, NotPermittedState } from "../../web/components/ErrorState.tsx";
import { TableSkeleton } from "../../web/components/Skeleton.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useListed } from "../../web/shortcuts/known-shortcuts.ts";
import { useShortcuts } from "../../web/shortcuts/use-shortcuts.ts";
import { usePage } from "../../web/page/page.tsx";
import { useIsPhone } from "../../web/page/use-is-phone.ts";
import type { Module } from "../define-module.ts";
import { FilterLine } from "./FilterLine.tsx";
import type { FormDrawerProps } from "../form/FormDrawer.tsx";
import { LazyFormDrawer } from "../form/LazyFormDrawer.tsx";
import { queryOf } from "./list-address.web.ts";
import { ListChanges } from "./ListChanges.tsx";
import { ListFoot } from "./ListFoot.tsx";
import { ListHeading } from "./ListHeading.tsx";
import { RecordCards } from "./RecordCards.tsx";
import { recordAddress } from "../record-address.ts";
import { recordWord } from "../record-title.ts";
import { RecordTable, type ActionsOf } from "./RecordTable.tsx";
import type { Cells } from "./RecordRow.tsx";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import type { RowAction } from "../../web/table/RowMenu.tsx";
import { SelectionBar, type BulkAction } from "./SelectionBar.tsx";
import { FORM_SHORTCUTS, LIST_SHORTCUTS } from "../shortcuts.web.ts";
import { CRUD_TEXTS } from "../texts.ts";
import { useList, useRemoval, useRights, type Row } from "../use-crud.web.ts";
import { useExport } from "../sheet/use-export.tsx";
import { startOf, useListHabit, useListView, type Density } from "./use-list-view.web.ts";
import { useTicked } from "./use-ticked.web.ts";
import { useRowActions } from "./use-row-actions.web.ts";
import { ViewOptions } from "./ViewOptions.tsx";
import style from "./list.module.css";

// Seldom wanted, so it does not come with every list.
const ImportDrawer = lazyDialog(async () => (await import("../sheet/ImportDrawer.tsx")).ImportDrawer);

/** What a table of the screen's records shows, whichever way it gets them. */
export interface RowsShown {
  readonly module: Module;
  readonly columns: readonly string[];
  readonly cells?: Cells | undefined;
  readonly density: Density;
  readonly actionsOf: ActionsOf;
  readonly onOpen: (row: Row) => void;
  /** In place of a table without rows. */
  readonly empty: ReactNode;
}

export interface ListScreenProps {
  readonly module: Module;
  /** What else can be done with a record, before the standard actions. */
  readonly moreActions?: (row: Row) => readonly RowAction[];
  /** What else can be done with several records at once. */
  readonly bulkActions?: readonly BulkAction[];
  /** Shows all records in another way than a list, as long as nothing is searched or filtered. */
  readonly whole?: (shown: RowsShown) => ReactNode;
  /** Columns that this screen shows in its own way. The same object at each drawing. */
  readonly cells?: Cells;
  /** What choosing a record does that was found by a search or a filter; else it opens. */
  readonly onFound?: (row: Row) => void;
  /** Whether a record may be changed by whoever has the right to; all of them unless said. */
  readonly mayChange?: (row: Row) => boolean;
  /** Why a record cannot be removed, whoever may remove others; undefined: it can. */
  readonly whyKept?: (row: Row) => string | undefined;
  /** What is to be known before these are removed; undefined: nothing, as Undo brings them back. */
  readonly askBeforeRemoval?: (ids: readonly string[]) => Promise<Question | undefined>;
  /** A new record has just been saved. */
  readonly onAdded?: (row: Row) => void;
  /** A record is back that had just been removed. */
  readonly onBack?: (row: Row) => void;
  /** Opens a record in another way than with a form. */
  readonly Drawer?: ComponentType<FormDrawerProps>;
  /** Beside the main action. */
  readonly headingActions?: ReactNode;
}

/** The list page of a module. Everything it shows is in its address, so a reload or a shared link gives the same view. */
export function ListScreen(props: ListScreenProps) {
  const t = useText();
  const [isTyped, setTyped] = useState(false);
  // Whoever loses the right to the list in the middle of typing still has the form, with what was typed.
  if (useRights(props.module).canList || isTyped) return <PermittedList {...props} onDirty={setTyped} />;
  return (
    <section className={style.screen}>
      <div className={style.words}>
        <h1>{t(props.module.title)}</h1>
      </div>
      <div className={style.body}>
        <NotPermittedState />
      </div>
    </section>
  );
}

function PermittedList({
  module,
  moreActions,
  bulkActions = [],
  whole,
  cells,
  onFound,
  mayChange,
  whyKept,
  askBeforeRemoval,
  onAdded,
  onBack,
  Drawer = LazyFormDrawer,
  headingActions,
  onDirty,
}: ListScreenProps & Pick<FormDrawerProps, "onDirty">) {
  const t = useText();
  const language = useLanguage();
  const page = usePage();
  const ask = useConfirm();
  const rights = useRights(module);
  const isPhone = useIsPhone();
  const { view, change } = useListView(module);
  const [habit, setHabit] = useListHabit(module);
  const exporting = useExport(module);
  const { remove, restore } = useRemoval(module);
  const [isImporting, setImporting] = useState(false);
  const searchBox = useRef<InputRef>(null);

  const isBin = view.isBin ?? false;
  const isAsking = view.filters.length > 0 || view.search !== undefined;
  const isWhole = whole !== undefined && !isAsking && !isBin;
  const list = useList(module, queryOf(view), !isWhole && rights.canList);
  const columns = view.columns ?? habit.columns ?? module.list.columns;
  // A reference that is the same in every row need not be read in every row.
  const shownColumns = columns.filter(
    (name) => module.fields[name]?.kind !== "reference" || !Object.hasOwn(startOf(module, view.filters), name),
  );
  const rows = list.data?.rows ?? [];
  const ticked = useTicked(rows);
  const open = (id: string) =>
    module.form?.as === "page" ? page.open(recordAddress(module, id)) : change({ open: id });
  const add = () => open("new");
  const showColumns = (next: readonly string[] | undefined) => (setHabit({ columns: next }), change({ columns: next }));
  const isSure = async (ids: readonly string[]) => {
    const question = await askBeforeRemoval?.(ids);
    return question === undefined || ask(question);
  };
  const removeTicked = async () => (await isSure(ticked.ids)) && (await remove(ticked.records)) && ticked.clear();
  const restoreTicked = async () => (await restore(ticked.records), ticked.clear());
  const bulk = isBin ? [] : bulkActions;
  const actionsOf = useRowActions({
    module,
    rights,
    isBin,
    moreActions,
    mayChange,
    whyKept,
    open,
    remove: async (row, title) => (await isSure([row.id])) && remove([row], title, () => onBack?.(row)),
    restore: (row, title) => restore([row], title),
  });
  // The last record of the last page went away: the page before it is the last one now.
  const lastPage =
    list.data && !list.isPlaceholderData ? Math.max(1, Math.ceil(list.data.total / view.pageSize)) : view.page;
  const turnBack = useEffectEvent(() => change({ page: lastPage }));
  useEffect(() => {
    if (view.page > lastPage) turnBack();
  }, [view.page, lastPage]);
  // The form opens over the list, where `?` means the form's text.
  useListed(FORM_SHORTCUTS);
  useShortcuts(LIST_SHORTCUTS, {
    search: () => searchBox.current?.focus(),
    add: rights.canAdd && !isBin ? add : undefined,
  });

  const addButton = (
    <Button type="primary" onClick={add}>
      {t(CRUD_TEXTS.add, { record: recordWord(module, language) })}
    </Button>
  );
  const empty = (
    <EmptyState
      title={t(CRUD_TEXTS.emptyList, { record: recordWord(module, language) })}
      text={t(module.purpose)}
      actions={rights.canAdd ? addButton : undefined}
    />
  );
  const shown: RowsShown = {
    module,
    columns: shownColumns,
    cells,
    density: habit.density,
    actionsOf,
    empty,
    onOpen: (row) => {
      if (isBin) return;
      if (onFound && isAsking) onFound(row);
      else open(row.id);
    },
  };
  const foot = <ListFoot view={view} total={list.data?.total ?? 0} change={change} />;
  const body = () => {
    if (!rights.canList) return <NotPermittedState />;
    if (isWhole) return whole(shown);
    if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <TableSkeleton columns={columns.length} />;
    if (rows.length > 0) {
      if (isPhone)
        return (
          <>
            <RecordCards {...shown} rows={rows} />
            {foot}
          </>
        );
      const isTickable = rights.canRemove || rights.canExport || bulk.length > 0;
      return (
        <RecordTable
          {...shown}
          rows={rows}
          foot={foot}
          sort={view.sort}
          onSort={(sort) => change({ sort })}
          isOld={list.isPlaceholderData}
          {...(isTickable ? { selection: ticked } : {})}
        />
      );
    }
    if (isAsking)
      return (
        <EmptyState
          title={t(CRUD_TEXTS.noResults)}
          text={t(CRUD_TEXTS.noResultsHelp)}
          actions={
            <Button onClick={() => change({ filters: [], search: undefined, page: 1 })}>
              {t(CRUD_TEXTS.clearFilters)}
            </Button>
          }
        />
      );
    if (isBin) return <EmptyState title={t(CRUD_TEXTS.emptyBin)} text={t(CRUD_TEXTS.binPurpose)} />;
    return empty;
  };
  return (
    <section className={style.screen}>
      <ListHeading
        module={module}
        rights={rights}
        isBin={isBin}
        onAdd={add}
        onImport={() => setImporting(true)}
        onExport={() => exporting.mutate(queryOf(view))}
        isExporting={exporting.isPending}
        more={headingActions}
        onUndo={({ records, title }) => restore(records, title)}
        onBin={(next) => (ticked.clear(), change({ isBin: next || undefined, filters: [], search: undefined }))}
      />
      {ticked.ids.length > 0 ? (
        <div className={style.line}>
          <SelectionBar
            count={ticked.ids.length}
            actions={bulk.map((each) => ({ ...each, act: () => each.act(ticked.records).then(ticked.change) }))}
            onClear={ticked.clear}
            {...(rights.canRemove ? (isBin ? { onRestore: restoreTicked } : { onRemove: removeTicked }) : {})}
            {...(rights.canExport
              ? {
                  onExport: () =>
                    exporting
                      .mutateAsync({
                        ...queryOf(view),
                        search: "",
                        page: 1,
                        filters: [{ field: "id", operator: "in", values: ticked.ids }],
                      })
                      .catch(() => undefined), // said by its onError
                }
              : {})}
          />
        </div>
      ) : (
        <div className={style.line}>
          <div className={style.filters}>
            <FilterLine module={module} view={view} change={change} searchBox={searchBox} />
          </div>
          {isPhone ? null : <ViewOptions module={module} columns={columns} onColumns={showColumns} />}
        </div>
      )}
      <ListChanges module={module} shownIds={isWhole ? undefined : rows.map(({ id }) => id)} />
      <div className={style.body}>{body()}</div>
      <Drawer
        module={module}
        id={view.open}
        start={{
          ...startOf(module, view.filters),
          ...(module.tree && view.parent ? { [module.tree.parent]: view.parent } : {}),
        }}
        onClose={() => change({ open: undefined, parent: undefined })}
        {...(onAdded ? { onAdded } : {})}
        {...(onDirty ? { onDirty } : {})}
      />
      {isImporting ? <ImportDrawer module={module} onClose={() => setImporting(false)} /> : null}
    </section>
  );
}
