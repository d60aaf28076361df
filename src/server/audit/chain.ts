import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "../secrets/secrets.ts";

/*
 * The log as a chain: every row's hash covers the row and the hash of the row before it, and the ends of the chain are
 * signed with a key outside the database. The hashes need no key, so a log restored under new keys (RE-20) can still be
 * verified row by row.
 */

/** A row as the chain sees it; moments as the database spells them. */
export interface AuditRow {
  readonly id: string;
  readonly position: number;
  readonly at: string;
  readonly by_id: string | null;
  readonly by_name: string;
  readonly session_id: string | null;
  readonly address: string;
  readonly action: string;
  readonly module: string;
  readonly record_id: string;
  readonly title: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  /** Place in the chain, from 1 without gaps; null until sealed. */
  readonly seal: number | null;
  readonly hash: string | null;
}

export interface ChainEnds {
  readonly sealed: number;
  readonly hash: string;
  /** Seal of the last row removed by retention, with its hash; the remaining rows follow it. */
  readonly pruned: number;
  readonly pruned_hash: string;
}

/** The state before the first row of the chain. */
export const BEGINNING: ChainEnds = { sealed: 0, hash: "", pruned: 0, pruned_hash: "" };

/** Canonical JSON: members sorted by name, because the database may return them in any order. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(",")}}`;
}

/** The hash of a row at a place of the chain, after the row with `previous`. */
export function rowHash(row: AuditRow, seal: number, previous: string): string {
  const { id, position, at, by_id, by_name, session_id, address, action, module, record_id, title } = row;
  const who = [by_id, by_name, session_id, address];
  const what = [action, module, record_id, title, row.before, row.after];
  return createHash("sha256")
    .update(canonicalJson([previous, seal, id, position, at, ...who, ...what]))
    .digest("hex");
}

const keyOf = ({ linkKey }: Pick<Secrets, "linkKey">): Buffer =>
  createHmac("sha256", linkKey).update("audit chain").digest();

export const signatureOf = (secrets: Pick<Secrets, "linkKey">, { sealed, hash, pruned, pruned_hash }: ChainEnds) =>
  createHmac("sha256", keyOf(secrets))
    .update(canonicalJson([sealed, hash, pruned, pruned_hash]))
    .digest("hex");

export function isSigned(secrets: Pick<Secrets, "linkKey">, ends: ChainEnds, signature: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secrets, ends))];
  return given.length === right.length && timingSafeEqual(given, right);
}
