/** A date cell as text. Excel stores fractions of a day: rounded to whole seconds. */
export const writtenMoment = (date: Date): string =>
  new Date(Math.round(date.getTime() / 1000) * 1000)
    .toISOString()
    .slice(0, 19)
    .replace("T", " ")
    .replace(" 00:00:00", "");
