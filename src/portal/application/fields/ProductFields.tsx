import { SelectInput, TextInput } from "./form-inputs.tsx";
import { ApplicationField } from "./ApplicationField.tsx";
import { fill, useTools } from "../form-context.tsx";
import type { ProductValues } from "../application-values.ts";
import { PicturesField } from "./PicturesField.tsx";

interface ProductFieldsProps {
  readonly index: number;
  readonly value: ProductValues;
  readonly onChange: (change: (now: ProductValues) => ProductValues) => void;
  readonly onRemove: (() => void) | undefined;
}

interface MonthsFieldProps {
  readonly field: string;
  readonly value: readonly string[];
  readonly onChange: (months: readonly string[]) => void;
}

function MonthsField({ field, value, onChange }: MonthsFieldProps) {
  const { words, months } = useTools().data;
  return (
    <ApplicationField field={field} label={words.months} isOptional isGroup>
      <div className="application-months stack">
        {months.map((name, index) => {
          const month = String(index + 1);
          const isChosen = value.includes(month);
          const toggled = isChosen ? value.filter((each) => each !== month) : [...value, month];
          return (
            <label key={month}>
              <input type="checkbox" checked={isChosen} onChange={() => onChange(toggled)} />
              <span>{name}</span>
            </label>
          );
        })}
      </div>
    </ApplicationField>
  );
}

export function ProductFields({ index, value, onChange, onRemove }: ProductFieldsProps) {
  const { words, limits, choices } = useTools().data;
  const at = (name: string) => `products[${index}].${name}`;
  const put = (part: Partial<ProductValues>) => onChange((now) => ({ ...now, ...part }));
  return (
    <section
      className="application-product stack"
      data-gap="16"
      aria-label={fill(words.productAt, { place: index + 1 })}
    >
      <header className="line" data-gap="16" data-ends="">
        <h3>{fill(words.productAt, { place: index + 1 })}</h3>
        {onRemove ? (
          <button type="button" className="more" onClick={onRemove}>
            {words.removeProduct}
          </button>
        ) : null}
      </header>
      <TextInput
        field={at("name")}
        label={words.productName}
        value={value.name}
        onChange={(name) => put({ name })}
        max={limits["productName"] ?? 0}
      />
      <SelectInput
        field={at("category")}
        label={words.category}
        value={value.category}
        choices={choices.categories}
        onChange={(category) => put({ category })}
      />
      <MonthsField field={at("months")} value={value.months} onChange={(chosen) => put({ months: chosen })} />
      <TextInput
        field={at("text")}
        label={words.productText}
        value={value.text}
        onChange={(text) => put({ text })}
        max={limits["productText"] ?? 0}
        rows={3}
        isOptional
      />
      <PicturesField
        field={at("pictures")}
        label={words.productPictures}
        value={value.pictures}
        most={limits["productPictures"] ?? 0}
        onChange={(change) => onChange((now) => ({ ...now, pictures: change(now.pictures) }))}
      />
    </section>
  );
}
