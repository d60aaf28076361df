import { hasAny } from "../../contract/permission.ts";
import type { Module } from "../../crud/define-module.ts";
import { offers, permissionFor } from "../../crud/permissions.ts";
import { recordTitles } from "../../crud/record/record-title.ts";
import { pinyinOf } from "../../crud/search/pinyin.server.ts";
import { askedTokens } from "../../crud/search/search-tokens.ts";
import { repositoryOf, type RepositoryServices } from "../../crud/repository/repository.server.ts";
import { routes, type Route } from "../../server/http/route.ts";
import { MAX_PER_MODULE, MAX_RECORDS, search, type FoundRecord } from "./record-search.ts";

/**
 * Searches the records of all modules. A record is found here exactly when the caller's list of its module finds it.
 */
export function searchRoutes(services: RepositoryServices, modules: readonly Module[]): Route[] {
  // Modules without a page have no address for a result.
  const searched = modules
    .filter((module) => module.menu && module.list.search.length > 0 && offers(module, "list"))
    .map((module) => ({ module, repository: repositoryOf(module, services) }));
  return routes(search, {
    records: async ({ text, limit = MAX_RECORDS }, { caller }) => {
      if (askedTokens(text).length === 0) return [];
      const open = searched.filter(({ module }) => hasAny(caller.permissions, permissionFor(module, "list")));
      const each = Math.min(MAX_PER_MODULE, limit);
      const found = await Promise.all(
        open.map(async ({ module, repository }): Promise<FoundRecord[]> => {
          const rows = await repository.for(caller).rows({ sort: [], filters: [], search: text }, each);
          return rows.map((row) => ({
            path: module.path,
            id: row.id,
            title: recordTitles(module, row),
            module: module.title,
          }));
        }),
      );
      return found.flat().slice(0, limit);
    },
    readings: async ({ texts }) => texts.map(pinyinOf),
  });
}
