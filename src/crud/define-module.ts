import type { RecentPassword } from "../contract/endpoint.ts";
import type { Sort } from "../contract/list-query.ts";
import type { Words } from "../contract/text.ts";
import type { Field, Fields, Property, ValuesOf } from "../fields/field.ts";
import { SOURCE_LANGUAGE } from "../fields/translated-text/source-language.ts";
import { SYSTEM_COLUMNS } from "./record/system-columns.ts";
import { withTextIds } from "./text-ids.ts";

/**
 * The declaration of a module, from which everything else about a plain module follows. `Name` and `PropertyName` are
 * the names of its fields and of their properties; they default to string, so that code for any module accepts it.
 */
export interface ModuleOptions<
  F extends Fields = Fields,
  Name extends string = string,
  PropertyName extends string = string,
> {
  /** Prefix of its calls' addresses and, with `/index`, the name of its view: `/sys/dict`. */
  readonly path: `/${string}`;
  readonly table: string;
  /** `area:module`, the first two parts of its permission codes. Default: made from the path. */
  readonly permission?: `${string}:${string}`;
  /** The page's title, in the plural. */
  readonly title: Words;
  /** The name of one record, in the singular. */
  readonly record: Words;
  /** One sentence, shown under the title. */
  readonly purpose: Words;
  /** Its menu entry. Absent: it has no page. */
  readonly menu?: {
    readonly group: string;
    readonly icon: string;
    readonly order: number;
    /** Permission codes besides the standard ones. Each is a button in the menu that can be granted to roles. */
    readonly rights?: Readonly<Record<string, Words>>;
  };
  readonly fields: F;
  readonly list: {
    readonly columns: readonly Name[];
    /** By column: a field shown in small below it, in the same cell, unless it has a column of its own. */
    readonly beneath?: { readonly [C in Name]?: Name };
    /** Heads a record's card on a phone. Absent: `recordTitle`. */
    readonly cardTitle?: Name;
    /** Titles are sentences, which take two lines of a row. */
    readonly isHeadline?: true;
    /** Filters always in sight, two or three; those of the other fields are behind "More filters". */
    readonly filters?: readonly Name[];
    /** Fields the search box searches: by characters, pinyin, its initials, Lao and Latin words. */
    readonly search: readonly Name[];
    /** Long texts searched by the public site only. Their words are indexed in a column `body`. */
    readonly body?: readonly Name[];
    /** The default order. */
    readonly sort: SortTerm<PropertyName> | readonly SortTerm<PropertyName>[];
    /** Fields too long for a list, such as pages of HTML: only the call for one record answers them (RL-04). */
    readonly notInRows?: readonly Name[];
  };
  /** The field shown for a record where another one refers to it. */
  readonly recordTitle: Name;
  /** The records are people: filters by them stand together. */
  readonly ofPeople?: true;
  /**
   * Short forms open in a drawer (the default), long ones in a tab. `facts` are read-only fields shown above the
   * editable ones.
   */
  readonly form?: {
    readonly as?: "drawer" | "page";
    readonly columns?: 1 | 2;
    readonly facts?: readonly Name[];
    /**
     * The value by which a record is done with; a button of the form, called `words`, sets it and saves. `outcome` says
     * then that it did.
     */
    readonly done?: { readonly field: Name; readonly value: string; readonly words: Words; readonly outcome: Words };
    /** The fields of a long form by subject, each in one group. */
    readonly groups?: readonly FormGroup<Name>[];
  };
  /** A reference of the module to itself: the page shows its records as a tree. */
  readonly tree?: { readonly parent: Name };
  /**
   * A flag field. A record whose flag is off can no longer be chosen, nor can its descendants in a tree; records that
   * already refer to it keep it.
   */
  readonly active?: Name;
  /** Pairs of dates or times, the second never before the first. Checked in forms, calls and spreadsheets. */
  readonly inOrder?: readonly InOrder<Name>[];
  /** Values that must be unique among records outside the bin. */
  readonly unique?: readonly (readonly PropertyName[])[];
  /**
   * Limits users with a data scope to the records of their divisions, by this reference field, and to those they
   * created if their scope includes them; without a field, only to those they created. `holder` is a reference to the
   * record that owns this one: a user who sees the owner sees this one. Absent: every user with the right to list sees
   * all records.
   */
  readonly scope?:
    | { readonly division?: Name; readonly holder?: never }
    | { readonly holder: Name; readonly division?: never };
  /** Path of the public page that shows one record by its `id`; absent without such a page. */
  readonly publicPath?: `/home/${string}`;
  /**
   * Standard calls that the module does not offer. `options` tells every signed-in user the titles of its records, for
   * lists and forms of other modules. A module that no other refers to and whose titles are not for everybody names it
   * here (AZ-05).
   */
  readonly without?: readonly StandardVerb[];
  /**
   * Titles are told only to users who may list these records, or a record that refers to one: some are not published yet
   * (AZ-05).
   */
  readonly areTitlesListed?: true;
  /** Everybody signed in may know all that lists of it show, such as places. */
  readonly areForEverybody?: true;
  /** The field with an official code, by which other systems know a record: spreadsheets take it like its title. */
  readonly code?: Name;
  /** Standard calls that ask for the password again (AU-17). With "sometimes" the module's hooks decide. */
  readonly recentPassword?: Partial<Readonly<Record<DangerousCall, RecentPassword>>>;
}

