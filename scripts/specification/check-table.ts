import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readStatements, type Statement } from "./shown-statements.ts";
import { testTitles } from "./test-titles.ts";

type FindTitles = (path: string) => Promise<Set<string> | undefined>;

const faultOf = async (proof: string, find: FindTitles): Promise<string | undefined> => {
  const [path = "", title] = proof.split(/ › (.*)/s);
  if (!title?.trim()) return `"${proof}" is not "path › title of a test"`;
  const titles = await find(path.trim());
  if (!titles) return `${path} does not exist`;
  return titles.has(title.trim()) ? undefined : `${path} has no test with the title "${title.trim()}"`;
};

const faultsOf = async ({ id, text, shownBy }: Statement, find: FindTitles): Promise<string[]> => {
  if (!id || !text) return ["a row with an empty cell"];
  if (shownBy.length === 0) return ["no test shows it"];
  const faults = await Promise.all(shownBy.map((proof) => faultOf(proof, find)));
  return faults.filter((fault) => fault !== undefined);
};

export interface Checked {
  readonly ids: readonly string[];
  readonly problems: string[];
}

/** Compares the statements of a document under `root` with the tests that it names. */
export async function checkTable(root: string, document: string): Promise<Checked> {
  const text = await readFile(join(root, document), "utf8").catch(() => undefined);
  if (text === undefined) return { ids: [], problems: [`${document} does not exist`] };
  const { statements, strays } = readStatements(text);
  const known = new Map<string, Promise<Set<string> | undefined>>();
  const find: FindTitles = (path) => {
    const titles =
      known.get(path) ??
      readFile(join(root, path), "utf8").then(
        (file) => testTitles(path, file),
        () => undefined,
      );
    known.set(path, titles);
    return titles;
  };
  const problems = statements.length === 0 ? [`${document} has no table with the head | id | statement |`] : [];
  problems.push(...strays.map((stray) => `${document}:${stray}`));
  for (const statement of statements) {
    const faults = await faultsOf(statement, find);
    problems.push(...faults.map((fault) => `${document}:${statement.line}  ${statement.id || "?"}: ${fault}`));
  }
  return { ids: statements.map(({ id }) => id), problems };
}
