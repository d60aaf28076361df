import { hasAny } from "../../contract/permission.ts";
import { dayAt, monthAt } from "../../contract/public/region-clock.ts";
import { inLanguage } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { permissionFor } from "../../crud/permissions.ts";
import { fileAnswer } from "../../crud/sheet/export.server.ts";
import { writeWorkbook } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { routes, type Caller, type Route, type SignedInContext } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { application } from "../application/application.ts";
import { article } from "../article/article.ts";
import { auditLog } from "../audit/audit.ts";
import { certificate } from "../certificate/certificate.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import { notice } from "../notice/notice.ts";
import { product } from "../product/product.ts";
import { REPORT_PAGE, SEE_VISITS } from "./report.ts";
import { reportSheets } from "./report/report-sheets.server.ts";
import { statistics, type Figures } from "./statistics.ts";
import { staffActivity } from "./activity.server.ts";
import { enterpriseRegions, productSeasons } from "./distributions.server.ts";
import { countPerWeek, listTotals } from "./totals.server.ts";
import { visitFigures } from "./visits/visit-figures.server.ts";
import { lastWeeks } from "./weeks.ts";

/** The lists whose totals are shown, in that order. */
const COUNTED: readonly Module[] = [enterprise, product, certificate, application, article, notice];

const mayList = (caller: Caller, module: Module): boolean => hasAny(caller.permissions, permissionFor(module, "list"));

/** Figures of what the caller may read: each is absent without the right to its list, and counts within their data scope. */
export function statisticsRoutes(
  services: Services,
  modules: readonly Module[],
  contentModules: readonly Module[],
): Route[] {
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

  const visitsOf = visitFigures(services);

  const figuresFor = async ({ caller, language }: Pick<SignedInContext, "caller" | "language">): Promise<Figures> => {
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
      ...(hasAny(caller.permissions, SEE_VISITS) ? { visits: await visitsOf(weeks) } : {}),
    };
  };

  return routes(statistics, {
    figures: (_, context) => figuresFor(context),
    async export(_, context) {
      const { caller, language } = context;
      const sheets = reportSheets(await figuresFor(context), modules, language);
      const title = inLanguage(REPORT_PAGE.title, language);
      const bytes = await writeWorkbook(sheets.length > 0 ? sheets : [{ name: title, columns: [], rows: [] }]);
      await inTransaction(services.database, (trx) =>
        recordAudit(trx, services, caller, [
          { action: "export", module: REPORT_PAGE.path, recordId: "", title: REPORT_PAGE.title.zh },
        ]),
      );
      return fileAnswer(bytes, `${title}-${dayAt(services.clock.now(), "laos")}.xlsx`);
    },
  });
}
