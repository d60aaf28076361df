import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import { idAndVersion, idsAndVersions, type KnownRecord } from "../contract/asked-records.ts";
import { MAX_PAGE_SIZE, type ListQuery } from "../contract/list-query.ts";
import { nameFromLists } from "../fields/reference/titles.web.ts";
import { ApiError, call } from "../web/api/call.ts";
import { callWithFile, type UploadOptions } from "../web/api/upload.ts";
import { useFeedback } from "../web/feedback/Feedback.tsx";
import { useText } from "../web/i18n/language.tsx";
import { useCan } from "../web/lookups/permissions.ts";
import { moduleAt } from "./declared.ts";
import { ownOrder, type Module, type Stored, type Values } from "./define-module.ts";
import { endpointsOf, type ImportChoices } from "./endpoints.ts";
import { forgetRemoved, noteRemoved } from "./list/removed-here.web.ts";
import { offers, permissionFor } from "./permissions.ts";
import { asLocalMutation } from "./local-mutations.web.ts";
import { recordTitles } from "./record-title.ts";
import { CRUD_TEXTS } from "./texts.ts";

export type Row = Stored<Module>;
export type TreeRow = Row & { readonly hasChildren: boolean };

// The page says itself what went wrong; the frame need not say it again.
const meta = { isToldInPlace: true };

/** A list nobody sorted stands in its module's own order: asked for by name, since a server's own default is the id (§7). */
export const inOrder = (module: Module, query: ListQuery): ListQuery => {
  if (query.sort.length > 0) return query;
  const wireName = (name: string) => module.properties.find((property) => property.name === name)?.wireName ?? name;
  return { ...query, sort: ownOrder(module).map((sort) => ({ ...sort, field: wireName(sort.field) })) };
};

/** The rows and exact total of a list. */
export const listOf = <M extends Module>(module: M, query: ListQuery) =>
  queryOptions({
    queryKey: [module.path, "list", query],
    queryFn: ({ signal }) => call(endpointsOf(module).list, inOrder(module, query), { signal }),
    meta,
  });

/** Some records as they are now, for a question before something is done with them. */
export const rowsNow = async (client: QueryClient, module: Module, ids: readonly string[]): Promise<readonly Row[]> => {
  const filters = [{ field: "id", operator: "in" as const, values: [...ids] }];
  const query = { page: 1, pageSize: MAX_PAGE_SIZE, sort: [], filters };
  return (await client.fetchQuery({ ...listOf(module, query), staleTime: 0, gcTime: 0 })).rows;
};

/** The rows and exact total of a list; the last page stays on the screen while the next one is on its way. */
export const useList = <M extends Module>(module: M, query: ListQuery, isEnabled = true) =>
  useQuery({ ...listOf(module, query), placeholderData: keepPreviousData, enabled: isEnabled });

// A record that stands in a list of this page has its name there: a field that refers to it need not wait.
nameFromLists((client, path, id) => {
  const module = moduleAt(path);
  if (!module) return undefined;
  for (const [, list] of client.getQueriesData<{ readonly rows: readonly Row[] }>({ queryKey: [path, "list"] })) {
    const row = list?.rows.find((each) => each.id === id);
    if (row) return { id, title: recordTitles(module, row) };
  }
  return undefined;
});

/** One record, read afresh whenever a form opens: what is edited must be what is stored. */
export const useRecord = (module: Module, id: string | undefined) =>
  useQuery({
    queryKey: [module.path, "record", id],
    queryFn: ({ signal }) => call(endpointsOf(module).get, { id: id as string }, { signal }),
    enabled: id !== undefined,
    meta,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false, // never under the typing hand
    refetchOnReconnect: false,
  });

/** So many records of a branch are asked for at once. */
export const BRANCH_PART = MAX_PAGE_SIZE;

/** A part of the records right below `parent`; null for the roots. */
export const branchOf = (module: Module, parent: string | null, part = 1) =>
  queryOptions({
    meta,
    queryKey: [module.path, "tree", parent, part],
    queryFn: ({ signal }) =>
      call(
        endpointsOf(module).treeList,
        { ...(parent === null ? {} : { parent }), page: { pn: part, size: BRANCH_PART } },
        { signal },
      ),
  });

/** Everything shown of the module is asked for again, also where other modules refer to it. */
function useRefresh(module: Module) {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [module.path] }),
      client.invalidateQueries({ queryKey: ["options", module.path] }),
    ]);
  };
}

