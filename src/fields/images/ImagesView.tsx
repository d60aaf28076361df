import type { CellProps, FieldView } from "../field-view.web.ts";
import { lazyControl } from "../lazy-control.tsx";
import type { ImagesField } from "./images.ts";

// Loaded with the first record that has pictures.
const controls = () => import("./ImagesControls.tsx");
const Thumbnails = lazyControl(async () => (await controls()).Thumbnails);
const Input = lazyControl(async () => (await controls()).ImagesInput);
const Cell = ({ value, ...rest }: CellProps<ImagesField>) => (value ? <Thumbnails {...rest} value={value} /> : null);

export const imagesView: FieldView<ImagesField> = { Cell, Input, width: 110, isWide: true };
