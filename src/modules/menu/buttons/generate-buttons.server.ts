import { MENU_TYPES } from "../../../contract/menu.ts";
import type { Arguments } from "../../../contract/endpoint.ts";
import { Failure, invalidField } from "../../../contract/errors.ts";
import type { Words } from "../../../contract/text.ts";
import { fieldErrorsOf } from "../../../contract/validation.ts";
import { VERBS, verbWords } from "../../../crud/permissions.ts";
import { recordAudit, type AuditEntry } from "../../../server/audit/audit.ts";
import type { DatabaseTransaction } from "../../../server/database/database.ts";
import type { Caller } from "../../../server/caller.ts";
import type { SignedInContext } from "../../../server/http/route.ts";
import type { Services } from "../../../server/services.ts";
import type { IdentityTables, MenuTableRow } from "../../identity/identity.server.ts";
import { auditedOf, lastSort, loggedTitle, newEntry, refuseCode, refuseStaleEntry } from "../edit-menu.server.ts";
import type { menuAdmin, MenuEntry } from "../menu-admin.ts";
import { changeMenus, menuRows, roleCounts } from "../menu-rows.server.ts";
import { checkRoom, MENU_RULES } from "../menu-rules.server.ts";
import { entriesBelow } from "../menu-tree.server.ts";
import { menuPermission } from "../menu-values.ts";
import { changeStamp } from "../../../server/database/stamps.ts";

type Input = Arguments<typeof menuAdmin.generateButtons>;

const wordsOf = (verb: string): Words => {
  const known = VERBS.find((each) => each === verb);
  return known ? verbWords(known) : { zh: verb, lo: "", en: "" };
};

/** The requested permissions; `sent` are titles from the input, `usual` the default titles of the verbs. */
function requestedButtons(page: MenuTableRow, asked: Input) {
  const parent = asked.parentPermission || page.permission.replace(/:[^:]*$/, "");
  const permissions = asked.permissions?.length ? asked.permissions : VERBS;
  return permissions.map((name, index) => {
    const permission = name.includes(":") ? name : `${parent}:${name}`;
    const read = menuPermission.safeParse(permission);
    if (!read.success)
      throw new Failure("invalidInput", {
        errors: fieldErrorsOf(read.error, permission).map((each) => ({ ...each, field: "permissions" })),
      });
    const words = wordsOf(name.slice(name.lastIndexOf(":") + 1));
    const sent = {
      title: asked.permissionTitles?.[index] || undefined,
      title_en: asked.permissionTitlesEn?.[index] || undefined,
      title_lo: asked.permissionTitlesLo?.[index] || undefined,
    };
    return {
      permission,
      sent: Object.fromEntries(
        Object.entries(sent).filter(([, title]) => title !== undefined),
      ) as Partial<MenuTableRow>,
      usual: { title: words.zh, title_en: words.en, title_lo: words.lo },
    };
  });
}

/** Stores a new button and tells the log's entry of it. */
async function addButton(trx: DatabaseTransaction, row: MenuTableRow): Promise<AuditEntry> {
  await trx.as<IdentityTables>().insertInto("menu").values(row).execute();
  return { action: "add", module: "/sys/menu", recordId: row.id, title: loggedTitle(row), after: auditedOf(row) };
}

/** Gives an existing button the titles that were sent; without an entry if they are its own already. */
async function renameButton(
  trx: DatabaseTransaction,
  { services, caller }: { readonly services: Services; readonly caller: Caller },
  before: MenuTableRow,
  sent: Partial<MenuTableRow>,
): Promise<AuditEntry[]> {
  const after = { ...before, ...sent };
  const changes = auditedOf(after, before);
  if (Object.keys(changes).length === 0) return [];
  await trx
    .as<IdentityTables>()
    .updateTable("menu")
    .set({ ...sent, ...changeStamp(services.clock.now(), caller.userId, before) })
    .where("id", "=", before.id)
    .execute();
  const known = { recordId: before.id, title: loggedTitle(before), before: auditedOf(before, after), after: changes };
  return [{ action: "update", module: "/sys/menu", ...known }];
}

/** Adds a page's missing buttons and renames existing ones, keeping ids and grants. Resolves to all its buttons. */
export const generateButtons = (
  services: Services,
  asked: Input,
  { caller, idempotencyKey }: Pick<SignedInContext, "caller" | "idempotencyKey">,
): Promise<MenuEntry[]> =>
  changeMenus(
    services,
    async (trx, rows) => {
      const page = rows.find((row) => row.id === asked.menuId);
      if (!page) throw new Failure("notFound");
      await refuseStaleEntry(trx, page, asked.version);
      if (page.type === MENU_TYPES.directory || page.type === MENU_TYPES.button)
        throw invalidField("menuId", MENU_RULES.buttonPlace);
      const present = new Map<string, MenuTableRow>();
      for (const row of rows)
        if (row.parent_id === page.id && row.type === MENU_TYPES.button) present.set(row.permission, row);
      const audit: AuditEntry[] = [];
      let sort = lastSort(rows, page.id);
      for (const { permission, sent, usual } of requestedButtons(page, asked)) {
        refuseCode(caller, permission); // AZ-09
        const before = present.get(permission);
        if (before) {
          audit.push(...(await renameButton(trx, { services, caller }, before, sent)));
          continue;
        }
        sort += 1;
        const place = { parent_id: page.id, type: MENU_TYPES.button, permission, sort };
        const row = newEntry(services, caller, { ...usual, ...sent, ...place });
        checkRoom(rows, present.size + 1);
        present.set(permission, row);
        audit.push(await addButton(trx, row));
      }
      await recordAudit(trx, services, caller, audit);
      const all = entriesBelow(await menuRows(trx), page.id, await roleCounts(trx));
      return all.filter(({ type }) => type === MENU_TYPES.button);
    },
    idempotencyKey,
  );
