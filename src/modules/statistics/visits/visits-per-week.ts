/** Sums days, the first of which is a Monday, to weeks. */
export const visitsPerWeek = (days: readonly { readonly count: number }[]): number[] =>
  days.reduce<number[]>((weeks, { count }, index) => {
    const week = Math.floor(index / 7);
    weeks[week] = (weeks[week] ?? 0) + count;
    return weeks;
  }, []);
