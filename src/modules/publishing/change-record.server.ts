import type { Row } from "../../crud/table/columns.server.ts";
import type { Table } from "../../crud/table/table.server.ts";
import type { AuditAuthor } from "../../server/audit/audit.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Services } from "../../server/services.ts";

export type PublishingServices = Pick<Services, "changes" | "clock" | "database">;

/** Updates a record, with the publishing action in the log; `author` is null for the program itself, at a set time. */
export async function changeRecord(
  trx: DatabaseTransaction,
  table: Table,
  before: Row,
  values: Readonly<Record<string, unknown>>,
  { action, author }: { readonly action: string; readonly author: AuditAuthor | null },
): Promise<void> {
  const [row] = await table.update(trx, [{ before, values }], author?.userId ?? "");
  await table.audit(trx, author, [{ action, row: row as Row, before, values }]);
}
