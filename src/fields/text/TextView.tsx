import { personNameIn } from "../../contract/person-name.ts";
import { LimitedInput } from "../../web/limited-text/LimitedInput.tsx";
import { callLink, mailLink } from "../../web/format/contact-links.ts";
import { PersonName } from "../../web/components/PersonName.tsx";
import { useLanguage } from "../../web/i18n/language.tsx";
import { FilterText } from "../FilterText.tsx";
import type { CellProps, FieldView, InputProps } from "../field-view.web.ts";
import type { TextField } from "./text.ts";

/** A telephone or another number, which is read as one even where it contains spaces and hyphens. */
const FIGURES = /^(?=.*\d)[A-Z\d\s+()./:-]{1,40}$/;

const LINKS = { phone: callLink, email: mailLink };

function Cell({ field, value, isUncut = false }: CellProps<TextField>) {
  if (field.isPersonName) return <PersonName name={value ?? ""} />;
  if (value === null) return null;
  const shown = FIGURES.test(value) ? <span className="unbroken">{value}</span> : value;
  // In a table a press on the row opens the record.
  if (!isUncut || !field.reaches || value === "") return shown;
  return (
    <a className="link" href={LINKS[field.reaches](value)}>
      {shown}
    </a>
  );
}

function Input({ field, value, onChange, ...control }: InputProps<TextField>) {
  const language = useLanguage();
  return (
    <LimitedInput
      {...control}
      max={field.max}
      autoComplete="off"
      value={field.isPersonName ? personNameIn(value ?? "", language) : (value ?? "")}
      onChange={(event) => onChange?.(event.target.value === "" ? null : event.target.value)}
    />
  );
}

export const textView: FieldView<TextField> = { Cell, Input, Filter: FilterText, width: 140, minWidth: 92 };
