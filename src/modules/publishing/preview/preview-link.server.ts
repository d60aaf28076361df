import type { KeyObject } from "node:crypto";
import { HOUR, MINUTE } from "../../../contract/date/durations.ts";
import type { Module } from "../../../crud/define-module.ts";
import { permissionFor } from "../../../crud/permissions.ts";
import type { Row } from "../../../crud/record/columns.server.ts";
import { repositoryOf } from "../../../crud/repository/repository.server.ts";
import type { Caller } from "../../../server/caller.ts";
import type { PreviewGrant } from "../../../server/http/pages/preview-grant.ts";
import { isProof, proofOf } from "../../../server/secrets/signed-link.ts";
import type { Services } from "../../../server/services.ts";
import { typedInto } from "../../draft/draft.server.ts";
import { callerNow } from "../../role/role.server.ts";
import { PUBLISH_STATES, type PublishState } from "../publishing.ts";

/*
 * Preview links show one record to anyone who has the link. A link is valid until it expires, while its creator may
 * read the record, and while the record's state is unchanged: publishing and withdrawing invalidate it.
 */

const PURPOSE = "preview";
const STORED = "s";
const LIVES = { own: 15 * MINUTE, shared: 24 * HOUR } as const; // ms: the author’s own preview, and a shared link

/** `stored`: what its owner has typed and not saved is not shown. */
type Parts =
  | readonly [path: string, id: string, owner: string, until: number, state: number]
  | readonly [path: string, id: string, owner: string, until: number, state: number, stored: "stored"];
const proofFor = (key: KeyObject, parts: Parts): string => proofOf(key, PURPOSE, parts);
/** The publishing state as a number. */
const stepOf = (row: Row): number => PUBLISH_STATES.indexOf(row["state"] as PublishState);

/** The address of the record's public page with a signature; undefined if the module has no such page. */
export function previewLink(
  { secrets, clock }: Pick<Services, "secrets" | "clock">,
  module: Module,
  row: Row,
  { caller, isShared, withDraft }: { readonly caller: Caller; readonly isShared: boolean; readonly withDraft: boolean },
): { readonly address: string; readonly until: string } | undefined {
  const { publicPath } = module;
  if (publicPath === undefined) return undefined;
  const until = clock.now() + LIVES[isShared ? "shared" : "own"];
  const parts = [module.path, row.id, caller.userId, until, stepOf(row)] as const;
  const proof = proofFor(secrets.linkKey, withDraft ? parts : [...parts, "stored"]);
  const preview = [caller.userId, until.toString(36), `${stepOf(row)}${withDraft ? "" : STORED}`, proof].join(".");
  return {
    address: `${publicPath}?${new URLSearchParams({ id: row.id, preview }).toString()}`,
    until: new Date(until).toISOString(),
  };
}

const TOKEN = /^([0-9a-f-]{36})\.([0-9a-z]{1,12})\.(\d)(s?)\.([\w-]{43})$/;

/** Checks a preview link and returns what it grants; undefined when invalid or expired. */
export function previewsWith(services: Services, modules: readonly Module[]) {
  return async (page: string, id: string, token: string): Promise<PreviewGrant | undefined> => {
    const [, owner = "", coded = "", step = "", stored = "", proof = ""] = TOKEN.exec(token) ?? [];
    const until = Number.parseInt(coded, 36);
    const module = modules.find((each) => each.publicPath === page);
    if (!module || owner === "" || until <= services.clock.now()) return undefined;
    // Checked before any query, so that forged links cost no database time.
    const parts = [module.path, id, owner, until, Number(step)] as const;
    const right = proofFor(services.secrets.linkKey, stored === STORED ? [...parts, "stored"] : parts);
    if (!isProof(proof, right)) return undefined;
    const maker = await callerNow(services.database, owner, permissionFor(module, "list"));
    if (!maker) return undefined;
    const row = await repositoryOf(module, services).for(maker).find(id);
    if (!row || stepOf(row) !== Number(step)) return undefined;
    const typed = stored === STORED ? {} : await typedInto(services.database, module, row, owner);
    return { table: module.table, id, typed };
  };
}
