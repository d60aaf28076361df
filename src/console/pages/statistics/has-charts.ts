import { application } from "../../../modules/application/application.ts";
import type { Figures } from "../../../modules/statistics/statistics.ts";

export const hasCharts = ({ totals, publications, regions, seasons, activity }: Figures): boolean =>
  totals.some(({ path }) => path === application.path) ||
  publications.length > 0 ||
  [regions, seasons, activity].some((figure) => figure !== undefined);
