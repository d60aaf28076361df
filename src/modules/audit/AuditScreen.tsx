import { ListScreen } from "../../crud/list/ListScreen.tsx";
import type { Cells } from "../../crud/rows/RecordRow.tsx";
import { auditLog } from "./audit.ts";
import { EntryDrawer } from "./EntryDrawer.tsx";
import { IntegrityButton } from "./IntegrityButton.tsx";
import { PersonCell } from "./PersonCell.tsx";
import { EntryTitleCell } from "./EntryTitle.tsx";
// Registers the titles of pages that are not modules, for entries about them.
import "../console-pages.ts";

const cells: Cells = { byName: PersonCell, title: EntryTitleCell };

export function AuditScreen() {
  return <ListScreen module={auditLog} cells={cells} Drawer={EntryDrawer} headingActions={<IntegrityButton />} />;
}
