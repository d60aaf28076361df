import { formatMoment } from "../../web/format/moment.ts";
import { useLanguage } from "../../web/i18n/language.tsx";
import type { CellProps, FieldView } from "../field-view.web.ts";
import { lazyControl } from "../lazy-control.tsx";
import type { MomentField } from "./moment.ts";

function Cell({ value }: CellProps<MomentField>) {
  const language = useLanguage();
  if (value === null) return null;
  const said = formatMoment(value, language);
  const time = said.lastIndexOf(" ");
  return (
    <time dateTime={value} style={{ fontVariantNumeric: "tabular-nums" }}>
      <span className="unbroken">{said.slice(0, time)}</span> <span className="unbroken">{said.slice(time + 1)}</span>
    </time>
  );
}

// A calendar is a quarter of the UI kit: loaded with the first form or filter that needs it.
const controls = () => import("./MomentControls.tsx");
const Input = lazyControl(async () => (await controls()).MomentInput);
const Filter = lazyControl(async () => (await controls()).MomentFilter);

export const momentView: FieldView<MomentField> = { Cell, Input, Filter, width: 160, twoLineWidth: 112 };
