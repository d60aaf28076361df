import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { declarationOf, migrationOf } from "./templates.ts";

const contents = "src/modules/index.ts";

/** Adds an import below the last one and a name at the end of the list. */
const withLine = (text: string, name: string, file: string) => {
  // Found by its name, because the file has other lists of modules.
  const list = /(export const modules: readonly Module\[\] = \[)([^\]]*)(\];)/.exec(text);
  const lastImport = [...text.matchAll(/^import .*;$/gm)].at(-1);
  if (!list || !lastImport) throw new Error(`${contents} is not the list it was: add the line by hand.`);
  const names = [...(list[2] ?? "").split(",").map((one) => one.trim()), name].filter(Boolean).join(", ");
  const listed = text.replace(list[0], `${list[1]}${names}${list[3]}`);
  return listed.replace(lastImport[0], `${lastImport[0]}\nimport { ${name} } from "./${file}/${file}.ts";`);
};

const nextNumber = (names: readonly string[]) => {
  const numbers = names.map((name) => Number(/^(\d{4})-.*\.sql$/.exec(name)?.[1] ?? 0));
  return String(Math.max(0, ...numbers) + 1).padStart(4, "0");
};

/** Titles given on the command line; a missing one is derived from the name. */
export interface Title {
  readonly zh: string | undefined;
  readonly lo: string | undefined;
  readonly en: string | undefined;
}

/**
 * Writes the first draft of a module such as `farm-machine`: declaration, line in the table of contents, migration.
 * Resolves to the paths. If the name is invalid or taken, throws an error of one line and writes nothing.
 */
export async function writeModule(root: string, file: string, title: Title): Promise<string[]> {
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(file))
    throw new Error(
      `"${file}" cannot be a module's name: small letters and digits, parts joined by hyphens (farm-machine).`,
    );
  const declaration = `src/modules/${file}/${file}.ts`;
  if (existsSync(join(root, declaration))) throw new Error(`${declaration} exists already.`);
  const name = file.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const table = file.replaceAll("-", "_");
  const plain = file.charAt(0).toUpperCase() + file.slice(1).replaceAll("-", " ");
  const words = { zh: title.zh ?? plain, lo: title.lo ?? plain, en: title.en ?? plain };
  const migration = `migrations/${nextNumber(await readdir(join(root, "migrations")))}-${file}.sql`;
  const listed = withLine(await readFile(join(root, contents), "utf8"), name, file);
  await mkdir(join(root, "src/modules", file), { recursive: true });
  await writeFile(join(root, declaration), declarationOf(name, table, words));
  await writeFile(join(root, contents), listed);
  await writeFile(join(root, migration), migrationOf(table));
  return [declaration, contents, migration];
}
