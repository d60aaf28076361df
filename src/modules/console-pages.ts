import { CALENDAR_PAGE } from "./calendar/calendar.ts";
import { FILES_PAGE } from "./file/file.ts";
import { JOBS_PAGE } from "./job/job.ts";
import { AUDIT_PAGE } from "./audit/audit.ts";
import { LOGIN_LOG_PAGE } from "./audit/login-log.ts";
import { registerAddresses } from "../crud/addresses/address-registry.ts";
import type { DeclaredPage } from "./menu-groups.ts";
import { MENU_PAGE } from "./menu/menu.ts";
import { MONITOR_PAGE } from "./monitor/monitor.ts";
import { SESSIONS_PAGE } from "./live-session/live-session.ts";
import { SAVED_VIEWS } from "./saved-view/saved-view.ts";
import { SELF_CHECK_PAGE } from "./self-check/self-check.ts";
import { SCHEDULES_PAGE } from "./schedule/schedule.ts";
import { SETTINGS_PAGE } from "./setting/setting.ts";
import { REPORT_PAGE } from "./statistics/report.ts";
import { TRANSLATION_PAGE } from "./translation/translation.ts";

/**
 * Every page of the console that is no module's list. A new one is one line here and a view in its folder's screens.
 */
export const pages: readonly DeclaredPage[] = [
  SESSIONS_PAGE,
  MENU_PAGE,
  SETTINGS_PAGE,
  CALENDAR_PAGE,
  FILES_PAGE,
  JOBS_PAGE,
  SCHEDULES_PAGE,
  REPORT_PAGE,
  AUDIT_PAGE,
  LOGIN_LOG_PAGE,
  TRANSLATION_PAGE,
  MONITOR_PAGE,
  SELF_CHECK_PAGE,
];
registerAddresses([...pages, SAVED_VIEWS]);
