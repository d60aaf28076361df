/** An invalid input, as listed in the summary above a form. */
export interface Problem {
  /** Undefined if it belongs to no field of this form. */
  readonly name: string | undefined;
  readonly message: string;
}

/** Those that their fields still say, in the fields' present words; the same array when nothing changed. */
export function remaining(known: readonly Problem[], saidAt: (name: string) => readonly string[]): readonly Problem[] {
  const left = known.flatMap((problem) => {
    if (problem.name === undefined) return [problem];
    const message = saidAt(problem.name)[0];
    if (message === undefined) return [];
    return [message === problem.message ? problem : { ...problem, message }];
  });
  return left.length === known.length && left.every((problem, index) => problem === known[index]) ? known : left;
}
