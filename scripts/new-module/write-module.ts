import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  contentDeclarationOf,
  contentMigrationOf,
  contentPageOf,
  contentScreensOf,
  contentTextsOf,
  typeOf,
} from "./content-templates.ts";
import { declarationOf, migrationOf, type Words } from "./templates.ts";

const contents = "src/modules/index.ts";
const pages = "src/portal/pages.ts";

interface Listed {
  readonly name: string;
  /** Constant that lists it. */
  readonly list: string;
}

/** Adds an import below the last one, and each name at the end of its list. */
const withLines = (path: string, text: string, listed: readonly Listed[], from: string) => {
  const lastImport = [...text.matchAll(/^import .*;$/gm)].at(-1);
  const failed = new Error(`${path} is not the list it was: add the lines by hand.`);
  if (!lastImport) throw failed;
  const names = listed.map(({ name }) => name).sort((one, other) => (one < other ? -1 : 1));
  const imported = text.replace(lastImport[0], `${lastImport[0]}\nimport { ${names.join(", ")} } from "${from}";`);
  return listed.reduce((before, { name, list }) => {
    const found = new RegExp(`(export const ${list}: [^=]* = \\[)([^\\]]*)(\\];)`).exec(before);
    if (!found) throw failed;
    const all = (found[2] ?? "").split(",").map((one) => one.trim());
    return before.replace(found[0], `${found[1]}${[...all, name].filter(Boolean).join(", ")}${found[3]}`);
  }, imported);
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

interface Draft {
  readonly name: string;
  readonly file: string;
  readonly table: string;
  readonly words: Words;
}

/** The files of a plain module by path, and its line in the table of contents. */
const plainFiles = ({ name, file, table, words }: Draft) => ({
  own: { [`src/modules/${file}/${file}.ts`]: declarationOf(name, table, words) },
  migration: migrationOf(table),
  lists: [{ path: contents, from: `./${file}/${file}.ts`, listed: [{ name, list: "modules" }] }],
});

/** The same of content for visitors, with its public page. */
const contentFiles = ({ name, file, table, words }: Draft) => {
  const type = typeOf(name);
  return {
    own: {
      [`src/modules/${file}/${file}.ts`]: contentDeclarationOf(name, file, table, words),
      [`src/modules/${file}/${file}.screens.tsx`]: contentScreensOf(name, file),
      [`src/portal/${file}/${file}-page.tsx`]: contentPageOf(name, file, table),
      [`src/portal/${file}/${file}-texts.ts`]: contentTextsOf(name, table),
    },
    migration: contentMigrationOf(table),
    lists: [
      {
        path: contents,
        from: `./${file}/${file}.ts`,
        listed: [
          { name, list: "contentModules" },
          { name: `public${type}`, list: "publicSides" },
          { name: `found${type}`, list: "foundKinds" },
        ],
      },
      { path: pages, from: `./${file}/${file}-page.tsx`, listed: [{ name: `${name}Page`, list: "PORTAL_PAGES" }] },
    ],
  };
};

/**
 * Writes the first draft of a module such as `farm-machine`: declaration, line in the table of contents, migration; of
 * content for visitors also what they see. Resolves to the paths. If the name is invalid or taken, throws an error of
 * one line and writes nothing.
 */
export async function writeModule(root: string, file: string, title: Title, isContent = false): Promise<string[]> {
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(file))
    throw new Error(
      `"${file}" cannot be a module's name: small letters and digits, parts joined by hyphens (farm-machine).`,
    );
  const plain = file.charAt(0).toUpperCase() + file.slice(1).replaceAll("-", " ");
  const draft = {
    file,
    name: file.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    table: file.replaceAll("-", "_"),
    words: { zh: title.zh ?? plain, lo: title.lo ?? plain, en: title.en ?? plain },
  };
  const { own, migration, lists } = isContent ? contentFiles(draft) : plainFiles(draft);
  const taken = Object.keys(own).find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken} exists already.`);
  const files = { ...own };
  for (const { path, from, listed } of lists)
    files[path] = withLines(path, await readFile(join(root, path), "utf8"), listed, from);
  files[`migrations/${nextNumber(await readdir(join(root, "migrations")))}-${file}.sql`] = migration;
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return Object.keys(files);
}
