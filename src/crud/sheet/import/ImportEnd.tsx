import { Button } from "antd";
import { useId, type ReactNode } from "react";

interface ImportEndProps {
  /** The label of the import button. */
  readonly take: string;
  /** The reason why the button is disabled; undefined where a message above says it. */
  readonly why?: string | undefined;
  readonly isDisabled: boolean;
  readonly isTaking?: boolean;
  readonly leave: string;
  readonly onTake: () => void;
  readonly onLeave: () => void;
  readonly children?: ReactNode;
}

/** The buttons at the end of an import, with the reason while importing is not possible. */
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
    <div className="stack">
      <span className="note" id={id} role="status">
        {why}
      </span>
      <div className="row" data-at-end="">
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
    </div>
  );
}
