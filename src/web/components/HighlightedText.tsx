interface HighlightedTextProps {
  readonly text: string;
  /** Ascending ranges to highlight: start inclusive, end exclusive. */
  readonly marks: readonly (readonly [from: number, to: number])[];
}

/** A text with the matched parts highlighted. */
export function HighlightedText({ text, marks }: HighlightedTextProps) {
  const parts = marks.flatMap(([from, to], index) => [
    text.slice(marks[index - 1]?.[1] ?? 0, from),
    <mark key={from}>{text.slice(from, to)}</mark>,
  ]);
  return (
    <>
      {parts}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
