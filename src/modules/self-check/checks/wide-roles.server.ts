import { sql } from "kysely";
import { defineTexts, enumerated, inEach, type Words } from "../../../contract/text.ts";
import type { Module } from "../../../crud/define-module.ts";
import { offers, permissionFor } from "../../../crud/permissions.ts";
import type { Queryable } from "../../../server/database/database.ts";
import type { DataScope } from "../../../server/caller.ts";
import { ADMIN_ROLE, type DataScopeKind } from "../../role/role.ts";
import { isWiderThan, unionOfScopes } from "../../role/role.server.ts";
import { user } from "../../user/user.ts";
import type { Check, Finding } from "../check-types.server.ts";

const texts = defineTexts("selfCheckWideRoles", {
  title: { zh: "角色组合", lo: "ບົດບາດລວມກັນ", en: "Roles together" },
  well: {
    zh: "没有人因角色组合而看到更多数据",
    lo: "ບໍ່ມີໃຜເຫັນຂໍ້ມູນຫຼາຍຂຶ້ນຍ້ອນບົດບາດລວມກັນ",
    en: "No user sees more by several roles than by each alone",
  },
  some: {
    zh: "角色 {roles} 组合后，在 {lists} 中看到的数据超出单个角色；用户数：{count}，例如 {name}",
    lo: "ບົດບາດ {roles} ລວມກັນ ເຮັດໃຫ້ເຫັນຂໍ້ມູນໃນ {lists} ຫຼາຍກວ່າບົດບາດດຽວ; ຜູ້ໃຊ້: {count}, ເຊັ່ນ {name}",
    en: "The roles {roles} together show more of {lists} than each alone. Users: {count}, such as {name}",
  },
  advice: {
    zh: "数据范围按用户合并，而不是按角色分别计算。如果不是有意如此，请调整角色或其数据范围。",
    lo: "ຂອບເຂດຂໍ້ມູນຖືກລວມຕາມຜູ້ໃຊ້, ບໍ່ແມ່ນແຍກຕາມບົດບາດ. ຖ້າບໍ່ໄດ້ຕັ້ງໃຈ ກະລຸນາປັບບົດບາດ ຫຼື ຂອບເຂດຂໍ້ມູນ.",
    en: "Data scopes of a user’s roles add up and hold for all their lists. Change the roles or their data scopes where that is not meant.",
  },
});

const MAX_COMBINATIONS = 200;
const MAX_TOLD = 5;
const MAX_LISTS = 3;

interface Combination {
  readonly roles: readonly string[];
  /** The division of its holders, where one of the roles depends on it. */
  readonly division: string | null;
  readonly count: number;
  readonly name: string;
}

/** Each combination of several roles that somebody has, none of which is the administrator's. */
async function combinations(on: Queryable): Promise<readonly Combination[]> {
  const { rows } = await sql<Combination>`
    with held as (
      select a.username, array_agg(r.id order by r.code) as roles,
        case when bool_or(r.scope = 'division') then a.division_id end as division
      from account a join user_role ur on ur.account_id = a.id join role r on r.id = ur.role_id
      where a.deleted_at is null and a.is_enabled and r.deleted_at is null
      group by a.id having count(*) > 1 and not bool_or(r.code = ${ADMIN_ROLE}))
    select roles, division, count(*)::int as count, min(username) as name from held
    group by roles, division order by count(*) desc, min(username) limit ${MAX_COMBINATIONS}`.execute(on.as<unknown>());
  return rows;
}

interface HeldRole {
  readonly id: string;
  readonly name: string;
  readonly name_lo: string | null;
  readonly name_en: string | null;
  readonly scope: DataScopeKind;
  readonly divisionIds: readonly string[];
  readonly permissions: readonly string[];
}

async function readRoles(on: Queryable): Promise<ReadonlyMap<string, HeldRole>> {
  const { rows } = await sql<HeldRole>`
    select r.id, r.name, r.name_lo, r.name_en, r.scope,
      array(select division_id from role_division d where d.role_id = r.id order by 1) as "divisionIds",
      array(select distinct m.permission from role_menu rm join menu m on m.id = rm.menu_id
        where rm.role_id = r.id and m.permission <> '') as permissions
    from role r where r.deleted_at is null`.execute(on.as<unknown>());
  return new Map(rows.map((row) => [row.id, row]));
}

/** True if `all` shows records that `part` does not. */
async function isMore(on: Queryable, all: DataScope | undefined, part: DataScope | undefined): Promise<boolean> {
  const isOwnNew = part !== undefined && all?.hasOwn === true && !part.hasOwn;
  return isOwnNew || isWiderThan(on, all, part);
}

/** The same, asked once for each two scopes. */
function rememberMore(on: Queryable): (all: DataScope | undefined, part: DataScope | undefined) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  return (all, part) => {
    const key = JSON.stringify([all, part]);
    const answer = known.get(key) ?? isMore(on, all, part);
    known.set(key, answer);
    return answer;
  };
}

const titlesOf = (modules: readonly Module[]): Words =>
  inEach((language) =>
    enumerated(
      modules.slice(0, MAX_LISTS).map(({ title }) => title[language]),
      language,
    ),
  );

const namesOf = (roles: readonly HeldRole[]): Words => ({
  zh: roles.map(({ name }) => name).join(" + "),
  lo: roles.map(({ name, name_lo }) => name_lo || name).join(" + "),
  en: roles.map(({ name, name_en }) => name_en || name).join(" + "),
});

/**
 * Somebody with several roles has all their rights, each in the data scopes of all: a list that one role grants within
 * a province is visible everywhere as soon as another role, meant for something else, is not limited.
 */
export const wideRoles: Check = {
  name: "wide-roles",
  title: texts.title,
  needs: "database",
  async run({ database, modules }) {
    const roles = await readRoles(database);
    const shows = rememberMore(database);
    const scoped = modules.filter((module) => module.scope && offers(module, "list"));
    const findings: Finding[] = [];
    for (const { roles: ids, division, count, name } of await combinations(database)) {
      if (findings.length === MAX_TOLD) break;
      const held = ids.flatMap((id) => roles.get(id) ?? []);
      const seen = (some: readonly HeldRole[]) => unionOfScopes(some.map((each) => ({ ...each, division })));
      const all = seen(held);
      const wider: Module[] = [];
      for (const module of scoped) {
        const right = permissionFor(module, "list");
        const giving = held.filter(({ permissions }) => permissions.includes(right));
        if (giving.length > 0 && (await shows(all, seen(giving)))) wider.push(module);
      }
      if (wider.length > 0)
        findings.push({
          level: "hint",
          found: { text: texts.some, with: { roles: namesOf(held), lists: titlesOf(wider), count, name } },
          advice: { text: texts.advice },
          link: user.path,
        });
    }
    return findings.length > 0 ? findings : [{ level: "ok", found: { text: texts.well } }];
  },
};
