import order from "../portal.css?raw";

const TEXTS = import.meta.glob<string>(
  ["../../portal/**/*.css", "../../web/{i18n,scene,theme}/*.css", "../../web/chart/region-map.css"],
  {
    query: "?inline",
    import: "default",
    eager: true,
  },
);

interface Sheet {
  readonly text: string;
  /** Class names in the sheet; a sheet without any applies to every page. */
  readonly classes: ReadonlySet<string>;
}

// Selectors only, because values contain dots too.
const classesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.replace(/\{[^{}]*\}/g, "{}").matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name as string));

const sheetOf = (path: string): Sheet => {
  const text = TEXTS[path.replace(/^\.\.\//, "../../")];
  if (text === undefined) throw new Error(`main/portal.css imports ${path}, which is no sheet of the portal`);
  // The theme's sheets apply to every page, even those that name classes.
  return { text, classes: path.startsWith("../web/theme/") ? new Set() : classesIn(text) };
};

/** The sheets of the public site, in the order of main/portal.css. */
const SHEETS: readonly Sheet[] = [...order.matchAll(/@import "([^"]+)"/g)].map(([, path]) => sheetOf(path as string));

/**
 * Styles inlined in a page: the sheets of which it uses at least one class. All sheets would be twice the 12 KB allowed
 * before the first paint; a separate file would cost a round trip.
 */
export function stylesOf(body: string): string {
  const shown = new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => (names as string).split(" ")));
  const isNeeded = ({ classes }: Sheet) => classes.size === 0 || [...classes].some((name) => shown.has(name));
  return SHEETS.filter(isNeeded)
    .map(({ text }) => text)
    .join("");
}
