import { Input as AntInput } from "antd";
import { FilterText } from "../FilterText.tsx";
import type { CellProps, FieldView, InputProps } from "../field-view.web.ts";
import type { TextField } from "./text.ts";

const Cell = ({ value }: CellProps<TextField>) => <>{value}</>;

const Input = ({ field, value, onChange, ...control }: InputProps<TextField>) => (
  <AntInput
    {...control}
    maxLength={field.max}
    autoComplete="off"
    value={value ?? ""}
    onChange={(event) => onChange?.(event.target.value === "" ? null : event.target.value)}
  />
);

export const textView: FieldView<TextField> = { Cell, Input, Filter: FilterText, width: 140, least: 92 };
