import type { InputProps } from "antd";
import AntInput from "antd/es/input/Input";
import { LengthCount } from "./LengthCount.tsx";

interface LimitedInputProps extends InputProps {
  readonly value?: string;
  /** Characters. */
  readonly max: number;
}

/** A line of text that keeps what is pasted whole and counts it below. Whoever saves it refuses what is too long. */
export const LimitedInput = ({ max, className, ...input }: LimitedInputProps) => (
  <div className={className}>
    <AntInput {...input} />
    <LengthCount text={input.value} max={max} />
  </div>
);
