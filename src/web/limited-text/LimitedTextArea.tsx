import { Input } from "antd";
import type { TextAreaProps } from "antd/es/input/TextArea";
import { LengthCount } from "./LengthCount.tsx";

interface LimitedTextAreaProps extends TextAreaProps {
  readonly value?: string;
  /** Characters. */
  readonly max: number;
}

/** Several lines of text, as `LimitedInput` is one. */
export const LimitedTextArea = ({ max, ...input }: LimitedTextAreaProps) => (
  <div>
    <Input.TextArea {...input} />
    <LengthCount text={input.value} max={max} />
  </div>
);
