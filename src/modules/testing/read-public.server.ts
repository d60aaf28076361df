import type { Colleague } from "./staff.server.ts";

export type PublicAnswer = Record<string, unknown> & {
  readonly code?: number;
  readonly data?: unknown;
  readonly results?: readonly Record<string, unknown>[];
};

/** Calls the public API without a token; `path` follows `/portal/`. */
export async function readPublic(origin: string, path: string, language = "zh"): Promise<PublicAnswer> {
  const answer = await fetch(`${origin}/api/portal/${path}`, { headers: { "accept-language": language } });
  return (await answer.json()) as PublicAnswer;
}

/** `module` follows `/cms/`; `values` are those of the publish call. */
export async function publishRecord(
  by: Pick<Colleague, "post">,
  module: string,
  id: string,
  values: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { code } = await by.post(`/cms/${module}/${id}/publish`, values);
  if (code !== 0) throw new Error(`${module} ${id} was not published: ${code}`);
}
