import { endpointsOf } from "../crud/endpoints.ts";
import { crudRoutes } from "../crud/handlers.server.ts";
import type { Authenticate } from "../server/http/authenticate.ts";
import type { Push } from "../server/push/mount-push.ts";
import type { Route } from "../server/http/route.ts";
import { warmPasswordHash } from "../server/security/password-hash.ts";
import type { Services } from "../server/services.ts";
import { clientErrorRoutes, sweepClientErrors } from "./client-error/client-error.server.ts";
import { dictionaryRoutes } from "./dictionary/dictionary.server.ts";
import { seedDictionaries } from "./dictionary/seed-dictionaries.server.ts";
import { divisionRoutes } from "./division/division.server.ts";
import { seedDivisions } from "./division/seed-divisions.server.ts";
import { modules } from "./index.ts";
import { sweepNotifications } from "./message/inbox.server.ts";
import { messageRoutes } from "./message/message.server.ts";
import { seedDemoMessages } from "./message/seed-messages.server.ts";
import { openPush, pushRoutes } from "./push/push.server.ts";
import { sweepTickets } from "./push/ticket.server.ts";
import { menuRoutes } from "./menu/menu.server.ts";
import { syncMenus } from "./menu/sync-menus.server.ts";
import { searchRoutes } from "./search/search.server.ts";
import { seed, type FirstPassword, type SeedStep } from "./seed.server.ts";
import { preferenceRoutes } from "./preference/preference.server.ts";
import { createAuthenticate } from "./session/authenticate.server.ts";
import { lockRoutes } from "./session/lock.server.ts";
import { sessionRoutes } from "./session/session.server.ts";
import { sweepSessions } from "./session/sweep.server.ts";
import { settingAdminRoutes } from "./setting/setting-admin.server.ts";
import { settingRoutes } from "./setting/setting.server.ts";
import { translationRoutes } from "./translation/translation.server.ts";
import { sweepUnstored } from "./upload/attachment.server.ts";
import { uploadRoutes } from "./upload/upload.server.ts";
import { ownAccountRoutes } from "./user/own-account.server.ts";

export { publicSettings } from "./setting/setting.server.ts";
export type { FirstPassword } from "./seed.server.ts";

/** The rows a new installation begins with, each step once. */
const SEED_STEPS: readonly SeedStep[] = [
  { name: "dictionaries", isDemo: false, run: seedDictionaries },
  { name: "divisions", isDemo: false, run: seedDivisions },
  { name: "demo messages", isDemo: true, run: seedDemoMessages },
];

// A module without rules of its own needs no line here.
const plainRoutes = (services: Services, own: readonly Route[]): Route[] => {
  const mounted = new Set(own.map((route) => route.endpoint.path));
  const plain = modules.filter((module) => !Object.values(endpointsOf(module)).some(({ path }) => mounted.has(path)));
  return plain.flatMap((module) => crudRoutes(module, services, {}, modules));
};

/** Every call the server answers. */
export function moduleRoutes(services: Services): Route[] {
  const own = [
    ...sessionRoutes(services),
    ...lockRoutes(services),
    ...menuRoutes(services),
    ...settingRoutes(services),
    ...settingAdminRoutes(services),
    ...translationRoutes(services),
    ...uploadRoutes(services),
    ...ownAccountRoutes(services),
    ...preferenceRoutes(services),
    ...clientErrorRoutes(services),
    ...dictionaryRoutes(services, modules),
    ...divisionRoutes(services, modules),
    ...messageRoutes(services, modules),
    ...pushRoutes(services),
    ...searchRoutes(services, modules),
  ];
  return [...own, ...plainRoutes(services, own)];
}

/** Who a credential belongs to; made once per process. */
export const authenticateWith = (services: Services): Authenticate => createAuthenticate(services);

/** This process's sockets; to be given to the server, which closes them. */
export const pushWith = (services: Services, options?: Parameters<typeof openPush>[2]): Push =>
  openPush(services, modules, options);

export interface Preparation {
  /** `npm run seed`. */
  readonly isAsked?: boolean;
  /** Shows the first password, once. */
  announce(first: FirstPassword): void;
}

/** What must stand before the first request: the menu in step with the modules, and the first rows. After `migrate`. */
export async function prepareModules(services: Omit<Services, "storage">, preparation: Preparation): Promise<void> {
  await syncMenus(services, modules);
  await seed(services, { ...preparation, steps: SEED_STEPS });
  await warmPasswordHash();
}

/** Removes what has expired, every ten minutes until the returned function is called. A failure is only logged. */
export function keepTidy(services: Services): () => void {
  const sweep = () => {
    Promise.all([
      sweepSessions(services),
      sweepUnstored(services),
      sweepClientErrors(services),
      sweepNotifications(services),
      sweepTickets(services),
    ]).catch((error: unknown) => services.log.warn({ err: error }, "Sweeping failed."));
  };
  const timer = setInterval(sweep, 600_000);
  timer.unref();
  return () => clearInterval(timer);
}
