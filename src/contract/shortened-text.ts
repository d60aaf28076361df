/** The text, or its first `longest` characters and an ellipsis. By grapheme: no Lao tone mark loses its letter. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // A grapheme of a Lao or Chinese text has fewer than four code units.
  const letters = [...new Intl.Segmenter().segment(text.slice(0, 4 * longest))].slice(0, longest);
  const start = letters.map(({ segment }) => segment).join("");
  return start === text ? text : `${start}…`;
}
