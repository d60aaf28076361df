import { LANGUAGES, type Language } from "../../contract/text.ts";
import { insertRows } from "../../crud/table/table.server.ts";
import type { Clock } from "../../server/clock.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { notice } from "../notice/notice.ts";
import { ageRows, divisionIds } from "./articles.server.ts";
import { appearedAt, columnsOfText, standingValues } from "./articles/standing.ts";
import type { Written } from "./articles/written-article.ts";
import { DEMO_NOTICES } from "./notices/notices.ts";

const DAY = 86_400_000;
const DAYS_LATER = /\{\+(\d+)\}/g;
const day = (tag: string) =>
  new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", timeZone: "Asia/Vientiane" });
const DAYS: Readonly<Record<Language, Intl.DateTimeFormat>> = { zh: day("zh"), lo: day("lo"), en: day("en-GB") };

/** With the days it names, counted from when it came out. */
function withDays(text: Written, at: number): Written {
  const said = LANGUAGES.flatMap((language) => {
    const words = text[language];
    if (words === undefined) return [];
    const dated = words.replace(DAYS_LATER, (_, days) => DAYS[language].format(at + Number(days) * DAY));
    return [[language, dated] as const];
  });
  return { ...text, ...Object.fromEntries(said) };
}

/** Puts in the notices of the demonstration, the oldest first. */
export async function seedDemoNotices(trx: DatabaseTransaction, { clock }: { readonly clock: Clock }): Promise<void> {
  const now = clock.now();
  const places = await divisionIds(
    trx,
    DEMO_NOTICES.flatMap(({ division }) => division ?? []),
  );
  const dated = DEMO_NOTICES.map((written, place) => ({ written, at: appearedAt(written.appeared, now, place) }));
  const rows = dated
    .toSorted((one, other) => one.at - other.at)
    .map(({ written, at }) => ({
      id: newRecordId(now),
      values: {
        ...columnsOfText("title", withDays(written.title, at)),
        ...columnsOfText("content", withDays(written.content, at)),
        ...columnsOfText("issuer", written.issuer),
        kind: written.kind,
        division: places.get(written.division ?? "") ?? null,
        visibleUntil:
          written.visibleForDays === undefined ? null : new Date(now + written.visibleForDays * DAY).toISOString(),
        ...standingValues(written, [written.title, written.content, written.issuer], { at, now }),
      },
    }));
  await insertRows(trx, notice, rows, { by: null, at: new Date(now).toISOString() });
  await ageRows(
    trx,
    notice.table,
    rows.map(({ id }) => id),
  );
}
