import { z } from "zod";
import { perModule } from "../per-module.ts";
import type { Endpoint } from "../../contract/endpoint.ts";
import type { AskedPage } from "../../contract/list-query.ts";
import { levelInput } from "../../contract/wire/wire.ts";
import { wireNameOf, type Module, type Stored } from "../define-module.ts";
import { callOf, rowSchema } from "../endpoints.ts";

type TreeList<M extends Module> = Endpoint<
  z.ZodType<{ readonly parent?: string | null | undefined; readonly page?: AskedPage | undefined }>,
  z.ZodType<readonly (Stored<M> & { readonly hasChildren: boolean })[]>
>;

const treeList = perModule((module): object => {
  const input = levelInput(wireNameOf(module, module.tree?.parent ?? "parent"));
  const reply = z.array(rowSchema(module, { hasChildren: z.boolean() }));
  return callOf(module)("list", "GET", "/treeList", input, reply, { mayReadReplica: true });
});

/** The children of `parent`, or the roots. */
export const treeListOf = <M extends Module>(module: M): TreeList<M> => treeList(module) as TreeList<M>;
