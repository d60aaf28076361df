import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { RowAction } from "../../web/table/RowMenu.tsx";
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
  readonly removal: ListRemoval;
}

/** The actions of a record: the screen's own, then the standard ones by the user's rights. In the bin only restoring. */
export function useRowActions(given: RowActions): (row: Row) => readonly RowAction[] {
  const { module, rights, isBin, moreActions, mayChange, whyKept, open, removal } = given;
  const t = useText();
  const language = useLanguage();
  const titleOf = (row: Row) => recordTitleOf(module, row, language);
  if (isBin)
    return (row) => [{ key: "restore", label: t(CRUD_TEXTS.restore), act: () => removal.restore([row], titleOf(row)) }];
  return (row) => [
    ...(moreActions?.(row) ?? []),
    {
      key: "open",
      label: t(rights.canUpdate && mayChange?.(row) !== false ? CRUD_TEXTS.edit : CRUD_TEXTS.open),
      act: () => open(row.id),
    },
    ...(rights.canRemove
      ? [
          {
            key: "remove",
            label: t(CRUD_TEXTS.remove),
            isDangerous: true,
            refusal: whyKept?.(row),
            act: () => removal.removeOne(row, titleOf(row)),
          },
        ]
      : []),
  ];
}
