import { connect } from "./client.ts";
import type { Server } from "./server.ts";

/** A menu entry added by a person, in addition to the declared ones. */
export interface MenuSketch {
  readonly path: string;
  /** In Chinese, English and Lao. */
  readonly title: readonly [zh: string, en?: string, lo?: string];
  /** View of a page; an entry without one is a directory. */
  readonly view?: string;
  readonly icon?: string;
  readonly alwaysShow?: true;
  readonly below?: readonly MenuSketch[];
}

/** Adds entries to the server's menu. Resolves to a function that removes them, for the next file of the worker. */
export async function addMenus(server: Server, sketches: readonly MenuSketch[]): Promise<() => Promise<void>> {
  const added: string[] = [];
  const add = async (level: readonly MenuSketch[], parentId: string): Promise<void> => {
    for (const [sort, { path, title, below, view = "change/password", icon = "", alwaysShow }] of level.entries()) {
      const { data, msg } = await client.post("/sys/menu/add", {
        type: below ? "1" : "2",
        path,
        parentId,
        component: below ? "" : view,
        title: title[0],
        titleEn: title[1] ?? "",
        titleLo: title[2] ?? "",
        icon,
        sort: String(100 + sort),
        ...(alwaysShow ? { alwaysShow: "true" } : {}),
      });
      if (data === null) throw new Error(`${path}: ${msg}`);
      const { id } = data as { id: string };
      added.unshift(id); // children are removed before their parent
      if (below) await add(below, id);
    }
  };
  const client = await connect(server.url);
  await add(sketches, "");
  await client.close();
  return async () => {
    const remover = await connect(server.url);
    for (const id of added) await remover.post(`/sys/menu/${id}/delete`);
    await remover.close();
  };
}
