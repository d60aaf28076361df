import { ListScreen } from "../../crud/list/ListScreen.tsx";
import type { Cells } from "../../crud/list/RecordRow.tsx";
import { loginLog } from "./login-log.ts";
import { OutcomeCell } from "./OutcomeCell.tsx";

const cells: Cells = { outcome: OutcomeCell };

export function LoginLogScreen() {
  return <ListScreen module={loginLog} cells={cells} />;
}
