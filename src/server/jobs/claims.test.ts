import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../database/transaction.ts";
import { openMigratedDatabase } from "../testing/migrated-database.ts";
import { claim } from "./claims.ts";
import { enqueue } from "./queue.ts";

const NOW = Date.UTC(2026, 10, 28);
const changes = { announce: async () => {} } as never;
const clock = { now: () => NOW } as never;

let opened: Awaited<ReturnType<typeof openMigratedDatabase>>;
beforeAll(async () => {
  opened = await openMigratedDatabase();
});
afterAll(() => opened.drop());

test("of one person two jobs run at once, however many instances take jobs at the same moment (EX-02)", async () => {
  const { database } = opened;
  const owners = Array.from({ length: 6 }, () => "one").concat("other");
  await inTransaction(database, async (trx) => {
    for (const ownerId of owners)
      await enqueue(
        trx,
        { changes, clock },
        {
          kind: "export",
          title: { zh: "", lo: "", en: "" },
          input: {},
          ownerId,
          permission: "cms:article:view",
          mostAttempts: 1,
        },
      );
  });
  const taken = await Promise.all(owners.map((_, at) => claim(database, `instance ${at}`, NOW)));
  const names = taken.flatMap((job) => (job ? [job.owner_id] : []));
  expect(names.filter((name) => name === "one")).toHaveLength(2);
  expect(names).toContain("other");
});
