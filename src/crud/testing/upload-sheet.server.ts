import { ACCESS_TOKEN } from "../../contract/session/token-names.ts";
import type { WrittenCell } from "../../fields/field.ts";
import type { Answered } from "../../server/testing/http-client.ts";
import { writeSheet } from "../sheet/workbook/spreadsheet.server.ts";
import { ADMIN, type CrudApp } from "./crud-app.server.ts";

/** Uploads a file to a module's import. */
export async function uploadSheet(
  app: CrudApp,
  path: string,
  file: Uint8Array | readonly (readonly WrittenCell[])[],
  {
    isDryRun = false,
    language = "en",
    as = ADMIN,
    choices = {},
  }: { isDryRun?: boolean; language?: string; as?: string; choices?: Readonly<Record<string, string>> } = {},
): Promise<Answered> {
  const bytes = file instanceof Uint8Array ? file : await writeSheet("sheet", file);
  const body = new FormData();
  if (isDryRun) body.set("dryRun", "1");
  for (const [name, value] of Object.entries(choices)) body.set(name, value);
  body.set("file", new File([bytes], "rows.xlsx"));
  return app.client.send(`/api${path}/import`, {
    method: "POST",
    body,
    headers: { [ACCESS_TOKEN]: as, "accept-language": language },
  });
}
