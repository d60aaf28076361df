import type { ChosenList } from "../page/portal-page.ts";

interface Choice {
  readonly value?: string;
  readonly code?: string;
  readonly count: number;
}

/** The lists with filter `name`, one for each choice with a count above 0. */
export const listsUnder = (name: string, choices: readonly Choice[] | undefined): readonly ChosenList[] =>
  (choices ?? []).flatMap(({ value, code, count }) => (count > 0 ? [{ name, value: value ?? code ?? "" }] : []));
