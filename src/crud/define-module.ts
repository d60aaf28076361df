import type { RecentPassword } from "../contract/endpoint.ts";
import type { Sort } from "../contract/list-query.ts";
import type { Words } from "../contract/text.ts";
import type { Field, Fields, Property, ValuesOf } from "../fields/field.ts";
import { withTextIds } from "./text-ids.ts";

/** The declaration of one resource. Everything else about a plain resource follows from it. */
export interface ModuleOptions<F extends Fields> {
  /** Address of its calls and, with `/index`, the name of its view: `/sys/dict`. */
  readonly path: `/${string}`;
  /** Database table. */
  readonly table: string;
  /** `area:module`, the first two parts of its permission codes; from the path unless said. */
  readonly permission?: `${string}:${string}`;
  /** What the page is called: a plural. */
  readonly title: Words;
  /** What one record is called. */
  readonly record: Words;
  /** One sentence under the title: what this is for. */
  readonly purpose: Words;
  /** Where it stands in the menu; absent: no page of its own. */
  readonly menu?: {
    readonly group: string;
    readonly icon: string;
    readonly order: number;
    /** Rights of its own beside the standard ones, by permission code: further buttons. */
    readonly rights?: Readonly<Record<string, Words>>;
  };
  readonly fields: F;
  readonly list: {
    readonly columns: readonly (keyof F & string)[];
    /** The two or three filters people use stand open; the rest behind "more". */
    readonly filters?: readonly (keyof F & string)[];
    /** Fields whose words the search box looks in (characters, pinyin, initials, Lao and Latin words). */
    readonly search: readonly (keyof F & string)[];
    /** Long written texts whose words are kept beside, in a column `body`, for the search of the public site alone. */
    readonly body?: readonly (keyof F & string)[];
    /** The list's own order. */
    readonly sort: SortTerm<F> | readonly SortTerm<F>[];
    /** Fields too long for a row, such as whole pages of HTML: one record is answered with them, a list never (RL-04). */
    readonly notInRows?: readonly (keyof F & string)[];
  };
  /** What stands for a record where another one refers to it. */
  readonly recordTitle: keyof F & string;
  /** A drawer for short forms (the default), a page-tab of its own for long ones. */
  readonly form?: { readonly as?: "drawer" | "page"; readonly columns?: 1 | 2 };
  /** Records hang below one another through this reference field; the page shows a tree. */
  readonly tree?: { readonly parent: keyof F & string };
  /**
   * A flag field: where it is off, a record stays with those that refer to it, but cannot be chosen any more; in a tree neither can
   * those below it.
   */
  readonly active?: keyof F & string;
  /** Days or moments of which the second is never before the first: in the form, in calls and in sheets. */
  readonly inOrder?: readonly { readonly first: keyof F & string; readonly last: keyof F & string }[];
  /** Values that must be the only ones among living records. */
  readonly unique?: readonly (readonly PropertyNames<F>[])[];
  /**
   * People with a data scope see only the records of their divisions, by this reference field, and where their scope says so those
   * they made; without a field only those they made. `holder` names the record that one belongs to by a reference field: who sees that,
   * sees it. Absent: everybody who may list them sees all.
   */
  readonly scope?: { readonly division?: keyof F & string } | { readonly holder: keyof F & string };
  /** Path of the page of the public site that shows one record, by its `id`; absent: there is none. */
  readonly publicPath?: `/home/${string}`;
  /**
   * Standard calls that are not offered at all. `options` tells every signed-in person the titles of the living records, as other
   * modules' lists and forms show them: a module whose titles are not for everybody, and that none refers to, names it here (AZ-05).
   */
  readonly without?: readonly StandardVerb[];
  /** Titles are told to those alone who may list the records, such as of what may not be published yet (AZ-05). */
  readonly areTitlesListed?: true;
  /** Standard calls that need a recently typed password (AU-17); "sometimes" is decided by the module's hooks. */
  readonly recentPassword?: Partial<Readonly<Record<DangerousCall, RecentPassword>>>;
}

type SortTerm<F extends Fields> = `${PropertyNames<F>} ${"asc" | "desc"}`;
export type StandardVerb = "list" | "get" | "add" | "update" | "delete" | "export" | "import" | "options";
type DangerousCall = "add" | "update" | "restore" | "exportRows" | "importRows";
type PropertyNames<F extends Fields> = keyof ValuesOf<F> & string;

/** One property with its name and the field it belongs to. */
export interface NamedProperty {
  readonly name: string;
  readonly wireName: string;
  readonly fieldName: string;
  readonly field: Field;
  readonly property: Property;
}

/** Two fields whose days or moments follow each other. */
export interface InOrder {
  readonly first: string;
  readonly last: string;
}

