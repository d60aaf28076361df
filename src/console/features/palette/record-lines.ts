import { createElement } from "react";
import type { Language } from "../../../contract/text.ts";
import { recordAddress } from "../../../crud/record/record-address.ts";
import { modules } from "../../../modules/index.ts";
import type { FoundRecord } from "../../../modules/record-search/record-search.ts";
import { Icon } from "../../../web/components/Icon.tsx";
import type { RouteTable } from "../../routing/menu-routes.ts";
import { isInMenu } from "./choices.ts";
import type { Group, Line } from "./grouped-choices.ts";
import { indexTitles, matchOf } from "./matching.ts";

/** Groups the found records by module, that of the best match first; only modules whose list the person's menu leads to. */
export function recordGroups(
  found: readonly FoundRecord[],
  query: string,
  language: Language,
  table: RouteTable,
  nameOf: (module: string) => string,
): readonly Group[] {
  const groups = [...Map.groupBy(found, ({ path }) => path)].flatMap(([path, records]): Group[] => {
    const module = modules.find((each) => each.path === path);
    if (!module || !isInMenu(table, module)) return [];
    const lines = records.map(({ id, title }): Line => {
      const choice = {
        key: `record ${path} ${id}`,
        titles: title,
        icon: createElement(Icon, { name: module.menu?.icon ?? "" }),
        to: recordAddress(module, id),
      };
      // The match is in another field, such as a code, so the title has nothing to mark.
      return { choice, match: matchOf(indexTitles(title), query, language) ?? { rank: Infinity, marks: [] } };
    });
    lines.sort((a, b) => (a.match?.rank ?? 0) - (b.match?.rank ?? 0));
    return [{ name: nameOf(module.title[language]), lines }];
  });
  const best = ({ lines: [line] }: Group): number => line?.match?.rank ?? Infinity;
  return groups.toSorted((a, b) => (best(a) === best(b) ? 0 : best(a) - best(b)));
}
