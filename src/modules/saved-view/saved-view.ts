import { z } from "zod";
import { expectedVersion } from "../../contract/optimistic-locking.ts";
import { endpoint } from "../../contract/endpoint.ts";
import type { Permission } from "../../contract/permission.ts";
import { MAX_STATE } from "../../contract/preferences/personal.ts";
import { displayName } from "../../contract/characters/written-text.ts";
import { askedId, flag, isPlainLine, says } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";

const texts = defineTexts("savedViewCall", {
  title: { zh: "列表视图", lo: "ມຸມມອງລາຍການ", en: "Saved views" },
  list: { zh: "查看列表视图", lo: "ເບິ່ງມຸມມອງລາຍການ", en: "See the saved views of a list" },
  add: { zh: "保存列表视图", lo: "ບັນທຶກມຸມມອງລາຍການ", en: "Save a view of a list" },
  update: { zh: "修改列表视图", lo: "ແກ້ໄຂມຸມມອງລາຍການ", en: "Edit a saved view" },
  remove: { zh: "删除列表视图", lo: "ລຶບມຸມມອງລາຍການ", en: "Delete a saved view" },
  manage: { zh: "管理共享视图", lo: "ຄຸ້ມຄອງມຸມມອງທີ່ແບ່ງປັນ", en: "Manage shared views" },
});

/** The path under which the activity log records it. */
export const SAVED_VIEWS = { path: "/sys/view", title: texts.title } as const;
/** Permission to change and delete shared views of others. Own ones need none. */
export const MANAGE_VIEWS: Permission = "sys:view:update";
export const MANAGE_VIEWS_WORDS = texts.manage;

export const VIEW_LIMITS = { ofPerson: 100, name: 60, state: MAX_STATE, members: 60 } as const;

/**
 * A list's address without the parts that do not belong to a view:
 * `state.in=draft&sort=-publishedAt&columns=title,state`.
 */
const isState = (text: string): boolean => {
  const members = [...new URLSearchParams(text).keys()];
  return (
    isPlainLine(text) &&
    members.length <= VIEW_LIMITS.members &&
    members.every((name) => /^(search|sort|columns|look|[A-Za-z]\w{0,63}\.[A-Za-z]{2,12})$/.test(name))
  );
};

const name = displayName(VIEW_LIMITS.name).min(1);
const state = z.string().max(VIEW_LIMITS.state).refine(isState, says(VALIDATION_TEXTS.format));
const path = z.string().max(100);

const view = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  state: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  /** Empty for a person who is not there any more. */
  author: z.string(),
  mayChange: z.boolean(),
});
export type SavedView = z.output<typeof view>;

/**
 * Named sets of filters, order and columns of a list. They grant no access: the list itself decides which records a
 * user sees.
 */
export const viewCalls = {
  /** The caller's own views and the shared ones, for users who may open the list at `path`. */
  list: endpoint({
    method: "GET",
    path: "/sys/view/ofList",
    permission: "signed-in",
    title: texts.list,
    input: z.object({ path }),
    reply: z.array(view),
  }),
  add: endpoint({
    method: "POST",
    path: "/sys/view/add",
    permission: "signed-in",
    title: texts.add,
    input: z.object({ path, name, state, isShared: flag.optional() }),
    reply: view,
    takesKey: true,
    budget: "write",
  }),
  update: endpoint({
    method: "POST",
    path: "/sys/view/{id}/update",
    permission: "signed-in",
    title: texts.update,
    input: z.object({
      id: askedId,
      version: expectedVersion,
      name: name.optional(),
      state: state.optional(),
      isShared: flag.optional(),
    }),
    reply: view,
    budget: "write",
  }),
  remove: endpoint({
    method: "POST",
    path: "/sys/view/{id}/delete",
    permission: "signed-in",
    title: texts.remove,
    input: z.object({ id: askedId, version: expectedVersion }),
    reply: z.null(),
    budget: "write",
  }),
};
