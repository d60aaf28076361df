import {
  ArrowDown,
  ArrowUp,
  CornerDownRight,
  Eye,
  IndentDecrease,
  IndentIncrease,
  ListPlus,
  Pencil,
  SquareMousePointer,
  Trash2,
  type LucideIcon,
} from "lucide-react";
import { isExternal, MENU_TYPES } from "../../contract/menu.ts";
import { useText } from "../../web/i18n/language.tsx";
import { useCan } from "../../web/lookups/permissions.ts";
import type { RowAction } from "../../web/table/RowButton.tsx";
import type { MenuBranch } from "./menu-admin.ts";
import { positionAfterStep, type Step } from "./tree/menu-positions.ts";
import { MENU_TEXTS } from "./texts.ts";
import type { useMenuActions } from "./use-menus.web.ts";

interface RowActionsOptions {
  readonly actions: ReturnType<typeof useMenuActions>;
  readonly onOpen: (branch: MenuBranch) => void;
  readonly onAdd: (parentId: string | null) => void;
  readonly onButtons: (id: string) => void;
}

/** The actions on an entry that the user's rights allow. */
export function useRowActions(
  branches: readonly MenuBranch[],
  { actions, onOpen, onAdd, onButtons }: RowActionsOptions,
) {
  const t = useText();
  const canAdd = useCan("sys:menu:add");
  const canUpdate = useCan("sys:menu:update");
  const canRemove = useCan("sys:menu:delete");
  return (branch: MenuBranch): RowAction[] => {
    const holdsOthers = branch.type !== MENU_TYPES.button && !isExternal(branch.path);
    const hasButtons = (branch.type === MENU_TYPES.page || branch.type === MENU_TYPES.hiddenPage) && holdsOthers;
    const step = (key: Step, label: string, Icon: LucideIcon): RowAction[] => {
      const place = canUpdate ? positionAfterStep(branches, branch, key) : undefined;
      return place ? [{ key, label, Icon, act: () => actions.move(branch, place) }] : [];
    };
    return [
      {
        key: "open",
        label: t(canUpdate ? MENU_TEXTS.edit : MENU_TEXTS.open),
        Icon: canUpdate ? Pencil : Eye,
        act: () => onOpen(branch),
      },
      ...(canAdd && holdsOthers
        ? [{ key: "below", label: t(MENU_TEXTS.addBelow), Icon: CornerDownRight, act: () => onAdd(branch.id) }]
        : []),
      ...(canAdd
        ? [{ key: "beside", label: t(MENU_TEXTS.addBeside), Icon: ListPlus, act: () => onAdd(branch.parentId) }]
        : []),
      ...(canUpdate && hasButtons
        ? [{ key: "buttons", label: t(MENU_TEXTS.generate), Icon: SquareMousePointer, act: () => onButtons(branch.id) }]
        : []),
      ...step("up", t(MENU_TEXTS.up), ArrowUp),
      ...step("down", t(MENU_TEXTS.down), ArrowDown),
      ...step("in", t(MENU_TEXTS.into), IndentIncrease),
      ...step("out", t(MENU_TEXTS.out), IndentDecrease),
      ...(canRemove && !branch.isDeclared
        ? [
            {
              key: "remove",
              label: t(MENU_TEXTS.remove),
              Icon: Trash2,
              isDangerous: true,
              act: () => actions.remove(branch),
            },
          ]
        : []),
    ];
  };
}
