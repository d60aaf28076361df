import { Button, Dropdown } from "antd";
import { Ellipsis, Plus, Trash2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { ListQuery } from "../../contract/list-query.ts";
import { IconButton } from "../../web/components/IconButton.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useBusyButtons } from "../../web/press/busy-buttons.ts";
import type { Module } from "../define-module.ts";
import { recordWord } from "../record-title.ts";
import { CRUD_TEXTS } from "../texts.ts";
import { BIN_TEXTS } from "../bin/texts.ts";
import type { ListTools } from "../parts.web.ts";
import type { Rights } from "../use-crud.web.ts";
import { useLastRemoved, type Removed } from "../bin/removed-here.web.ts";
import style from "./list.module.css";

interface ListActionsProps {
  readonly module: Module;
  readonly rights: Rights;
  readonly onAdd: () => void;
  readonly tools: ListTools;
  readonly query: ListQuery;
  readonly onBin: () => void;
  /** Brings back what was removed here last. */
  readonly onUndo: (removed: Removed) => Promise<unknown>;
  readonly more?: ReactNode;
}

/** Brings back what was removed from this list last. */
function UndoRemoval({ removed, onUndo }: { readonly removed: Removed; readonly onUndo: ListActionsProps["onUndo"] }) {
  const t = useText();
  const { button } = useBusyButtons();
  const { title, records } = removed;
  return (
    <IconButton
      type="default"
      label={
        title === undefined
          ? t(BIN_TEXTS.undoRemovalMany, { count: records.length })
          : t(BIN_TEXTS.undoRemoval, { title })
      }
      icon={<Undo2 size={16} />}
      {...button("undo", () => onUndo(removed))}
    />
  );
}

/** Beside the title: the main action, and the rest behind "…". */
export function ListActions({ module, rights, onAdd, tools, query, onBin, onUndo, more }: ListActionsProps) {
  const t = useText();
  const language = useLanguage();
  const removed = useLastRemoved(module.path);
  const bin = { key: "bin", icon: <Trash2 size={16} />, label: t(BIN_TEXTS.bin), onClick: onBin };
  const menu = tools.menu.map(({ key, icon, label, act }) => ({ key, icon, label, onClick: () => act(query) }));
  const items = [...menu, ...(rights.canRemove ? [bin] : [])];
  const add = t(CRUD_TEXTS.add, { record: recordWord(module, language) });
  return (
    <>
      {more ? <div className={style.more}>{more}</div> : null}
      {removed && rights.canRemove ? <UndoRemoval removed={removed} onUndo={onUndo} /> : null}
      {items.length > 0 ? (
        <Dropdown menu={{ items }} trigger={["click"]} placement="bottomRight">
          <IconButton type="default" label={t(CRUD_TEXTS.more)} icon={<Ellipsis size={16} />} loading={tools.isBusy} />
        </Dropdown>
      ) : null}
      {rights.canAdd ? (
        <Button
          type="primary"
          className={style.add as string}
          icon={<Plus size={16} />}
          aria-label={add}
          aria-keyshortcuts="n"
          onClick={onAdd}
        >
          {add}
        </Button>
      ) : null}
    </>
  );
}
