import { use, type ReactNode } from "react";
import { lazyControl } from "../../fields/lazy-control.tsx";
import { PartBoundary } from "../../web/lazy/PartBoundary.tsx";
import { useIsPhone } from "../../web/page/use-is-phone.ts";
import type { TickedAction } from "../../web/table/selection/SelectionBar.tsx";
import type { Selection } from "../../web/table/selection/use-selection.ts";
import type { ViewChoicesProps } from "../../web/table/ViewChoices.tsx";
import { ViewOptions } from "../../web/table/ViewOptions.tsx";
import { SlotsContext, type ListFiltersProps } from "../slots.web.ts";
import style from "./list.module.css";

// Comes with the first ticked row.
const SelectionBar = lazyControl(async () => (await import("../../web/table/selection/SelectionBar.tsx")).SelectionBar);

interface ListToolbarProps extends ListFiltersProps {
  /** Absent: the columns cannot be chosen. */
  readonly options?: ViewChoicesProps;
  /** Actions on selected rows, shown in place of the filters; without them rows cannot be selected. */
  readonly ticked?: Pick<Selection, "ids" | "elsewhere" | "clear">;
  readonly tickedActions?: readonly TickedAction[];
  /** Further ways of showing the rows. */
  readonly children?: ReactNode;
}

/** The line above a list: search, filters, saved views and columns. */
export function ListToolbar({ options, ticked, tickedActions = [], children, ...asked }: ListToolbarProps) {
  const isPhone = useIsPhone();
  const { ListFilters, ListViews } = use(SlotsContext);
  const { module, view, change } = asked;
  if (ticked && ticked.ids.length > 0)
    return (
      <div className={`slides line ${style.line}`}>
        <SelectionBar
          count={ticked.ids.length}
          elsewhere={ticked.elsewhere}
          actions={tickedActions}
          onClear={ticked.clear}
        />
      </div>
    );
  return (
    <div className={`slides line ${style.line}`}>
      <div className={`line ${style.filters}`}>
        <ListFilters {...asked} />
      </div>
      {children}
      {view.isBin ? null : (
        <PartBoundary coming={null} missing={() => null}>
          <ListViews {...{ module, view, change }} columns={options?.shown ?? []} />
        </PartBoundary>
      )}
      {isPhone || !options ? null : <ViewOptions {...options} />}
    </div>
  );
}
