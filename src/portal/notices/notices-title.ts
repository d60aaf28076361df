import { inLanguage } from "../../contract/text.ts";
import { listTitle, searchedFor } from "../page/list-title.ts";
import type { PageAddress } from "../page/portal-page.ts";
import { NOTICE_TEXTS as TEXTS } from "./notice-texts.ts";
import type { Notices } from "./load-notices.ts";

/** Title of the list with the kind and words by which it is filtered. */
export function noticesTitle({ kinds }: Notices, { query, language }: Pick<PageAddress, "query" | "language">): string {
  const kind = kinds.find(({ value }) => value === query.get("kind"))?.name;
  return listTitle({ what: kind ?? inLanguage(TEXTS.title, language), more: [searchedFor(query, language)] }, language);
}
