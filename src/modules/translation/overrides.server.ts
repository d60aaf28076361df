import { sql, type RawBuilder } from "kysely";
import { Failure, invalidField } from "../../contract/errors.ts";
import { LANGUAGES, type Language } from "../../contract/text.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import type { DatabaseTransaction, Queryable } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import type { Caller } from "../../server/caller.ts";
import type { Services } from "../../server/services.ts";
import type { ShippedText } from "./collect-texts.server.ts";
import { errorOf } from "./text-rules.ts";
import type { TextCell, TextRow } from "./translation-admin.ts";

export interface TranslationTables {
  readonly translation: TranslationRow;
}
interface TranslationRow {
  readonly id: string;
  readonly text_id: string;
  readonly language: Language;
  readonly words: string;
  /** The shipped text when the override was written; null in rows of earlier versions of the program. */
  readonly shipped: string | null;
  readonly created_at: string;
  readonly created_by: string | null;
  readonly updated_at: string;
  readonly updated_by: string | null;
  readonly version: number;
}

/** Announced with every changed override. */
export const TRANSLATION_CHANGED = "translation.changed";

/** SQL for a text that changes whenever an override changes. */
export const translationsVersion: RawBuilder<string> = sql`(
  select concat_ws(',', count(*), sum(version), extract(epoch from max(updated_at))) from translation)`;

export type Overrides = ReadonlyMap<string, Partial<Record<Language, TranslationRow>>>;

export async function readOverrides(on: Queryable, id?: string, isForChange = false): Promise<Overrides> {
  let query = on.as<TranslationTables>().selectFrom("translation").selectAll();
  if (id !== undefined) query = query.where("text_id", "=", id);
  const rows = await (isForChange ? query.forUpdate() : query).execute();
  const written = new Map<string, Partial<Record<Language, TranslationRow>>>();
  for (const row of rows) written.set(row.text_id, { ...written.get(row.text_id), [row.language]: row });
  return written;
}

const cellOf = (shipped: string, row: TranslationRow | undefined): TextCell => ({
  shipped,
  words: row?.words ?? null,
  isOutdated: row !== undefined && row.shipped !== null && row.shipped !== shipped,
  version: row?.version ?? 0,
});

export const rowOf = (text: ShippedText, written: Overrides): TextRow => {
  const own = written.get(text.id);
  const cell = (language: Language) => cellOf(text[language], own?.[language]);
  return { id: text.id, area: text.area, zh: cell("zh"), lo: cell("lo"), en: cell("en") };
};

/** A new text in one language, or null to remove the override. */
export interface TextChange {
  readonly text: ShippedText;
  readonly language: Language;
  readonly words: string | null;
}

/** The effect of a change on the current override. An override equal to the shipped text is removed. */
export const effectOf = ({ text, language, words }: TextChange, written: Overrides) => {
  const present = written.get(text.id)?.[language];
  const wanted = words === text[language] ? null : words;
  const isConfirmed = present !== undefined && present.shipped === text[language];
  const isSame = wanted === null ? present === undefined : present?.words === wanted && isConfirmed;
  return { present, wanted, isSame };
};

/** Saves valid changes with log entries. */
export async function writeTexts(
  trx: DatabaseTransaction,
  { changes: announcements, clock }: Pick<Services, "changes" | "clock">,
  caller: Caller,
  changes: readonly TextChange[],
  written: Overrides,
): Promise<void> {
  const db = trx.as<TranslationTables>();
  const at = new Date(clock.now()).toISOString();
  const audit = [];
  for (const change of changes) {
    const { text, language } = change;
    const { present, wanted, isSame } = effectOf(change, written);
    if (isSame) continue;
    const content = { words: wanted ?? "", shipped: text[language], updated_at: at, updated_by: caller.userId };
    if (wanted === null)
      await db
        .deleteFrom("translation")
        .where("id", "=", present?.id ?? "")
        .execute();
    else if (present)
      await db
        .updateTable("translation")
        .set({ ...content, version: present.version + 1 })
        .where("id", "=", present.id)
        .execute();
    else {
      const id = newRecordId(clock.now());
      const row = { ...content, id, text_id: text.id, language, created_at: at, created_by: caller.userId, version: 1 };
      const made = await db
        .insertInto("translation")
        .values(row)
        .onConflict((conflict) => conflict.columns(["text_id", "language"]).doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!made) throw new Failure("changedMeanwhile");
    }
    audit.push({
      action: wanted === null ? "reset" : "update",
      module: "/sys/translation",
      recordId: text.id,
      title: text.id,
      before: { [language]: present?.words ?? text[language] },
      after: { [language]: wanted ?? text[language] },
    });
  }
  if (audit.length === 0) return;
  await recordAudit(trx, { clock }, caller, audit);
  await announcements.announce(trx, TRANSLATION_CHANGED);
}

/** Throws `invalidInput` at `field` if placeholders are missing or unknown. */
export function refuseInvalidText({ text, language, words }: TextChange, field: string): void {
  const error = words === null ? undefined : errorOf(text[language], words);
  if (error) throw invalidField(field, error.words, error.parameters);
}

export const eachLanguage = <T>(say: (language: Language) => T): T[] => LANGUAGES.map(say);
