import { memo } from "react";
import type { Language } from "../../../contract/text.ts";
import { HighlightedText } from "../../../web/components/HighlightedText.tsx";
import { Keys } from "../../../web/shortcuts/Keys.tsx";
import { titleIn, type Choice } from "./choices.ts";
import type { Line } from "./grouped-choices.ts";
import styles from "./palette.module.css";

interface ChoiceLineProps {
  readonly id: string;
  readonly line: Line;
  readonly language: Language;
  readonly isActive: boolean;
  readonly onPoint: (choice: Choice) => void;
  readonly onChoose: (choice: Choice) => void;
}

/** One option of the listbox. The focus stays in the text box; pointer and arrow keys only mark the option. */
export const ChoiceLine = memo(function ChoiceLine({
  id,
  line,
  language,
  isActive,
  onPoint,
  onChoose,
}: ChoiceLineProps) {
  const { choice, match } = line;
  const other = match?.other;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- Enter in the box does it
    <div
      id={id}
      role="option"
      className={`line ${styles.line}`}
      data-gap="12"
      aria-selected={isActive}
      onPointerMove={() => (isActive ? undefined : onPoint(choice))}
      onClick={() => onChoose(choice)}
    >
      {choice.icon}
      <span className="cut">
        <HighlightedText text={titleIn(choice, language)} marks={match?.marks ?? []} />
      </span>
      {other ? (
        <span className={`remark cut ${styles.note}`} lang={other.language}>
          <HighlightedText text={other.title} marks={other.marks} />
        </span>
      ) : null}
      {choice.note ? <span className={`remark cut ${styles.note}`}>{choice.note}</span> : null}
      {choice.keys ? <Keys keys={choice.keys} /> : null}
    </div>
  );
});
