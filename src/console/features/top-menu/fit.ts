/**
 * Number of leading items that fit into `room` when the rest go into a last item of width `more`; all of them, if all
 * fit. Widths in px.
 */
export function countFitting(widths: readonly number[], room: number, more: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room) return widths.length;
  let used = more;
  let count = 0;
  for (const width of widths) {
    used += width;
    if (used > room) break;
    count += 1;
  }
  return count;
}
