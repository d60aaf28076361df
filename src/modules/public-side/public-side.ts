import { z } from "zod";
import { endpoint, type Endpoint } from "../../contract/endpoint.ts";
import { countedValue, publicListInput } from "../../contract/public/public-list.ts";
import { line } from "../../contract/scalars.ts";
import { LANGUAGES, type Language, type Text } from "../../contract/text.ts";
import { pageReply } from "../../contract/wire/wire.ts";
import type { Module } from "../../crud/define-module.ts";
import type { Fields } from "../../fields/field.ts";
import { publicShape, type PublicMembers, type PublicNames } from "../../fields/public-value.ts";

type MembersOf<S extends z.ZodRawShape> = string extends keyof S ? unknown : z.output<z.ZodObject<S>>;
type IfNamed<Name, Members> = [Name] extends [never] ? unknown : Members;

/** Members that the module's server part computes. */
export interface Computed<
  L extends z.ZodRawShape = z.ZodRawShape,
  R extends z.ZodRawShape = z.ZodRawShape,
  Q extends z.ZodRawShape = z.ZodRawShape,
> {
  /** Computed members of list rows and of the record's page. */
  readonly teaser?: L;
  /** Only of the record's page. */
  readonly whole?: R;
  /** Additional filters of the list. */
  readonly filters?: Q;
}

/** The public part of a module: fields, order and filters of its published records (AZ-17). */
interface PublicOptions<
  F extends Fields,
  List extends string,
  Page extends string,
  Division extends string,
  Picture extends string,
  Filter extends string,
  Counts extends string,
  C extends Computed,
> {
  readonly titles: Readonly<Record<"list" | "one" | NoInfer<Counts>, Text>>;
  /** Pinned ones first, then by time of publication or in the editors' order. */
  readonly order: "newest" | "arranged";
  /** Fields of list rows. */
  readonly teaser: readonly List[];
  /** Further fields of the record's page. */
  readonly whole: readonly Page[];
  /** Division field: shown as `place`; filtered as `division`, by code or id, including descendants. */
  readonly division?: Division;
  /** Pictures field, whose first picture is shown as `picture`. */
  readonly picture?: Picture;
  /** Fields by whose value a list can be filtered. */
  readonly filters?: readonly Filter[];
  /** Dictionary fields by name of a call that returns the number of published records per value. */
  readonly counts?: Readonly<Record<Counts, keyof F & string>>;
  readonly computed?: C;
}

const optionalLine = line(64).optional();

interface ListInput {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly search?: string | undefined;
}

/** The types of a public side. */
export interface PublicTypes {
  readonly teaser: { readonly id: string };
  readonly whole: { readonly id: string };
  readonly asked: ListInput;
  readonly computedTeaser: unknown;
  readonly computedWhole: unknown;
}

type ListCall<T extends PublicTypes> = Endpoint<
  z.ZodType<T["asked"]>,
  ReturnType<typeof pageReply<z.ZodType<T["teaser"]>>>
>;
type OneCall<T extends PublicTypes> = Endpoint<z.ZodType<{ readonly id: string }>, z.ZodType<T["whole"]>>;
type CountCall = Endpoint<z.ZodObject, z.ZodArray<typeof countedValue>>;

export interface PublicSide<T extends PublicTypes = PublicTypes, Counts extends string = never> {
  readonly module: Module;
  readonly order: "newest" | "arranged";
  readonly teaser: readonly string[];
  readonly whole: readonly string[];
  readonly division: string | undefined;
  readonly picture: string | undefined;
  readonly filters: readonly string[];
  readonly counts: Readonly<Record<Counts, string>>;
  readonly calls: { readonly list: ListCall<T>; readonly one: OneCall<T> } & { readonly [K in Counts]: CountCall };
  /** Members of `filters`, for other calls with the same filters. */
  readonly filterShape: Readonly<Record<string, typeof optionalLine>>;
  /** Schema of list rows, for other replies that contain them. */
  readonly teaserShape: z.ZodType<T["teaser"]>;
  /** Carries the types; never set. */
  readonly types?: T;
}
export type TypesOf<S extends { readonly types?: PublicTypes }> = NonNullable<S["types"]>;
/** A list row of the public site. */
export type TeaserOf<S extends { readonly types?: PublicTypes }> = TypesOf<S>["teaser"];
/** A record's page of the public site. */
export type WholeOf<S extends { readonly types?: PublicTypes }> = TypesOf<S>["whole"];

