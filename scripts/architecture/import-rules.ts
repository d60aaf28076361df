import { posix } from "node:path";
import { engineRooms, givenRooms, layers, sideOf, sideOfPackage } from "./layers.ts";
import { type Problem, problemAt } from "./problem.ts";
import type { SourceFile } from "./source-file.ts";

const rankOf = (folder: string) => layers.findIndex((line) => line.includes(folder));

/** Path of the file that a relative import names, without a query such as `?url`; undefined for a package. */
export const targetOf = (file: SourceFile, specifier: string): string | undefined =>
  specifier.startsWith(".") ? posix.join(posix.dirname(file.path), specifier.replace(/\?.*$/, "")) : undefined;

const refuseFolders = (from: string, to: string): string | undefined => {
  if (!to.startsWith("src/")) return "nothing under src imports from outside src";
  const [, here = ""] = from.split("/");
  const [, there = ""] = to.split("/");
  if (here === there) return undefined;
  if (rankOf(there) > rankOf(here)) return `${here} comes before ${there} in the order of layers`;
  if (rankOf(there) === rankOf(here)) return `${here} and ${there} are siblings and never see each other`;
  return undefined;
};

const refuseSides = (from: string, to: string): string | undefined => {
  const here = sideOf(from);
  const there = sideOf(to);
  if (there === "anywhere" || here === there) return undefined;
  return here === "anywhere"
    ? `a file that runs anywhere imports no ${there} file`
    : `a ${here} file imports no ${there} file`;
};

const refusePackage = (from: string, specifier: string): string | undefined => {
  const here = sideOf(from);
  const there = sideOfPackage(specifier);
  if (there === "anywhere" || here === there) return undefined;
  return `${specifier} runs on the ${there} side only, this file ${here === "anywhere" ? "anywhere" : `on the ${here} side`}`;
};

const isDemonstration = (path: string) => path.startsWith("demo/");

const refuseDemonstration = (from: string, to: string): string | undefined => {
  if (!isDemonstration(from))
    return isDemonstration(to) ? "the program runs without demo: nothing imports it" : undefined;
  const [, there = ""] = to.split("/");
  return isDemonstration(to) || (to.startsWith("src/") && rankOf(there) <= rankOf("modules"))
    ? undefined
    : "demo imports modules and what comes before them";
};

const moduleOf = (path: string) => /^src\/modules\/([^/]+)\//.exec(path)?.[1];

/** Files of tests and their tools, which may import a module's inner files; product code must not import them. */
export const isForTests = (path: string) => /\.test\.tsx?$|\/testing\/|\/test-[^/]+$/.test(path);

const refuseTestTools = (from: string, to: string): string | undefined =>
  isForTests(to) && !isForTests(from) ? "only tests import what is made for tests" : undefined;

const refuseModules = (from: string, to: string): string | undefined => {
  if (isForTests(from)) return undefined;
  const here = isDemonstration(from) ? "demo" : moduleOf(from);
  const there = moduleOf(to);
  if (here && /^src\/modules\/index\.[^/]+$/.test(to)) return "a module never imports the table of contents";
  if (here && there && here !== there && !new RegExp(`/${there}/${there}(\\.server|\\.web)?\\.ts$`).test(to))
    return `another module is reached only by ${there}.ts, its declaration, the verbs of ${there}.server.ts, or the screens of ${there}.web.ts`;
  if (!from.startsWith("src/portal/") || !to.startsWith("src/modules/")) return undefined;
  return there && to.endsWith(`/${there}/${there}.ts`)
    ? undefined
    : "the portal imports single declarations of modules: no table of contents, no screens";
};

const refuseGivenRooms = (from: string, to: string): string | undefined => {
  const isGiven = (path: string) => givenRooms.some((room) => path.startsWith(room));
  return isGiven(to) && from.startsWith("src/crud/") && !isGiven(from) && !isForTests(from)
    ? "the engine is given this room where the program is composed"
    : undefined;
};

const refuseRoomsAfter = (from: string, to: string): string | undefined => {
  const side = sideOf(from);
  if (side === "anywhere" || isForTests(from)) return undefined;
  const rankIn = (path: string) => engineRooms[side].findIndex((room) => path.startsWith(`src/crud/${room}/`));
  const here = rankIn(from);
  return here >= 0 && rankIn(to) > here
    ? `crud/${engineRooms[side][rankIn(to)]} comes after it (layers.ts)`
    : undefined;
};

const refusals = [
  { holdsIn: /^src\//, refuse: [refuseFolders, refuseSides, refuseGivenRooms, refuseRoomsAfter] },
  { holdsIn: /^(?:src|demo)\//, refuse: [refuseTestTools, refuseModules] },
  { holdsIn: /^/, refuse: [refuseDemonstration] },
];

/**
 * Checks the order of folders, the sides, and that modules are imported only by their public files. Imports of types
 * count.
 */
export function checkImports(file: SourceFile): Problem[] {
  const [root, folder = ""] = file.path.split("/");
  if (root === "src" && rankOf(folder) < 0)
    return [`${file.path}  src/${folder} is in no line of scripts/architecture/layers.ts`];
  const rules = refusals.filter(({ holdsIn }) => holdsIn.test(file.path)).flatMap(({ refuse }) => refuse);
  return file.imports.flatMap(({ specifier, start }) => {
    const to = targetOf(file, specifier);
    const found = to
      ? rules.map((refuse) => refuse(file.path, to))
      : root === "src"
        ? [refusePackage(file.path, specifier)]
        : [];
    return found.filter((text) => text !== undefined).map((text) => problemAt(file, start, `${specifier}: ${text}`));
  });
}
