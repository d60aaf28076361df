import { Copy, Eye, Pencil, Trash2, Undo2 } from "lucide-react";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { RowAction } from "../../web/table/RowButton.tsx";
import type { Module } from "../define-module.ts";
import type { ListRemoval } from "../bin/use-list-removal.web.ts";
import { recordTitleOf } from "../record-title.ts";
import { CRUD_TEXTS } from "../texts.ts";
import type { Rights, Row } from "../use-crud.web.ts";

interface RowActions {
  readonly module: Module;
  readonly rights: Rights;
  readonly isBin: boolean;
  readonly moreActions?: (row: Row) => readonly RowAction[];
  readonly mayChange?: (row: Row) => boolean;
  readonly whyKept?: (row: Row) => string | undefined;
  readonly open: (id: string) => void;
  /** Opens the form of a new record with this one's values. */
  readonly duplicate: (id: string) => void;
  readonly removal: ListRemoval;
}

const DUPLICATE = "duplicate";

/** The actions of a record: opening it, the screen's own, the other standard ones by the user's rights. In the bin only restoring. */
export function useRowActions(given: RowActions): (row: Row) => readonly RowAction[] {
  const { module, rights, isBin, moreActions, mayChange, whyKept, open, duplicate, removal } = given;
  const t = useText();
  const language = useLanguage();
  const titleOf = (row: Row) => recordTitleOf(module, row, language);
  if (isBin)
    return (row) => [
      { key: "restore", label: t(CRUD_TEXTS.restore), Icon: Undo2, act: () => removal.restore([row], titleOf(row)) },
    ];
  return (row) => {
    const isEditable = rights.canUpdate && mayChange?.(row) !== false;
    const more = moreActions?.(row) ?? [];
    // A screen that copies in a way of its own says so by the same key.
    const isCopied = rights.canAdd && more.every(({ key }) => key !== DUPLICATE);
    const copy = { key: DUPLICATE, label: t(CRUD_TEXTS.duplicate), Icon: Copy, act: () => duplicate(row.id) };
    return [
      {
        key: "open",
        label: t(isEditable ? CRUD_TEXTS.edit : CRUD_TEXTS.open),
        Icon: isEditable ? Pencil : Eye,
        act: () => open(row.id),
      },
      ...more,
      ...(isCopied ? [copy] : []),
      ...(rights.canRemove
        ? [
            {
              key: "remove",
              label: t(CRUD_TEXTS.remove),
              Icon: Trash2,
              isDangerous: true,
              refusal: whyKept?.(row),
              act: () => removal.removeOne(row, titleOf(row)),
            },
          ]
        : []),
    ];
  };
}
