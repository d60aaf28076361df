import { Copy, Eye, Pencil } from "lucide-react";
import type { ListQuery } from "../../contract/list-query.ts";
import { useText } from "../../web/i18n/language.tsx";
import type { RowAction } from "../../web/table/RowButton.tsx";
import type { BulkAction, TickedAction } from "../../web/table/selection/SelectionBar.tsx";
import type { Selection } from "../../web/table/selection/use-selection.ts";
import type { ListRemoval } from "../bin/use-list-removal.web.ts";
import type { ListTools } from "../slots.web.ts";
import { CRUD_TEXTS } from "../texts.ts";
import type { FormArrangement } from "../form/form-arrangement.web.ts";
import type { Rights, Row } from "../record-queries.web.ts";

interface RowActions {
  readonly rights: Rights;
  readonly isBin: boolean;
  readonly moreActions?: (row: Row) => readonly RowAction[];
  readonly arrangement?: FormArrangement;
  readonly whyNotCopied?: (row: Row) => string | undefined;
  readonly open: (id: string) => void;
  /** Opens the form of a new record with this one's values. */
  readonly duplicate: (id: string) => void;
  readonly removal: ListRemoval;
}

const DUPLICATE = "duplicate";

/**
 * The actions of a record: opening it, the screen's own, and the standard ones by the user's rights. In the bin only
 * restoring.
 */
export function useRowActions(given: RowActions): (row: Row) => readonly RowAction[] {
  const { rights, isBin, moreActions, arrangement, whyNotCopied, open, duplicate, removal } = given;
  const t = useText();
  if (isBin) return removal.ofRow;
  return (row) => {
    const isEditable = rights.canUpdate && arrangement?.mayChange?.(row) !== false;
    const more = moreActions?.(row) ?? [];
    // A screen replaces the standard copy action by one of its own with the same key.
    const isCopied = rights.canAdd && more.every(({ key }) => key !== DUPLICATE);
    const copy = {
      key: DUPLICATE,
      label: t(CRUD_TEXTS.duplicate),
      Icon: Copy,
      act: () => duplicate(row.id),
      refusal: whyNotCopied?.(row),
    };
    return [
      {
        key: "open",
        label: t(isEditable ? CRUD_TEXTS.edit : CRUD_TEXTS.open),
        Icon: isEditable ? Pencil : Eye,
        act: () => open(row.id),
      },
      ...more,
      ...(isCopied ? [copy] : []),
      ...removal.ofRow(row),
    ];
  };
}

interface TickedActions {
  readonly ticked: Selection;
  readonly isBin: boolean;
  readonly removal: ListRemoval;
  readonly bulkActions?: readonly BulkAction[];
  readonly tools: ListTools;
  readonly query: ListQuery;
}

/** The actions on the ticked records. In the bin only restoring and those that change nothing. */
export function tickedActionsOf(given: TickedActions): readonly TickedAction[] {
  const { ticked, isBin, removal, bulkActions = [], tools, query } = given;
  const reading = tools.ofTicked.map((each) => ({ ...each, act: () => each.act(ticked.ids, query) }));
  if (isBin) return [...removal.ofTicked(ticked), ...reading];
  const own = bulkActions.map((each) => ({ ...each, act: () => each.act(ticked.records).then(ticked.change) }));
  return [...own, ...reading, ...removal.ofTicked(ticked)];
}
