import { writeFile } from "node:fs/promises";
import { z } from "zod";
import { Failure } from "../../contract/errors.ts";
import { hasAny } from "../../contract/permission.ts";
import { dayAt, monthAt } from "../../contract/date/region-clock.ts";
import { inLanguage, LANGUAGES } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { permissionFor } from "../../crud/permissions.ts";
import { fileAnswer } from "../../server/http/answer/answered-file.ts";
import { writeWorkbook } from "../../crud/sheet/workbook/spreadsheet.server.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { Caller } from "../../server/caller.ts";
import { routes, type Route, type Viewer } from "../../server/http/route.ts";
import type { JobFile } from "../../server/jobs/job-kind.ts";
import { sessionOfJob, type JobRow } from "../../server/jobs/job-tables.ts";
import { newScratchFile } from "../../server/storage/scratch-files.ts";
import type { Services } from "../../server/services.ts";
import { application } from "../application/application.ts";
import { article } from "../article/article.ts";
import { auditLog } from "../audit/audit.ts";
import { certificate } from "../certificate/certificate.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import { notice } from "../notice/notice.ts";
import { product } from "../product/product.ts";
import { callerNow } from "../role/role.server.ts";
import { EXPORT_REPORT, REPORT_PAGE, SEE_VISITS } from "./report.ts";
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

/**
 * Figures of the lists that the caller may read, within their data scope. A figure is absent without the right to its
 * list.
 */
function figuresOf(services: Services, contentModules: readonly Module[]): (viewer: Viewer) => Promise<Figures> {
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

  return async ({ caller, language }) => {
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
}

/** The report as a workbook, and its name. */
function reportBook(services: Services, modules: readonly Module[], figuresFor: ReturnType<typeof figuresOf>) {
  return async (viewer: Viewer) => {
    const sheets = reportSheets(await figuresFor(viewer), modules, viewer.language);
    const title = inLanguage(REPORT_PAGE.title, viewer.language);
    const bytes = await writeWorkbook(sheets.length > 0 ? sheets : [{ name: title, columns: [], rows: [] }]);
    return { bytes, name: `${title}-${dayAt(services.clock.now(), "laos")}.xlsx` };
  };
}

const recordExport = (services: Services, caller: Caller) =>
  inTransaction(services.database, (trx) =>
    recordAudit(trx, services, caller, [
      { action: "export", module: REPORT_PAGE.path, recordId: "", title: REPORT_PAGE.title },
    ]),
  );

export function statisticsRoutes(
  services: Services,
  modules: readonly Module[],
  contentModules: readonly Module[],
): Route[] {
  const figuresFor = figuresOf(services, contentModules);
  const bookFor = reportBook(services, modules, figuresFor);
  return routes(statistics, {
    figures: (_, context) => figuresFor(context),
    async export(_, context) {
      const { bytes, name } = await bookFor(context);
      await recordExport(services, context.caller);
      return fileAnswer(bytes, name);
    },
  });
}

const reportInput = z.object({
  language: z.enum(LANGUAGES),
  scope: z.object({ divisionIds: z.array(z.string()), hasOwn: z.boolean() }).nullable(),
});

/** Makes the report of a job's owner, with the data scope that stands in the job and the rights of now. */
export function reportFile(services: Services, modules: readonly Module[], contentModules: readonly Module[]) {
  const bookFor = reportBook(services, modules, figuresOf(services, contentModules));
  return async (job: Pick<JobRow, "id" | "input" | "owner_id">): Promise<JobFile> => {
    const { language, scope } = reportInput.parse(job.input);
    const now = job.owner_id === null ? undefined : await callerNow(services.database, job.owner_id, EXPORT_REPORT);
    if (!now) throw new Failure("notPermitted");
    const { scope: _, ...rest } = now;
    const caller: Caller = { ...rest, sessionId: sessionOfJob(job), ...(scope ? { scope } : {}) };
    const { bytes, name } = await bookFor({ caller, language });
    const path = await newScratchFile(services.env, "xlsx");
    await writeFile(path, bytes);
    await recordExport(services, caller);
    return { name, path, size: bytes.length };
  };
}
