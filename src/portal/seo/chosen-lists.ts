/** A list under one condition, by the member of the query that says it. */
export interface ChosenList {
  readonly name: string;
  readonly value: string;
}

interface Choice {
  readonly value?: string;
  readonly code?: string;
  readonly count: number;
}

/** The lists under each value of one condition that hold something. */
export const listsUnder = (name: string, choices: readonly Choice[] | undefined): readonly ChosenList[] =>
  (choices ?? []).flatMap(({ value, code, count }) => (count > 0 ? [{ name, value: value ?? code ?? "" }] : []));
