import { Button } from "antd";
import { Download, Trash2, Undo2, X, type LucideIcon } from "lucide-react";
import type { KnownRecord } from "../../contract/asked-records.ts";
import { useText } from "../../web/i18n/language.tsx";
import { useBusyButtons } from "../../web/press/busy-buttons.ts";
import { CRUD_TEXTS } from "../texts.ts";
import style from "./list.module.css";

interface Offer {
  readonly key: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly isDangerous?: boolean;
}
/** What a screen offers to do with all ticked records at once. */
export interface BulkAction extends Offer {
  /** Answers which of them stay ticked. */
  readonly act: (records: readonly KnownRecord[]) => Promise<readonly string[]>;
}

interface SelectionBarProps {
  readonly count: number;
  readonly actions?: readonly (Offer & { readonly act: () => Promise<unknown> })[];
  readonly onClear: () => void;
  readonly onRemove?: () => Promise<unknown>;
  readonly onRestore?: () => Promise<unknown>;
  readonly onExport?: () => Promise<unknown>;
}

/** Stands in the filter line's place while rows are ticked: what can be done with all of them. */
export function SelectionBar({ count, actions = [], onClear, onRemove, onRestore, onExport }: SelectionBarProps) {
  const t = useText();
  const { busy, button } = useBusyButtons();
  return (
    <>
      <strong role="status" className={style.selected}>
        {t(CRUD_TEXTS.selected, { count })}
      </strong>
      {actions.map(({ key, label, Icon, isDangerous = false, act }) => (
        <Button key={key} size="small" danger={isDangerous} icon={<Icon size={14} />} {...button(key, act)}>
          {label}
        </Button>
      ))}
      {onRestore ? (
        <Button size="small" icon={<Undo2 size={14} />} {...button("restore", onRestore)}>
          {t(CRUD_TEXTS.restore)}
        </Button>
      ) : null}
      {onExport ? (
        <Button size="small" icon={<Download size={14} />} {...button("export", onExport)}>
          {t(CRUD_TEXTS.export)}
        </Button>
      ) : null}
      {onRemove ? (
        <Button size="small" danger icon={<Trash2 size={14} />} {...button("remove", onRemove)}>
          {t(CRUD_TEXTS.remove)}
        </Button>
      ) : null}
      <Button size="small" type="text" icon={<X size={14} />} disabled={busy !== undefined} onClick={onClear}>
        {t(CRUD_TEXTS.deselect)}
      </Button>
    </>
  );
}
