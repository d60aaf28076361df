import type { CellProps, FieldView } from "../field-view.web.ts";
import { lazyControl } from "../lazy-control.tsx";
import type { DocumentsField } from "./documents.ts";

// Loaded with the first record that has documents, or may have.
const controls = () => import("./DocumentsControls.tsx");
const Names = lazyControl(async () => (await controls()).DocumentNames);
const Input = lazyControl(async () => (await controls()).DocumentsInput);
const Cell = ({ value, ...rest }: CellProps<DocumentsField>) => (value ? <Names {...rest} value={value} /> : null);

export const documentsView: FieldView<DocumentsField> = { Cell, Input, width: 160, isWide: true };
