import { useState } from "react";
import { SelectInput, TextInput } from "../fields/form-inputs.tsx";
import { DivisionField } from "../fields/DivisionField.tsx";
import { useTools } from "../form-context.tsx";
import { OWN_NAME, languageOf, type Change, type FormValues, type TextFieldName } from "../application-values.ts";

/** Name, place and contact of the applicant. */
export function StepWho({ values, onChange }: { readonly values: FormValues; readonly onChange: Change }) {
  const { words, limits, choices, language, hasMail } = useTools().data;
  const own = OWN_NAME[language];
  const [isNamedElsewhere] = useState(languageOf(values, language) !== language); // that of the page was changed
  const labels = { name: words.nameZh, nameLo: words.nameLo, nameEn: words.nameEn };
  const others = (["name", "nameLo", "nameEn"] as const).filter((name) => name !== own);
  const at = (name: TextFieldName) => ({
    field: name,
    value: values[name],
    onChange: (value: string) => onChange({ [name]: value }),
    max: limits[name.startsWith("name") ? "name" : name] ?? 200,
  });
  return (
    <>
      <TextInput {...at(own)} label={words.name} autoComplete="organization" />
      <details className="application-more" open={isNamedElsewhere}>
        <summary>{others.map((name) => labels[name]).join(" · ")}</summary>
        {others.map((name) => (
          <TextInput key={name} {...at(name)} label={labels[name]} isOptional />
        ))}
      </details>
      <SelectInput
        field="type"
        label={words.type}
        value={values.type}
        choices={choices.types}
        onChange={(type) => onChange({ type })}
      />
      <TextInput {...at("creditCode")} label={words.creditCode} help={words.creditCodeHelp} isOptional />
      <DivisionField value={values.divisions} onChange={(divisions) => onChange({ divisions })} />
      <TextInput {...at("address")} label={words.address} autoComplete="address-line1" isOptional />
      <TextInput {...at("contact")} label={words.contact} autoComplete="name" />
      <TextInput {...at("phone")} label={words.phone} help={words.phoneHelp} type="tel" autoComplete="tel" />
      <TextInput
        {...at("email")}
        label={words.email}
        {...(hasMail ? { help: words.emailHelp } : {})}
        type="email"
        autoComplete="email"
        isOptional
      />
    </>
  );
}
