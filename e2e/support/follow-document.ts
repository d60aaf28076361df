import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "../../scripts/places.ts";

/** Files that are not part of a checkout. */
const MADE_HERE = new Set([".git", "node_modules", "dist", "data", "test-results", "coverage"]);

/** Copies this checkout as another person would have it, with this one's packages. */
export async function scratchCopy(folder: string): Promise<void> {
  await cp(root, folder, {
    recursive: true,
    filter: (path) => dirname(path) !== root || !MADE_HERE.has(path.slice(root.length + 1)),
  });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
}

/** A code block of a document, with the file and the list named in backquotes in the sentence before it. */
interface Step {
  readonly file: string;
  readonly list: string | undefined;
  readonly code: string;
}

function stepsOf(document: string): Step[] {
  const steps: Step[] = [];
  let file: string | undefined;
  let list: string | undefined;
  for (const part of document.matchAll(/^```\w*\n(?<code>[^]*?)^```$|^(?<words>.+)$/gm)) {
    const { code, words } = part.groups ?? {};
    if (words?.startsWith("#")) file = list = undefined;
    for (const [, name = ""] of words?.matchAll(/`([^`]+)`/g) ?? []) {
      if (/^[\w/.-]+\/[\w.-]+\.(ts|sql)$/.test(name)) [file, list] = [name, undefined];
      else if (/^\w+$/.test(name) && words?.includes(`list \`${name}\``)) list = name;
    }
    if (code !== undefined && file !== undefined) steps.push({ file, list, code });
  }
  return steps;
}

/** Adds an import below the last one, or a line at the end of the list. */
function withLine(text: string, { file, list, code }: Step): string {
  if (code.startsWith("import ")) {
    const last = [...text.matchAll(/^import .*;$/gm)].at(-1);
    if (!last) throw new Error(`${file} has no imports`);
    return text.replace(last[0], () => `${last[0]}\n${code.trimEnd()}`);
  }
  const begin = text.search(new RegExp(`\\bconst ${list}\\b[^=]*= \\[`));
  const end = text.indexOf("]", text.indexOf("= [", begin) + 3);
  if (begin === -1 || end === -1) throw new Error(`${file} has no list ${list}`);
  return `${text.slice(0, end).trimEnd().replace(/,?$/, ",")}\n${code.trimEnd()}\n${text.slice(end)}`;
}

/**
 * Follows the document in `folder`: writes new files, and inserts lines where its sentences say. Resolves to the files,
 * one for each code block.
 */
export async function followDocument(folder: string, document: string): Promise<readonly string[]> {
  const steps = stepsOf(await readFile(join(folder, document), "utf8"));
  for (const step of steps) {
    const path = join(folder, step.file);
    if (step.list === undefined) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, step.code, { flag: "wx" });
    } else {
      await writeFile(path, withLine(await readFile(path, "utf8"), step));
    }
  }
  return steps.map(({ file }) => file);
}
