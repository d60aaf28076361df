/** The text, or its first `longest` characters and an ellipsis. By grapheme: no Lao tone mark loses its letter. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let letters = 0;
  for (const { index } of new Intl.Segmenter().segment(text)) {
    if (letters === longest) return `${text.slice(0, index)}…`;
    letters += 1;
  }
  return text;
}
