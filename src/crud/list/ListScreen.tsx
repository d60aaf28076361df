import type { InputRef } from "antd";
import { use, useRef, useState, type ComponentProps, type ComponentType, type ReactNode } from "react";
import { NotPermittedState } from "../../web/components/states/ErrorState.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import { Screen } from "../../web/page/Screen.tsx";
import { useListed } from "../../web/shortcuts/known-shortcuts.ts";
import { useShortcuts } from "../../web/shortcuts/use-shortcuts.ts";
import type { RowAction } from "../../web/table/RowButton.tsx";
import type { Module } from "../define-module.ts";
import type { FormArrangement } from "../form/form-arrangement.web.ts";
import type { FormDrawerProps } from "../form/FormDrawer.tsx";
import { LazyFormDrawer } from "../form/LazyFormDrawer.tsx";
import { copyAddress, recordAddress } from "../record/record-address.ts";
import { SlotsContext, type ListTools } from "../slots.web.ts";
import { FORM_SHORTCUTS, LIST_SHORTCUTS } from "../../web/shortcuts/screen-shortcuts.ts";
import { useList, useRights, type Row } from "../record-queries.web.ts";
import { NoRecords } from "./NoRecords.tsx";
import { isMomentOf } from "../property-for.ts";
import { isNarrowed, isWhole, queryOf, type ListChange, type ListView } from "../../web/table/list-address.ts";
import { ListBody, type RowsViewProps } from "./ListBody.tsx";
import { beneathInBin, binOf, columnsInBin } from "../bin/bin-of.ts";
import { LeaveBin } from "../bin/LeaveBin.tsx";
import { BIN_TEXTS } from "../bin/texts.ts";
import { ListChanges } from "../optimistic-locking/ListChanges.tsx";
import { ListActions } from "./ListActions.tsx";
import { ListToolbar } from "./ListToolbar.tsx";
import { ListRows } from "./ListRows.tsx";
import type { Cells } from "../rows/RecordRow.tsx";
import type { BulkAction } from "../../web/table/selection/SelectionBar.tsx";
import { useClampedPage } from "../../web/table/use-clamped-page.ts";
import { useListRemoval, type RemovalWays } from "../bin/use-list-removal.web.ts";
import { startOf, useListView } from "./use-list-view.web.ts";
import { useShownColumns } from "./use-shown-columns.web.ts";
import { tickedActionsOf, useRowActions } from "./row-actions.web.ts";
import { useSelection } from "../../web/table/selection/use-selection.ts";
import style from "./list.module.css";

export interface ListScreenProps extends RemovalWays {
  readonly module: Module;
  /** Actions of a record, shown before the standard ones. */
  readonly moreActions?: (row: Row) => readonly RowAction[];
  readonly bulkActions?: readonly BulkAction[];
  /** Replaces the table, for example by a tree, as long as nothing is searched or filtered. */
  readonly whole?: (shown: RowsViewProps) => ReactNode;
  /** Renders some columns differently. Must be the same object at each render. */
  readonly cells?: Cells;
  /** Called instead of opening a record that was found by a search or filter. */
  readonly onFound?: (row: Row) => void;
  /** The reason why the record cannot be duplicated; undefined if it can. */
  readonly whyNotCopied?: (row: Row) => string | undefined;
  readonly arrangement?: FormArrangement;
  /** Called with a new record when it has been saved. */
  readonly onAdded?: (row: Row) => void;
  /** Replaces the form's drawer. */
  readonly Drawer?: ComponentType<FormDrawerProps>;
  /** Shown beside the main action. */
  readonly headingActions?: ReactNode;
  /** Shown before the rows, below the title: a choice among them. It sets its own width. */
  readonly aside?: ReactNode;
}

/** The list page of a module. Its state is in its address, so that a reload or a shared link shows the same. */
export function ListScreen(props: ListScreenProps) {
  const { module } = props;
  const t = useText();
  const { ListTools } = use(SlotsContext);
  const [isTyped, setTyped] = useState(false);
  // A user who loses the right to the list while typing keeps the form and its text.
  if (useRights(module).canList || isTyped)
    return (
      <ListTools module={module}>{(tools) => <PermittedList {...props} tools={tools} onDirty={setTyped} />}</ListTools>
    );
  return (
    <Screen title={t(module.title)}>
      <ListRows isOld={false}>
        <NotPermittedState />
      </ListRows>
    </Screen>
  );
}

/** The list's query and its rows. `isOld`: the rows shown do not answer the query that is typed or loading. */
function useQuestion(module: Module, whole: ListScreenProps["whole"], canList: boolean) {
  const { view, change } = useListView(module);
  const [isTyping, onTyping] = useState(false);
  const inOwnWay = isWhole(view) ? whole : undefined;
  const query = queryOf(view, isMomentOf(module));
  const list = useList(module, query, !inOwnWay && canList);
  useClampedPage(list, view, change);
  return { view, change, query, inOwnWay, list, onTyping, isOld: isTyping || (!inOwnWay && list.isPlaceholderData) };
}

