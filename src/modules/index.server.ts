import type { Endpoint } from "../contract/endpoint.ts";
import { endpointsOf } from "../crud/endpoints.ts";
import { crudRoutes } from "../crud/crud-routes.server.ts";
import type { CrudServices } from "../crud/resource.server.ts";
import { binRoutes } from "../crud/bin/bin-routes.server.ts";
import { optionsRoutes } from "../crud/options/options-routes.server.ts";
import { countsRoutes } from "../crud/counts/counts.server.ts";
import { SAVE_RULES } from "../crud/rules/save-rules.server.ts";
import { sheetRoutes } from "../crud/sheet/sheet-routes.server.ts";
import { treeRoutes } from "../crud/tree/tree-routes.server.ts";
import type { Imports } from "../crud/sheet/import/import-jobs.server.ts";
import type { Authenticate } from "../server/http/admission/authenticate.ts";
import type { FileAccess } from "../server/http/files/file-access.ts";
import type { Push } from "../server/push/mount-push.ts";
import type { OnPublicChange } from "../server/http/answer/public-cache.ts";
import type { GeneratedFile } from "../server/http/files/generated-files.ts";
import type { Route } from "../server/http/route.ts";
import { warmPasswordHash } from "../server/password/password-hash.ts";
import type { Services } from "../server/services.ts";
import {
  APPLICATION_MAIL,
  applicationMail,
  applicationRoutes,
  withoutApplications,
} from "./application/application.server.ts";
import { bannerRoutes } from "./banner/banner.server.ts";
import { brandRoutes } from "./brand/brand.server.ts";
import { calendarRoutes, holidayScript, seedCalendar } from "./calendar/calendar.server.ts";
import { auditRoutes, LOGS } from "./audit/audit.server.ts";
import { certificateRoutes } from "./certificate/certificate.server.ts";
import { clientErrorRoutes } from "./client-error/client-error.server.ts";
import { certificate } from "./certificate/certificate.ts";
import { dictionaryEntry, dictionaryGroup } from "./dictionary/dictionary.ts";
import { dictionaryRoutes } from "./dictionary/dictionary.server.ts";
import { seedDictionaries } from "./dictionary/seed-dictionaries.server.ts";
import { division } from "./division/division.ts";
import { divisionRoutes } from "./division/division.server.ts";
import { seedDivisions } from "./division/seed-divisions.server.ts";
import { ENQUIRY_MAIL, enquiryMail, enquiryRoutes } from "./enquiry/enquiry.server.ts";
import { enterpriseRoutes } from "./enterprise/enterprise.server.ts";
import { fileList } from "./file/file-list.ts";
import { PICTURE_CHANGED } from "./file/replace.server.ts";
import { storedRoutes } from "./file/stored-pictures.server.ts";
import { fileRoutes, fileAccess } from "./file/file.server.ts";
import { contentModules, foundKinds, modules, publicSides } from "./index.ts";
import { workRoutes } from "./pending-work/pending-work.server.ts";
import { draftRoutes } from "./draft/draft.server.ts";
import { jobList, ownJobList } from "./job/job-lists.ts";
import { exportsThrough, jobRoutes, startJobs } from "./job/job.server.ts";
import { MESSAGE_STATE_DICTIONARY } from "./message/message.seed.ts";
import { messageRoutes } from "./message/message.server.ts";
import { monitorRoutes } from "./monitor/monitor.server.ts";
import { noticeRoutes } from "./notice/notice.server.ts";
import { pages } from "./console-pages.ts";
import { productRoutes } from "./product/product.server.ts";
import { PRODUCT_CATEGORIES } from "./product/product.seed.ts";
import { publicSearchRoutes } from "./public-search/public-search.server.ts";
import { publicReader } from "./public-side/public-side.server.ts";
import { previewsWith, publishingRoutes } from "./publishing/publishing.server.ts";
import { openPush, pushRoutes } from "./push/push.server.ts";
import { menuRoutes } from "./menu/menu.server.ts";
import { sitemapRoutes } from "./sitemap/sitemap.server.ts";
import { syncMenus } from "./menu/sync-menus.server.ts";
import { recommendationRoutes } from "./recommendation/recommendation.server.ts";
import { regionRoutes } from "./region/region.server.ts";
import { roleRoutes } from "./role/role-routes.server.ts";
import { DATA_SCOPE_DICTIONARY } from "./role/role.seed.ts";
import { savedViewRoutes, viewedLists, type ViewedList } from "./saved-view/saved-view.server.ts";
import { scheduleJobKinds, scheduleRoutes, syncSchedules } from "./schedule/schedule.server.ts";
import { scheduleTasks } from "./schedule-tasks.server.ts";
import { searchRoutes } from "./record-search/record-search.server.ts";
import { seedOnce, type Demonstration, type TemporaryPassword, type SeedStep } from "./seed-once.server.ts";
import { chosenTimeZone, preferenceRoutes } from "./preference/preference.server.ts";
import { createAuthenticate } from "./session/tokens/authenticate.server.ts";
import { liveSession } from "./live-session/live-session.ts";
import { liveSessionRoutes } from "./live-session/live-session.server.ts";
import { lockRoutes } from "./session/lock/lock.server.ts";
import { endIfRestored, sessionRoutes } from "./session/session.server.ts";
import { selfCheckRoutes } from "./self-check/self-check.server.ts";
import { settingAdminRoutes } from "./setting/setting-admin.server.ts";
import { SETTING_CHANGED } from "./setting/setting-tables.server.ts";
import { settingRoutes } from "./setting/setting.server.ts";
import { statisticsRoutes } from "./statistics/statistics.server.ts";
import { textList } from "./translation/text-list.ts";
import { TRANSLATION_CHANGED } from "./translation/overrides.server.ts";
import { translationRoutes } from "./translation/translation.server.ts";
import { uploadRoutes } from "./upload/upload.server.ts";
import { findOldUsers } from "./user/first-rows.server.ts";
import { ownAccountRoutes } from "./user/own-account.server.ts";
import { userRoutes } from "./user/user-routes.server.ts";

