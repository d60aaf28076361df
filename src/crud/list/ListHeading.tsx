import { Button, Dropdown } from "antd";
import { Download, Ellipsis, Plus, Trash2, Undo2, Upload } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../web/components/IconButton.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useBusyButtons } from "../../web/press/busy-buttons.ts";
import type { Module } from "../define-module.ts";
import { recordWord } from "../record-title.ts";
import { CRUD_TEXTS } from "../texts.ts";
import type { Rights } from "../use-crud.web.ts";
import { useLastRemoved, type Removed } from "./removed-here.web.ts";
import style from "./list.module.css";

interface ListHeadingProps {
  readonly module: Module;
  readonly rights: Rights;
  readonly isBin: boolean;
  readonly onAdd: () => void;
  readonly onImport: () => void;
  readonly onExport: () => void;
  readonly isExporting: boolean;
  readonly onBin: (isBin: boolean) => void;
  /** Brings back what was removed here last. */
  readonly onUndo: (removed: Removed) => Promise<unknown>;
  readonly more?: ReactNode;
}

/** The title line: what this page is for, the main action, and the rest behind "…". */
export function ListHeading({
  module,
  rights,
  isBin,
  onAdd,
  onImport,
  onExport,
  isExporting,
  onBin,
  onUndo,
  more,
}: ListHeadingProps) {
  const t = useText();
  const language = useLanguage();
  const removed = useLastRemoved(module.path);
  const { button } = useBusyButtons();
  const items = [
    ...(rights.canImport
      ? [{ key: "import", icon: <Upload size={16} />, label: t(CRUD_TEXTS.import), onClick: onImport }]
      : []),
    ...(rights.canExport
      ? [{ key: "export", icon: <Download size={16} />, label: t(CRUD_TEXTS.export), onClick: onExport }]
      : []),
    ...(rights.canRemove
      ? [{ key: "bin", icon: <Trash2 size={16} />, label: t(CRUD_TEXTS.bin), onClick: () => onBin(true) }]
      : []),
  ];
  return (
    <header className={style.heading}>
      <div className={style.words}>
        <h1>{isBin ? `${t(module.title)} · ${t(CRUD_TEXTS.bin)}` : t(module.title)}</h1>
        <p>{t(isBin ? CRUD_TEXTS.binPurpose : module.purpose)}</p>
      </div>
      {isBin ? (
        <Button icon={<Undo2 size={16} />} onClick={() => onBin(false)}>
          {t(CRUD_TEXTS.leaveBin)}
        </Button>
      ) : (
        <>
          {more ? <div className={style.more}>{more}</div> : null}
          {removed && rights.canRemove ? (
            <IconButton
              type="default"
              label={
                removed.title === undefined
                  ? t(CRUD_TEXTS.undoRemovalMany, { count: removed.records.length })
                  : t(CRUD_TEXTS.undoRemoval, { title: removed.title })
              }
              icon={<Undo2 size={16} />}
              {...button("undo", () => onUndo(removed))}
            />
          ) : null}
          {items.length > 0 ? (
            <Dropdown menu={{ items }} trigger={["click"]} placement="bottomRight">
              <IconButton
                type="default"
                label={t(CRUD_TEXTS.more)}
                icon={<Ellipsis size={16} />}
                loading={isExporting}
              />
            </Dropdown>
          ) : null}
          {rights.canAdd ? (
            <Button
              type="primary"
              className={style.add as string}
              icon={<Plus size={16} />}
              aria-label={t(CRUD_TEXTS.add, { record: recordWord(module, language) })}
              aria-keyshortcuts="n"
              onClick={onAdd}
            >
              {t(CRUD_TEXTS.add, { record: recordWord(module, language) })}
            </Button>
          ) : null}
        </>
      )}
    </header>
  );
}