/** The types of a public side, from its options. */
interface DeclaredTypes<
  F extends Fields,
  List extends PublicNames<F>,
  Page extends PublicNames<F>,
  Division extends string,
  Picture extends string,
  Filter extends string,
  L extends z.ZodRawShape,
  R extends z.ZodRawShape,
  Q extends z.ZodRawShape,
> {
  readonly teaser: { id: string } & PublicMembers<F, List> &
    IfNamed<Division, { place: string; regionPage: string }> &
    IfNamed<Picture, { picture: string }> &
    MembersOf<L>;
  readonly whole: { id: string; updatedAt: string; languages: Language[] } & PublicMembers<F, List | Page> &
    IfNamed<Division, { place: string; regionPage: string }> &
    IfNamed<Picture, { picture: string }> &
    MembersOf<L> &
    MembersOf<R>;
  readonly asked: ListInput & {
    readonly [K in Filter | ([Division] extends [never] ? never : "division")]?: string | undefined;
  } & MembersOf<Q>;
  readonly computedTeaser: MembersOf<L>;
  readonly computedWhole: MembersOf<R>;
}

/** Declares a module's public side: the calls `/portal/<table>/list`, `get` and one for each of `counts`. */
export function publicSide<
  F extends Fields,
  const List extends PublicNames<F>,
  const Page extends PublicNames<F>,
  const Division extends keyof F & string = never,
  const Picture extends keyof F & string = never,
  const Filter extends keyof F & string = never,
  const Counts extends string = never,
  L extends z.ZodRawShape = z.ZodRawShape,
  R extends z.ZodRawShape = z.ZodRawShape,
  Q extends z.ZodRawShape = z.ZodRawShape,
>(
  module: Module<F>,
  options: PublicOptions<F, List, Page, Division, Picture, Filter, Counts, Computed<L, R, Q>>,
): PublicSide<DeclaredTypes<F, List, Page, Division, Picture, Filter, L, R, Q>, Counts> {
  const { titles, order, teaser, whole, division, picture, filters = [], computed = {} } = options;
  const counts = options.counts ?? ({} as Readonly<Record<Counts, string>>);
  const shown = z.object({
    id: z.string(),
    ...publicShape(module.fields, teaser),
    ...(division === undefined ? {} : PLACE_SHAPE),
    ...(picture === undefined ? {} : { picture: z.string() }),
    ...computed.teaser,
  });
  const filterShape = Object.fromEntries(filters.map((name) => [name, optionalLine]));
  const asked = {
    ...filterShape,
    ...(division === undefined ? {} : { division: optionalLine }),
    ...computed.filters,
  };
  const calls = {
    list: listCall(module, titles.list, asked, shown),
    one: oneCall(module, titles.one, shown.extend({ ...publicShape(module.fields, whole), ...computed.whole })),
    ...Object.fromEntries(Object.keys(counts).map((name) => [name, countCall(module, name, titles[name as Counts])])),
  };
  return {
    module,
    order,
    teaser,
    whole,
    division,
    picture,
    filters,
    counts,
    calls: calls as never,
    filterShape,
    teaserShape: shown as never,
  };
}

/** Members of a record with a division. */
const PLACE_SHAPE = {
  /** Province and place; empty: not set. */
  place: z.string(),
  /** Code of the nearest region with a page; empty: none. */
  regionPage: z.string(),
};

const PUBLIC_CALL = { method: "GET", permission: "public", isForVisitors: true } as const;

const listCall = (module: Module, title: Text, filters: z.ZodRawShape, row: z.ZodObject) =>
  endpoint({
    ...PUBLIC_CALL,
    path: `/portal/${module.table}/list`,
    title,
    input: publicListInput(filters),
    reply: pageReply(row),
    flat: "members",
  });

const oneCall = (module: Module, title: Text, shown: z.ZodObject) =>
  endpoint({
    ...PUBLIC_CALL,
    path: `/portal/${module.table}/get`,
    title,
    input: z.object({ id: z.string().max(200) }),
    reply: shown.extend({ updatedAt: z.string(), languages: z.array(z.enum(LANGUAGES)) }),
  });

const countCall = (module: Module, name: string, title: Text) =>
  endpoint({
    ...PUBLIC_CALL,
    path: `/portal/${module.table}/${name}`,
    title,
    input: z.object({}),
    reply: z.array(countedValue),
  });
