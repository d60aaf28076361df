import { Trash2, Undo2 } from "lucide-react";
import type { ListQuery } from "../../contract/list-query.ts";
import { useText } from "../../web/i18n/language.tsx";
import { CRUD_TEXTS } from "../texts.ts";
import type { ListTools } from "../parts.web.ts";
import type { BulkAction, TickedAction } from "../../web/table/SelectionBar.tsx";
import type { ListRemoval } from "../bin/use-list-removal.web.ts";
import type { Ticked } from "../../web/table/use-ticked.ts";

interface TickedActionsProps {
  readonly ticked: Ticked;
  readonly isBin: boolean;
  readonly canRemove: boolean;
  readonly removal: ListRemoval;
  readonly bulkActions?: readonly BulkAction[];
  readonly tools: ListTools;
  readonly query: ListQuery;
}

/** The actions on the ticked records. In the bin only restoring and those that change nothing. */
export function useTickedActions(given: TickedActionsProps): readonly TickedAction[] {
  const { ticked, isBin, canRemove, removal, bulkActions = [], tools, query } = given;
  const t = useText();
  const restore: TickedAction = {
    key: "restore",
    label: t(CRUD_TEXTS.restore),
    Icon: Undo2,
    act: async () => (await removal.restore(ticked.records), ticked.clear()),
  };
  const remove: TickedAction = {
    key: "remove",
    label: t(CRUD_TEXTS.remove),
    Icon: Trash2,
    isDangerous: true,
    act: async () => (await removal.removeMany(ticked.records)) && ticked.clear(),
  };
  const reading = tools.ofTicked.map((each) => ({ ...each, act: () => each.act(ticked.ids, query) }));
  if (isBin) return [...(canRemove ? [restore] : []), ...reading];
  return [
    ...bulkActions.map((each) => ({ ...each, act: () => each.act(ticked.records).then(ticked.change) })),
    ...reading,
    ...(canRemove ? [remove] : []),
  ];
}
