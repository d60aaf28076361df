import { inLanguage } from "../../contract/text.ts";
import { useLanguage } from "../../web/i18n/language.tsx";
import type { CellProps, FieldView } from "../field-view.web.ts";
import { lazyControl } from "../lazy-control.tsx";
import { wordsOf, type FlagField } from "./flag.ts";
import style from "./flag.module.css";

function Cell({ field, value }: CellProps<FlagField>) {
  const language = useLanguage();
  return (
    <span className="beside">
      <span className={`dot ${value ? style.on : style.off}`} />
      {inLanguage(wordsOf(field, value), language)}
    </span>
  );
}

// Loaded with the first form or filter that needs it.
const controls = () => import("./FlagControls.tsx");
const Input = lazyControl(async () => (await controls()).FlagInput);
const Filter = lazyControl(async () => (await controls()).FlagFilter);

export const flagView: FieldView<FlagField> = { Cell, Input, Filter, width: 100 };
