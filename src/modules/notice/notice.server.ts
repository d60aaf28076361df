import type { Module } from "../../crud/define-module.ts";
import type { Route } from "../../server/http/route.ts";
import type { CrudServices } from "../../crud/resource.server.ts";
import type { Services } from "../../server/services.ts";
import { publicReader } from "../public-side/public-side.server.ts";
import { publishingRoutes } from "../publishing/publishing.server.ts";
import { neighboursOf } from "./neighbours.server.ts";
import { notice, publicNotice } from "./notice.ts";

export const noticeRoutes = (services: Services & CrudServices, modules: readonly Module[]): Route[] => [
  ...publicReader(publicNotice, services, { whole: (row, language) => neighboursOf(services, row, language) }).routes,
  ...publishingRoutes(notice, services, modules),
];
