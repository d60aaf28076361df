export interface Season {
  /** 1 to 12, in their order. */
  readonly months: number[];
  readonly isInSeason: boolean;
  /** The month in which it begins again; 0: it is in season, or nobody said when it is. */
  readonly begins: number;
}

/** How a product's months stand to a month: the year is a ring, December is followed by January. */
export function seasonOf(months: readonly string[] | null | undefined, month: number): Season {
  const numbers = (months ?? []).map(Number).sort((a, b) => a - b);
  const isInSeason = numbers.includes(month);
  return {
    months: numbers,
    isInSeason,
    begins: isInSeason ? 0 : (numbers.find((each) => each > month) ?? numbers[0] ?? 0),
  };
}
