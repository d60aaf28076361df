import { Button } from "antd";
import { useId, type ReactNode } from "react";
import style from "../../form/form.module.css";

interface ImportEndProps {
  /** What the button that takes the file over says. */
  readonly take: string;
  /** Why it cannot be pressed yet; undefined while the page says so elsewhere. */
  readonly why?: string | undefined;
  readonly isDisabled: boolean;
  readonly isTaking?: boolean;
  readonly leave: string;
  readonly onTake: () => void;
  readonly onLeave: () => void;
  readonly children?: ReactNode;
}

/** Where an import ends: the file is taken over, or it is said beside the button why not yet. */
export function ImportEnd({
  take,
  why,
  isDisabled,
  isTaking = false,
  leave,
  onTake,
  onLeave,
  children,
}: ImportEndProps) {
  const id = useId();
  return (
    <div className={style.actions}>
      <span className={style.why} id={id} role="status">
        {why}
      </span>
      {children}
      <Button onClick={onLeave}>{leave}</Button>
      <Button
        type="primary"
        disabled={isDisabled}
        loading={isTaking}
        aria-describedby={why === undefined ? undefined : id}
        onClick={onTake}
      >
        {take}
      </Button>
    </div>
  );
}
