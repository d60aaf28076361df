import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { DatabaseTransaction, Queryable } from "../database/database.ts";

/*
 * Texts too long for a row of the log. The row holds the text's beginning, length and SHA-256; the text itself is in
 * `audit_text`, once for all rows that name it. The chain covers the hash, and the hash the text.
 */

/** Value of a log row in place of a long text. */
export interface LongText {
  readonly cut: string;
  readonly length: number;
  /**
   * SHA-256 under which the whole text is stored; absent in rows written before texts were stored, and for texts longer
   * than any form accepts.
   */
  readonly text?: string;
}

type Values = Readonly<Record<string, unknown>>;

const LONGEST_IN_ROW = 20_000; // characters; whole messages and ordinary articles stay below
const LONGEST = 1_100_000; // cleaned HTML of 512 KiB as typed is at most twice as long
const CUT_TO = 2_000;

/** The values as a row stores them; texts stored apart are added to `texts`, by hash. */
export const inRow = (values: Values, texts: Map<string, string>): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== "string" || value.length <= LONGEST_IN_ROW) return [name, value];
      const cut = { cut: value.slice(0, CUT_TO).toWellFormed(), length: value.length };
      if (value.length > LONGEST) return [name, cut satisfies LongText];
      const text = createHash("sha256").update(value).digest("hex");
      texts.set(text, value);
      return [name, { ...cut, text } satisfies LongText];
    }),
  );

/** Keeps texts that rows written at `at` (ISO 8601) name. */
export async function storeTexts(
  trx: DatabaseTransaction,
  texts: ReadonlyMap<string, string>,
  at: string,
): Promise<void> {
  if (texts.size === 0) return;
  const ordered = [...texts].sort(([a], [b]) => (a < b ? -1 : 1)); // two writers lock the same ones in the same order
  // An existing row is locked, so that retention cannot delete it before this transaction commits.
  await sql`
    insert into audit_text (hash, content, used_at)
    select hash, content, ${at}::timestamptz
    from unnest(${ordered.map(([hash]) => hash)}::text[], ${ordered.map(([, text]) => text)}::text[]) as t(hash, content)
    on conflict (hash) do update set used_at = greatest(audit_text.used_at, excluded.used_at)`.execute(
    trx.as<unknown>(),
  );
}

/** Hashes of the texts that a row's values name. */
export const textsOf = (...all: readonly Values[]): string[] =>
  all.flatMap((values) =>
    Object.values(values).flatMap((value) => {
      const { cut, text } = (value ?? {}) as { readonly cut?: unknown; readonly text?: unknown };
      return typeof cut === "string" && typeof text === "string" ? [text] : [];
    }),
  );

/** Hashes of these texts that are missing or no longer match their hash. */
export async function brokenTexts(on: Queryable, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const { rows } = await sql<{ hash: string }>`
    select asked.hash from unnest(${[...new Set(hashes)]}::text[]) as asked(hash) left join audit_text t on t.hash = asked.hash
    where t.hash is null or encode(sha256(convert_to(t.content, 'UTF8')), 'hex') <> t.hash`.execute(on.as<unknown>());
  return new Set(rows.map(({ hash }) => hash));
}
