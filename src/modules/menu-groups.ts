import type { Permission } from "../contract/permission.ts";
import type { Words } from "../contract/text.ts";

interface MenuGroup {
  readonly path: `/${string}`;
  readonly title: Words;
  readonly icon: string;
  readonly sort: number;
}

/** The top level of the menu; modules name their group by its key. */
export const MENU_GROUPS: Readonly<Record<string, MenuGroup>> = {
  content: { path: "/cms", title: { zh: "内容管理", lo: "ຄຸ້ມຄອງເນື້ອໃນ", en: "Content" }, icon: "newspaper", sort: 20 },
  system: { path: "/sys", title: { zh: "系统管理", lo: "ຄຸ້ມຄອງລະບົບ", en: "System" }, icon: "settings", sort: 90 },
};

/** The first page of everybody who was given it. Clients show the title "dashboard" as Home (§2). */
export const DASHBOARD = {
  path: "/dashboard",
  component: "dashboard/index",
  title: { zh: "dashboard", lo: "ໜ້າຫຼັກ", en: "Home" },
  icon: "house",
  sort: 1,
} as const;

/** A page that is not a list of a module's records: its place in the menu and the rights granted with it. */
export interface DeclaredPage {
  /** Absolute; also its key. */
  readonly path: `/${string}`;
  /** Named view, from `modules/<name>/<name>.screens.tsx`. */
  readonly view: string;
  readonly title: Words;
  readonly icon: string;
  readonly group: string;
  readonly order: number;
  readonly permission: Permission;
  /** The rights on it, as roles are given them, the one to see it among them. */
  readonly buttons: Readonly<Record<Permission, Words>>;
}
