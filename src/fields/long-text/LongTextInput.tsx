import { Input } from "antd";
import type { InputProps } from "../field-view.web.ts";
import type { LongTextField } from "./long-text.ts";

export const LongTextInput = ({ field, value, onChange, ...control }: InputProps<LongTextField>) => (
  <Input.TextArea
    {...control}
    autoSize={{ minRows: field.rows, maxRows: 12 }}
    maxLength={field.max}
    showCount={(value?.length ?? 0) > field.max * 0.8}
    value={value ?? ""}
    onChange={(event) => onChange?.(event.target.value === "" ? null : event.target.value)}
  />
);
