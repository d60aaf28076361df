import order from "../portal.css?raw";

const TEXTS = import.meta.glob<string>(["../../portal/**/*.css", "../../web/theme/*.css"], {
  query: "?inline",
  import: "default",
  eager: true,
});

interface Sheet {
  readonly text: string;
  /** What it is about; a sheet that names no class is about every page. */
  readonly classes: ReadonlySet<string>;
}

// Of a sheet its selectors alone: values hold dots too.
const classesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.replace(/\{[^{}]*\}/g, "{}").matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name as string));

const sheetOf = (path: string): Sheet => {
  const text = TEXTS[path.replace(/^\.\.\//, "../../")];
  if (text === undefined) throw new Error(`main/portal.css imports ${path}, which is no sheet of the portal`);
  // The foundation is about every page, whichever classes it names beside.
  return { text, classes: path.startsWith("../web/theme/") ? new Set() : classesIn(text) };
};

/** The sheets of the public site, as main/portal.css lists them. */
const SHEETS: readonly Sheet[] = [...order.matchAll(/@import "([^"]+)"/g)].map(([, path]) => sheetOf(path as string));

/**
 * The styles a page carries: the sheets of whose classes it shows one. All of them on every page would be twice what may come before
 * the first picture (12 KB); a sheet of its own would cost a journey.
 */
export function stylesOf(body: string): string {
  const shown = new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => (names as string).split(" ")));
  const isNeeded = ({ classes }: Sheet) => classes.size === 0 || [...classes].some((name) => shown.has(name));
  return SHEETS.filter(isNeeded)
    .map(({ text }) => text)
    .join("");
}
