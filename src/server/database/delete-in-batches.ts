/** Rows that one statement deletes at most, so that it holds up nobody for long. */
export const DELETED_AT_ONCE = 1_000;

/** Repeats a statement that deletes at most `DELETED_AT_ONCE` rows until it finds fewer. */
export async function deleteInBatches(statement: {
  executeTakeFirst(): Promise<{ readonly numDeletedRows: bigint }>;
}): Promise<void> {
  let isDone = false;
  while (!isDone) isDone = (await statement.executeTakeFirst()).numDeletedRows < DELETED_AT_ONCE;
}
