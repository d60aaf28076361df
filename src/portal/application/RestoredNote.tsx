import type { FormWords } from "./application-texts.ts";

interface RestoredNoteProps {
  readonly words: FormWords;
  readonly note: string;
  readonly startAgain: () => void;
}

/** Says that the form is what was stored on this device; the other way out is to begin anew. */
export const RestoredNote = ({ words, note, startAgain }: RestoredNoteProps) =>
  note ? (
    <div className="application-note" role="status">
      <p>{note}</p>
      <button
        type="button"
        className="more"
        // oxlint-disable-next-line no-alert -- the native dialog adds no weight to this page and cannot be missed
        onClick={() => confirm(words.startAgainAsk) && startAgain()}
      >
        {words.startAgain}
      </button>
    </div>
  ) : null;
