import { Button, Popover } from "antd";
import { Plus, X } from "lucide-react";
import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useText } from "../i18n/language.tsx";
import { FILTER_TEXTS } from "./filter-texts.ts";
import { SHIFTED_PLACEMENT } from "../components/shifted-placement.ts";
import style from "./filter-chip.module.css";

interface ChipPopoverProps {
  readonly label: string;
  /** The filter's condition; undefined: not set. */
  readonly asked: ReactNode;
  readonly onLift: () => void;
  /** Just added by the user: its popover opens at once. */
  readonly isNew?: boolean;
  /** Drawn while it is open. */
  readonly children: () => ReactNode;
}

/** Whether the popover is open, and the keys and clicks that open and close it. */
function useChip({ asked, onLift, isNew = false }: Pick<ChipPopoverProps, "asked" | "onLift" | "isNew">) {
  const [isOpen, setOpen] = useState(isNew);
  const chip = useRef<HTMLButtonElement>(null);
  const control = useRef<HTMLDivElement>(null);
  const close = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    setOpen(false);
    chip.current?.focus();
  };
  /** Stays once where text is left that cannot be read: what is wrong with it is said there. */
  const leave = () => {
    const isLeft = control.current?.contains(document.activeElement);
    setTimeout(() => setOpen(Boolean(isLeft && control.current?.querySelector("[aria-invalid=true]"))));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) close(event);
    else if ((event.key === "Backspace" || event.key === "Delete") && asked !== undefined) onLift();
    else if (event.key === "ArrowDown" && !isOpen) setOpen(true);
    else return;
    event.preventDefault();
  };
  return { chip, control, isOpen, change: (is: boolean) => (is ? setOpen(true) : leave()), close, press };
}

/**
 * A filter of a list: dashed while unset, otherwise filled with its values; a click opens its control. Backspace and
 * Delete remove it, Escape closes.
 */
export function ChipPopover(props: ChipPopoverProps) {
  const { label, asked, onLift, children } = props;
  const t = useText();
  const { chip, control, isOpen, change, close, press } = useChip(props);
  const isSet = asked !== undefined;
  return (
    <span className={style.chip} data-active={isSet ? "" : undefined}>
      <Popover
        open={isOpen}
        onOpenChange={change}
        trigger="click"
        placement="bottomLeft"
        builtinPlacements={SHIFTED_PLACEMENT}
        arrow={false}
        destroyOnHidden
        content={
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the controls within
          <div ref={control} className={style.control} onKeyDown={close}>
            {isOpen ? children() : null}
          </div>
        }
      >
        <Button
          ref={chip}
          type={isSet ? "text" : "dashed"}
          size="small"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          icon={isSet ? undefined : <Plus size={14} aria-hidden />}
          onKeyDown={press}
        >
          {label}
          {isSet ? <span className="cut medium">{asked}</span> : null}
        </Button>
      </Popover>
      {isSet ? (
        <Button
          type="text"
          size="small"
          aria-label={t(FILTER_TEXTS.liftFilter, { label })}
          icon={<X size={14} aria-hidden />}
          onClick={onLift}
        />
      ) : null}
    </span>
  );
}
