import { Button } from "antd";
import { CornerDownRight, FolderTree, ListTree, ToggleLeft, ToggleRight } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useOption } from "../../fields/reference/titles.web.ts";
import { ErrorState } from "../../web/components/states/ErrorState.tsx";
import { InlineState } from "../../web/components/states/InlineState.tsx";
import { TableSkeleton } from "../../web/components/states/Skeleton.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useIsPhone } from "../../web/page/use-is-phone.ts";
import type { Module } from "../define-module.ts";
import type { RowsViewProps } from "../list/ListBody.tsx";
import { isNarrowed } from "../../web/table/list-address.ts";
import { ListScreen, type ListScreenProps } from "../list/ListScreen.tsx";
import { recordTitleOf } from "../record/record-title.ts";
import { foundCells } from "./FoundPlace.tsx";
import { RecordTable } from "../rows/RecordTable.tsx";
import { INDENT } from "../rows/RecordRow.tsx";
import type { ScrollTarget } from "../rows/use-scroll-to-row.web.ts";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import type { RowAction } from "../../web/table/RowButton.tsx";
import { TreeToggle } from "../../web/table/TreeToggle.tsx";
import { TREE_TEXTS } from "./texts.ts";
import { useRights, type Row } from "../record-queries.web.ts";
import type { TreeRow } from "./branch.web.ts";
import { treeLines } from "./tree-lines.web.ts";
import { useBranches, type Branch, type Branches } from "./use-branches.web.ts";
import { useListView } from "../list/use-list-view.web.ts";
import { useRowChange } from "./use-row-change.web.ts";
import style from "../rows/record-table.module.css";
import { keepInTab } from "../../web/preferences/keep-in-tab.ts";

// Loaded on first use, so that it is not part of every tree's bundle.
const MoveDialog = lazyDialog(async () => (await import("./MoveDialog.tsx")).MoveDialog);

/** The expanded records, kept in sessionStorage so that a reload shows the same tree. */
function useOpenBranches(module: Module) {
  const key = `terrace.tree.${module.path}`;
  const [open, setOpen] = useState<readonly string[]>(() =>
    (sessionStorage.getItem(key) ?? "").split(",").filter(Boolean),
  );
  const keep = (ids: readonly string[]) => {
    setOpen(ids);
    keepInTab(key, ids.join(","));
  };
  return [open, keep] as const;
}

/** Expands the ancestors of the record in the address, and loads their children until it is found. */
function useMenuLocation(
  module: Module,
  { of, more, ROOT }: Branches,
  openAlso: (ids: readonly string[]) => void,
): ScrollTarget | undefined {
  const { view, change } = useListView(module);
  const at = view.at ?? null;
  const place = useOption(module.path, at);
  const open = useEffectEvent(() => {
    if (place === null) change({ at: undefined });
    else openAlso((place?.path ?? []).map(({ id }) => id));
  });
  useEffect(() => open(), [place]);
  const readOn = useEffectEvent(() => {
    if (at === null || !place) return;
    const way = [...(place.path ?? []).map(({ id }) => id), at];
    for (const [index, id] of way.entries()) {
      const above = way[index - 1] ?? ROOT;
      const branch = of(above);
      if (branch?.hasMore && branch.rows.every((row) => row.id !== id)) more(above);
    }
  });
  // After every render: the parts arrive one by one.
  useEffect(() => readOn());
  return at === null ? undefined : { id: at, onArrive: () => change({ at: undefined }) };
}

interface MoreButtonProps {
  /** The record whose children continue; undefined for the roots. */
  readonly title: string | undefined;
  readonly indent: number;
  readonly onMore: () => void;
}

function MoreButton({ title, indent, onMore }: MoreButtonProps) {
  const t = useText();
  return (
    <Button type="link" size="small" style={{ marginInlineStart: indent }} onClick={onMore}>
      {title === undefined ? t(TREE_TEXTS.moreRoots) : t(TREE_TEXTS.moreOfBranch, { title })}
    </Button>
  );
}

/** In the place of a branch's first row: that it is on its way, or could not be had. */
function BranchState({ branch, indent }: { readonly branch: Branch; readonly indent: number }) {
  return (
    <div style={{ marginInlineStart: indent }}>
      <InlineState isWaiting={branch.isPending} error={branch.error} retry={branch.retry} />
    </div>
  );
}

