import type { QueryClient } from "@tanstack/react-query";
import type { Option } from "../../contract/option.ts";
import { recordTitles } from "../record/record-title.ts";
import type { Row } from "../record-queries.web.ts";
import { moduleAt } from "./address-registry.ts";

/**
 * Name of a record from a list that this page has loaded, so that a field that refers to it need not wait for the
 * server.
 */
export function nameInLists(client: QueryClient, path: `/${string}`, id: string): Option | undefined {
  const module = moduleAt(path);
  if (!module) return undefined;
  for (const [, list] of client.getQueriesData<{ readonly rows: readonly Row[] }>({ queryKey: [path, "list"] })) {
    const row = list?.rows.find((each) => each.id === id);
    if (row) return { id, title: recordTitles(module, row) };
  }
  return undefined;
}
