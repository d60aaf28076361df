import { inLanguage } from "../../contract/text.ts";
import { useLanguage } from "../../web/i18n/language.tsx";
import type { CellProps, InputProps } from "../field-view.web.ts";
import type { ChoicesField } from "./choices.ts";
import style from "./choice-strip.module.css";

/** All choices side by side as short keys with the chosen ones filled in, such as the months of a season. */
export function StripCell({ field, value }: CellProps<ChoicesField>) {
  const language = useLanguage();
  const chosen = new Set(value);
  if (chosen.size === 0) return null;
  const words = [...field.among].flatMap(([key, name]) => (chosen.has(key) ? inLanguage(name, language) : []));
  return (
    <span className={style.strip} role="img" aria-label={words.join(", ")} title={words.join(" ")}>
      {[...field.among.keys()].map((key) => (
        <span
          key={key}
          aria-hidden="true"
          data-on={chosen.has(key) || undefined}
          data-wide={key.length > 1 || undefined}
        >
          {chosen.has(key) ? key : ""}
        </span>
      ))}
    </span>
  );
}

export function StripInput({ field, value, onChange, ...control }: InputProps<ChoicesField>) {
  const language = useLanguage();
  const chosen = new Set(value);
  const toggle = (toggled: string) =>
    onChange?.([...field.among.keys()].filter((key) => (key === toggled ? !chosen.has(key) : chosen.has(key))));
  return (
    <div
      {...control}
      className={`stack ${style.input}`}
      data-gap="4"
      role="group"
      tabIndex={-1}
      aria-label={inLanguage(field.label, language)}
    >
      {[...field.among].map(([key, words]) => (
        <label key={key}>
          <input type="checkbox" checked={chosen.has(key)} onChange={() => toggle(key)} />
          <span>{inLanguage(words, language)}</span>
        </label>
      ))}
    </div>
  );
}