export { startBackgroundWork } from "./background-work.server.ts";
export { answerForInstance } from "./instance/instance.server.ts";
export { importsThrough } from "./job/job.server.ts";
export { oauthWith } from "./session/oauth.server.ts";
export { countVisits } from "./statistics/visits/count-visits.server.ts";
export { writtenWords } from "./translation/translation.server.ts";
export { shownPictures } from "./upload/shown-pictures.server.ts";
export { wholeMenu } from "./menu/menu.server.ts";
export { publicSettings } from "./setting/setting.server.ts";
export type { Demonstration, TemporaryPassword } from "./seed-once.server.ts";

/** The rows a new installation begins with, each step once. */
const SEED_STEPS: readonly SeedStep[] = [
  { name: "dictionaries", run: seedDictionaries },
  // "search of users" found the administrator by the Chinese name alone.
  { name: "search of users in three languages", run: findOldUsers },
  // "divisions" was the first, short list, "divisions 2026" the complete one without most Lao names. Installations that
  // began with either get the missing ones under this name.
  { name: "divisions in three languages", run: seedDivisions },
  {
    name: "data scopes",

    run: (trx, services) => seedDictionaries(trx, services, [DATA_SCOPE_DICTIONARY]),
  },
  { name: "calendar", run: seedCalendar },
  {
    name: "message states",

    run: (trx, services) => seedDictionaries(trx, services, [MESSAGE_STATE_DICTIONARY]),
  },
  {
    name: "product categories",

    run: (trx, services) => seedDictionaries(trx, services, [PRODUCT_CATEGORIES]),
  },
];

/** Lists that people look at, and of which they may save views. */
const LISTS: readonly ViewedList[] = [
  ...viewedLists([...modules, ...LOGS, liveSession, jobList, fileList, textList]),
  { path: ownJobList.path, permission: "signed-in" },
];

// A module without rules of its own needs no line here, nor what the public sees of one.
const plainRoutes = (services: Services & CrudServices, own: readonly Route[]): Route[] => {
  const mounted = new Set(own.map((route) => route.endpoint.path));
  const isPlain = (calls: object) =>
    !Object.values(calls as Readonly<Record<string, Endpoint>>).some(({ path }) => mounted.has(path));
  return [
    ...modules
      .filter((module) => isPlain(endpointsOf(module)))
      .flatMap((module) =>
        contentModules.includes(module)
          ? publishingRoutes(module, services, modules)
          : crudRoutes(module, services, {}, modules),
      ),
    ...publicSides.filter(({ calls }) => isPlain(calls)).flatMap((side) => publicReader(side, services).routes),
  ];
};

