import { z } from "zod";
import { isExternal } from "../../contract/menu.ts";
import { isTextLink } from "../../contract/html/safe-link.ts";
import { line, says } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { EVERYTHING } from "../../contract/permission.ts";

const texts = defineTexts("menuValues", {
  path: {
    zh: "请填写站内路径（字母、数字、- _ / :），或以 http:、https:、mailto:、tel: 开头的链接",
    lo: "ປ້ອນເສັ້ນທາງພາຍໃນ (ຕົວອັກສອນອັງກິດ, ຕົວເລກ, - _ / :) ຫຼື ລິ້ງທີ່ຂຶ້ນຕົ້ນດ້ວຍ http:, https:, mailto:, tel:",
    en: "Enter a path (letters, digits, - _ / :), or a link with http:, https:, mailto: or tel:",
  },
  redirect: {
    zh: "请填写站内路径，或 noRedirect",
    lo: "ປ້ອນເສັ້ນທາງພາຍໃນ ຫຼື noRedirect",
    en: "Enter a path inside the console, or noRedirect",
  },
  component: {
    zh: "只能包含字母、数字、- _ /",
    lo: "ໃຊ້ໄດ້ສະເພາະຕົວອັກສອນອັງກິດ, ຕົວເລກ, - _ /",
    en: "Use only letters, digits, -, _ and /",
  },
  permission: {
    zh: "格式为 sys:user:list；不能使用通配符",
    lo: "ຕ້ອງຂຽນແບບ sys:user:list ແລະ ໃຊ້ * ບໍ່ໄດ້",
    en: "Write it like sys:user:list; wildcards are refused",
  },
});

/** `depth` counts from the top, `entries` all of them (AZ-11). */
export const MENU_LIMITS = { depth: 6, entries: 10_000 } as const;

const STEP = /^(?!\.{1,2}$)[\w\-.~:]+$/;

/** `/sys/dict`, `detail/:id`: plain steps, none of which leads up or out. */
export const isInternalPath = (text: string): boolean =>
  text === "/" ||
  (text !== "" &&
    text
      .replace(/^\//, "")
      .split("/")
      .every((step) => STEP.test(step)) &&
    !isScheme(text));

const isScheme = (text: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(text);

/** A link that may leave the console (IN-12): of a known kind, spelled in small letters as §2's clients look for it. */
export function isSafeLink(text: string): boolean {
  if (!isExternal(text) || !isTextLink(text)) return false;
  const { protocol, pathname } = new URL(text);
  if (protocol === "mailto:") return /^[^@,/]+@[^@,/]+\.[^@,/]+$/.test(pathname);
  return protocol !== "tel:" || /^\+?[\d().-]{2,32}$/.test(pathname);
}

export const menuPath = line(500).refine(
  (text) => text === "" || isInternalPath(text) || isSafeLink(text),
  says(texts.path),
);

export const menuRedirect = line(500).refine(
  (text) => text === "" || /^no-?redirect$/i.test(text) || isInternalPath(text),
  says(texts.redirect),
);

/** 'Layout', 'Empty' or a view's name. One that does not exist falls to the 404 page (§2): a newer console may know it. */
export const menuComponent = line(200).refine((text) => /^$|^\w[\w-]*(\/[\w-]+)*$/.test(text), says(texts.component));

/** `area:module:verb`; never the one that stands for everything (AZ-13). */
export const menuPermission = line(100).refine(
  (text) => text === "" || (text !== EVERYTHING && /^[A-Za-z][\w-]*(:[\w-]+){1,4}$/.test(text)),
  says(texts.permission),
);

/** A name of the icon table; the family's other names are kept and shown as a plain page. */
export const menuIcon = line(100).refine((text) => /^[\w -]*$/.test(text), says(texts.component));
export const menuName = line(100).refine((text) => /^[\w-]*$/.test(text), says(texts.component));

export const menuType = z.enum(["1", "2", "3", "4"]);