/** Fields of a form that belong together. */
export interface FormGroup<Name extends string = string> {
  /** Absent where the fields say enough, such as the title and the text themselves. */
  readonly title?: Words;
  readonly fields: readonly Name[];
  /** Facts about the record, shown in a panel beside the text. */
  readonly isAside?: true;
}

type SortTerm<PropertyName extends string> = `${PropertyName} ${"asc" | "desc"}`;
export type StandardVerb = "list" | "get" | "add" | "update" | "delete" | "export" | "import" | "options" | "counts";
type DangerousCall = "add" | "update" | "restore" | "exportRows" | "importRows";

export interface NamedProperty {
  readonly name: string;
  readonly wireName: string;
  readonly fieldName: string;
  readonly field: Field;
  readonly property: Property;
}

/** Two date or time fields; `last` is never before `first`. */
export interface InOrder<Name extends string = string> {
  readonly first: Name;
  readonly last: Name;
}

/** A completed declaration. */
export interface Module<F extends Fields = Fields> extends ModuleOptions<F> {
  readonly permission: `${string}:${string}`;
  /** Properties of all fields, in the order of declaration. */
  readonly properties: readonly NamedProperty[];
}

/** The values of the declared fields. */
export type Values<M extends Module> = ValuesOf<M["fields"]>;
export type Stored<M extends Module> = Values<M> & SystemValues;

/** Columns that every record has besides its fields. Times are ISO 8601 in UTC. */
export interface SystemValues {
  readonly id: string;
  /** Incremented by every save; a save that names an older version is refused (RE-16). */
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A row typed by its module. Not checked: it was when it was written. */
export const storedAs = <M extends Module>(_module: M, row: object): Stored<M> => row as unknown as Stored<M>;

// `/sys/dict/group` → `sys:dictGroup`
const permissionOf = (path: string): `${string}:${string}` => {
  const [area = "", ...rest] = path.slice(1).split("/");
  return `${area}:${rest.map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1))).join("")}`;
};

/** A field of no group would be missing in the form without anybody noticing. */
function checkGroups({ path, fields, form }: Pick<ModuleOptions, "path" | "fields" | "form">): void {
  if (!form?.groups) return;
  const grouped = form.groups.flatMap((group) => group.fields);
  const typed = Object.entries(fields).flatMap(([name, field]) => (field.isReadOnly || field.isCallOnly ? [] : [name]));
  const odd = [
    ...typed.filter((name) => !grouped.includes(name)),
    ...grouped.filter((name, at) => !typed.includes(name) || grouped.indexOf(name) !== at),
  ];
  if (odd.length > 0) throw new Error(`${path}: the form's groups do not have each field once: ${odd.join(", ")}`);
}

/** The properties of fields, in their order. */
export const propertiesOf = (fields: Fields): NamedProperty[] =>
  Object.entries(fields).flatMap(([fieldName, field]) =>
    Object.entries(field.properties).map(([suffix, property]) => {
      const name = `${fieldName}${suffix}`;
      return { name, wireName: property.wireName ?? name, fieldName, field, property };
    }),
  );

/** Completes a declaration. Throws, and so stops the start, where it contradicts itself. */
export function defineModule<const F extends Fields>(
  declared: ModuleOptions<F, keyof F & string, keyof ValuesOf<F> & string>,
): Module<F> {
  const options = withTextIds(declared);
  const fields: Fields = options.fields;
  const properties = propertiesOf(fields);
  const names = new Set<string>(SYSTEM_COLUMNS);
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
  checkGroups(options);
  if (!Object.hasOwn(fields, SOURCE_LANGUAGE))
    for (const [name, field] of Object.entries(fields))
      if (field.isRequiredInSource)
        throw new Error(`${options.path}: ${name} is required in the language of writing, which no field says`);
  const parent = options.tree && properties.find(({ name }) => name === options.tree?.parent)?.property.source;
  if (options.tree && !(parent && "target" in parent && parent.target === options.path))
    throw new Error(`${options.path}: the parent of a tree refers to ${options.path}`);
  return { ...options, permission: options.permission ?? permissionOf(options.path), properties };
}

/** Name of the module's page in menus: `sys/dict/index`. */
export const viewOf = (module: Pick<Module, "path">): string => `${module.path.slice(1)}/index`;
export const formViewOf = (module: Pick<Module, "path">): string => `${module.path.slice(1)}/edit`;

/** True for a field that the list answers, and that a column can therefore show. */
export const isInRows = ({ fields, list }: Pick<Module, "fields" | "list">, fieldName: string): boolean =>
  Object.hasOwn(fields, fieldName) && !list.notInRows?.includes(fieldName);

/** The wire name of a property; the given name if there is no such property. */
export const wireNameOf = ({ properties }: Pick<Module, "properties">, name: string): string =>
  properties.find((property) => property.name === name)?.wireName ?? name;

/** The default order, by property name. */
export const defaultOrder = (module: Module): readonly Sort[] =>
  [module.list.sort].flat().map((term) => {
    const [field = "id", direction] = term.split(" ");
    return { field, isDescending: direction === "desc" };
  });
