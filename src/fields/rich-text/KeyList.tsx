import { useText } from "../../web/i18n/language.tsx";
import { RICH_TEXT_TEXTS as TEXTS } from "./texts.ts";
import { BLOCKS, FURTHER_KEYS, keyText, MARKS, RAISED, STEPS } from "./toolbar-tools.web.ts";
import style from "./bars.module.css";

/** The keyboard shortcuts of the editor. */
export function KeyList({ hasTables }: { readonly hasTables: boolean }) {
  const t = useText();
  const tools = [...MARKS, ...BLOCKS, ...RAISED, ...STEPS].flatMap(({ words, keys }) =>
    keys ? [[words, keys] as const] : [],
  );
  const further = FURTHER_KEYS.filter(([words]) => hasTables || words !== TEXTS.nextCell);
  return (
    <dl className={style.keys} aria-label={t(TEXTS.keys)}>
      {[...tools, ...further].map(([words, keys]) => (
        <div key={keys}>
          <dt>{t(words)}</dt>
          <dd>
            <kbd>{keyText(keys)}</kbd>
          </dd>
        </div>
      ))}
    </dl>
  );
}
