import order from "../portal-inline.css?raw";

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
  /** Class names of each of its selectors; a sheet without any applies to every page. */
  readonly selectors: readonly (readonly string[])[];
}

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name as string);

/**
 * Class names that an element and those around it must have. Names in brackets are alternatives, or what must not be;
 * they count where a selector has no others, each for itself.
 */
function* selectorsIn(text: string): Generator<readonly string[]> {
  const written = text.replace(/\/\*[^]*?\*\//g, "");
  const heads = written.replace(/\{[^{}]*\}/g, "{}").split(/[{}]/); // selectors only, because values contain dots too
  for (const head of heads.filter((each) => !each.trimStart().startsWith("@"))) {
    let outside = head;
    for (let depth = 0; depth < 4; depth++) outside = outside.replace(/\([^()]*\)/g, "");
    for (const selector of outside.split(",")) if (selector.includes(".")) yield namesIn(selector);
    if (!outside.includes(".")) for (const name of namesIn(head)) yield [name];
  }
}

const sheetOf = (path: string): Sheet => {
  const text = TEXTS[path.replace(/^\.\.\//, "../../")];
  if (text === undefined) throw new Error(`main/portal-inline.css imports ${path}, which is no sheet of the portal`);
  // The theme's sheets apply to every page, even those that name classes.
  return { text, selectors: path.startsWith("../web/theme/") ? [] : [...selectorsIn(text)] };
};

/** The sheets of the public site, in the order of main/portal-inline.css. */
const SHEETS: readonly Sheet[] = [...order.matchAll(/@import "([^"]+)"/g)].map(([, path]) => sheetOf(path as string));

/**
 * Styles inlined in a page: the sheets of which at least one selector fits it. All sheets would be twice the 12 KB
 * allowed before the first paint; a separate file would cost a round trip.
 */
export function stylesOf(body: string): string {
  const shown = new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => (names as string).split(" ")));
  const isNeeded = ({ selectors }: Sheet) =>
    selectors.length === 0 || selectors.some((names) => names.every((name) => shown.has(name)));
  return SHEETS.filter(isNeeded)
    .map(({ text }) => text)
    .join("");
}
