import type { Stretch } from "./matching.ts";

/** A text with the parts that were typed. */
export function Marked({ text, marks }: { readonly text: string; readonly marks: readonly Stretch[] }) {
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
