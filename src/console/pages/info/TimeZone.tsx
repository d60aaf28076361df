import { Select } from "antd";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { distanceFromUtc } from "../../../web/format/time-zone.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { personal, usePersonal } from "../../../web/preferences/personal.ts";
import styles from "./info.module.css";
import { INFO_TEXTS } from "./texts.ts";

/** Where the platform's people are; the others follow by name. */
const NEAR = ["Asia/Vientiane", "Asia/Shanghai", "Asia/Bangkok", "UTC"];
/** Long enough to read the message, in ms; then every time on every kept page is drawn anew, as after a change of language (§8). */
const RELOAD_AFTER = 800;

const zones = (): readonly string[] => [...new Set([...NEAR, ...Intl.supportedValuesOf("timeZone")])];
const DEVICE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const OPENED_AT = new Date();
const named = (zone: string): string => `${zone.replaceAll("_", " ")} (${distanceFromUtc(zone, OPENED_AT)})`;

/** In which time zone one reads and types. */
export function TimeZone() {
  const t = useText();
  const feedback = useFeedback();
  const chosen = usePersonal("timeZone");
  const choose = (zone: string) => {
    personal.write("timeZone", zone);
    feedback.success(t(INFO_TEXTS.timeZoneChanged));
    setTimeout(() => location.reload(), RELOAD_AFTER);
  };
  return (
    <div className={`row ${styles.row}`}>
      <div>
        <strong id="info-time-zone">{t(INFO_TEXTS.timeZone)}</strong>
        <p>{t(INFO_TEXTS.timeZoneText)}</p>
      </div>
      <Select
        aria-labelledby="info-time-zone"
        className={styles.zone ?? ""}
        showSearch={{ optionFilterProp: "label" }}
        value={chosen}
        onChange={choose}
        options={[
          { value: "", label: t(INFO_TEXTS.deviceZone, { zone: DEVICE }) },
          ...zones().map((zone) => ({ value: zone, label: named(zone) })),
        ]}
      />
    </div>
  );
}
