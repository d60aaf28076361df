import { Button } from "antd";
import { ApiError, NO_ANSWER } from "../../../web/api/call.ts";
import { useText } from "../../../web/i18n/language.tsx";
import styles from "./palette.module.css";
import { PALETTE_TEXTS } from "./texts.ts";
import type { Records } from "./use-records.ts";

interface RecordsStateProps {
  readonly query: string;
  readonly records: Records;
  readonly hasLines: boolean;
}

/** State of the record search below the results: nothing found, offline, or an error. */
export function RecordsState({ query, records, hasLines }: RecordsStateProps) {
  const t = useText();
  const { error, isAsking } = records;
  const isOffline = error instanceof ApiError && error.code === NO_ANSWER && !navigator.onLine;
  if (error)
    return (
      <div className={`line ${styles.state}`} data-gap="12" role="alert">
        <p>{isOffline ? t(PALETTE_TEXTS.offline) : t(PALETTE_TEXTS.failed, { why: error.message })}</p>
        <Button size="small" onClick={records.retry}>
          {t(PALETTE_TEXTS.retry)}
        </Button>
      </div>
    );
  if (hasLines || query === "" || isAsking) return null;
  return (
    <div className={`line ${styles.state}`} data-gap="12">
      <p>
        <strong>{t(PALETTE_TEXTS.nothing, { text: query })}</strong>
        {t(PALETTE_TEXTS.nothingHelp)}
      </p>
    </div>
  );
}
