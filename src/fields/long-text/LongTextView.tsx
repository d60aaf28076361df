import { FilterText } from "../FilterText.tsx";
import type { CellProps, FieldView } from "../field-view.web.ts";
import { lazyControl } from "../lazy-control.tsx";
import type { LongTextField } from "./long-text.ts";

const Cell = ({ value, isUncut = false }: CellProps<LongTextField>) =>
  isUncut ? <span style={{ whiteSpace: "pre-line" }}>{value}</span> : value;

const Input = lazyControl(async () => (await import("./LongTextInput.tsx")).LongTextInput);

export const longTextView: FieldView<LongTextField> = {
  Cell,
  Input,
  Filter: FilterText,
  width: 260,
  minWidth: 120,
  isProse: true,
  isWide: true,
  height: 96,
};
