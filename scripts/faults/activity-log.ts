import { until } from "../instances/children.ts";
import { signIn } from "../instances/client.ts";
import { startMissing } from "../instances/instance.ts";
import type { Rows } from "../instances/rows.ts";
import type { Three } from "../instances/three-instances.ts";

/** The check of the activity log's page, after everything else. */
export const showActivityLog = (rows: Rows, { instances: [, second], query }: Three): Promise<void> =>
  rows.row("the activity log after all this", "sealed and whole", async () => {
    await startMissing(second);
    const admin = await signIn(second.url);
    await until(
      async () => {
        const [open] = await query<{ unsealed: number }>(
          "select count(*)::int as unsealed from audit_log where seal is null",
        );
        return open?.unsealed === 0 || undefined;
      },
      () => "Entries are not sealed.",
      { limit: 20_000, every: 200 },
    );
    const found = (await admin.must(second.url, "/sys/log/verify")) as { rows: number; first: unknown };
    return {
      figure: `${found.rows} entries, ${found.first ? JSON.stringify(found.first) : "whole"}`,
      isGood: !found.first,
    };
  });
