import { sql } from "kysely";
import { searchTokens } from "../src/crud/search/search-vector.server.ts";
import type { Module } from "../src/crud/define-module.ts";
import { dictionaryEntry, dictionaryGroup } from "../src/modules/dictionary/dictionary.ts";
import { division } from "../src/modules/division/division.ts";
import { role } from "../src/modules/role/role.ts";
import { user, usernameKey } from "../src/modules/user/user.ts";
import type { DatabaseTransaction } from "../src/server/database/database.ts";
import { hashPassword } from "../src/server/password/password-hash.ts";
import { randomFrom, type Random } from "../src/server/testing/random.ts";
import { BENCH_PASSWORD } from "./sign-in.ts";

/*
 * Rows of a large enterprise's administration. They are inserted into the tables directly, as a hundred thousand saves
 * through the engine would take an hour. Names repeat and are in every script, as in real data.
 */

export const LOAD = { users: 10_000, divisions: 50_000, menus: 300, roles: 200, groups: 100, entries: 3_000 };

const AT = "2026-01-05T02:00:00Z";
const AT_ONCE = 2_000; // rows; a statement may take five seconds
const BUTTONS = ["list", "add", "update", "delete", "export", "import"];

const SURNAMES = [..."王李张刘陈杨黄赵周吴徐孙马朱胡郭何林罗高"];
const GIVEN = [
  "建国",
  "秀英",
  "伟",
  "芳",
  "丽娜",
  "小明",
  "志强",
  "桂兰",
  "文山",
  "云",
  "国庆",
  "玉珍",
  "海涛",
  "雪梅",
];
const LAO = ["ສົມສັກ", "ບຸນມີ", "ຄຳພອນ", "ວັນນາ", "ສີສະຫວັດ", "ພອນທິບ", "ແກ້ວ", "ນາລີ", "ທອງໄຫຼ", "ຈັນທາ"];
const PLACES = ["城关", "新华", "东风", "红旗", "和平", "河东", "南山", "大坪", "石桥", "青龙", "白云", "太平"];
const PLACES_LO = ["ໂພນໄຊ", "ດອນຕິ້ວ", "ນາຄຳ", "ຫ້ວຍຊາຍ", "ໜອງບົວ", "ທ່າເດື່ອ", "ປາກກວາງ"];

/** Record id (UUIDv7) made of the table and the row's number. */
const idOf = (table: number, n: number): string =>
  `01900000-${table.toString(16).padStart(4, "0")}-7000-8000-${n.toString(16).padStart(12, "0")}`;
const TABLE = { role: 1, menu: 2, division: 3, user: 4, group: 5, entry: 6 };

type Row = Readonly<Record<string, unknown>>;
const tokens = (module: Module, values: Row): string => searchTokens(module, values).join(" ");

/**
 * Inserts some thousand rows as one JSON text, because a parameter for each value would take half of the time. `types`
 * are the columns' SQL types.
 */
async function insert(
  trx: DatabaseTransaction,
  table: string,
  types: Readonly<Record<string, string>>,
  rows: readonly Row[],
) {
  const names = Object.keys(types);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const shape = sql.raw(
    names.map((name) => `"${name}" ${types[name] === "tsvector" ? "text" : types[name]}`).join(", "),
  );
  const read = sql.join(
    names.map((name) =>
      types[name] === "tsvector" ? sql`array_to_tsvector(string_to_array(${sql.ref(name)}, ' '))` : sql.ref(name),
    ),
  );
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await sql`insert into ${sql.table(table)} (${columns}) select ${read} from jsonb_to_recordset(${JSON.stringify(rows.slice(start, start + AT_ONCE))}::jsonb) as row(${shape})`.execute(
      trx.as<unknown>(),
    );
}

const STAMPS = { created_at: "timestamptz", updated_at: "timestamptz", version: "integer" };
const STAMPED = { created_at: AT, updated_at: AT, version: 1 };

