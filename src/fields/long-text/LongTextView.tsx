import { Input as AntInput } from "antd";
import { FilterText } from "../FilterText.tsx";
import type { CellProps, FieldView, InputProps } from "../field-view.web.ts";
import type { LongTextField } from "./long-text.ts";

const Cell = ({ value }: CellProps<LongTextField>) => <span style={{ whiteSpace: "pre-line" }}>{value}</span>;

const Input = ({ field, value, onChange, ...control }: InputProps<LongTextField>) => (
  <AntInput.TextArea
    {...control}
    autoSize={{ minRows: field.rows, maxRows: 12 }}
    maxLength={field.max}
    showCount={(value?.length ?? 0) > field.max * 0.8}
    value={value ?? ""}
    onChange={(event) => onChange?.(event.target.value === "" ? null : event.target.value)}
  />
);

export const longTextView: FieldView<LongTextField> = {
  Cell,
  Input,
  Filter: FilterText,
  width: 260,
  least: 120,
  isWide: true,
};
