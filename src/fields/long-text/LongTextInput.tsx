import { LimitedTextArea } from "../../web/limited-text/LimitedTextArea.tsx";
import type { InputProps } from "../field-view.web.ts";
import type { LongTextField } from "./long-text.ts";

export const LongTextInput = ({ field, value, onChange, ...control }: InputProps<LongTextField>) => (
  <LimitedTextArea
    {...control}
    autoSize={{ minRows: field.rows, maxRows: 12 }}
    max={field.max}
    value={value ?? ""}
    onChange={(event) => onChange?.(event.target.value === "" ? null : event.target.value)}
  />
);
