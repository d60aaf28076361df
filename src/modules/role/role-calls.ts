import { z } from "zod";
import { expectedVersion } from "../../contract/optimistic-locking.ts";
import { endpoint } from "../../contract/endpoint.ts";
import { MENU_TYPES } from "../../contract/menu.ts";
import { askedId, line, listOf } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { PAGE_FIELDS, pageReply, withWireNames } from "../../contract/wire/wire.ts";

const texts = defineTexts("roleCalls", {
  menu: { zh: "角色的菜单权限", lo: "ສິດເມນູຂອງບົດບາດ", en: "The menu items of a role" },
  rights: { zh: "可授予角色的权限", lo: "ສິດທີ່ມອບໃຫ້ບົດບາດໄດ້", en: "Permissions that a role can be granted" },
  setMenu: { zh: "设置角色的菜单权限", lo: "ກຳນົດສິດເມນູຂອງບົດບາດ", en: "Set the menu items of a role" },
  members: { zh: "角色的成员", lo: "ສະມາຊິກຂອງບົດບາດ", en: "The members of a role" },
  candidates: { zh: "可加入角色的用户", lo: "ຜູ້ໃຊ້ທີ່ເພີ່ມເຂົ້າບົດບາດໄດ້", en: "Users who could be given a role" },
  addMembers: { zh: "添加角色成员", lo: "ເພີ່ມສະມາຊິກໃຫ້ບົດບາດ", en: "Add members to a role" },
  removeMembers: { zh: "移除角色成员", lo: "ເອົາສະມາຊິກອອກຈາກບົດບາດ", en: "Remove members from a role" },
});

// Any text: a malformed id is answered like an unknown one (AZ-05).
const byId = z.object({ id: askedId });

/** Maximum number of menu items; a body could hold twenty times as many. */
const MAX_ENTRIES = 10_000;
// Comma-separated on the wire: one member per id would exceed the limit of form fields (IN-04).
const menuIds = z.codec(z.union([z.string(), z.array(z.string())]), z.array(askedId).max(MAX_ENTRIES), {
  decode: (wire) => (typeof wire === "string" ? wire.split(",").flatMap((part) => part.trim() || []) : wire),
  encode: (ids) => ids.join(","),
});

const entry = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  type: z.enum(MENU_TYPES),
  title: z.string(),
  titleEn: z.string(),
  titleLo: z.string(),
  permission: z.string(),
  /** Pinyin of the Chinese title, syllables separated by spaces, for searching. */
  reading: z.string(),
  isGranted: z.boolean(),
  /** The caller has the right and may grant or revoke it (AZ-09). */
  canChange: z.boolean(),
  /** Of a right to add or change records: the rights without which what the form refers to cannot be chosen. */
  needs: z.array(z.string()),
});
export type RightEntry = z.output<typeof entry>;

const member = withWireNames(
  { id: z.string(), username: z.string(), realName: z.string(), isEnabled: z.boolean() },
  { realName: "realname" },
);
export type Member = z.output<typeof member>;

const read = { permission: "sys:role:list" } as const;
const write = { method: "POST", permission: "sys:role:update", budget: "write" } as const;

export const roleCalls = {
  /**
   * Ids of the granted pages, hidden pages and buttons. Directories are never granted: they show when an entry in them
   * does.
   */
  menu: endpoint({
    ...read,
    method: "GET",
    path: "/sys/role/{id}/menu",
    title: texts.menu,
    input: byId,
    reply: z.array(z.string()),
    flat: "bare",
  }),
  /** All menu items in order, with whether the role has them. */
  rights: endpoint({
    ...read,
    method: "GET",
    path: "/sys/role/{id}/rights",
    title: texts.rights,
    input: byId,
    reply: z.object({
      version: z.int(),
      /** The reason why the caller may change none of them; empty if they may. */
      refusal: z.string(),
      entries: z.array(entry),
    }),
  }),
  /**
   * Replaces the role's entries, all or nothing (AZ-16); directories are ignored. Returns the ids of the granted
   * entries.
   */
  setMenu: endpoint({
    ...write,
    path: "/sys/role/{id}/setMenu",
    title: texts.setMenu,
    input: z.object({ id: askedId, menuIds, version: expectedVersion }),
    reply: z.array(z.string()),
    flat: "bare",
    recentPassword: "always",
  }),
  members: endpoint({
    ...read,
    method: "POST",
    path: "/sys/role/{id}/members",
    title: texts.members,
    input: z.object({
      id: askedId,
      ...PAGE_FIELDS,
      search: line(100).optional(),
    }),
    reply: pageReply(member),
    flat: "members",
  }),
  /** Up to 20 active users without the role. */
  candidates: endpoint({
    ...write,
    path: "/sys/role/{id}/candidates",
    title: texts.candidates,
    input: z.object({ id: askedId, search: line(100).optional() }),
    reply: z.array(member),
    budget: "search",
  }),
  addMembers: endpoint({
    ...write,
    path: "/sys/role/{id}/addMembers",
    title: texts.addMembers,
    input: z.object({
      id: askedId,
      version: expectedVersion,
      userIds: listOf(askedId).refine((ids) => ids.length > 0),
    }),
    reply: z.null(),
    recentPassword: "always",
  }),
  removeMembers: endpoint({
    ...write,
    path: "/sys/role/{id}/removeMembers",
    title: texts.removeMembers,
    input: z.object({
      id: askedId,
      version: expectedVersion,
      userIds: listOf(askedId).refine((ids) => ids.length > 0),
    }),
    reply: z.null(),
    recentPassword: "always",
  }),
};
