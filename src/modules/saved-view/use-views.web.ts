import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Module } from "../../crud/define-module.ts";
import { call } from "../../web/api/call.ts";
import { personal, usePersonal } from "../../web/preferences/personal.ts";
import { type SavedView, SAVED_VIEWS, viewCalls } from "./saved-view.ts";

const keyOf = ({ path }: Module) => [SAVED_VIEWS.path, path];

export const useViews = (module: Module, isEnabled: boolean) =>
  useQuery({
    queryKey: keyOf(module),
    queryFn: ({ signal }) => call(viewCalls.list, { path: module.path }, { signal }),
    enabled: isEnabled,
    meta: { showsOwnError: true },
  });

interface Changed {
  readonly name?: string;
  readonly state?: string;
  readonly isShared?: boolean;
}

/** Writes of views; each resolves when the list of them is up to date. */
export function useViewWrites(module: Module) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: keyOf(module) });
  const meta = { showsOwnError: true };
  const add = useMutation({
    meta,
    mutationFn: (asked: { readonly name: string; readonly state: string; readonly isShared: boolean }) =>
      call(viewCalls.add, { path: module.path, ...asked }),
    onSettled,
  });
  const update = useMutation({
    meta,
    mutationFn: ({ view: { id, version }, ...changed }: Changed & { readonly view: SavedView }) =>
      call(viewCalls.update, { id, version, ...changed }),
    onSettled,
  });
  const remove = useMutation({
    meta,
    mutationFn: ({ id, version }: SavedView) => call(viewCalls.remove, { id, version }),
    onSettled,
  });
  return { add, update, remove };
}

/** The id of the view with which the person's list opens, and how to choose another one or none. */
export function useDefaultView({ path }: Module) {
  const id = usePersonal("defaultViews")[path]?.id;
  return {
    id,
    choose(view: Pick<SavedView, "id" | "state"> | undefined): void {
      const { [path]: _, ...others } = personal.read("defaultViews");
      personal.write("defaultViews", view ? { ...others, [path]: { id: view.id, state: view.state } } : others);
    },
  };
}
