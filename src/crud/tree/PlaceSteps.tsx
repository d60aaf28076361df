import { ChevronRight } from "lucide-react";
import { inLanguage } from "../../contract/text.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { Option } from "../../contract/option.ts";
import { TREE_TEXTS } from "./texts.ts";
import style from "./place.module.css";

interface PlaceStepsProps {
  /** Null: the root level. */
  readonly at: string | null;
  /** The record at `at`; undefined while loading. */
  readonly place: Option | null | undefined;
  readonly onGo: (id: string | null) => void;
}

/** Breadcrumb from the root of a tree to a record. */
export function PlaceSteps({ at, place, onGo }: PlaceStepsProps) {
  const t = useText();
  const language = useLanguage();
  const steps = place ? [...(place.path ?? []), place] : [];
  return (
    <nav className={`row ${style.steps}`} data-gap="0" aria-label={t(TREE_TEXTS.move)}>
      <button type="button" className="pressable" aria-current={at === null} onClick={() => onGo(null)}>
        {t(TREE_TEXTS.topOfTree)}
      </button>
      {steps.map(({ id, title }) => (
        <span key={id} className="beside" data-gap="0">
          <ChevronRight size={14} aria-hidden />
          <button type="button" className="pressable" aria-current={id === at} onClick={() => onGo(id)}>
            {inLanguage(title, language)}
          </button>
        </span>
      ))}
    </nav>
  );
}
