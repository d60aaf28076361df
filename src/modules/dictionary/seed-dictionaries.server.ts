import { insertRows } from "../../crud/repository/write.server.ts";
import { pinyinInitials } from "../../crud/search/pinyin.server.ts";
import type { Clock } from "../../server/clock.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { dictionaryEntry, dictionaryGroup } from "./dictionary.ts";
import { dictionarySeed, type SeedGroup } from "./dictionary.seed.ts";

/** Inserts the shipped dictionaries, or those of `seed`. */
export async function seedDictionaries(
  trx: DatabaseTransaction,
  { clock }: { readonly clock: Clock },
  seed: readonly SeedGroup[] = dictionarySeed,
): Promise<void> {
  const stamp = { by: null, at: new Date(clock.now()).toISOString() };
  const groups = seed.map((group) => ({ ...group, id: newRecordId(clock.now()) }));
  await insertRows(
    trx,
    dictionaryGroup,
    groups.map(({ id, code, name, note = null }) => ({
      id,
      values: { code, name: name.zh, nameEn: name.en, nameLo: name.lo, note },
    })),
    stamp,
  );
  const entries = groups.flatMap((group) =>
    group.entries.map((entry, index) => ({ ...entry, groupId: group.id, sort: (index + 1) * 10 })),
  );
  const rows = entries.map(({ groupId, value, label, color = null, sort }) => ({
    id: newRecordId(clock.now()),
    values: {
      groupId,
      value,
      label: label.zh,
      labelEn: label.en,
      labelLo: label.lo,
      color,
      sort,
      isActive: true,
      pinyinInitials: pinyinInitials(label.zh),
    },
  }));
  await insertRows(trx, dictionaryEntry, rows, stamp);
}
