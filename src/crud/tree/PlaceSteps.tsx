import { ChevronRight } from "lucide-react";
import { inLanguage } from "../../contract/text.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { Option } from "../../web/lookups/options.ts";
import { TREE_TEXTS } from "./texts.ts";
import style from "./place.module.css";

interface PlaceStepsProps {
  /** Null: the top of the tree. */
  readonly at: string | null;
  /** What is at `at`, once it is there. */
  readonly place: Option | null | undefined;
  readonly onGo: (id: string | null) => void;
}

/** The way from the top of a tree down to a record; each step leads back up. */
export function PlaceSteps({ at, place, onGo }: PlaceStepsProps) {
  const t = useText();
  const language = useLanguage();
  const steps = place ? [...(place.path ?? []), place] : [];
  return (
    <nav className={style.steps} aria-label={t(TREE_TEXTS.move)}>
      <button type="button" aria-current={at === null} onClick={() => onGo(null)}>
        {t(TREE_TEXTS.topOfTree)}
      </button>
      {steps.map(({ id, title }) => (
        <span key={id}>
          <ChevronRight size={14} aria-hidden />
          <button type="button" aria-current={id === at} onClick={() => onGo(id)}>
            {inLanguage(title, language)}
          </button>
        </span>
      ))}
    </nav>
  );
}
