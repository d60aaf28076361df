import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { menuNode } from "../../contract/menu.ts";
import { defineTexts } from "../../contract/text.ts";
import type { DeclaredPage } from "../menu-groups.ts";
import { MANAGE_VIEWS, MANAGE_VIEWS_WORDS } from "../saved-view/saved-view.ts";

const texts = defineTexts("menu", {
  mine: { zh: "我的菜单", lo: "ເມນູຂອງຂ້ອຍ", en: "One’s own menu" },
  permissions: { zh: "我的权限", lo: "ສິດຂອງຂ້ອຍ", en: "One’s own permissions" },
  page: { zh: "菜单", lo: "ເມນູ", en: "Menus" },
  list: { zh: "查看 · 菜单", lo: "ເບິ່ງ · ເມນູ", en: "View · Menus" },
  add: { zh: "新建 · 菜单", lo: "ເພີ່ມ · ເມນູ", en: "Add · Menus" },
  update: { zh: "编辑 · 菜单", lo: "ແກ້ໄຂ · ເມນູ", en: "Edit · Menus" },
  delete: { zh: "删除 · 菜单", lo: "ລຶບ · ເມນູ", en: "Delete · Menus" },
});

/** Rights to menu administration by permission code. */
export const MENU_RIGHTS = {
  "sys:menu:list": texts.list,
  "sys:menu:add": texts.add,
  "sys:menu:update": texts.update,
  "sys:menu:delete": texts.delete,
} as const;

export const MENU_PAGE: DeclaredPage = {
  path: "/sys/menu",
  view: "sys/menu/index",
  title: texts.page,
  icon: "list-tree",
  group: "system",
  order: 30,
  permission: "sys:menu:list",
  buttons: { ...MENU_RIGHTS, [MANAGE_VIEWS]: MANAGE_VIEWS_WORDS },
};

export const menu = {
  /** The caller's menu as a tree, without buttons (§6). */
  mine: endpoint({
    method: "GET",
    path: "/sys/menu/getMenus",
    permission: "signed-in",
    title: texts.mine,
    input: z.object({}),
    reply: z.array(menuNode),
    flat: "bare",
  }),
  permissions: endpoint({
    method: "GET",
    path: "/sys/menu/getPermissions",
    permission: "signed-in",
    title: texts.permissions,
    input: z.object({}),
    reply: z.array(z.string()),
    flat: "bare",
  }),
};
