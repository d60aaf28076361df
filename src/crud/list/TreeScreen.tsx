import { Spin } from "antd";
import { useQueries, useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { ErrorState } from "../../web/components/ErrorState.tsx";
import { TableSkeleton } from "../../web/components/Skeleton.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useIsPhone } from "../../web/page/use-is-phone.ts";
import type { Module } from "../define-module.ts";
import { ListScreen, type ListScreenProps, type RowsShown } from "./ListScreen.tsx";
import { recordTitleOf } from "../record-title.ts";
import { RecordTable } from "./RecordTable.tsx";
import { CRUD_TEXTS } from "../texts.ts";
import { branchOf, useRights, type TreeRow } from "../use-crud.web.ts";
import { useListView } from "./use-list-view.web.ts";
import style from "./record-table.module.css";

/** Which branches are open, kept for the window: a reload shows the same tree. */
function useOpenBranches(module: Module) {
  const key = `terrace.tree.${module.path}`;
  const [open, setOpen] = useState<readonly string[]>(() =>
    (sessionStorage.getItem(key) ?? "").split(",").filter(Boolean),
  );
  const keep = (ids: readonly string[]) => {
    setOpen(ids);
    sessionStorage.setItem(key, ids.join(","));
  };
  return [open, keep] as const;
}

function Tree({ shown }: { readonly shown: RowsShown }) {
  const { module } = shown;
  const isPhone = useIsPhone();
  const t = useText();
  const language = useLanguage();
  const [open, setOpen] = useOpenBranches(module);
  const roots = useQuery(branchOf(module, null));
  const branches = useQueries({ queries: open.map((id) => branchOf(module, id)) });
  const below = new Map(open.map((id, index) => [id, branches[index]]));
  // Line by line, each branch below the record it belongs to.
  const depths = new Map<string, number>();
  const lines = (rows: readonly TreeRow[], depth: number): TreeRow[] =>
    rows.flatMap((row) => {
      depths.set(row.id, depth);
      return row.hasChildren ? [row, ...lines(below.get(row.id)?.data ?? [], depth + 1)] : [row];
    });
  if (roots.isError) return <ErrorState error={roots.error} onRetry={() => void roots.refetch()} />;
  if (roots.isPending) return <TableSkeleton columns={shown.columns.length} />;
  if (roots.data.length === 0) return shown.empty;
  return (
    <RecordTable<TreeRow>
      {...shown}
      columns={isPhone ? shown.columns.slice(0, 1) : shown.columns} // the rest is a touch away; nothing scrolls sideways
      rows={lines(roots.data, 0)}
      tree={{
        depthOf: (row) => depths.get(row.id) ?? 0,
        twigOf: (row) => {
          const isOpen = below.has(row.id);
          if (!row.hasChildren) return <span className={style.branch} />;
          if (isOpen && below.get(row.id)?.isPending) return <Spin size="small" className={style.branch as string} />;
          return (
            <button
              type="button"
              className={style.branch}
              aria-expanded={isOpen}
              aria-label={t(CRUD_TEXTS.branch, { title: recordTitleOf(module, row, language) })}
              onClick={() => setOpen(isOpen ? open.filter((id) => id !== row.id) : [...open, row.id])}
            >
              <ChevronRight size={16} aria-hidden />
            </button>
          );
        },
      }}
    />
  );
}

/** The page of a module whose records hang below one another; a search or filter shows its finds as a plain list. */
export function TreeScreen({ module, ...rest }: ListScreenProps) {
  const t = useText();
  const { canAdd } = useRights(module);
  const { change } = useListView(module);
  return (
    <ListScreen
      module={module}
      {...rest}
      whole={(shown) => <Tree shown={shown} />}
      moreActions={(row) => [
        ...(rest.moreActions?.(row) ?? []),
        ...(canAdd
          ? [{ key: "addChild", label: t(CRUD_TEXTS.addChild), act: () => change({ open: "new", parent: row.id }) }]
          : []),
      ]}
    />
  );
}
