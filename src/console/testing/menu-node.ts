import type { MenuNode } from "../../contract/menu.ts";

export type Sketch = Partial<Omit<MenuNode, "meta" | "children">> & {
  path: string;
  meta?: Partial<MenuNode["meta"]>;
  children?: Sketch[];
};

/** A complete menu node from the members that matter to a test. */
export const menuNode = ({ meta, children = [], ...rest }: Sketch): MenuNode => ({
  id: rest.path,
  parentId: null,
  url: "",
  redirect: "",
  name: rest.path,
  component: children.length > 0 ? "Layout" : `${rest.path.replace(/^\//, "")}/index`,
  type: children.length > 0 ? "1" : "2",
  hidden: false,
  sort: 0,
  ...rest,
  meta: {
    title: rest.path,
    titleEn: "",
    titleLo: "",
    icon: "",
    noCache: false,
    hidden: false,
    alwaysShow: false,
    requireAuth: true,
    permission: "",
    ...meta,
  },
  children: children.map(menuNode),
});
