import { sql } from "kysely";
import { batchCalls } from "../database/batch-calls.ts";
import type { Changes } from "../database/changes/changes.ts";
import { livingInstances } from "../database/changes/count-instances.ts";
import type { Database } from "../database/database.ts";

/** Numbers of a user's sockets at other instances. */
export interface Elsewhere {
  /** Open at other living instances, as far as they told. */
  readonly open: number;
  /** Number of living instances, at least 1. */
  readonly instances: number;
}

/** Numbers of open sockets that the instances of one database share. */
export interface SharedSockets {
  /** Tells how many are open here when it is sent, 0 for few; rejects when the database is late or away. */
  tell(owner: string, open: () => number): Promise<Elsewhere>;
}

interface SocketCount {
  readonly owner: string;
  readonly open: () => number;
}

const COUNT_TIMEOUT_MS = 5_000; // somebody waits for a socket

/** The numbers in the database (table `open_socket`). What dead instances told does not count. */
export function openSharedSockets(database: Database, { instance }: Pick<Changes, "instance">): SharedSockets {
  const tell = batchCalls("shared sockets", COUNT_TIMEOUT_MS, async (given: readonly SocketCount[]) => {
    const open = new Map(given.map((told) => [told.owner, told.open()]));
    const { rows } = await sql<{ owner: string; open: number; instances: number }>`
      with living (instance) as materialized (${livingInstances()}),
      given as (select * from unnest(${[...open.keys()]}::text[], ${[...open.values()]}::integer[]) as given (owner, open)),
      told as (
        insert into open_socket (owner, instance, open)
        select owner, ${sql.lit(instance)}, open from given where open > 0 order by owner
        on conflict (owner, instance) do update set open = excluded.open),
      gone as (
        delete from open_socket
        where instance not in (select instance from living)
          or (instance = ${sql.lit(instance)} and owner in (select owner from given where open = 0)))
      select owner,
        (select coalesce(sum(other.open), 0) from open_socket as other
          where other.owner = given.owner and other.instance <> ${sql.lit(instance)}
            and other.instance in (select instance from living)) as open,
        (select count(*) from living) as instances
      from given`.execute(database.as<unknown>());
    const others = new Map(rows.map((row) => [row.owner, row]));
    return given.map(({ owner }): Elsewhere => {
      const found = others.get(owner);
      return { open: found?.open ?? 0, instances: Math.max(1, found?.instances ?? 1) };
    });
  });
  return { tell: (owner, open) => tell({ owner, open }) };
}
