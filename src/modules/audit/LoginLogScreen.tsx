import { ListScreen } from "../../crud/list/ListScreen.tsx";
import type { Cells } from "../../crud/rows/RecordRow.tsx";
import { DeviceCell } from "./DeviceCell.tsx";
import { loginLog } from "./login-log.ts";
import { OutcomeCell } from "./OutcomeCell.tsx";

const cells: Cells = {
  outcome: Object.assign(OutcomeCell, { width: 220 }), // CSS pixels; fits the longest outcome without truncation
  userAgent: DeviceCell,
};

export function LoginLogScreen() {
  return <ListScreen module={loginLog} cells={cells} />;
}
