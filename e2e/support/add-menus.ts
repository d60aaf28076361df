import { openDatabase } from "../../src/server/database/open-database.ts";
import { newRecordId } from "../../src/server/database/record-id.ts";
import { type IdentityTables, stamps } from "../../src/modules/user/user.server.ts";
import type { Server } from "./server.ts";

/** An entry of the menu as a person would make it, beside those that the modules declare. */
export interface MenuSketch {
  readonly path: string;
  /** In Chinese, English and Lao. */
  readonly title: readonly [zh: string, en?: string, lo?: string];
  /** A directory, unless it has none below it: then this view. */
  readonly view?: string;
  readonly icon?: string;
  readonly alwaysShow?: true;
  readonly below?: readonly MenuSketch[];
}

interface Row {
  readonly id: string;
  readonly parentId: string | null;
  readonly sketch: MenuSketch;
}

const rowsOf = (sketches: readonly MenuSketch[], parentId: string | null): Row[] =>
  sketches.flatMap((sketch) => {
    const id = newRecordId(Date.now());
    return [{ id, parentId, sketch }, ...rowsOf(sketch.below ?? [], id)];
  });

/** Stops the server, puts the entries into its menu and starts it again. Gives back how to take them out, for the next file of the worker. */
export async function addMenus(server: Server, sketches: readonly MenuSketch[]): Promise<() => Promise<void>> {
  const rows = rowsOf(sketches, null);
  const change = async (work: (tables: Awaited<ReturnType<typeof openDatabase>>) => Promise<unknown>) => {
    await server.stop();
    const database = await openDatabase({ dataDir: server.dataDir });
    await work(database);
    await database.close();
    await server.start();
  };
  await change(async (database) => {
    for (const [sort, { id, parentId, sketch }] of rows.entries())
      await database
        .as<IdentityTables>()
        .insertInto("menu")
        .values({
          ...stamps(Date.now(), null),
          id,
          key: null,
          parent_id: parentId,
          type: sketch.below ? "1" : "2",
          path: sketch.path,
          component: sketch.below ? "Layout" : (sketch.view ?? "change/password"),
          redirect: "",
          title: sketch.title[0],
          title_en: sketch.title[1] ?? "",
          title_lo: sketch.title[2] ?? "",
          icon: sketch.icon ?? "",
          permission: "",
          sort: 100 + sort,
          is_hidden: false,
          no_cache: false,
          always_show: sketch.alwaysShow ?? false,
          name: "",
          require_auth: true,
          is_placed: true,
        })
        .execute();
  });
  const ids = rows.map(({ id }) => id);
  return () => change((database) => database.as<IdentityTables>().deleteFrom("menu").where("id", "in", ids).execute());
}
