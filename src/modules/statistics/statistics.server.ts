import { hasAny } from "../../contract/permission.ts";
import { monthAt } from "../../contract/public/region-clock.ts";
import type { Module } from "../../crud/define-module.ts";
import { permissionFor } from "../../crud/permissions.ts";
import { routes, type Caller, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { application } from "../application/application.ts";
import { article } from "../article/article.ts";
import { auditLog } from "../audit/audit.ts";
import { certificate } from "../certificate/certificate.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import { notice } from "../notice/notice.ts";
import { product } from "../product/product.ts";
import { statistics, type Figures } from "./statistics.ts";
import { staffActivity } from "./activity.server.ts";
import { enterpriseRegions, productSeasons } from "./distributions.server.ts";
import { countPerWeek, listTotals } from "./totals.server.ts";
import { lastWeeks } from "./weeks.ts";

/** The lists whose totals are shown, in that order. */
const COUNTED: readonly Module[] = [enterprise, product, certificate, application, article, notice];

const mayList = (caller: Caller, module: Module): boolean => hasAny(caller.permissions, permissionFor(module, "list"));

/** Figures of what the caller may read: each is absent without the right to its list, and counts within their data scope. */
export function statisticsRoutes(services: Services, contentModules: readonly Module[]): Route[] {
  const totalsOf = listTotals(services, COUNTED);
  const publicationsOf = countPerWeek(
    services,
    contentModules,
    "published_at",
    "state = 'published' and deleted_at is null",
  );
  const regionsOf = enterpriseRegions(services);
  const seasonsOf = productSeasons(services);
  const activityOf = staffActivity(services);

  return routes(statistics, {
    async figures(_, { caller, language }): Promise<Figures> {
      const weeks = lastWeeks(services.clock.now());
      const seen = (module: Module) => mayList(caller, module);
      const published = await publicationsOf(contentModules.filter(seen), caller, weeks);
      return {
        weeks: [...weeks.mondays],
        totals: await totalsOf(COUNTED.filter(seen), caller, weeks),
        publications: [...published].map(([path, counts]) => ({ path, weeks: [...counts] })),
        ...(seen(enterprise) ? { regions: await regionsOf(caller, language) } : {}),
        ...(seen(product)
          ? { seasons: { current: monthAt(services.clock.now(), "laos"), months: await seasonsOf(caller) } }
          : {}),
        ...(seen(auditLog) ? { activity: await activityOf(caller, weeks) } : {}),
      };
    },
  });
}