/** All routes of the server. Long sheets are left to the jobs that are given the same `imports`. */
export function moduleRoutes(given: Services, imports: Imports): Route[] {
  const services = {
    ...given,
    rules: SAVE_RULES,
    more: [
      binRoutes,
      optionsRoutes,
      countsRoutes,
      sheetRoutes({
        ...given,
        exports: exportsThrough(given),
        imports,
        chosenTimeZone: (userId) => chosenTimeZone(given.database, userId),
      }),
      treeRoutes,
    ],
  };
  const own = [
    ...sessionRoutes(services),
    ...lockRoutes(services),
    ...liveSessionRoutes(services),
    ...menuRoutes(services, modules, pages),
    ...settingRoutes(services),
    ...settingAdminRoutes(services),
    ...calendarRoutes(services),
    ...translationRoutes(services, modules),
    ...uploadRoutes(services, modules),
    ...ownAccountRoutes(services),
    ...userRoutes(services, modules),
    ...preferenceRoutes(services),
    ...savedViewRoutes(services, LISTS),
    ...clientErrorRoutes(services),
    ...auditRoutes(services, modules),
    ...dictionaryRoutes(services, modules),
    ...divisionRoutes(services, modules),
    ...messageRoutes(services, modules),
    ...roleRoutes(services, modules),
    ...pushRoutes(services),
    ...searchRoutes(services, modules),
    ...publicSearchRoutes(services, foundKinds),
    ...jobRoutes(services, modules),
    ...scheduleRoutes(services),
    ...fileRoutes(services, modules),
    ...storedRoutes(services, modules),
    ...applicationRoutes(services, modules),
    ...enquiryRoutes(services, modules),
    ...workRoutes(services, contentModules),
    ...selfCheckRoutes(services, modules),
    ...monitorRoutes(services),
    ...statisticsRoutes(services, modules, contentModules),
    ...draftRoutes(services, contentModules),
    ...sitemapRoutes(services, contentModules),
    ...enterpriseRoutes(services, modules),
    ...certificateRoutes(services, modules),
    ...productRoutes(services, modules),
    ...noticeRoutes(services, modules),
    ...brandRoutes(services, modules),
    ...regionRoutes(services, modules),
    ...recommendationRoutes(services, modules),
    ...bannerRoutes(services, modules),
  ];
  return [...own, ...plainRoutes(services, own)];
}

/** Files at addresses of the file area that are generated and not stored (W6). */
export const generatedFiles = (services: Services): GeneratedFile[] => [
  { path: "/file/js/holiday.js", type: "text/javascript; charset=utf-8", text: holidayScript(services) },
];

/** Registers a listener for possible changes of public content, in this or another instance. */
export const publicChanges =
  ({ changes }: Pick<Services, "changes">): OnPublicChange =>
  (listener) => {
    const tables = [...contentModules, certificate, division, dictionaryEntry, dictionaryGroup].map(
      ({ table }) => table,
    );
    for (const topic of [...tables, SETTING_CHANGED, TRANSLATION_CHANGED, PICTURE_CHANGED]) changes.on(topic, listener);
  };

/** Checks preview links, which give access to one unpublished record. */
export const previewLinks = (services: Services): ReturnType<typeof previewsWith> =>
  previewsWith(services, contentModules);

/** The uploads, for serving them. */
export const filesWith = ({ storage }: Services): Services["storage"] => withoutApplications(storage);
/** Access to the uploads. */
export const fileAccessWith = (services: Services): FileAccess =>
  fileAccess(services, modules, publicChanges(services));

/** Resolves credentials to callers; created once for each process. */
export const authenticateWith = (services: Services): Authenticate => createAuthenticate(services);

/** This process's sockets; to be given to the server, which closes them. */
export const pushWith = (services: Services, options?: Parameters<typeof openPush>[2]): Push =>
  openPush(services, modules, options);

/** This process's share of the work that is done in the background; stop it before the services are closed. */
export const jobsWith = (services: Services, imports: Imports): ReturnType<typeof startJobs> =>
  startJobs(services, [...modules, ...LOGS], imports, {
    [APPLICATION_MAIL]: applicationMail(services),
    [ENQUIRY_MAIL]: enquiryMail(services),
    ...scheduleJobKinds(services, scheduleTasks(services, modules, contentModules, imports)),
  });

export interface Preparation {
  /** The demonstration of DEMO=1; null without one. */
  readonly demonstration: Demonstration | null;
  /** `npm run seed`. */
  readonly isAsked?: boolean;
  /** Reports a long step in one line. */
  tell?(line: string): void;
  /** Shows the first password, once. */
  announce(first: TemporaryPassword): void;
}

/**
 * Brings the menu in step with the modules and writes the first rows. Called after `migrate` and before the first
 * request.
 */
export async function prepareModules(
  services: Omit<Services, "storage" | "privateFiles">,
  preparation: Preparation,
): Promise<void> {
  await endIfRestored(services);
  await syncMenus(services, modules, pages);
  await syncSchedules(services);
  await seedOnce(services, { ...preparation, steps: SEED_STEPS });
  await warmPasswordHash();
}
