import type { CompiledQuery, QueryExecutorProvider } from "kysely";
import type { Queryable } from "../database.ts";

const MAX_STATEMENTS = 300; // texts; each costs every connection its plan

const marked = new WeakSet<CompiledQuery>();
const names = new Map<string, string>();

/** A compilable query: a select, or a SQL text with values. */
interface Statement<R> {
  compile(on: QueryExecutorProvider): CompiledQuery<R>;
}

/** Marks a statement as one that each connection parses and plans once. */
export function asPrepared<R>(query: CompiledQuery<R>): CompiledQuery<R> {
  marked.add(query);
  return query;
}

/**
 * Executes a statement that each connection parses and plans once. Only for a statement whose best plan is the same for
 * all values, such as reading a record by its id. The plan of a filter or a search depends on the number of hits
 * (docs/decisions/066).
 */
export async function executePrepared<R>(on: Queryable, statement: Statement<R>): Promise<R[]> {
  const db = on.as<unknown>();
  return (await db.executeQuery(asPrepared(statement.compile(db)))).rows;
}

/**
 * The name under which connections keep a marked statement; undefined for other statements, and once enough are kept.
 */
export function nameOf(query: CompiledQuery): string | undefined {
  if (!marked.has(query)) return undefined;
  const known = names.get(query.sql);
  if (known !== undefined || names.size >= MAX_STATEMENTS) return known;
  const name = `s${names.size}`;
  names.set(query.sql, name);
  return name;
}
