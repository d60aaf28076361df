export interface ProductSeason {
  /** 1 to 12, sorted. */
  readonly months: number[];
  readonly isInSeason: boolean;
  /** The month in which the season begins again; 0: in season now, or not set. */
  readonly begins: number;
}

/** The season relative to a month; December is followed by January. */
export function seasonOf(months: readonly string[] | null | undefined, month: number): ProductSeason {
  const numbers = (months ?? []).map(Number).sort((a, b) => a - b);
  const isInSeason = numbers.includes(month);
  return {
    months: numbers,
    isInSeason,
    begins: isInSeason ? 0 : (numbers.find((each) => each > month) ?? numbers[0] ?? 0),
  };
}
