/**
 * The common columns of a new row. `now` in milliseconds since 1970; `by` an account, null for visitors and the program.
 */
export const newStamp = (now: number, by: string | null) => {
  const at = new Date(now).toISOString();
  return { created_at: at, created_by: by, updated_at: at, updated_by: by, version: 1 };
};

/** The common columns of a changed row that is locked. */
export const changeStamp = <By extends string | null>(
  now: number,
  by: By,
  { version }: { readonly version: number },
) => ({
  updated_at: new Date(now).toISOString(),
  updated_by: by,
  version: version + 1,
});
