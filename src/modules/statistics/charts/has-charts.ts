import { application } from "../../application/application.ts";
import type { Figures } from "../statistics.ts";

export const hasCharts = ({ totals, publications, regions, seasons, activity, visits }: Figures): boolean =>
  totals.some(({ path }) => path === application.path) ||
  publications.length > 0 ||
  [regions, seasons, activity, visits].some((figure) => figure !== undefined);
