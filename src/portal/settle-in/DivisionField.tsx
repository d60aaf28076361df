import { useEffect, useState } from "react";
import { FormField } from "./FormField.tsx";
import { useTools } from "./form-context.tsx";
import type { FormValues } from "./form-values.ts";

type Division = FormValues["divisions"][number];
type Below = Readonly<Record<string, readonly Division[]>>;

/** Country, province, district: the next selector comes when the one above is chosen. */
export function DivisionField({
  value,
  onChange,
}: {
  readonly value: readonly Division[];
  readonly onChange: (next: readonly Division[]) => void;
}) {
  const { data, troubles } = useTools();
  const { words, choices, apiBase, language } = data;
  const [below, setBelow] = useState<Below>({});
  const missing = value.find(({ id }) => below[id] === undefined)?.id;
  useEffect(() => {
    if (missing === undefined) return;
    const stop = new AbortController();
    fetch(`${apiBase}/portal/application/divisions?parent=${missing}`, {
      headers: { "Accept-Language": language },
      signal: stop.signal,
    })
      .then((response) => response.json() as Promise<{ readonly data?: readonly Division[] }>)
      .then(({ data: found }) => setBelow((known) => ({ ...known, [missing]: found ?? [] })))
      .catch(() => undefined); // what is chosen stands; opening the step again asks again
    return () => stop.abort();
  }, [missing, apiBase, language]);
  const levels = [choices.countries, ...value.map(({ id }) => below[id] ?? [])];
  const labels = [words.country, words.province];
  return (
    <FormField field="division" label={words.division} help={words.divisionHelp} isGroup>
      <div className="settle-in-row">
        {levels.map((offered, level) =>
          offered.length === 0 ? null : (
            <select
              key={level === 0 ? "" : value[level - 1]?.id}
              className="settle-in-input"
              aria-label={labels[level] ?? words.further}
              aria-invalid={troubles["division"] !== undefined}
              value={value[level]?.id ?? ""}
              onChange={(event) => {
                const chosen = offered.find(({ id }) => id === event.currentTarget.value);
                onChange([...value.slice(0, level), ...(chosen ? [{ id: chosen.id, name: chosen.name }] : [])]);
              }}
            >
              <option value="">{labels[level] ?? words.further}</option>
              {offered.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          ),
        )}
      </div>
    </FormField>
  );
}
