import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { menuNode } from "../../contract/menu.ts";
import { defineTexts } from "../../contract/text.ts";

const texts = defineTexts("menu", {
  mine: { zh: "我的菜单", lo: "ເມນູຂອງຂ້ອຍ", en: "One's own menu" },
  permissions: { zh: "我的权限", lo: "ສິດຂອງຂ້ອຍ", en: "One's own permissions" },
});

export const menu = {
  /** The tree of pages this user may open; buttons are left out (§6). */
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
