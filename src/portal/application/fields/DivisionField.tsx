import { useEffect, useState } from "react";
import { ApplicationField } from "./ApplicationField.tsx";
import { idOf, useTools } from "../form-context.tsx";
import type { FormValues } from "../application-values.ts";
import { divisionsBelow, type OfferedDivision } from "./load-divisions.ts";

type Division = FormValues["divisions"][number];
type Below = Readonly<Record<string, readonly OfferedDivision[]>>;

const PAUSE = 3_000; // ms until divisions that could not be loaded are requested again

/** Options of each select, beginning with the countries; undefined while they load. */
function useLevels(value: readonly Division[]) {
  const { choices, apiBase, language } = useTools().data;
  const [below, setBelow] = useState<Below>({});
  const [tries, setTries] = useState(0);
  const known: readonly OfferedDivision[] = [...choices.countries, ...Object.values(below).flat()];
  const isLeaf = (id: string) => known.find((each) => each.id === id)?.hasChildren === false;
  const missing = value.find(({ id }) => below[id] === undefined && !isLeaf(id))?.id;
  useEffect(() => {
    if (missing === undefined) return;
    const stop = new AbortController();
    let again: ReturnType<typeof setTimeout> | undefined;
    divisionsBelow(missing, { apiBase, language }, stop.signal)
      .then((found) => setBelow((before) => ({ ...before, [missing]: found })))
      .catch(() => {
        if (!stop.signal.aborted) again = setTimeout(() => setTries((now) => now + 1), PAUSE);
      });
    return () => {
      stop.abort();
      clearTimeout(again);
    };
  }, [missing, apiBase, language, tries]);
  return [choices.countries, ...value.map(({ id }) => below[id] ?? (isLeaf(id) ? [] : undefined))];
}

interface DivisionFieldProps {
  readonly value: readonly Division[];
  readonly onChange: (next: readonly Division[]) => void;
}

/**
 * Selects for country, province and district. The next select appears as soon as its parent is chosen, before its
 * options have loaded, so that Tab reaches it.
 */
export function DivisionField({ value, onChange }: DivisionFieldProps) {
  const { data, errors } = useTools();
  const { words } = data;
  const levels = useLevels(value);
  const labels = [words.country, words.province];
  const isWrong = errors["division"] !== undefined;
  return (
    <ApplicationField field="division" label={words.division} help={words.divisionHelp} isGroup>
      <div className="application-row stack">
        {levels.map((offered, level) =>
          offered?.length === 0 ? null : (
            <select
              key={level === 0 ? "" : value[level - 1]?.id}
              className="field-input application-input"
              aria-label={labels[level] ?? words.further}
              aria-invalid={isWrong && level < labels.length && value[level] === undefined}
              aria-describedby={isWrong ? `${idOf("division")}-error` : undefined}
              aria-busy={offered === undefined}
              value={value[level]?.id ?? ""}
              onChange={(event) => {
                const chosen = offered?.find(({ id }) => id === event.currentTarget.value);
                onChange([...value.slice(0, level), ...(chosen ? [{ id: chosen.id, name: chosen.name }] : [])]);
              }}
            >
              <option value="">{labels[level] ?? words.further}</option>
              {(offered ?? []).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          ),
        )}
      </div>
    </ApplicationField>
  );
}
