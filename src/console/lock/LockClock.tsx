import { useEffect, useState } from "react";
import type { Text } from "../../contract/text.ts";
import { formatMoment } from "../../web/format/moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import styles from "./lock-screen.module.css";
import { DAYS } from "./dialog-texts.ts";

const MINUTE = 60_000; // ms

/** Current time and date. */
export function LockClock() {
  const t = useText();
  const language = useLanguage();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), MINUTE - (now.getTime() % MINUTE));
    return () => clearTimeout(timer);
  }, [now]);
  const moment = formatMoment(now.toISOString(), language);
  const split = moment.lastIndexOf(" ");
  return (
    <p className={styles.clock}>
      <time className={styles.time}>{moment.slice(split + 1)}</time>
      <span>{`${t(DAYS[now.getDay()] as Text)} · ${moment.slice(0, split)}`}</span>
    </p>
  );
}
