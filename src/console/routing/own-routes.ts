import { type MenuNode, MENU_TYPES } from "../../contract/menu.ts";
import { OWN_JOBS_PATH } from "../../contract/job.ts";
import type { Words } from "../../contract/text.ts";
import { OWN_JOBS_VIEW } from "../../modules/job/job.ts";
import type { PageRoute } from "./menu-routes.ts";
import { ROUTE_TEXTS } from "./texts.ts";

/*
 * Pages of the frame itself (§2 "Routes"), which every signed-in person has, whatever the server's menu contains.
 */

export const DASHBOARD_PATH = "/dashboard";
export const INFO_PATH = "/info";
export const CHANGE_PASSWORD_PATH = "/change/password";

const ownRoute = (path: string, view: string, title: Words): PageRoute => {
  const node: MenuNode = {
    id: path,
    parentId: null,
    path,
    url: path,
    redirect: "",
    name: view,
    component: view,
    type: MENU_TYPES.page,
    hidden: true,
    sort: 0,
    meta: {
      title: title.zh,
      titleEn: title.en,
      titleLo: title.lo,
      icon: "",
      noCache: false,
      hidden: true,
      alwaysShow: false,
      requireAuth: true,
      permission: "",
    },
    children: [],
  };
  return { kind: "page", path, view, node, ancestors: [] };
};

export const OWN_ROUTES: readonly PageRoute[] = [
  ownRoute(DASHBOARD_PATH, "dashboard/index", ROUTE_TEXTS.home),
  ownRoute(INFO_PATH, "info/index", ROUTE_TEXTS.info),
  ownRoute(CHANGE_PASSWORD_PATH, "change/password", ROUTE_TEXTS.changePassword),
  ownRoute(OWN_JOBS_PATH, OWN_JOBS_VIEW, ROUTE_TEXTS.ownJobs),
];