function Tree({ shown }: { readonly shown: RowsViewProps }) {
  const { module } = shown;
  const isPhone = useIsPhone();
  const t = useText();
  const language = useLanguage();
  const [open, setOpen] = useOpenBranches(module);
  const branches = useBranches(module, open);
  const { of, more, roots, ROOT } = branches;
  const arrival = useMenuLocation(module, branches, (ids) => setOpen([...new Set([...open, ...ids])]));
  if (roots.error) return <ErrorState error={roots.error} onRetry={() => roots.retry()} />;
  if (roots.rows.length === 0) return roots.isPending ? <TableSkeleton columns={shown.columns.length} /> : shown.empty;
  const { all, depthOf, goingOnAfter } = treeLines(branches, open);
  const titleOf = (row: Row) => recordTitleOf(module, row, language);
  const indentOf = (owner: TreeRow | undefined) => (owner ? (depthOf(owner) + 1) * INDENT : 0);
  const waitOf = (row: TreeRow) => {
    const branch = row.hasChildren && open.includes(row.id) ? of(row.id) : undefined;
    return branch?.rows.length === 0 ? [<BranchState key="wait" branch={branch} indent={indentOf(row)} />] : [];
  };
  return (
    <div className={style.room}>
      <RecordTable<TreeRow>
        {...shown}
        cells={undefined} // the path is visible in the tree
        // the rest is on the record's page; nothing scrolls sideways
        columns={isPhone ? shown.columns.slice(0, 1) : shown.columns}
        rows={all}
        arrival={arrival}
        tree={{
          depthOf,
          afterOf: (row) => [
            ...waitOf(row),
            ...goingOnAfter(row).map((owner) => (
              <MoreButton
                key={owner?.id ?? ROOT}
                title={owner && titleOf(owner)}
                indent={indentOf(owner)}
                onMore={() => more(owner?.id ?? ROOT)}
              />
            )),
          ],
          toggleOf: (row) => {
            const isOpen = open.includes(row.id) && of(row.id) !== undefined;
            return (
              <TreeToggle
                isOpen={row.hasChildren ? isOpen : undefined}
                label={t(TREE_TEXTS.branch, { title: titleOf(row) })}
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? open.filter((id) => id !== row.id) : [...open, row.id])}
              />
            );
          },
        }}
      />
    </div>
  );
}

/** The action that switches a record on or off, where the module has such a switch. */
function useSwitch(module: Module) {
  const t = useText();
  const language = useLanguage();
  const changeRow = useRowChange(module);
  return (row: Row): RowAction[] => {
    const flag = module.active;
    if (flag === undefined) return [];
    const isOn = (row as Readonly<Record<string, unknown>>)[flag] === true;
    const [done, undone] = isOn
      ? [TREE_TEXTS.switchedOff, TREE_TEXTS.switchedOn]
      : [TREE_TEXTS.switchedOn, TREE_TEXTS.switchedOff];
    const title = recordTitleOf(module, row, language);
    return [
      {
        key: "switch",
        label: t(isOn ? TREE_TEXTS.switchOff : TREE_TEXTS.switchOn),
        Icon: isOn ? ToggleLeft : ToggleRight,
        act: () => changeRow(row, { [flag]: !isOn }, { done: t(done, { title }), undone: t(undone, { title }) }),
      },
    ];
  };
}

/** The page of a module with a tree. A search or filter shows its results as a flat list with paths. */
export function TreeScreen({ module, ...rest }: ListScreenProps) {
  const t = useText();
  const { canAdd, canUpdate } = useRights(module);
  const { view, change } = useListView(module);
  const [moving, setMoving] = useState<Row>();
  const switchOf = useSwitch(module);
  const show = (row: Row) => change({ search: undefined, filters: [], at: row.id });
  return (
    <>
      <ListScreen
        module={module}
        {...rest}
        cells={rest.cells ?? foundCells(module)}
        onFound={show}
        onBack={show}
        whole={(shown) => <Tree shown={shown} />}
        moreActions={(row) => [
          ...(isNarrowed(view)
            ? [{ key: "show", label: t(TREE_TEXTS.showInTree), Icon: ListTree, act: () => show(row) }]
            : []),
          ...(rest.moreActions?.(row) ?? []),
          ...(canAdd
            ? [
                {
                  key: "addChild",
                  label: t(TREE_TEXTS.addChild),
                  Icon: CornerDownRight,
                  act: () => change({ open: "new", parent: row.id }),
                },
              ]
            : []),
          ...(canUpdate
            ? [{ key: "move", label: t(TREE_TEXTS.move), Icon: FolderTree, act: () => setMoving(row) }]
            : []),
          ...(canUpdate ? switchOf(row) : []),
        ]}
      />
      {moving ? (
        <MoveDialog module={module} row={moving} onClose={() => setMoving(undefined)} onMoved={() => show(moving)} />
      ) : null}
    </>
  );
}
