import type { KeyObject } from "node:crypto";
import type { Module } from "../../../crud/define-module.ts";
import { permissionFor } from "../../../crud/permissions.ts";
import type { Row } from "../../../crud/table/columns.server.ts";
import { tableOf } from "../../../crud/table/table.server.ts";
import type { Caller } from "../../../server/http/route.ts";
import type { PreviewGrant } from "../../../server/security/preview-grant.ts";
import { isProof, proofOf } from "../../../server/security/signed-link.ts";
import type { Services } from "../../../server/services.ts";
import { typedInto } from "../../draft/draft.server.ts";
import { callerNow } from "../../role/role.server.ts";
import { PUBLISH_STATES, type PublishState } from "../publishing.ts";

/*
 * A preview link shows one record as it is, to whoever has the link. It is good until its time, as long as who made it may read the
 * record, and as long as the record is as far on its way to the public as it was: publishing and taking down end its links.
 */

const PURPOSE = "preview";
/** For the writer's own look, and for somebody else's who was sent the link. */
const LIVES = { own: 15 * 60_000, shared: 24 * 3_600_000 } as const; // ms

type Parts = readonly [path: string, id: string, owner: string, until: number, state: number];
const proofFor = (key: KeyObject, parts: Parts): string => proofOf(key, PURPOSE, parts);
/** How far a record is on its way to the public. */
const stepOf = (row: Row): number => PUBLISH_STATES.indexOf(row["state"] as PublishState);

/** The address of the record's page with the proof in it; undefined: the module has no such page. */
export function previewLink(
  { secrets, clock }: Pick<Services, "secrets" | "clock">,
  module: Module,
  row: Row,
  caller: Caller,
  isShared: boolean,
): { readonly address: string; readonly until: string } | undefined {
  const { publicPath } = module;
  if (publicPath === undefined) return undefined;
  const until = clock.now() + LIVES[isShared ? "shared" : "own"];
  const proof = proofFor(secrets.linkKey, [module.path, row.id, caller.userId, until, stepOf(row)]);
  const preview = [caller.userId, until.toString(36), stepOf(row), proof].join(".");
  return {
    address: `${publicPath}?${new URLSearchParams({ id: row.id, preview }).toString()}`,
    until: new Date(until).toISOString(),
  };
}

const MARK = /^([0-9a-f-]{36})\.([0-9a-z]{1,12})\.(\d)\.([\w-]{43})$/;

/** What a link lets its reader see of the page's record; undefined: nothing, or nothing any more. */
export function previewsWith(services: Services, modules: readonly Module[]) {
  return async (page: string, id: string, mark: string): Promise<PreviewGrant | undefined> => {
    const [, owner = "", coded = "", step = "", proof = ""] = MARK.exec(mark) ?? [];
    const until = Number.parseInt(coded, 36);
    const module = modules.find((each) => each.publicPath === page);
    if (!module || owner === "" || until <= services.clock.now()) return undefined;
    // Before anything is looked up: nobody keeps the database busy with marks of their own making.
    const right = proofFor(services.secrets.linkKey, [module.path, id, owner, until, Number(step)]);
    if (!isProof(proof, right)) return undefined;
    const maker = await callerNow(services.database, owner, permissionFor(module, "list"));
    if (!maker) return undefined;
    const row = await tableOf(module, services)
      .for(maker)
      .get(id)
      .catch(() => undefined);
    return row && stepOf(row) === Number(step)
      ? { table: module.table, id, typed: await typedInto(services.database, module, row, owner) }
      : undefined;
  };
}
