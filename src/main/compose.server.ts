import { join } from "node:path";
import type { Imports } from "../crud/sheet/import/import-jobs.server.ts";
import {
  authenticateWith,
  countVisits,
  fileAccessWith,
  filesWith,
  generatedFiles,
  moduleRoutes,
  oauthWith,
  shownPictures,
  prepareModules,
  previewLinks,
  wholeMenu,
  publicSettings,
  writtenWords,
  publicChanges,
  pushWith,
  type TemporaryPassword,
} from "../modules/index.server.ts";
import { createApp, type App } from "../server/http/app.ts";
import { openIdempotency } from "../server/http/answer/idempotency.ts";
import { openKeptForms } from "../server/http/pages/kept-forms.ts";
import { readBuildVersion } from "../server/http/pages/page-assets.ts";
import type { Budgets } from "../server/http/admission/rate-limit.ts";
import { openSharedBudgets } from "../server/http/admission/shared-budgets.ts";
import type { Services } from "../server/services.ts";
import { findDemonstration } from "./demonstration.server.ts";

export { answerForInstance, importsThrough, jobsWith, startBackgroundWork } from "../modules/index.server.ts";

export interface ComposeOptions {
  /** Folder of the build; null serves the API alone. */
  readonly dist: string | null;
  readonly budgets?: Budgets;
  /** Also passed to the jobs of this process. */
  readonly imports: Imports;
  /** Prints one line of progress for the operator of a first start. */
  readonly tell?: (line: string) => void;
  /** Shows the first password to the operator, once. */
  readonly announce: (first: TemporaryPassword) => void;
}

/** Writes the first records, then mounts routes and pages on the server. */
export async function compose(
  services: Services,
  { dist, budgets, imports, tell, announce }: ComposeOptions,
): Promise<App> {
  const demonstration = await findDemonstration();
  await prepareModules(services, { demonstration, ...(tell ? { tell } : {}), announce });
  await demonstration?.placePictures(services, { tell });
  const { env, log, clock, clockWatch, database, databaseWatch, storage } = services;
  const visits = countVisits(services);
  const app = await createApp({
    env,
    log,
    clock,
    storage: filesWith(services),
    fileAccess: fileAccessWith(services),
    routes: moduleRoutes(services, imports),
    generated: generatedFiles(services),
    onPublicChange: publicChanges(services),
    ...(databaseWatch ? { isDatabaseAway: databaseWatch.isAway } : {}),
    authenticate: authenticateWith(services),
    oauth: oauthWith(services),
    idempotency: openIdempotency(services),
    push: pushWith(services, { version: dist === null ? "" : readBuildVersion(join(dist, "web")) }),
    probes: [
      { name: "database", ping: () => database.ping() },
      // A bucket that is away takes no instance out of service: only uploads and private files need it (RE-09).
      ...(env.bucket ? [] : [{ name: "storage", ping: () => storage.ping() }]),
      ...(clockWatch ? [clockWatch] : []),
    ],
    ...(budgets ? { budgets } : {}),
    ...(database.embedded ? {} : { sharedBudgets: await openSharedBudgets(services) }),
    ...(dist === null
      ? {}
      : {
          pages: {
            dist,
            settings: (language) => publicSettings(services, language),
            features: {
              hasCaptcha: env.captcha === "image",
              hasMail: env.mail !== null,
              hasOfflinePages: env.offlinePages,
            },
            words: writtenWords(services),
            previews: previewLinks(services),
            pictures: shownPictures(services),
            menu: wholeMenu(services),
            onVisit: visits.count,
            keptForms: openKeptForms(services),
          },
        }),
  });
  app.server.addHook("onClose", visits.stop);
  return app;
}
