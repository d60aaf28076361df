/** An invalid input, as listed in the summary above a form. */
export interface FormError {
  /** Undefined if it belongs to no field of this form. */
  readonly name: string | undefined;
  readonly message: string;
}

/**
 * Those that their fields still say, in the fields' present words, and those of fields that say nothing yet (undefined);
 * the same array when nothing changed.
 */
export function remainingErrors(
  known: readonly FormError[],
  saidAt: (name: string) => readonly string[] | undefined,
): readonly FormError[] {
  const left = known.flatMap((error) => {
    if (error.name === undefined) return [error];
    const said = saidAt(error.name);
    if (!said) return [error];
    const message = said[0];
    if (message === undefined) return [];
    return [message === error.message ? error : { ...error, message }];
  });
  return left.length === known.length && left.every((error, index) => error === known[index]) ? known : left;
}
