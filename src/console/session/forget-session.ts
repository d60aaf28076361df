import { forgetPerson } from "../../modules/preference/follow-person.web.ts";
import { tokens } from "../../web/api/tokens.ts";
import { fillDictionaries } from "../../web/lookups/dictionaries.ts";
import { forgetPermissions } from "../../web/lookups/permissions.ts";
import { queryClient } from "../query-client.ts";
import { forgetRoutes } from "../routing/routes-store.ts";
import { dropTabs } from "../tabs/tabs-store.ts";
import { forgetLock } from "../lock/lock-store.ts";
import { fillUser } from "./user-store.ts";

/** Removes everything of the person from this window: tokens, answers, pages, tabs, permissions (TK-16, W13). */
export function forgetSession(): void {
  tokens.clear();
  queryClient.clear();
  dropTabs();
  forgetPerson();
  forgetLock();
  fillUser(null);
  forgetRoutes();
  forgetPermissions();
  fillDictionaries({});
  sessionStorage.clear();
}

/**
 * Loads another document in a new task, when the forgotten pages have withdrawn the browser's "unsaved changes"
 * question.
 */
export const leaveFor = (address: string): void => void setTimeout(() => location.replace(address));
