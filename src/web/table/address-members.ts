/*
 * Query parameters of a page with a list. Unknown values count as absent, so that an old or mistyped link still opens
 * the list.
 */

/** An integer from 1; 0 if there is none. */
export const wholeIn = (address: URLSearchParams, name: string): number => {
  const text = address.get(name);
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
};

/** The page of the list, from 1. */
export const pageIn = (address: URLSearchParams): number => wholeIn(address, "page") || 1;

export const textIn = (address: URLSearchParams, name: string): string | undefined =>
  address.get(name)?.slice(0, 100) || undefined;

export const oneIn = <const T extends string>(
  address: URLSearchParams,
  name: string,
  known: readonly T[],
): T | undefined => known.find((value) => value === address.get(name));

/** Any of the known values: `state=done,failed`. */
export const severalIn = <const T extends string>(
  address: URLSearchParams,
  name: string,
  known: readonly T[],
): readonly T[] => {
  const asked = address.get(name)?.split(",") ?? [];
  return known.filter((value) => asked.includes(value));
};

/** Several values as one member. */
export const asMember = (values: readonly string[]): string | undefined => values.join(",") || undefined;

/** The address of a view, without parameters that have their initial value. */
export function addressOf(
  view: Readonly<Record<string, string | number | undefined>>,
  initial: Readonly<Record<string, unknown>> = { page: 1 },
): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(view))
    if (value !== undefined && initial[name] !== value) address.set(name, String(value));
  return address;
}
