import { vi } from "vitest";
import type { ModulesApp } from "./start-modules.server.ts";

/** The number of statements that a piece of work takes; with `about` of those that have this in their text. */
export async function statementsOf(
  { services }: ModulesApp,
  work: () => Promise<unknown>,
  about = "",
): Promise<number> {
  const { pool } = services.database;
  const connect = pool.connect.bind(pool);
  let statements = 0;
  const spied = vi.spyOn(pool, "connect").mockImplementation((async () => {
    const client = await connect();
    const count = (target: typeof client, name: string | symbol) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...given: readonly unknown[]): unknown => {
        if (name === "query" && JSON.stringify(given[0]).includes(about)) statements += 1;
        return Reflect.apply(value, target, given);
      };
    };
    return new Proxy(client, { get: count });
  }) as never);
  await work();
  spied.mockRestore();
  return statements;
}
