import type { RecordToChange } from "../../contract/optimistic-locking.ts";
import { Failure, invalidField } from "../../contract/errors.ts";
import { isExternal, MENU_TYPES } from "../../contract/menu.ts";
import { defineTexts } from "../../contract/text.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";
import { recordAudit } from "../../server/audit/audit.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { refuseStale } from "../../server/database/refuse-stale.ts";
import { refuseOldPassword } from "../../server/http/admission/recent-password.ts";
import type { Caller } from "../../server/caller.ts";
import type { SignedInContext } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { refuseAboveHolders, refuseBeyond } from "../role/role.server.ts";
import { type IdentityTables, type MenuTableRow } from "../identity/identity.server.ts";
import type { MenuEntry, MenuValues } from "./menu-admin.ts";
import { changeMenus, menuRows, roleCounts } from "./menu-rows.server.ts";
import { checkEntry, checkPlace, checkRoom, MENU_RULES } from "./menu-rules.server.ts";
import { entriesBelow } from "./menu-tree.server.ts";
import { isFixed } from "./tree/menu-positions.ts";
import { newStamp, changeStamp } from "../../server/database/stamps.ts";

const texts = defineTexts("menuEdit", {
  hasChildren: {
    zh: "请先移走或删除其下的菜单项",
    lo: "ຍ້າຍ ຫຼື ລຶບເມນູຍ່ອຍກ່ອນ",
    en: "Move or delete the entries below it first",
  },
  isDeclared: {
    zh: "由程序定义，不能删除；可以将其隐藏",
    lo: "ໂປຣແກຣມກຳນົດໄວ້, ລຶບບໍ່ໄດ້ ແຕ່ເຊື່ອງໄດ້",
    en: "The program declares this entry: hide it instead of deleting it",
  },
});

/**
 * Editable columns from the wire's names; members that were not sent are left out. Throws `invalidInput` if `meta`
 * contradicts the member beside it.
 */
export function columnsOf({ meta, ...sent }: MenuValues): Partial<MenuTableRow> {
  const twice = Object.entries(meta ?? {}).find(([name, value]) => {
    const beside = (sent as Readonly<Record<string, unknown>>)[name];
    return value !== undefined && beside !== undefined && beside !== value;
  });
  if (twice) throw invalidField(`meta.${twice[0]}`, VALIDATION_TEXTS.oneValue);
  const values = { ...meta, ...sent };
  return Object.fromEntries(
    COLUMNS.map((column) => [column, values[WIRE_NAMES[column]]]).filter(([, value]) => value !== undefined),
  ) as Partial<MenuTableRow>;
}

/** Clears the columns that buttons and links do not have and sets a directory's default component. */
function completed(row: MenuTableRow): MenuTableRow {
  if (row.type === MENU_TYPES.button) return { ...row, path: "", component: "", redirect: "", is_hidden: true };
  if (isExternal(row.path)) return { ...row, component: "", redirect: "" };
  if (row.type === MENU_TYPES.directory && row.component === "")
    return { ...row, component: row.parent_id === null ? "Layout" : "Empty" };
  return row;
}

/** Editable columns and their names on the wire. */
const WIRE_NAMES = {
  parent_id: "parentId",
  type: "type",
  path: "path",
  redirect: "redirect",
  name: "name",
  component: "component",
  sort: "sort",
  title: "title",
  title_en: "titleEn",
  title_lo: "titleLo",
  icon: "icon",
  permission: "permission",
  no_cache: "noCache",
  is_hidden: "hidden",
  always_show: "alwaysShow",
  require_auth: "requireAuth",
} as const satisfies Partial<Record<keyof MenuTableRow, string>>;
type Column = keyof typeof WIRE_NAMES;
const COLUMNS = Object.keys(WIRE_NAMES) as Column[];

/** An entry's title for the activity log. */
export const loggedTitle = ({ title: zh, title_lo: lo, title_en: en }: MenuTableRow) => ({ zh, lo, en });

/** An entry's values for the activity log by wire name: those that differ from `other`, or all. */
export const auditedOf = (row: MenuTableRow, other?: MenuTableRow): Record<string, unknown> =>
  Object.fromEntries(
    COLUMNS.filter((name) => row[name] !== other?.[name]).map((name) => [WIRE_NAMES[name], row[name]]),
  );

export const refuseStaleEntry = (trx: DatabaseTransaction, { id, version }: MenuTableRow, asked: number | undefined) =>
  refuseStale(asked, { version, current: () => entryOf(trx, id) });

export async function entryOf(trx: DatabaseTransaction, id: string): Promise<MenuEntry> {
  const rows = await menuRows(trx);
  const row = rows.find((each) => each.id === id);
  const entry = row && entriesBelow(rows, row.parent_id, await roleCounts(trx)).find((each) => each.id === id);
  if (!entry) throw new Failure("notFound");
  return entry;
}

const NEW = {
  key: null,
  parent_id: null,
  type: MENU_TYPES.page,
  path: "",
  component: "",
  redirect: "",
  title: "",
  title_en: "",
  title_lo: "",
  icon: "",
  permission: "",
  is_hidden: false,
  no_cache: false,
  always_show: false,
  name: "",
  require_auth: true,
  is_placed: true,
} as const satisfies Partial<MenuTableRow>;

