import type { InputRef } from "antd";
import { use, useRef, useState, type ComponentProps, type ComponentType, type ReactNode } from "react";
import { NotPermittedState } from "../../web/components/ErrorState.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import { Screen } from "../../web/page/Screen.tsx";
import { useIsPhone } from "../../web/page/use-is-phone.ts";
import { useListed } from "../../web/shortcuts/known-shortcuts.ts";
import { useShortcuts } from "../../web/shortcuts/use-shortcuts.ts";
import type { RowAction } from "../../web/table/RowMenu.tsx";
import type { Density } from "../../contract/preferences/personal.ts";
import { isInRows, type Module } from "../define-module.ts";
import type { FormDrawerProps } from "../form/FormDrawer.tsx";
import { LazyFormDrawer } from "../form/LazyFormDrawer.tsx";
import { recordAddress } from "../record-address.ts";
import { PartsContext, type ListTools } from "../parts.web.ts";
import { FORM_SHORTCUTS, LIST_SHORTCUTS } from "../../web/shortcuts/screen-shortcuts.ts";
import { useRights, type Row } from "../use-crud.web.ts";
import { NoRecords } from "./EmptyList.tsx";
import { FilterLine } from "./FilterLine.tsx";
import { isAsking, isWhole, queryOf, type ListView } from "../../web/table/list-address.ts";
import { ListBody, type RowsShown } from "./ListBody.tsx";
import { LeaveBin } from "../bin/LeaveBin.tsx";
import { BIN_TEXTS } from "../bin/texts.ts";
import { ListChanges } from "../versions/ListChanges.tsx";
import { ListActions } from "./ListActions.tsx";
import type { Cells } from "../rows/RecordRow.tsx";
import { SelectionBar, type BulkAction } from "../../web/table/SelectionBar.tsx";
import { useListPage } from "./use-list-page.web.ts";
import { useListRemoval, type RemovalWays } from "../bin/use-list-removal.web.ts";
import { startOf, useListHabit, useListView, type ListChange } from "./use-list-view.web.ts";
import { useRowActions } from "./use-row-actions.web.ts";
import { useTickedActions } from "./use-ticked-actions.web.ts";
import { useTicked } from "../../web/table/use-ticked.ts";
import { ViewOptions } from "../../web/table/ViewOptions.tsx";
import style from "./list.module.css";

export interface ListScreenProps extends RemovalWays {
  readonly module: Module;
  /** Of one record; they stand before the standard actions. */
  readonly moreActions?: (row: Row) => readonly RowAction[];
  readonly bulkActions?: readonly BulkAction[];
  /** Shows all records in another way than a list, as long as nothing is searched or filtered. */
  readonly whole?: (shown: RowsShown) => ReactNode;
  /** Columns that this screen shows in its own way. The same object at each drawing. */
  readonly cells?: Cells;
  /** Called with a chosen record that a search or a filter found; without it the record opens. */
  readonly onFound?: (row: Row) => void;
  /** False: not even those with the right to may change the record. */
  readonly mayChange?: (row: Row) => boolean;
  /** Why a record cannot be removed, whoever may remove others; undefined: it can. */
  readonly whyKept?: (row: Row) => string | undefined;
  /** A new record has just been saved. */
  readonly onAdded?: (row: Row) => void;
  /** Opens a record in another way than with a form. */
  readonly Drawer?: ComponentType<FormDrawerProps>;
  /** Beside the main action. */
  readonly headingActions?: ReactNode;
}

/** The list page of a module. Everything it shows is in its address, so a reload or a shared link gives the same view. */
export function ListScreen(props: ListScreenProps) {
  const { module } = props;
  const t = useText();
  const { ListTools } = use(PartsContext);
  const [isTyped, setTyped] = useState(false);
  // Whoever loses the right to the list in the middle of typing still has the form, with what was typed.
  if (useRights(module).canList || isTyped)
    return (
      <ListTools module={module}>{(tools) => <PermittedList {...props} tools={tools} onDirty={setTyped} />}</ListTools>
    );
  return (
    <Screen title={t(module.title)}>
      <div className={style.body}>
        <NotPermittedState />
      </div>
    </Screen>
  );
}

/** The question to the list, in the address or still being typed, and its answer. */
function useQuestion(module: Module, whole: ListScreenProps["whole"], canList: boolean) {
  const { view, change } = useListView(module);
  const [isTyping, onTyping] = useState(false);
  const inOwnWay = isWhole(view) ? whole : undefined;
  const list = useListPage(module, view, change, !inOwnWay && canList);
  return { view, change, inOwnWay, list, onTyping, isOld: isTyping || (!inOwnWay && list.isPlaceholderData) };
}

/** All columns a list can show: the declared ones, then the other fields. The declaration's order stays, whichever was ticked first. */
const columnsOf = ({ fields, list }: Module) => {
  const names = Object.keys(fields).filter(
    (name) => isInRows({ fields, list }, name) && fields[name]?.kind !== "password",
  );
  return [...list.columns, ...names.filter((name) => !list.columns.includes(name))].flatMap((name) => {
    const label = fields[name]?.label;
    return label ? [{ name, label }] : [];
  });
};

