import pg from "pg";

/** A statement and its parameters, as the query builder gives it. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Members of pg's own connection that its types do not declare. */
interface Wire {
  readonly stream: { readonly writable: boolean; write(bytes: Uint8Array): void };
  sync(): void;
}
interface Prepared {
  prepare(wire: Wire): void;
}

/**
 * Statements that travel as one message and are answered by one. The server skips whatever stands behind one that fails, so nothing runs
 * outside a transaction whose `begin` failed, and nothing is committed of which a part failed.
 */
class Together extends pg.Query {
  constructor(statements: readonly Statement[], answer: (error: Error | undefined, results: unknown) => void) {
    super({ text: "together" }, answer as never);
    this.submit = (connection) => {
      const wire = connection as unknown as Wire;
      const bytes: Uint8Array[] = [];
      let failure: Error | undefined;
      // Nothing is sent before every message has been serialised, and only the last message requests the answer
      // (Sync).
      const collecting = Object.create(wire, {
        stream: { value: { writable: true, write: (part: Uint8Array) => void bytes.push(part) } },
        sync: { value: () => {} },
      }) as Wire;
      for (const { sql, parameters } of statements) {
        const each = new pg.Query({ text: sql, values: [...parameters] }, undefined, (error) => (failure ??= error));
        (each as unknown as Prepared).prepare(collecting);
      }
      if (failure) return failure;
      wire.sync.call(collecting);
      if (wire.stream.writable) wire.stream.write(Buffer.concat(bytes));
      return null;
    };
  }
}

/** Gives the result of each; throws the error of the first that fails, and those behind it are not run. */
export async function sendTogether(
  client: pg.ClientBase,
  statements: readonly Statement[],
): Promise<readonly pg.QueryResult[]> {
  try {
    return await new Promise((resolve, reject) => {
      client.query(
        new Together(statements, (error, results) => {
          if (error) reject(error);
          else resolve([results].flat() as pg.QueryResult[]);
        }),
      );
    });
  } catch (error) {
    // As the driver does: a trace that leads to whoever asked and not to the socket.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}
