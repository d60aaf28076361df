import { Select } from "antd";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { namedZone, zoneTitle } from "../../../contract/date/named-zone.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { personal, usePersonal } from "../../../web/preferences/personal.ts";
import styles from "./info.module.css";
import { INFO_TEXTS } from "./texts.ts";

/** Time zones of most users, listed first; the others follow in alphabetical order. */
const NEAR = ["Asia/Vientiane", "Asia/Shanghai", "Asia/Bangkok", "UTC"];
/**
 * Time to read the message before the reload, in ms. The reload renders every time on every keep-alive page anew, as
 * after a change of language (§8).
 */
const RELOAD_AFTER = 800;

const zones = (): readonly string[] => [...new Set([...NEAR, ...Intl.supportedValuesOf("timeZone")])];
const DEVICE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const OPENED_AT = new Date();

/** Chooses the time zone in which this person reads and enters times. */
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
    <div className={`row ${styles.row}`} data-ends="">
      <div>
        <strong className="medium" id="info-time-zone">
          {t(INFO_TEXTS.timeZone)}
        </strong>
        <p className="note" data-tone="faint">
          {t(INFO_TEXTS.timeZoneText)}
        </p>
      </div>
      <Select
        aria-labelledby="info-time-zone"
        className={styles.zone ?? ""}
        showSearch={{ optionFilterProp: "label" }}
        value={chosen}
        onChange={choose}
        options={[
          { value: "", label: t(INFO_TEXTS.deviceZone, { zone: zoneTitle(DEVICE) }) },
          ...zones().map((zone) => ({ value: zone, label: namedZone(zone, OPENED_AT) })),
        ]}
      />
    </div>
  );
}
