import { inLanguage } from "../../contract/text.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { CellProps, FieldView } from "../field-view.web.ts";
import { lazyControl } from "../lazy-control.tsx";
import { FIELD_TEXTS } from "../texts.ts";
import type { ReferenceField } from "./reference.ts";
import { useTitle } from "./titles.web.ts";

function Cell({ field, value }: CellProps<ReferenceField>) {
  const language = useLanguage();
  const t = useText();
  const title = useTitle(field.path, value);
  return <>{title ? inLanguage(title, language) : value !== null && title === null ? t(FIELD_TEXTS.gone) : null}</>;
}

// The kit's selector comes with the first form or filter that needs one.
const controls = () => import("./ReferenceControls.tsx");
const Input = lazyControl(async () => (await controls()).ReferenceInput);
const Filter = lazyControl(async () => (await controls()).ReferenceFilter);

export const referenceView: FieldView<ReferenceField> = { Cell, Input, Filter, width: 140, least: 92 };
