import { Moment } from "../../web/components/Moment.tsx";
import type { CellProps, FieldView } from "../field-view.web.ts";
import { lazyControl } from "../lazy-control.tsx";
import type { MomentField } from "./moment.ts";

const Cell = ({ value }: CellProps<MomentField>) => (value === null ? null : <Moment at={value} />);

// A calendar is a quarter of the UI kit: loaded with the first form or filter that needs it.
const controls = () => import("./MomentControls.tsx");
const Input = lazyControl(async () => (await controls()).MomentInput);
const Filter = lazyControl(async () => (await controls()).MomentFilter);

export const momentView: FieldView<MomentField> = { Cell, Input, Filter, width: 160, twoLineWidth: 112 };