/** The columns on show, and how to choose others. */
function useShownColumns(module: Module, view: ListView, change: (part: ListChange) => void) {
  const [habit, setHabit] = useListHabit(module);
  const columns = view.columns ?? habit.columns ?? module.list.columns;
  return {
    density: habit.density,
    // A reference that is the same in every row need not be read in every row.
    inRows: columns.filter(
      (name) => module.fields[name]?.kind !== "reference" || !Object.hasOwn(startOf(module, view.filters), name),
    ),
    options: {
      columns: columnsOf(module),
      shown: columns,
      onShown(next: readonly string[] | undefined) {
        setHabit({ columns: next });
        change({ columns: next });
      },
      density: habit.density,
      onDensity: (density: Density) => setHabit({ density }),
    },
  };
}

/** The filters' values, and the record it is to hang below. */
const startOfNew = (module: Module, { filters, parent }: ListView) => ({
  ...startOf(module, filters),
  ...(module.tree && parent ? { [module.tree.parent]: parent } : {}),
});

/** Opens a record as its module says: in a tab of its own, or beside the list. */
function useOpening(module: Module, change: (part: ListChange) => void) {
  const page = usePage();
  return (id: string) => (module.form?.as === "page" ? page.open(recordAddress(module, id)) : change({ open: id }));
}

/** The list's keys; gives the box that one of them leads to. */
function useListKeys(add: (() => void) | undefined) {
  const searchBox = useRef<InputRef>(null);
  // The form opens over the list, where `?` means the form's text.
  useListed(FORM_SHORTCUTS);
  useShortcuts(LIST_SHORTCUTS, { search: () => searchBox.current?.focus(), add });
  return searchBox;
}

interface ListFrameProps extends Omit<ComponentProps<typeof ListActions>, "onBin"> {
  readonly isBin: boolean;
  readonly onBin: (isBin: boolean) => void;
  readonly children: ReactNode;
}

/** The list or its bin, as a page. */
function ListFrame({ isBin, onBin, children, ...actions }: ListFrameProps) {
  const { module } = actions;
  const t = useText();
  return (
    <Screen
      title={isBin ? `${t(module.title)} · ${t(BIN_TEXTS.bin)}` : t(module.title)}
      purpose={t(isBin ? BIN_TEXTS.binPurpose : module.purpose)}
      tools={isBin ? <LeaveBin onLeave={() => onBin(false)} /> : <ListActions {...actions} onBin={() => onBin(true)} />}
    >
      {children}
    </Screen>
  );
}

interface PermittedListProps extends ListScreenProps, Pick<FormDrawerProps, "onDirty"> {
  readonly tools: ListTools;
}

function PermittedList(props: PermittedListProps) {
  const { module, whole, cells, onFound, Drawer = LazyFormDrawer, headingActions, tools } = props;
  const isPhone = useIsPhone();
  const rights = useRights(module);
  const { view, change, inOwnWay, list, onTyping, isOld } = useQuestion(module, whole, rights.canList);
  const { density, inRows, options } = useShownColumns(module, view, change);
  const query = queryOf(view);
  const isBin = view.isBin ?? false;
  const rows = list.data?.rows ?? [];
  const removal = useListRemoval(module, props);
  const ticked = useTicked(rows);
  const tickedActions = useTickedActions({ ...props, ticked, isBin, canRemove: rights.canRemove, removal, query });
  const open = useOpening(module, change);
  const add = rights.canAdd && !isBin ? () => open("new") : undefined;
  const searchBox = useListKeys(add);
  const shown: RowsShown = {
    module,
    columns: inRows,
    cells,
    density,
    actionsOf: useRowActions({ ...props, rights, isBin, open, removal }),
    empty: <NoRecords module={module} onAdd={add} />,
    onOpen: (row) => {
      if (isBin) return;
      if (onFound && isAsking(view)) onFound(row);
      else open(row.id);
    },
  };
  const showBin = (next: boolean) => {
    ticked.clear();
    change({ isBin: next || undefined, filters: [], search: undefined });
  };
  const body = () => {
    if (!rights.canList) return <NotPermittedState />;
    if (inOwnWay) return inOwnWay(shown);
    return <ListBody {...{ shown, list, view, change }} selection={tickedActions.length > 0 ? ticked : undefined} />;
  };
  return (
    <ListFrame {...{ module, isBin, tools, query }} onBin={showBin} onAdd={add} more={headingActions}>
      <div className={style.line}>
        {ticked.ids.length > 0 ? (
          <SelectionBar count={ticked.ids.length} actions={tickedActions} onClear={ticked.clear} />
        ) : (
          <>
            <div className={style.filters}>
              <FilterLine {...{ module, view, change, searchBox, onTyping }} />
            </div>
            {isPhone ? null : <ViewOptions {...options} />}
          </>
        )}
      </div>
      <ListChanges module={module} shownIds={inOwnWay ? undefined : rows.map(({ id }) => id)} />
      <div className={style.body} data-old={isOld ? "" : undefined}>
        {body()}
      </div>
      <Drawer
        module={module}
        id={view.open}
        start={startOfNew(module, view)}
        onClose={() => change({ open: undefined, parent: undefined })}
        onAdded={props.onAdded}
        onDirty={props.onDirty}
      />
    </ListFrame>
  );
}