/** A complete declaration. Its names are plain text, so that code for every module can take any of them. */
export interface Module<F extends Fields = Fields> extends Omit<
  ModuleOptions<F>,
  "list" | "recordTitle" | "tree" | "active" | "inOrder" | "unique" | "scope"
> {
  readonly list: {
    readonly columns: readonly string[];
    readonly filters?: readonly string[];
    readonly search: readonly string[];
    readonly body?: readonly string[];
    readonly sort: string | readonly string[];
    readonly notInRows?: readonly string[];
  };
  readonly recordTitle: string;
  readonly tree?: { readonly parent: string };
  readonly active?: string;
  readonly inOrder?: readonly InOrder[];
  readonly unique?: readonly (readonly string[])[];
  readonly scope?: { readonly division?: string; readonly holder?: string };
  readonly permission: `${string}:${string}`;
  /** All properties of all fields in the order of declaration. */
  readonly properties: readonly NamedProperty[];
}

/** The values a person fills in. */
export type Values<M extends Module> = ValuesOf<M["fields"]>;
/** A stored record as calls carry it. */
export type Stored<M extends Module> = Values<M> & SystemValues;

/** What every record has beside its fields. Moments are ISO 8601 in UTC. */
export interface SystemValues {
  readonly id: string;
  /** Grows with every save; a save that names an older one is refused (RE-16). */
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A row as its module's declaration says it: what stands in the database was checked when it was written. */
export const storedAs = <M extends Module>(_module: M, row: object): Stored<M> => row as unknown as Stored<M>;

// `/sys/dict/group` → `sys:dictGroup`
const permissionOf = (path: string): `${string}:${string}` => {
  const [area = "", ...rest] = path.slice(1).split("/");
  return `${area}:${rest.map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1))).join("")}`;
};

/** Completes a declaration; throws at start for one that contradicts itself. */
export function defineModule<const F extends Fields>(declared: ModuleOptions<F>): Module<F> {
  const options = withTextIds(declared);
  const fields: Fields = options.fields;
  const properties = Object.entries(fields).flatMap(([fieldName, field]) =>
    Object.entries(field.properties).map(([suffix, property]) => {
      const name = `${fieldName}${suffix}`;
      return { name, wireName: property.wireName ?? name, fieldName, field, property };
    }),
  );
  const names = new Set(["id", "version", "createdAt", "updatedAt"]);
  for (const { name, wireName } of properties) {
    if (names.has(name) || (wireName !== name && names.has(wireName)))
      throw new Error(`${options.path}: two properties are called ${name}`);
    names.add(name).add(wireName);
  }
  for (const name of options.list.search) {
    if (!Object.values(fields[name]?.properties ?? {}).some((property) => property.isSearchable))
      throw new Error(`${options.path}: ${name} cannot be searched`);
  }
  for (const by of Object.values(options.scope ?? {}))
    if (fields[by]?.kind !== "reference")
      throw new Error(`${options.path}: a data scope goes by a reference, ${by} is none`);
  for (const by of (options.inOrder ?? []).flatMap(({ first, last }) => [first, last]))
    if (!["date", "moment"].includes(fields[by]?.kind ?? ""))
      throw new Error(`${options.path}: only days and moments follow each other, ${by} is neither`);
  const parent = options.tree && properties.find(({ name }) => name === options.tree?.parent)?.property.source;
  if (options.tree && !(parent && "target" in parent && parent.target === options.path))
    throw new Error(`${options.path}: the parent of a tree refers to ${options.path}`);
  return { ...options, permission: options.permission ?? permissionOf(options.path), properties };
}

/** The named view of a module's page, as menus carry it: `sys/dict/index`. */
export const viewOf = (module: Pick<Module, "path">): string => `${module.path.slice(1)}/index`;
/** The named view of a module's form page. */
export const formViewOf = (module: Pick<Module, "path">): string => `${module.path.slice(1)}/edit`;

/** Whether a row of the module's lists carries the field, so that a column can show it. */
export const isInRows = ({ fields, list }: Pick<Module, "fields" | "list">, fieldName: string): boolean =>
  Object.hasOwn(fields, fieldName) && !list.notInRows?.includes(fieldName);

/** A property as calls name it. */
export const wireNameOf = ({ properties }: Pick<Module, "properties">, name: string): string =>
  properties.find((property) => property.name === name)?.wireName ?? name;

/** The list's own order, by property name. */
export const ownOrder = (module: Module): readonly Sort[] =>
  [module.list.sort].flat().map((term) => {
    const [field = "id", direction] = term.split(" ");
    return { field, isDescending: direction === "desc" };
  });
