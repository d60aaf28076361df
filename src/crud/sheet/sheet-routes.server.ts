import { sheetEndpointsOf, type ImportChoices } from "./sheet-endpoints.ts";
import { offers } from "../permissions.ts";
import { standardRoute, type MoreRoutes } from "../resource.server.ts";
import { exportRows } from "./export.server.ts";
import { importSheet } from "./import/import-sheet.server.ts";
import { timeZoneFor } from "./sheet-time-zone.server.ts";
import type { SheetServices } from "./sheet-services.server.ts";
import { importTemplate } from "./import/template.server.ts";

/** The spreadsheet routes of every module that offers export or import. */
export const sheetRoutes =
  (services: SheetServices): MoreRoutes =>
  ({ module, repository, hooks, rules }) => {
    const endpoints = sheetEndpointsOf(module);
    const canImport = offers(module, "import");
    if (canImport) services.imports?.offer(module, hooks);
    const exporting = standardRoute(endpoints.exportRows, (query: never, context) =>
      exportRows(module, repository.for(context.caller), services, query, context),
    );
    const importing = standardRoute(endpoints.importRows, (asked: ImportChoices & { dryRun?: boolean }, context) =>
      importSheet({ module, repository, hooks, rules, context }, services, asked),
    );
    const template = standardRoute(endpoints.importTemplate, async (_, context) =>
      importTemplate(module, services, {
        language: context.language,
        timeZone: await timeZoneFor(services, context),
      }),
    );
    return [...(offers(module, "export") ? [exporting] : []), ...(canImport ? [importing, template] : [])];
  };
