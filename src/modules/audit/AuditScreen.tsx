import { ListScreen } from "../../crud/list/ListScreen.tsx";
import { auditLog } from "./audit.ts";
import { EntryDrawer } from "./EntryDrawer.tsx";
import { IntegrityButton } from "./IntegrityButton.tsx";
// Names the pages that are no modules, for entries that are about them.
import "../pages.ts";

export function AuditScreen() {
  return <ListScreen module={auditLog} Drawer={EntryDrawer} headingActions={<IntegrityButton />} />;
}