export const lastSort = (rows: readonly MenuTableRow[], parentId: string | null): number =>
  Math.max(0, ...rows.filter((row) => row.parent_id === parentId).map((row) => row.sort));

export const newEntry = (services: Pick<Services, "clock">, caller: Caller, columns: Partial<MenuTableRow>) => {
  const now = services.clock.now();
  return completed({ ...newStamp(now, caller.userId), ...NEW, sort: 0, ...columns, id: newRecordId(now) });
};

/**
 * Adds an entry, last among its siblings unless a sort is sent. Only administrators see it until a role is granted it.
 */
export const addEntry = (
  services: Services,
  values: MenuValues,
  { caller, idempotencyKey }: Pick<SignedInContext, "caller" | "idempotencyKey">,
): Promise<MenuEntry> =>
  changeMenus(
    services,
    async (trx, rows) => {
      const columns = columnsOf(values);
      const sort = columns.sort ?? lastSort(rows, columns.parent_id ?? null) + 1;
      const row = newEntry(services, caller, { ...columns, sort });
      checkRoom(rows, 1);
      checkEntry(rows, row);
      checkPlace(rows, row);
      refuseCode(caller, row.permission); // AZ-09
      await trx.as<IdentityTables>().insertInto("menu").values(row).execute();
      await recordAudit(trx, services, caller, [
        { action: "add", module: "/sys/menu", recordId: row.id, title: loggedTitle(row), after: auditedOf(row) },
      ]);
      return entryOf(trx, row.id);
    },
    idempotencyKey,
  );

/**
 * AZ-09: an entry grants its permission code to all its holders. So users can neither set a code they do not have
 * themselves nor remove one. Throws `notPermitted`.
 */
export const refuseCode = (caller: Caller, ...codes: readonly string[]): void =>
  refuseBeyond(
    caller,
    codes.filter((code) => code !== ""),
  );

const DECLARED = ["type", "path", "component", "permission"] as const;

export const updateEntry = (
  services: Services,
  id: string,
  version: number | undefined,
  values: MenuValues,
  caller: Caller,
): Promise<MenuEntry> =>
  changeMenus(services, async (trx, rows) => {
    const before = rows.find((row) => row.id === id);
    if (!before) throw new Failure("notFound");
    await refuseStaleEntry(trx, before, version);
    const after = completed({ ...before, ...columnsOf(values) });
    const isDeclared = before.key !== null;
    // The next start would restore declared values (sync-menus).
    for (const column of isDeclared ? DECLARED : [])
      if (after[column] !== before[column]) throw invalidField(column, MENU_RULES.declared);
    const isMoved = after.parent_id !== before.parent_id;
    if (isMoved && isFixed({ isDeclared, type: before.type })) throw invalidField("parentId", MENU_RULES.declared);
    checkEntry(rows, after);
    if (isMoved || after.type !== before.type || after.path !== before.path) checkPlace(rows, after);
    if (after.permission !== before.permission) {
      refuseCode(caller, before.permission, after.permission);
      await refuseAboveHolders(trx, caller, [id]);
      refuseOldPassword(caller); // AU-17: the entry's holders get another permission
    }
    const changed = COLUMNS.filter((column) => after[column] !== before[column]);
    if (changed.length === 0) return entryOf(trx, id);
    const isPlaced = before.is_placed || changed.includes("sort") || isMoved;
    await trx
      .as<IdentityTables>()
      .updateTable("menu")
      .set({
        ...Object.fromEntries(changed.map((column) => [column, after[column]])),
        is_placed: isPlaced,
        ...changeStamp(services.clock.now(), caller.userId, before),
      })
      .where("id", "=", id)
      .execute();
    await recordAudit(trx, services, caller, [
      {
        action: "update",
        module: "/sys/menu",
        recordId: id,
        title: loggedTitle(before),
        before: auditedOf(before, after),
        after: auditedOf(after, before),
      },
    ]);
    return entryOf(trx, id);
  });

/**
 * Removes an entry with its buttons and all their grants. Throws `inUse` for declared entries and those with other
 * children.
 */
export const removeEntry = (services: Services, { id, version }: RecordToChange, caller: Caller): Promise<null> =>
  changeMenus(services, async (trx, rows) => {
    const row = rows.find((each) => each.id === id);
    if (!row) throw new Failure("notFound");
    await refuseStaleEntry(trx, row, version);
    if (row.key !== null) throw new Failure("inUse", { words: texts.isDeclared });
    const below = rows.filter((each) => each.parent_id === id);
    if (below.some(({ type }) => type !== MENU_TYPES.button)) throw new Failure("inUse", { words: texts.hasChildren });
    const rights = [row, ...below].filter(({ permission }) => permission !== "");
    refuseCode(caller, ...rights.map(({ permission }) => permission));
    const isHeld = await refuseAboveHolders(
      trx,
      caller,
      rights.map((each) => each.id),
    );
    if (isHeld) refuseOldPassword(caller); // AU-17
    await trx.as<IdentityTables>().deleteFrom("menu").where("id", "=", id).execute();
    await recordAudit(
      trx,
      services,
      caller,
      [row, ...below].map((each) => ({
        action: "delete",
        module: "/sys/menu",
        recordId: each.id,
        title: loggedTitle(each),
        before: auditedOf(each),
      })),
    );
    return null;
  });