async function addDivisions(trx: DatabaseTransaction, random: Random) {
  const { rows: present } = await sql<{ id: string; value: string }>`
    select d.id, d.value from division d where not exists (select 1 from division below where below.parent_id = d.id) order by d.value`.execute(
    trx.as<unknown>(),
  );
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count from division`.execute(
    trx.as<unknown>(),
  );
  const missing = LOAD.divisions - (counted[0]?.count ?? 0);
  const added = Array.from({ length: missing }, (_, n) => {
    // Every county gets some, the first one a thousand, as an example of a branch that is loaded in parts.
    const parent = present[n < 1_000 ? 0 : n % present.length];
    const value = `${parent?.value}${String(n).padStart(5, "0")}`;
    const zh = `${random.of(PLACES)}${random.of(PLACES)}镇`;
    const names = { name: zh, nameEn: `Town ${n}`, nameLo: random.of(PLACES_LO) };
    return {
      id: idOf(TABLE.division, n),
      parent_id: parent?.id,
      value,
      name: names.name,
      name_en: names.nameEn,
      name_lo: names.nameLo,
      sort: n * 10,
      is_active: n % 97 !== 0,
      search: tokens(division, { value, ...names }),
      ...STAMPED,
    };
  });
  const text = { id: "text", parent_id: "text", value: "text", name: "text", name_en: "text", name_lo: "text" };
  await insert(
    trx,
    "division",
    { ...text, sort: "integer", is_active: "boolean", search: "tsvector", ...STAMPS },
    added,
  );
  return present.map(({ id }) => id);
}

async function addMenus(trx: DatabaseTransaction, random: Random): Promise<readonly string[]> {
  const rows: Row[] = [];
  const add = (parent: string | null, type: string, part: Row) => {
    const id = idOf(TABLE.menu, rows.length);
    const titles = { title: "", title_en: "", title_lo: "", path: "", component: "", permission: "", icon: "" };
    rows.push({ ...titles, ...part, id, parent_id: parent, type, sort: rows.length, ...STAMPED });
    return id;
  };
  const groups = Array.from({ length: 12 }, (_, n) => {
    const words = { title: `${random.of(PLACES)}业务`, title_en: `Business ${n}`, title_lo: `ວຽກງານ ${n}` };
    return add(null, "1", { ...words, path: `/bench${n}`, component: "Layout", icon: "folder" });
  });
  for (let n = 0; n < LOAD.menus; n++) {
    const words = { title: `${random.of(PLACES)}管理${n}`, title_en: `Records ${n}`, title_lo: `ຂໍ້ມູນ ${n}` };
    const path = `/bench${n % groups.length}/page${n}`;
    const page = { ...words, path, component: "sys/dict/index", permission: `bench:page${n}:list`, icon: "list" };
    const parent = add(groups[n % groups.length] ?? null, "2", page);
    for (const verb of BUTTONS)
      add(parent, "3", { title: verb, title_en: verb, title_lo: verb, permission: `bench:page${n}:${verb}` });
  }
  const texts = ["id", "parent_id", "type", "title", "title_en", "title_lo", "path", "component", "permission", "icon"];
  await insert(
    trx,
    "menu",
    { ...Object.fromEntries(texts.map((name) => [name, "text"])), sort: "integer", ...STAMPS },
    rows,
  );
  return rows.map(({ id }) => String(id));
}

async function addRoles(
  trx: DatabaseTransaction,
  random: Random,
  menus: readonly string[],
  divisions: readonly string[],
) {
  const roles = Array.from({ length: LOAD.roles }, (_, n) => {
    const names = { name: `${random.of(PLACES)}业务员${n}`, nameEn: `Clerk ${n}`, nameLo: `ພະນັກງານ ${n}` };
    const code = `bench${n}`;
    return {
      id: idOf(TABLE.role, n),
      code,
      name: names.name,
      name_en: names.nameEn,
      name_lo: names.nameLo,
      scope: random.of(["all", "division", "chosen", "own"]),
      search: tokens(role, { code, ...names }),
      ...STAMPED,
    };
  });
  const text = { id: "text", code: "text", name: "text", name_en: "text", name_lo: "text", scope: "text" };
  await insert(trx, "role", { ...text, search: "tsvector", ...STAMPS }, roles);
  const grants = roles.flatMap(({ id }) => {
    const many = 40 + random.below(400);
    const given = new Set(Array.from({ length: many }, () => random.of(menus)));
    return [...given].map((menu) => ({ role_id: id, menu_id: menu, created_at: AT }));
  });
  await insert(trx, "role_menu", { role_id: "text", menu_id: "text", created_at: "timestamptz" }, grants);
  const chosen = roles
    .filter(({ scope }) => scope === "chosen")
    .map(({ id }) => ({ role_id: id, division_id: random.of(divisions) }));
  await insert(trx, "role_division", { role_id: "text", division_id: "text" }, chosen);
  return roles.map(({ id }) => id);
}

async function addUsers(
  trx: DatabaseTransaction,
  random: Random,
  roles: readonly string[],
  divisions: readonly string[],
) {
  const hash = await hashPassword(BENCH_PASSWORD);
  const users = Array.from({ length: LOAD.users }, (_, n) => {
    const username = `u${String(n).padStart(5, "0")}`;
    const realName = n % 3 === 0 ? `${random.of(LAO)} ${random.of(LAO)}` : `${random.of(SURNAMES)}${random.of(GIVEN)}`;
    const phone = `020${String(50_000_000 + n * 37)}`;
    const values = { username, realName, phone, email: `${username}@example.com` };
    return {
      id: idOf(TABLE.user, n),
      username,
      username_key: usernameKey(username),
      real_name: realName,
      phone,
      email: values.email,
      password_hash: hash,
      division_id: random.of(divisions),
      is_enabled: n % 50 !== 0,
      search: tokens(user, values),
      ...STAMPED,
    };
  });
  const texts = ["id", "username", "username_key", "real_name", "phone", "email", "password_hash", "division_id"];
  await insert(
    trx,
    "account",
    {
      ...Object.fromEntries(texts.map((name) => [name, "text"])),
      is_enabled: "boolean",
      search: "tsvector",
      ...STAMPS,
    },
    users,
  );
  const given = users.flatMap(({ id }) => {
    const own = new Set(Array.from({ length: 1 + random.below(3) }, () => random.of(roles)));
    return [...own].map((roleId) => ({ account_id: id, role_id: roleId, created_at: AT }));
  });
  await insert(trx, "user_role", { account_id: "text", role_id: "text", created_at: "timestamptz" }, given);
}

async function addDictionaries(trx: DatabaseTransaction, random: Random) {
  const groups = Array.from({ length: LOAD.groups }, (_, n) => {
    const names = {
      code: `bench${n}`,
      name: `${random.of(PLACES)}字典${n}`,
      nameEn: `Choices ${n}`,
      nameLo: `ຕົວເລືອກ ${n}`,
    };
    const search = tokens(dictionaryGroup, names);
    return {
      id: idOf(TABLE.group, n),
      code: names.code,
      name: names.name,
      name_en: names.nameEn,
      name_lo: names.nameLo,
      search,
      ...STAMPED,
    };
  });
  const text = { id: "text", name: "text", name_en: "text", name_lo: "text" };
  await insert(trx, "dictionary_group", { ...text, code: "text", search: "tsvector", ...STAMPS }, groups);
  const entries = Array.from({ length: LOAD.entries }, (_, n) => {
    const names = { value: `v${n}`, label: `${random.of(PLACES)}${n}`, labelEn: `Choice ${n}`, labelLo: `ລາຍການ ${n}` };
    return {
      id: idOf(TABLE.entry, n),
      group_id: groups[n % groups.length]?.id,
      value: names.value,
      label: names.label,
      label_en: names.labelEn,
      label_lo: names.labelLo,
      sort: n,
      is_active: true,
      search: tokens(dictionaryEntry, names),
      ...STAMPED,
    };
  });
  const own = { id: "text", group_id: "text", value: "text", label: "text", label_en: "text", label_lo: "text" };
  await insert(
    trx,
    "dictionary_entry",
    { ...own, sort: "integer", is_active: "boolean", search: "tsvector", ...STAMPS },
    entries,
  );
}

/** Adds all rows, the same for the same seed. The first rows of an installation must exist. */
export async function addLoad(trx: DatabaseTransaction, seed: number): Promise<void> {
  const random = randomFrom(seed);
  const divisions = await addDivisions(trx, random);
  const menus = await addMenus(trx, random);
  const roles = await addRoles(trx, random, menus, divisions);
  await addUsers(trx, random, roles, divisions);
  await addDictionaries(trx, random);
}

/** Adds `rows` entries of the activity log over two years, not sealed yet. */
export async function addAudit(trx: DatabaseTransaction, rows: number): Promise<void> {
  for (let from = 0; from < rows; from += AT_ONCE)
    await sql`
    insert into audit_log (id, at, by_id, by_name, action, module, record_id, title, before, after)
    select '01900000-0007-7000-8000-' || lpad(to_hex(n), 12, '0'), ${AT}::timestamptz + n * interval '10 minutes',
      '01900000-0004-7000-8000-' || lpad(to_hex(n % 10000), 12, '0'), 'u' || lpad((n % 10000)::text, 5, '0'),
      (array['add', 'update', 'update', 'update', 'delete'])[1 + n % 5], (array['/sys/user', '/sys/dict', '/sys/sysdivision'])[1 + n % 3],
      '01900000-0003-7000-8000-' || lpad(to_hex(n % 40000), 12, '0'), '记录 ' || n,
      jsonb_build_object('sort', n), jsonb_build_object('sort', n + 1)
    from generate_series(${from + 1}::int, ${Math.min(from + AT_ONCE, rows)}::int) as n`.execute(trx.as<unknown>());
}
