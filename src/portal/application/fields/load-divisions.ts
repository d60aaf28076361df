import type { ApplicationPageData, FormValues } from "../application-values.ts";

type Division = FormValues["divisions"][number];
export interface OfferedDivision extends Division {
  /** Missing for countries, which all have children. */
  readonly hasChildren?: boolean;
}

/** The divisions directly below one. Rejects without an answer. */
export async function divisionsBelow(
  parent: string,
  { apiBase, language }: Pick<ApplicationPageData, "apiBase" | "language">,
  signal?: AbortSignal,
): Promise<readonly OfferedDivision[]> {
  const response = await fetch(`${apiBase}/portal/application/divisions?parent=${parent}`, {
    headers: { "Accept-Language": language },
    signal: signal ?? null,
  });
  const { data } = (await response.json()) as { readonly data?: readonly OfferedDivision[] };
  if (!data) throw new Error("no divisions");
  return data;
}

/** The chosen divisions, from the country down, with their names in the language of the page. */
export async function divisionsInLanguage(
  chosen: readonly Division[],
  data: ApplicationPageData,
): Promise<readonly Division[]> {
  const below = await Promise.all(chosen.slice(0, -1).map(({ id }) => divisionsBelow(id, data)));
  const offered = [data.choices.countries, ...below];
  return chosen.map((each, level) => {
    const name = offered[level]?.find(({ id }) => id === each.id)?.name;
    return name === undefined ? each : { ...each, name };
  });
}
