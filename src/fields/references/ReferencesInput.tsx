import { Select } from "antd";
import type { InputProps } from "../field-view.web.ts";
import { useChooser } from "../reference/use-chooser.tsx";
import { useUnlisted } from "../reference/use-unlisted.web.ts";
import type { ReferencesField } from "./references.ts";
import { useClearButton } from "../../web/components/clear-button.ts";

interface ReferencesInputProps extends InputProps<ReferencesField> {
  /** By id: why a record cannot be chosen, which is said below its title. */
  readonly refusals?: ReadonlyMap<string, string> | undefined;
}

export function ReferencesInput({ field, value, onChange, refusals, ...control }: ReferencesInputProps) {
  const unlisted = useUnlisted(field);
  const clearing = useClearButton(!field.isRequired);
  const chosen = value ?? [];
  const { options, ...chooser } = useChooser(field.path, chosen);
  return (
    <Select
      {...control}
      {...chooser}
      {...unlisted}
      options={options.map((option) => {
        const refusal = chosen.includes(option.value) ? undefined : refusals?.get(option.value);
        return refusal === undefined ? option : { ...option, path: refusal, disabled: true };
      })}
      mode="multiple"
      allowClear={clearing}
      value={[...chosen]}
      onChange={(next) => onChange?.(next)}
    />
  );
}
