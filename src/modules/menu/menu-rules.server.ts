import { Failure, invalidField } from "../../contract/errors.ts";
import { fullPath, isExternal, MENU_TYPES } from "../../contract/menu.ts";
import { isPublicPath } from "../../contract/public/public-addresses.ts";
import { isReservedPath } from "../../contract/public/reserved-paths.ts";
import { defineTexts } from "../../contract/text.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";
import type { MenuTableRow } from "../identity/identity.server.ts";
import { MENU_LIMITS } from "./menu-values.ts";

const texts = defineTexts("menuRules", {
  parentGone: { zh: "上级菜单不存在", lo: "ບໍ່ພົບເມນູຂັ້ນເທິງ", en: "The entry above does not exist" },
  intoItself: {
    zh: "不能移到自己或自己的下级之下",
    lo: "ບໍ່ສາມາດຍ້າຍໄປຢູ່ໃຕ້ຕົນເອງ ຫຼື ເມນູຍ່ອຍຂອງຕົນ",
    en: "An item cannot be moved under itself or its children",
  },
  tooDeep: { zh: "最多 {max} 级", lo: "ບໍ່ເກີນ {max} ຊັ້ນ", en: "At most {max} levels" },
  tooMany: {
    zh: "菜单项数量已达上限",
    lo: "ຈຳນວນເມນູເຖິງຂີດຈຳກັດແລ້ວ",
    en: "Maximum number of menu items reached",
  },
  belowButton: {
    zh: "按钮和外部链接之下不能再有菜单项",
    lo: "ໃຕ້ປຸ່ມ ຫຼື ລິ້ງພາຍນອກ ບໍ່ສາມາດມີເມນູອື່ນ",
    en: "Buttons and external links cannot have child items",
  },
  buttonPlace: { zh: "按钮必须在页面之下", lo: "ປຸ່ມຕ້ອງຢູ່ໃຕ້ໜ້າ", en: "A button must be under a page" },
  directoryPlace: {
    zh: "目录只能放在顶层或其他目录之下",
    lo: "ໂຟນເດີຕ້ອງຢູ່ຊັ້ນເທິງສຸດ ຫຼື ໃຕ້ໂຟນເດີອື່ນ",
    en: "A folder can only be at the top level or inside another folder",
  },
  pathReserved: {
    zh: "此路径由系统使用",
    lo: "ລະບົບໃຊ້ເສັ້ນທາງນີ້ແລ້ວ",
    en: "The system uses this path itself",
  },
  pathTaken: { zh: "已有页面使用此路径", lo: "ມີໜ້າອື່ນໃຊ້ເສັ້ນທາງນີ້ແລ້ວ", en: "Another page already uses this path" },
  declared: {
    zh: "由程序定义，不能修改",
    lo: "ໂປຣແກຣມກຳນົດໄວ້, ແກ້ໄຂບໍ່ໄດ້",
    en: "The program declares this; it cannot be changed",
  },
});
export const MENU_RULES = texts;

/** An entry and its ancestors; stops at a cycle. */
function* withAncestors(rows: ReadonlyMap<string, MenuTableRow>, start: string | null): Generator<MenuTableRow> {
  const seen = new Set<string>();
  for (let id = start; id !== null && !seen.has(id);) {
    seen.add(id);
    const row = rows.get(id);
    if (!row) return;
    yield row;
    id = row.parent_id;
  }
}

const heightOf = (rows: readonly MenuTableRow[], id: string, left: number = MENU_LIMITS.depth): number =>
  left === 0
    ? 1
    : 1 + Math.max(0, ...rows.filter((row) => row.parent_id === id).map((row) => heightOf(rows, row.id, left - 1)));

const isPage = ({ type }: MenuTableRow): boolean => type === MENU_TYPES.page || type === MENU_TYPES.hiddenPage;

/** Checks an entry's address, parent and depth (AZ-11). Throws `invalidInput` with the wire's field names. */
export function checkPlace(rows: readonly MenuTableRow[], entry: MenuTableRow): void {
  const { id, parent_id, path, type } = entry;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const above = [...withAncestors(byId, parent_id)];
  const address = fullPath(
    path,
    above.reduceRight((parentPath, row) => fullPath(row.path, parentPath), ""),
  );
  if (isPage(entry) && (isReservedPath(address) || isPublicPath(address)))
    throw invalidField("path", texts.pathReserved);
  if (parent_id === null) {
    if (type === MENU_TYPES.button) throw invalidField("parentId", texts.buttonPlace);
    return;
  }
  const parent = byId.get(parent_id);
  if (!parent) throw invalidField("parentId", texts.parentGone);
  if (above.some((row) => row.id === id)) throw invalidField("parentId", texts.intoItself);
  if (parent.type === MENU_TYPES.button || isExternal(parent.path)) throw invalidField("parentId", texts.belowButton);
  if (type === MENU_TYPES.button && parent.type === MENU_TYPES.directory)
    throw invalidField("parentId", texts.buttonPlace);
  if (type === MENU_TYPES.directory && parent.type !== MENU_TYPES.directory)
    throw invalidField("parentId", texts.directoryPlace);
  if (
    type !== MENU_TYPES.button &&
    above.length +
      heightOf(
        rows.filter((row) => row.type !== MENU_TYPES.button),
        id,
      ) >
      MENU_LIMITS.depth
  )
    throw invalidField("parentId", texts.tooDeep, { max: MENU_LIMITS.depth });
}

/**
 * Checks an entry's required values, a unique path, and that its children may stay below its type. Throws
 * `invalidInput`.
 */
export function checkEntry(rows: readonly MenuTableRow[], entry: MenuTableRow): void {
  const { id, component, path, permission, title, type } = entry;
  if (title === "") throw invalidField("title", VALIDATION_TEXTS.required);
  const isLink = isExternal(path);
  if (type === MENU_TYPES.button) {
    if (permission === "") throw invalidField("permission", VALIDATION_TEXTS.required);
  } else {
    if (path === "") throw invalidField("path", VALIDATION_TEXTS.required);
    if (type !== MENU_TYPES.directory && !isLink && component === "")
      throw invalidField("component", VALIDATION_TEXTS.required);
  }
  if (type === MENU_TYPES.directory && isLink) throw invalidField("path", VALIDATION_TEXTS.format);
  if (isPage(entry) && path.startsWith("/") && rows.some((row) => row.id !== id && isPage(row) && row.path === path))
    throw invalidField("path", texts.pathTaken);
  const below = rows.filter((row) => row.parent_id === id);
  if (below.length > 0 && (type === MENU_TYPES.button || isLink)) throw invalidField("type", texts.belowButton);
  if (type === MENU_TYPES.directory && below.some((row) => row.type === MENU_TYPES.button))
    throw invalidField("type", texts.buttonPlace);
  if (type !== MENU_TYPES.directory && below.some((row) => row.type === MENU_TYPES.directory))
    throw invalidField("type", texts.directoryPlace);
}

export function checkRoom(rows: readonly MenuTableRow[], more: number): void {
  if (rows.length + more > MENU_LIMITS.entries) throw new Failure("invalidInput", { words: texts.tooMany });
}
