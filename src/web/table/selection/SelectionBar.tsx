import { Button } from "antd";
import { X, type LucideIcon } from "lucide-react";
import { MAX_RECORDS_AT_ONCE, type KnownRecord } from "../../../contract/optimistic-locking.ts";
import { useText } from "../../i18n/language.tsx";
import { useBusyButtons } from "../../press/busy-buttons.ts";
import { TABLE_TEXTS } from "../table-texts.ts";
import style from "./selection-bar.module.css";

/** Something that can be done with ticked records, as a button says it. */
interface Offer {
  readonly key: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly isDangerous?: boolean;
}
/** An action on all ticked records. */
export interface BulkAction extends Offer {
  /** Returns the ids that stay ticked. */
  readonly act: (records: readonly KnownRecord[]) => Promise<readonly string[]>;
}
/** Done with those that are ticked now. */
export interface TickedAction extends Offer {
  readonly act: () => Promise<unknown>;
}

interface SelectionBarProps {
  readonly count: number;
  /** How many of them are not in sight. */
  readonly elsewhere: number;
  readonly actions: readonly TickedAction[];
  readonly onClear: () => void;
}

/** Actions on the selected rows, in place of the filter line. */
export function SelectionBar({ count, elsewhere, actions, onClear }: SelectionBarProps) {
  const t = useText();
  const { busy, button } = useBusyButtons();
  const areTooMany = count > MAX_RECORDS_AT_ONCE;
  return (
    <>
      <strong role="status" className={style.selected}>
        {elsewhere === 0 ? t(TABLE_TEXTS.selected, { count }) : t(TABLE_TEXTS.selectedElsewhere, { count, elsewhere })}
        {areTooMany ? ` · ${t(TABLE_TEXTS.selectedTooMany, { max: MAX_RECORDS_AT_ONCE })}` : null}
      </strong>
      {actions.map(({ key, label, Icon, isDangerous = false, act }) => (
        <Button key={key} size="small" danger={isDangerous} icon={<Icon size={14} />} {...button(key, act, areTooMany)}>
          {label}
        </Button>
      ))}
      <Button size="small" type="text" icon={<X size={14} />} disabled={busy !== undefined} onClick={onClear}>
        {t(TABLE_TEXTS.deselect)}
      </Button>
    </>
  );
}