/** First values of a new record: those of the filters, and in a tree its parent. */
const startOfNew = (module: Module, { filters, parent }: ListView) => ({
  ...startOf(module, filters),
  ...(module.tree && parent ? { [module.tree.parent]: parent } : {}),
});

/** Functions that open a record, or a new one with values, in a tab or in the drawer, as the module declares. */
function useOpenRecord(module: Module, change: (part: ListChange) => void) {
  const page = usePage();
  const isPage = module.form?.as === "page";
  return {
    open: (id: string) => (isPage ? page.open(recordAddress(module, id)) : change({ open: id })),
    duplicate: (id: string) =>
      isPage ? page.open(copyAddress(module, id)) : change({ open: "new", copy: id, parent: undefined }),
  };
}

/** Keyboard shortcuts of a list. Returns the ref of the search box, which one of them focuses. */
function useListKeys(add: (() => void) | undefined) {
  const searchBox = useRef<InputRef>(null);
  // The form opens over the list, where `?` means the form's text.
  useListed(FORM_SHORTCUTS);
  useShortcuts(LIST_SHORTCUTS, { search: () => searchBox.current?.focus(), add });
  return searchBox;
}

interface ListFrameProps extends Omit<ComponentProps<typeof ListActions>, "onBin">, Pick<ListScreenProps, "aside"> {
  readonly isBin: boolean;
  readonly onBin: (isBin: boolean) => void;
  readonly children: ReactNode;
}

function ListFrame({ isBin, onBin, aside, children, ...actions }: ListFrameProps) {
  const { module } = actions;
  const t = useText();
  return (
    <Screen
      title={isBin ? `${t(module.title)} · ${t(BIN_TEXTS.bin)}` : t(module.title)}
      purpose={t(isBin ? BIN_TEXTS.binPurpose : module.purpose)}
      tools={isBin ? <LeaveBin onLeave={() => onBin(false)} /> : <ListActions {...actions} onBin={() => onBin(true)} />}
    >
      {aside ? (
        <div className={style.sides}>
          {aside}
          <div className={style.rows}>{children}</div>
        </div>
      ) : (
        children
      )}
    </Screen>
  );
}

interface PermittedListProps extends ListScreenProps, Pick<FormDrawerProps, "onDirty"> {
  readonly tools: ListTools;
}

function PermittedList(props: PermittedListProps) {
  const { module, whole, cells, onFound, Drawer = LazyFormDrawer, headingActions, aside, tools } = props;
  const rights = useRights(module);
  const { view, change, query, inOwnWay, list, onTyping, isOld } = useQuestion(module, whole, rights.canList);
  const { density, inRows, beneath, options } = useShownColumns(props, view, change);
  const isBin = view.isBin ?? false;
  const rows = list.data?.rows ?? [];
  const removal = useListRemoval(module, props, isBin);
  const ticked = useSelection(rows);
  const tickedActions = tickedActionsOf({ ...props, ticked, isBin, removal, query });
  const { open, duplicate } = useOpenRecord(module, change);
  const add = rights.canAdd && !isBin ? () => open("new") : undefined;
  const searchBox = useListKeys(add);
  const shown: RowsViewProps = {
    module: isBin ? binOf(module) : module,
    columns: isBin ? columnsInBin(inRows) : inRows,
    beneath: isBin ? { ...beneath, ...beneathInBin } : beneath,
    cells,
    density,
    actionsOf: useRowActions({ ...props, rights, isBin, open, duplicate, removal }),
    empty: <NoRecords module={module} onAdd={add} />,
    onOpen: (row) => {
      if (isBin) return;
      if (onFound && isNarrowed(view)) onFound(row);
      else open(row.id);
    },
  };
  const showBin = (next: boolean) => {
    ticked.clear();
    change({ isBin: next || undefined, sort: [], filters: [], search: undefined, saved: undefined });
  };
  // What works on the whole list would not know what is meant by an address that is not understood.
  const usable = view.misread ? { ...tools, menu: [] } : tools;
  const body = () => {
    if (!rights.canList) return <NotPermittedState />;
    if (inOwnWay) return inOwnWay(shown);
    return <ListBody {...{ shown, list, view, change }} selection={tickedActions.length > 0 ? ticked : undefined} />;
  };
  return (
    <ListFrame {...{ module, isBin, aside, query }} tools={usable} onBin={showBin} onAdd={add} more={headingActions}>
      <ListToolbar {...{ module, view, change, searchBox, onTyping, options, ticked, tickedActions }} />
      <ListChanges module={module} shownIds={inOwnWay ? undefined : rows.map(({ id }) => id)} />
      <ListRows isOld={isOld} asked={{ module, view, change, rows: list }}>
        {body()}
      </ListRows>
      <Drawer
        module={module}
        arrangement={props.arrangement}
        id={view.open}
        start={startOfNew(module, view)}
        copyOf={view.copy}
        onClose={() => change({ open: undefined, copy: undefined, parent: undefined })}
        onContinue={({ id }) => change({ open: id, copy: undefined, parent: undefined })}
        onAdded={props.onAdded}
        onDirty={props.onDirty}
      />
    </ListFrame>
  );
}