/** A new record, or a stored one in the version that was read: a save over a newer one is refused with `changedMeanwhile` (RE-16). */
export type Saving = { readonly values: Partial<Values<Module>> } & (KnownRecord | { readonly id?: never });

export function useSave(module: Module) {
  const refresh = useRefresh(module);
  const { add, update } = endpointsOf(module);
  return useMutation({
    meta,
    mutationFn: ({ values, ...of }: Saving): Promise<Row> =>
      asLocalMutation(module, () => (of.id === undefined ? call(add, values) : call(update, { ...values, ...of }))),
    onSuccess: () => void refresh(), // the form need not wait for the list behind it
  });
}

/** Names the message that offers to bring records back. */
const undoKeyOf = (records: readonly KnownRecord[]): string => `removed ${records.map(({ id }) => id).join(" ")}`;

/** Removal to the recycle bin with Undo, and the way back; `title` is what the person knows the record by. */
export function useRemoval(module: Module) {
  const refresh = useRefresh(module);
  const feedback = useFeedback();
  const t = useText();
  const calls = endpointsOf(module);
  const report = (error: unknown) => feedback.error(error instanceof Error ? error.message : String(error));
  const restore = async (records: readonly KnownRecord[], title?: string): Promise<boolean> => {
    const ids = records.map(({ id }) => id);
    try {
      await asLocalMutation(module, async () => {
        for (const record of records) await call(calls.restore, idAndVersion(record));
      });
      forgetRemoved(module.path, ids);
      feedback.unsay(undoKeyOf(records)); // brought back from elsewhere, it would be offered again
      feedback.success(
        title === undefined ? t(CRUD_TEXTS.restored, { count: records.length }) : t(CRUD_TEXTS.restoredOne, { title }),
      );
    } catch (error) {
      report(error);
      // Back already, by another door, or gone for good; without a network it can be tried again.
      if (error instanceof ApiError && error.reason === "notFound") forgetRemoved(module.path, ids);
      await refresh();
      return false;
    }
    await refresh();
    return true;
  };
  /** `onBack`: they were brought back by Undo. */
  const remove = async (records: readonly KnownRecord[], title?: string, onBack?: () => void): Promise<boolean> => {
    try {
      await asLocalMutation(module, () =>
        records.length === 1
          ? call(calls.remove, idAndVersion(records[0] as KnownRecord))
          : call(calls.removeMany, idsAndVersions(records)),
      );
    } catch (error) {
      report(error);
      await refresh(); // what stands in the way is somebody else's save: it is shown
      return false;
    }
    const words =
      title === undefined ? t(CRUD_TEXTS.removedMany, { count: records.length }) : t(CRUD_TEXTS.removed, { title });
    // Removing them was a write like any other: it moved each version on by one.
    const removed = records.map(({ id, version }): KnownRecord => ({ id, version: version + 1 }));
    noteRemoved(module.path, { records: removed, ...(title === undefined ? {} : { title }) });
    const bringBack = async () => {
      if (await restore(removed, title)) onBack?.();
    };
    feedback.undo(words, bringBack, undoKeyOf(removed));
    await refresh();
    return true;
  };
  return { remove, restore };
}

export interface Importing extends UploadOptions {
  readonly file: File;
  readonly isDryRun: boolean;
  /** How the file is to be read, where it can be read in more ways than one. */
  readonly choices: ImportChoices;
}

export function useImport(module: Module) {
  const refresh = useRefresh(module);
  return useMutation({
    meta,
    mutationFn: ({ file, isDryRun, choices, ...options }: Importing) =>
      asLocalMutation(module, () =>
        callWithFile(endpointsOf(module).importRows, { ...choices, dryRun: isDryRun }, file, options),
      ),
    onSuccess: (_result, { isDryRun }) => (isDryRun ? undefined : refresh()),
  });
}

/** What this person may do with the module's records: offered by the module and granted to them. */
export const useRights = (module: Module) => {
  const has = {
    list: useCan(permissionFor(module, "list")),
    add: useCan(permissionFor(module, "add")),
    update: useCan(permissionFor(module, "update")),
    delete: useCan(permissionFor(module, "delete")),
    export: useCan(permissionFor(module, "export")),
    import: useCan(permissionFor(module, "import")),
  };
  return {
    canList: has.list && offers(module, "list"),
    canAdd: has.add && offers(module, "add"),
    canUpdate: has.update && offers(module, "update"),
    canRemove: has.delete && offers(module, "delete"),
    canExport: has.export && offers(module, "export"),
    canImport: has.import && offers(module, "import"),
  };
};
export type Rights = ReturnType<typeof useRights>;
