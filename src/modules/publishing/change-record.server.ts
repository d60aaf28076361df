import type { Row } from "../../crud/record/columns.server.ts";
import type { Repository } from "../../crud/repository/repository.server.ts";
import type { AuditAuthor } from "../../server/audit/audit.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import type { Services } from "../../server/services.ts";

export type PublishingServices = Pick<Services, "changes" | "clock" | "database">;

/** Updates a record, with the publishing action in the log; `author` is null for the program itself, at a set time. */
export async function changeRecord(
  trx: DatabaseTransaction,
  repository: Repository,
  before: Row,
  values: Readonly<Record<string, unknown>>,
  { action, author }: { readonly action: string; readonly author: AuditAuthor | null },
): Promise<void> {
  const [row] = await repository.update(trx, [{ before, values }], author?.userId ?? "");
  await repository.audit(trx, author, [{ action, row: row as Row, before, values }]);
}
