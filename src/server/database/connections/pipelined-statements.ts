import pg from "pg";

/** A statement of the query builder with its parameters. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** The connection keeps what it has made of the text under this name; the same text always has the same one. */
  readonly name?: string | undefined;
}

type Fields = readonly object[];
type Answer = (error: Error | undefined, results: unknown) => void;

/** Members of pg's own connection that its types do not declare. */
interface Wire {
  stream: { readonly writable: boolean; write(bytes: Uint8Array): void };
  /** Names and texts of the statements that the server has prepared or is about to. */
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(message: { readonly text: string; readonly name: string }): void;
  describe(message: object): void;
  sync(): void;
  on(event: "parseComplete", listener: () => void): void;
  off(event: "parseComplete", listener: () => void): void;
}
interface Query {
  name: string | undefined;
  callback: Answer;
  prepare(wire: Wire): void;
  handleRowDescription(message: { readonly fields: Fields }): void;
}

const wireOf = (connection: pg.Connection): Wire => connection as unknown as Wire;
const undeclaredOf = (query: pg.Query): Query => query as unknown as Query;

/** The connection, whose messages gather in `bytes`; the request for an answer (Sync) is sent with all of them. */
function collecting(wire: Wire, bytes: Uint8Array[]): Wire {
  const collector = Object.create(wire) as Wire;
  collector.stream = { writable: true, write: (part) => void bytes.push(part) };
  collector.sync = () => {};
  return collector;
}

/** Sends the collected messages as one, and requests the answer (Sync). */
function send(wire: Wire, collector: Wire, bytes: Uint8Array[]): void {
  wire.sync.call(collector);
  if (wire.stream.writable) wire.stream.write(Buffer.concat(bytes));
}

/** Column descriptions of named statements, by connection, so that they are not requested with each answer. */
const described = new WeakMap<Wire, Map<string, Fields>>();

/** One statement. Its name is set afterwards: pg copies an object with both, a thirtieth of what a save takes here. */
class Alone extends pg.Query {
  constructor({ sql, parameters, name }: Statement, answer: Answer) {
    super(sql, [...parameters], answer);
    const query = undeclaredOf(this);
    query.name = name;
    this.submit = (connection) => {
      const wire = wireOf(connection);
      const bytes: Uint8Array[] = [];
      const collector = collecting(wire, bytes);
      const fields = name === undefined ? undefined : described.get(wire)?.get(name);
      if (fields) {
        collector.describe = () => {};
        query.handleRowDescription({ fields });
      } else if (name !== undefined) {
        const take = query.handleRowDescription.bind(query);
        query.handleRowDescription = (message) => {
          described.set(wire, (described.get(wire) ?? new Map<string, Fields>()).set(name, message.fields));
          take(message);
        };
      }
      const { callback } = query;
      let failure: Error | undefined;
      query.callback = (error) => (failure = error);
      query.prepare(collector);
      query.callback = callback;
      if (failure) {
        if (name !== undefined) delete wire.submittedNamedStatements[name];
        return failure;
      }
      send(wire, collector, bytes);
      return null;
    };
  }
}

/**
 * Statements sent as one message and answered by one. The server skips all statements after a failed one, so nothing
 * runs outside a transaction whose `begin` failed, and nothing is committed if a part failed.
 */
class Together extends pg.Query {
  constructor(statements: readonly Statement[], answer: Answer) {
    let end = () => {};
    super("together", (error, results) => {
      end();
      answer(error, results);
    });
    this.submit = (connection) => {
      const wire = wireOf(connection);
      const bytes: Uint8Array[] = [];
      const collector = collecting(wire, bytes);
      /** The texts that are parsed anew, in their order. */
      const parsed: { readonly name: string; readonly text: string }[] = [];
      collector.parse = (message) => {
        parsed.push(message);
        wire.parse.call(collector, message);
      };
      let failure: Error | undefined;
      for (const { sql, parameters, name } of statements) {
        const each = undeclaredOf(new pg.Query(sql, [...parameters], (error) => (failure ??= error)));
        each.name = name;
        each.prepare(collector);
      }
      const names = parsed.flatMap(({ name }) => name || []);
      if (names.length > 0) {
        // The server keeps those before a statement that fails, though it takes back what they did.
        const keep = () => {
          const { name, text } = parsed.shift() ?? { name: "", text: "" };
          if (name) wire.parsedStatements[name] = text;
        };
        wire.on("parseComplete", keep);
        end = () => {
          wire.off("parseComplete", keep);
          for (const name of names) delete wire.submittedNamedStatements[name];
        };
      }
      if (failure) {
        end();
        return failure;
      }
      send(wire, collector, bytes);
      return null;
    };
  }
}

/**
 * Resolves to the result of each. Throws the error of the first that fails; the statements behind it are not executed.
 */
export async function sendPipelined(
  client: pg.ClientBase,
  statements: readonly Statement[],
): Promise<readonly pg.QueryResult[]> {
  const [first, second] = statements;
  try {
    return await new Promise((resolve, reject) => {
      const answer: Answer = (error, results) => {
        if (error) reject(error);
        else resolve([results].flat() as pg.QueryResult[]);
      };
      client.query(first && !second ? new Alone(first, answer) : new Together(statements, answer));
    });
  } catch (error) {
    // Like pg: the stack leads to the caller and not to the socket.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}
