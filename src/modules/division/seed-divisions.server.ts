import { insertRows, type NewRow } from "../../crud/table/table.server.ts";
import type { Clock } from "../../server/clock.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { divisionSeed, type SeedDivision } from "./division.seed.ts";
import { division } from "./division.ts";

/** Writes the divisions a new installation begins with, parents before their children. */
export async function seedDivisions(trx: DatabaseTransaction, { clock }: { readonly clock: Clock }): Promise<void> {
  const rowsOf = (divisions: readonly SeedDivision[], parentId: string | null): NewRow[] =>
    divisions.flatMap(({ value, name, children = [] }, index) => {
      const id = newRecordId(clock.now());
      return [
        {
          id,
          values: {
            parentId,
            value,
            name: name.zh,
            nameEn: name.en,
            nameLo: name.lo,
            sort: (index + 1) * 10,
            isActive: true,
          },
        },
        ...rowsOf(children, id),
      ];
    });
  await insertRows(trx, division, rowsOf(divisionSeed, null), { by: null, at: new Date(clock.now()).toISOString() });
}
