import type { QueryClient } from "@tanstack/react-query";
import type { Option } from "../../contract/option.ts";
import { recordTitles } from "../record-title.ts";
import type { Row } from "../use-crud.web.ts";
import { moduleAt } from "./declared.ts";

/** A record that stands in a list this page has read has its name there: a field that refers to it need not wait for the server. */
export function nameInLists(client: QueryClient, path: `/${string}`, id: string): Option | undefined {
  const module = moduleAt(path);
  if (!module) return undefined;
  for (const [, list] of client.getQueriesData<{ readonly rows: readonly Row[] }>({ queryKey: [path, "list"] })) {
    const row = list?.rows.find((each) => each.id === id);
    if (row) return { id, title: recordTitles(module, row) };
  }
  return undefined;
}
