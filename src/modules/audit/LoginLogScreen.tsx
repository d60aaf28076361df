import { ListScreen } from "../../crud/list/ListScreen.tsx";
import type { Cells } from "../../crud/rows/RecordRow.tsx";
import { DeviceCell } from "./DeviceCell.tsx";
import { loginLog } from "./login-log.ts";

const cells: Cells = { userAgent: DeviceCell };

export function LoginLogScreen() {
  return <ListScreen module={loginLog} cells={cells} />;
}
