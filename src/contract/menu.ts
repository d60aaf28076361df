import { z } from "zod";
import type { Language } from "./text.ts";

/**
 * The kinds of menu entries on the wire (§3). A button is never a route; a hidden page is one, such as an edit form.
 */
export const MENU_TYPES = { directory: "1", page: "2", button: "3", hiddenPage: "4" } as const;
export type MenuType = (typeof MENU_TYPES)[keyof typeof MENU_TYPES];

export const menuMeta = z.object({
  title: z.string(),
  titleEn: z.string(),
  titleLo: z.string(),
  icon: z.string(),
  noCache: z.boolean(),
  hidden: z.boolean(),
  alwaysShow: z.boolean(),
  requireAuth: z.boolean(),
  permission: z.string(),
});

export const menuMembers = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  /** Absolute, or relative to the parent's path; an http(s), mailto or tel address is an external link. */
  path: z.string(),
  url: z.string(),
  redirect: z.string(),
  name: z.string(),
  /** 'Layout', 'Empty' or a named view such as `sys/user/index`; unknown views show the 404 page (§2). */
  component: z.string(),
  type: z.enum(MENU_TYPES),
  hidden: z.boolean(),
  sort: z.number(),
  meta: menuMeta,
});

/** An entry of the menu tree (§3, `GET /sys/menu/getMenus`). */
export type MenuNode = z.output<typeof menuMembers> & { readonly children: readonly MenuNode[] };
export const menuNode: z.ZodType<MenuNode, MenuNode> = menuMembers.extend({
  get children() {
    return z.array(menuNode);
  },
});

/** The title in the interface language (§2), or in Chinese if there is no translation. */
export const menuTitle = (meta: Pick<MenuNode["meta"], "title" | "titleEn" | "titleLo">, language: Language): string =>
  (language === "en" ? meta.titleEn : language === "lo" ? meta.titleLo : meta.title) || meta.title;

export const isExternal = (path: string): boolean => /^(https?:|mailto:|tel:)/.test(path);

/** Resolves a relative path against the parent's. */
export const fullPath = (path: string, parentPath: string): string =>
  isExternal(path) || path.startsWith("/") ? path : `${parentPath.replace(/\/$/, "")}/${path}`;
