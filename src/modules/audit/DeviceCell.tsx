import { deviceName } from "../../contract/session/device-name.ts";
import type { Row } from "../../crud/record-queries.web.ts";
import { useText } from "../../web/i18n/language.tsx";
import { storedAs } from "../../crud/define-module.ts";
import { AUDIT_TEXTS } from "./texts.ts";
import { loginLog } from "./login-log.ts";

/** Browser and operating system in words; the full User-Agent header is the tooltip. */
export function DeviceCell({ row }: { readonly row: Row }) {
  const t = useText();
  const agent = storedAs(loginLog, row).userAgent ?? "";
  const name = deviceName(agent);
  if (name) return <span title={agent}>{name}</span>;
  return (
    <span data-tone="faint" title={agent}>
      {agent === ""
        ? t(AUDIT_TEXTS.noDevice)
        : t(AUDIT_TEXTS.otherDevice, { program: agent.split(/[/ ]/, 1)[0] ?? "" })}
    </span>
  );
}
