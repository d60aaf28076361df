import type { CellProps, FieldView } from "../field-view.web.ts";
import { lazyControl } from "../lazy-control.tsx";
import type { ImageField } from "./image.ts";

// Loaded with the first record that has a picture.
const controls = () => import("./ImageControls.tsx");
const Thumbnail = lazyControl(async () => (await controls()).Thumbnail);
const Input = lazyControl(async () => (await controls()).ImageInput);
const Cell = ({ value, ...rest }: CellProps<ImageField>) => (value ? <Thumbnail {...rest} value={value} /> : null);

export const imageView: FieldView<ImageField> = { Cell, Input, width: 80 };
