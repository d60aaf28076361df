import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../places.ts";
import type { Rows } from "../instances/rows.ts";
import type { Three } from "../instances/three-instances.ts";

export const showStart = (rows: Rows, { instances, query }: Three) =>
  rows.row("RE-15: three started at once on an empty database", "one migrates, one seeds", async () => {
    await Promise.all(instances.map((instance) => instance.start()));
    const migrators = instances.filter((one) => one.output().includes("schema brought up to date")).length;
    const files = readdirSync(join(root, "migrations")).filter((name) => name.endsWith(".sql")).length;
    const [found] = await query<{ applied: number; admins: number; roles: number; codes: number }>(
      `select (select count(*)::int from schema_migration) as applied,
              (select count(*)::int from account where username = 'admin') as admins,
              (select count(*)::int from role) as roles, (select count(distinct code)::int from role) as codes`,
    );
    return {
      figure: `${migrators} migrated ${found?.applied} of ${files} files, ${found?.admins} admin`,
      isGood: migrators === 1 && found?.applied === files && found.admins === 1 && found.roles === found.codes,
    };
  });
