import { useEffect, type ReactNode } from "react";
import { prefetchPart, lazyPart } from "../../web/lazy/lazy-part.tsx";
import type { Sort } from "../../contract/list-query.ts";
import { PartFallback } from "../../web/lazy/PartBoundary.tsx";
import { TableSkeleton } from "../../web/components/states/Skeleton.tsx";
import { formatTotal } from "../../web/format/number.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { preference } from "../../web/preferences/preferences.ts";
import { TableFoot } from "../../web/table/TableFoot.tsx";
import { CRUD_TEXTS } from "../texts.ts";
import { useIsPhone } from "../../web/page/use-is-phone.ts";
import { defaultOrder, wireNameOf, type Module } from "../define-module.ts";
import type { Row, useList } from "../record-queries.web.ts";
import { EmptyBin } from "../bin/EmptyBin.tsx";
import { NoResults } from "../../web/table/NoRows.tsx";
import { isNarrowed, PAGE_SIZES, type ListChange, type ListView } from "../../web/table/list-address.ts";
import { ListError } from "./ListError.tsx";
import type { Beneath } from "../rows/use-columns.web.ts";
import type { Cells } from "../rows/RecordRow.tsx";
import { RecordTable, type ActionsOf } from "../rows/RecordTable.tsx";
import type { Selection } from "../rows/row-selection.ts";
import type { Density } from "../../contract/preferences/personal.ts";

// A desk never shows them.
const RecordCards = lazyPart(async () => (await import("../rows/RecordCards.tsx")).RecordCards);

/** Props of any view of the records: table, cards or tree. */
export interface RowsViewProps {
  readonly module: Module;
  readonly columns: readonly string[];
  readonly cells?: Cells | undefined;
  readonly beneath?: Beneath | undefined;
  readonly density: Density;
  readonly actionsOf: ActionsOf;
  readonly onOpen: (row: Row) => void;
  /** In place of a table without rows. */
  readonly empty: ReactNode;
}

interface ListFootProps {
  readonly view: ListView;
  readonly total: number;
  /** There are more than `total`, which are not counted. */
  readonly isMore: boolean;
  readonly change: (part: ListChange) => void;
}

/** Total, pages and page size. A chosen size is remembered for all lists of this user (§3). */
function ListFoot({ view, total, isMore, change }: ListFootProps) {
  const t = useText();
  const language = useLanguage();
  const shown = formatTotal(total, language);
  return (
    <TableFoot
      said={t(isMore ? CRUD_TEXTS.totalMore : CRUD_TEXTS.total, { total: shown.short })}
      saidInFull={shown.full}
      view={view}
      pageSize={view.pageSize}
      total={total}
      onPage={(page) => change({ page })}
      sizes={PAGE_SIZES}
      onSize={(pageSize) => {
        preference.limit.write(pageSize);
        change({ pageSize });
      }}
    />
  );
}

/**
 * The default order as a heading can show it: by its first property, if that has a column. Flags such as "pinned" only
 * part the rows; after any other property, nothing that follows orders all rows. Ids that nobody sees are in no order
 * that a heading could claim.
 */
const defaultSort = ({ module, columns }: RowsViewProps): readonly Sort[] =>
  defaultOrder(module)
    .filter(({ field }) => module.properties.find(({ name }) => name === field)?.property.column !== "boolean")
    .slice(0, 1)
    .filter(({ field }) => columns.includes(field) && module.fields[field]?.kind !== "reference")
    .map((sort) => ({ ...sort, field: wireNameOf(module, sort.field) }));

interface ListBodyProps {
  readonly shown: RowsViewProps;
  readonly list: ReturnType<typeof useList>;
  readonly view: ListView;
  readonly change: (part: ListChange) => void;
  /** Absent: rows cannot be ticked. */
  readonly selection: Selection | undefined;
}

/** The rows of a list with the way to the others, or why there are none. */
export function ListBody({ shown, list, view, change, selection }: ListBodyProps) {
  const isPhone = useIsPhone();
  useEffect(() => {
    if (isPhone) void prefetchPart(RecordCards); // while the rows are on their way
  }, [isPhone]);
  if (list.isError)
    return (
      <ListError {...{ module: shown.module, view, change }} error={list.error} onRetry={() => void list.refetch()} />
    );
  if (list.isPending) return <TableSkeleton hasCards columns={shown.columns.length} />;
  const { rows, total, isMore = false } = list.data;
  if (rows.length === 0) {
    if (isNarrowed(view)) return <NoResults onClear={() => change({ filters: [], search: undefined, page: 1 })} />;
    return view.isBin ? <EmptyBin /> : shown.empty;
  }
  const foot = <ListFoot view={view} total={total} isMore={isMore} change={change} />;
  if (isPhone)
    return (
      <>
        <PartFallback value={<TableSkeleton hasCards />}>
          <RecordCards {...shown} rows={rows} selection={selection} />
        </PartFallback>
        {foot}
      </>
    );
  return (
    <RecordTable
      {...shown}
      rows={rows}
      foot={foot}
      sort={view.sort.length > 0 ? view.sort : defaultSort(shown)}
      isDefaultSort={view.sort.length === 0}
      onSort={(sort) => change({ sort })}
      {...(selection ? { selection } : {})}
    />
  );
}
