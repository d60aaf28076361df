import { Button, Dropdown } from "antd";
import { Ellipsis, Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { ListQuery } from "../../contract/list-query.ts";
import { IconButton } from "../../web/components/IconButton.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import { recordWord } from "../record/record-title.ts";
import { CRUD_TEXTS } from "../texts.ts";
import { BIN_TEXTS } from "../bin/texts.ts";
import { UndoRemoval } from "../bin/UndoRemoval.tsx";
import type { ListTools } from "../slots.web.ts";
import { useRights } from "../record-queries.web.ts";
import style from "./list.module.css";

interface ListActionsProps {
  readonly module: Module;
  /** Undefined: the user may not add records. */
  readonly onAdd: (() => void) | undefined;
  readonly tools: ListTools;
  readonly query: ListQuery;
  readonly onBin: () => void;
  readonly more?: ReactNode;
}

/** Beside the title: the main action, and a menu of the others. */
export function ListActions({ module, onAdd, tools, query, onBin, more }: ListActionsProps) {
  const t = useText();
  const language = useLanguage();
  const { canRemove } = useRights(module);
  const bin = { key: "bin", icon: <Trash2 size={16} />, label: t(BIN_TEXTS.bin), onClick: onBin };
  const menu = tools.menu.map(({ key, icon, label, act }) => ({ key, icon, label, onClick: () => act(query) }));
  const items = [...menu, ...(canRemove ? [bin] : [])];
  const add = t(CRUD_TEXTS.add, { record: recordWord(module, language) });
  return (
    <>
      {more ? <div className={`slides ${style.more}`}>{more}</div> : null}
      {canRemove ? <UndoRemoval module={module} /> : null}
      {items.length > 0 ? (
        <Dropdown menu={{ items }} trigger={["click"]} placement="bottomRight">
          <IconButton type="default" label={t(CRUD_TEXTS.more)} icon={<Ellipsis size={16} />} loading={tools.isBusy} />
        </Dropdown>
      ) : null}
      {onAdd ? (
        <Button
          type="primary"
          className="picture-on-phone"
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
