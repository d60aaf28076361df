import { Select, type SelectProps } from "antd";

interface ChoiceFilterProps<T extends string> extends Pick<SelectProps<T>, "showSearch" | "loading"> {
  readonly label: string;
  readonly value: T | null | undefined;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChoose: (value: T | undefined) => void;
}

/** A select that filters a list by one value; clearing it removes the filter. */
export function ChoiceFilter<T extends string>({ label, value, options, onChoose, ...select }: ChoiceFilterProps<T>) {
  return (
    <Select<T | null>
      allowClear
      aria-label={label}
      placeholder={label}
      value={value ?? null}
      options={[...options]}
      onChange={(chosen) => onChoose(chosen ?? undefined)}
      {...select}
    />
  );
}
