import type { FieldView } from "../field-view.web.ts";
import { lazyControl } from "../lazy-control.tsx";
import { StripCell, StripInput } from "./ChoiceStrip.tsx";
import type { ChoicesField } from "./choices.ts";

export const choicesView: FieldView<ChoicesField> = {
  Cell: StripCell,
  Input: StripInput,
  // Loaded with the first filter that needs it.
  Filter: lazyControl(async () => (await import("../choice/ChoiceControls.tsx")).ChoicesFilter),
  width: 216,
  isWide: true,
};
