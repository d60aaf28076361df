const MISUSED = 2; // exit code, as of shells

/**
 * The groups of rows that `--only` names, all without it. A name that is none ends the process before anything was
 * done.
 */
export function chosenGroups<Name extends string>(names: readonly Name[], only: string | undefined): ReadonlySet<Name> {
  if (only === undefined) return new Set(names);
  const wanted = only.split(",").map((name) => name.trim());
  const strange = wanted.filter((name) => !names.some((known) => known === name));
  if (strange.length > 0) {
    process.stderr.write(`There is no group ${strange.join(", ")}: ${names.join(", ")}.\n`);
    process.exit(MISUSED);
  }
  return new Set(names.filter((name) => wanted.includes(name)));
}
