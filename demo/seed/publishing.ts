import { z } from "zod";
import { AHEAD_MS } from "../../src/contract/date/region-clock.ts";
import { LANGUAGES, type Language } from "../../src/contract/text.ts";
import { SOURCE_LANGUAGE } from "../../src/fields/translated-text/source-language.ts";
import { TRANSLATED } from "../../src/modules/publishing/publishing.ts";

const SECOND = 1000; // ms
const MINUTE = 60_000; // ms
const DAY = 86_400_000; // ms
const FIRST_HOUR = 8 * 60; // minutes after midnight in Vientiane: nobody publishes at night
const OFFICE_HOURS = 9 * 60; // minutes

const checked = z.enum(["outdated", "unchecked"]).optional();

/** State of a record on the public site; spread it into the record's schema. */
export const publishing = {
  /**
   * "11-12" is the last such day before now, so that a seasonal text fits whenever an installation begins; a number is
   * an age in days.
   */
  appeared: z.union([z.int().min(0), z.string().regex(/^\d\d-\d\d$/)]),
  /** Published by default. */
  state: z.union([z.enum(["draft", "withdrawn"]), z.strictObject({ scheduledInDays: z.int().positive() })]).optional(),
  /** Translations that are there have been read by somebody, unless it says otherwise. */
  translations: z.strictObject({ zh: checked, lo: checked, en: checked }).optional(),
  /** Chinese, unless it says otherwise. */
  writtenIn: z.enum(LANGUAGES).optional(),
  isPinned: z.boolean().optional(),
  /** Days from now after which it is no longer shown; negative: it was withdrawn then. */
  visibleForDays: z.int().optional(),
};
const published = z.object(publishing);
type Published = z.infer<typeof published>;

/** A time of the office day, another for each record. */
const minuteOf = (place: number): number => FIRST_HOUR + ((place * 97) % OFFICE_HOURS);

/** Time of publication, as a moment before `now`; `place` spreads the records of one day over it. */
export function appearedAt(appeared: Published["appeared"], now: number, place: number): number {
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

/** The texts with the moments at which they appeared, the oldest first, so that ids follow the calendar. */
export const oldestFirst = <T extends Pick<Published, "appeared">>(texts: readonly T[], now: number) =>
  texts
    .map((text, place) => ({ text, at: appearedAt(text.appeared, now, place) }))
    .toSorted((one, other) => one.at - other.at);

/** Texts in some of the three languages. */
type Translated = Readonly<Partial<Record<Language, unknown>>>;

/** The publishing fields of a record that came out at the moment `at`; `texts` are those that a reader of it reads. */
export function publishingValues(
  { state, isPinned = false, translations = {}, writtenIn = "zh", visibleForDays }: Published,
  texts: readonly Translated[],
  { at, now, sort = 0 }: { readonly at: number; readonly now: number; readonly sort?: number },
): Record<string, unknown> {
  // To the second, as forms and sheets give it back: an untouched one would otherwise come back changed.
  const moment = (time: number) => new Date(Math.floor(time / SECOND) * SECOND).toISOString();
  const translationState = (language: Language) =>
    texts.every((text) => text[language] !== undefined) ? (translations[language] ?? "checked") : "missing";
  const wasShown = state === undefined || state === "withdrawn";
  return {
    isPinned,
    sort,
    state: typeof state === "object" ? "scheduled" : (state ?? "published"),
    publishAt: typeof state === "object" ? moment(now + state.scheduledInDays * DAY) : null,
    publishedAt: wasShown ? moment(at) : null,
    visibleUntil: visibleForDays === undefined ? null : moment(now + visibleForDays * DAY),
    [SOURCE_LANGUAGE]: writtenIn,
    ...Object.fromEntries(
      LANGUAGES.map((each) => [TRANSLATED[each], each === writtenIn ? "source" : translationState(each)]),
    ),
  };
}
