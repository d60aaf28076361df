import { deviceName } from "../../contract/session/device-name.ts";
import type { Row } from "../../crud/use-crud.web.ts";
import { useText } from "../../web/i18n/language.tsx";
import { AUDIT_TEXTS } from "./texts.ts";
import style from "./audit.module.css";

/** Browser and system in words; the whole of what the browser said is in the entry itself. */
export function DeviceCell({ row }: { readonly row: Row }) {
  const t = useText();
  const agent = "userAgent" in row && typeof row.userAgent === "string" ? row.userAgent : "";
  const name = deviceName(agent);
  if (name) return <span title={agent}>{name}</span>;
  return (
    <span className={style.quiet} title={agent}>
      {agent === ""
        ? t(AUDIT_TEXTS.noDevice)
        : t(AUDIT_TEXTS.otherDevice, { program: agent.split(/[/ ]/, 1)[0] ?? "" })}
    </span>
  );
}
