import { useEffect, useState } from "react";
import { MINUTE } from "../../contract/date/durations.ts";
import type { Text } from "../../contract/text.ts";
import { dayOf, formatDay } from "../../contract/date/day-format.ts";
import { formatClock } from "../../web/format/format-moment.ts";
import { toWall } from "../../web/format/time-zone.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import styles from "./lock-screen.module.css";
import { DAYS } from "./dialog-texts.ts";

/** Current time and date. */
export function LockClock() {
  const t = useText();
  const language = useLanguage();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), MINUTE - (now.getTime() % MINUTE));
    return () => clearTimeout(timer);
  }, [now]);
  const wall = toWall(now);
  return (
    <p className={styles.clock}>
      <time className={`medium ${styles.time}`}>{formatClock(now.toISOString())}</time>
      <span>{`${t(DAYS[wall.getDay()] as Text)} · ${formatDay(dayOf(wall), language)}`}</span>
    </p>
  );
}
