import { AHEAD_MS } from "../../../contract/region-clock.ts";
import { TRANSLATED, type TranslatedLanguage } from "../../publishing/publishing.ts";
import type { Appeared, Standing, Written } from "./written-article.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const FIRST_HOUR = 8 * 60; // minutes after midnight in Vientiane: nobody publishes at night
const OFFICE_HOURS = 9 * 60;

/** A time of the office day, another for each text. */
const minuteOf = (place: number): number => FIRST_HOUR + ((place * 97) % OFFICE_HOURS);

/** When a text came out, as a moment before `now`; `place` spreads those of one day over it. */
export function appearedAt(appeared: Appeared, now: number, place: number): number {
  if (appeared === 0) return now - 20 * MINUTE;
  const inVientiane = new Date(now + AHEAD_MS.laos);
  const minute = minuteOf(place) * MINUTE;
  const midnight = (year: number, month: number, day: number) => Date.UTC(year, month, day) - AHEAD_MS.laos;
  if (typeof appeared === "number") {
    const today = midnight(inVientiane.getUTCFullYear(), inVientiane.getUTCMonth(), inVientiane.getUTCDate());
    return today - appeared * DAY + minute;
  }
  const [month = 1, day = 1] = appeared.split("-").map(Number);
  const year = inVientiane.getUTCFullYear();
  const thisYear = midnight(year, month - 1, day) + minute;
  return thisYear <= now ? thisYear : midnight(year - 1, month - 1, day) + minute;
}

/** A text under the names of its three columns. */
export const columnsOfText = (name: string, { zh, lo, en }: Written): Record<string, string | null> => ({
  [name]: zh,
  [`${name}Lo`]: lo ?? null,
  [`${name}En`]: en ?? null,
});

/** The publishing fields of a text that came out at the moment `at`; translations that are there have been read, unless it says otherwise. */
export function standingValues(
  { state, isPinned = false, translations = {} }: Standing,
  texts: readonly Written[],
  { at, now }: { readonly at: number; readonly now: number },
): Record<string, unknown> {
  const isScheduled = typeof state === "object";
  const wasShown = state === undefined || state === "withdrawn";
  const moment = (time: number) => new Date(time).toISOString();
  const stateOf = (language: TranslatedLanguage) =>
    texts.every((text) => text[language] !== undefined) ? (translations[language] ?? "checked") : "missing";
  return {
    isPinned,
    sort: 0,
    state: isScheduled ? "scheduled" : (state ?? "published"),
    publishAt: isScheduled ? moment(now + state.scheduledInDays * DAY) : null,
    publishedAt: wasShown ? moment(at) : null,
    [TRANSLATED.lo]: stateOf("lo"),
    [TRANSLATED.en]: stateOf("en"),
  };
}
