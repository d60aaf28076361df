import { Button } from "antd";
import { Download, Trash2, Undo2, X } from "lucide-react";
import { useText } from "../../web/i18n/language.tsx";
import { CRUD_TEXTS } from "../texts.ts";
import style from "./list.module.css";

interface SelectionBarProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly onRemove?: () => void;
  readonly onRestore?: () => void;
  readonly onExport?: () => void;
}

/** Stands in the filter line's place while rows are ticked: what can be done with all of them. */
export function SelectionBar({ count, onClear, onRemove, onRestore, onExport }: SelectionBarProps) {
  const t = useText();
  return (
    <>
      <strong role="status" className={style.selected}>
        {t(CRUD_TEXTS.selected, { count })}
      </strong>
      {onRestore ? (
        <Button size="small" icon={<Undo2 size={14} />} onClick={onRestore}>
          {t(CRUD_TEXTS.restore)}
        </Button>
      ) : null}
      {onExport ? (
        <Button size="small" icon={<Download size={14} />} onClick={onExport}>
          {t(CRUD_TEXTS.export)}
        </Button>
      ) : null}
      {onRemove ? (
        <Button size="small" danger icon={<Trash2 size={14} />} onClick={onRemove}>
          {t(CRUD_TEXTS.remove)}
        </Button>
      ) : null}
      <Button size="small" type="text" icon={<X size={14} />} onClick={onClear}>
        {t(CRUD_TEXTS.deselect)}
      </Button>
    </>
  );
}
