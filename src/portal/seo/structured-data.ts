import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { LANGUAGE_TAGS } from "../../web/i18n/language-tag.ts";
import type { PublicText } from "../../contract/public/public-text.ts";
import type { Structured } from "../page/portal-page.ts";

type Given = Readonly<Record<string, unknown>>;

// Empty members are left out, because search engines report an empty price or place as an error.
const said = (type: string, members: Given): Structured => ({
  "@type": type,
  ...Object.fromEntries(
    Object.entries(members).filter(
      ([, value]) =>
        value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0),
    ),
  ),
});

const words = (text: PublicText | string | undefined): string | undefined =>
  typeof text === "string" ? text : text?.text;

/** The language of a record's own words, which may be another one than the page's. */
const languageOf = (text: PublicText | string): string | undefined =>
  typeof text === "string" ? undefined : LANGUAGE_TAGS[text.language];

interface Described {
  readonly name: PublicText | string;
  /** Path of its page. */
  readonly path: string;
  readonly description?: PublicText | string | undefined;
  /** Paths of its pictures. */
  readonly pictures?: readonly string[];
}

const described = ({ name, path, description, pictures = [] }: Described): Given => ({
  name: words(name),
  url: path,
  description: words(description),
  image: pictures.filter(Boolean),
});

/** The site's operator as the publisher. */
export const publisher = (name: string, logo: string): Structured =>
  said("Organization", { name, url: PUBLIC_PATHS.home, logo: logo || "/icon-512.png" });

/** The site with its search. */
export const webSite = (name: string, alternateName: string): Structured =>
  said("WebSite", {
    name,
    alternateName,
    url: PUBLIC_PATHS.home,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${PUBLIC_PATHS.search}?search={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  });

export const newsArticle = ({
  publishedAt,
  updatedAt,
  author,
  publishedBy,
  section,
  name,
  ...rest
}: Described & {
  readonly publishedAt: string;
  readonly updatedAt?: string;
  /** Author; empty for the site itself. */
  readonly author?: string;
  /** Name of the site. */
  readonly publishedBy: string;
  readonly section?: string;
}): Structured =>
  said("NewsArticle", {
    ...described({ name, ...rest }),
    name: undefined,
    headline: words(name),
    inLanguage: languageOf(name),
    mainEntityOfPage: rest.path,
    datePublished: publishedAt,
    dateModified: updatedAt ?? publishedAt,
    articleSection: section,
    author: author ? said("Person", { name: author }) : said("Organization", { name: publishedBy }),
    publisher: said("Organization", { name: publishedBy, logo: { "@type": "ImageObject", url: "/icon-512.png" } }),
  });

/** A notice of the office that runs the site. */
export const governmentNotice = ({
  publishedAt,
  publishedBy,
  ...rest
}: Described & { readonly publishedAt: string; readonly publishedBy: string }): Structured =>
  said("Article", {
    ...described(rest),
    name: undefined,
    headline: words(rest.name),
    inLanguage: languageOf(rest.name),
    mainEntityOfPage: rest.path,
    datePublished: publishedAt,
    author: said("GovernmentOrganization", { name: publishedBy }),
    publisher: said("GovernmentOrganization", { name: publishedBy }),
  });

export const product = ({
  maker,
  category,
  origin,
  ...rest
}: Described & {
  readonly maker?: string;
  readonly category?: string;
  /** Place of origin: the country, and a labelled place below it. */
  readonly origin?: { readonly country: string; readonly label: string; readonly place: string };
}): Structured =>
  said("Product", {
    ...described(rest),
    category,
    manufacturer: maker ? said("Organization", { name: maker }) : undefined,
    countryOfOrigin: origin && said("Country", { name: origin.country }),
    additionalProperty: origin && said("PropertyValue", { name: origin.label, value: origin.place }),
  });

export const organization = ({
  place,
  country,
  address,
  logo,
  foundedIn,
  ...rest
}: Described & {
  readonly place?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  readonly address?: string;
  readonly logo?: string;
  readonly foundedIn?: string;
}): Structured =>
  said("Organization", {
    ...described(rest),
    logo,
    foundingDate: foundedIn,
    address:
      address || place
        ? said("PostalAddress", { streetAddress: address, addressRegion: place, addressCountry: country })
        : undefined,
  });

export const brand = ({
  logo,
  slogan,
  ...rest
}: Described & { readonly logo?: string; readonly slogan?: string }): Structured =>
  said("Brand", { ...described(rest), logo, slogan });

/** A province or prefecture. */
export const administrativeArea = ({
  within,
  ...rest
}: Described & {
  /** Name of the region or country above it. */
  readonly within: string;
}): Structured =>
  said("AdministrativeArea", {
    ...described(rest),
    containedInPlace: within ? said("AdministrativeArea", { name: within }) : undefined,
  });

/** A certificate issued by an office. */
export const certification = ({
  number,
  validFrom,
  expires,
  issuedBy,
  about,
  ...rest
}: Described & {
  readonly number: string;
  readonly validFrom?: string;
  readonly expires?: string;
  readonly issuedBy?: string;
  /** Name of the holder. */
  readonly about?: string;
}): Structured =>
  said("Certification", {
    ...described(rest),
    certificationIdentification: number,
    validFrom,
    expires,
    issuedBy: issuedBy ? said("Organization", { name: issuedBy }) : undefined,
    about: about ? said("Organization", { name: about }) : undefined,
  });

interface Step {
  readonly name: PublicText | string;
  readonly path: string;
}

const inOrder = (steps: readonly Step[], keyOfPath: "item" | "url"): readonly Given[] =>
  steps.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: words(name),
    [keyOfPath]: path,
  }));

/** Records of a list page in their order. */
export const itemList = (items: readonly Step[]): Structured =>
  said("ItemList", { itemListElement: inOrder(items, "url") });

/** Breadcrumbs from the home page down to the page itself. */
export const breadcrumbs = (steps: readonly Step[]): Structured =>
  said("BreadcrumbList", { itemListElement: inOrder(steps, "item") });

/** Members of schema.org whose values are URLs. */
const ADDRESSES = new Set(["url", "item", "image", "logo", "mainEntityOfPage", "urlTemplate"]);

/** Replaces paths by absolute URLs, as made by `wholeOf`. */
export function withWholeAddresses(value: unknown, wholeOf: (path: string) => string, key = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => withWholeAddresses(each, wholeOf, key));
  if (typeof value === "string") return ADDRESSES.has(key) && value.startsWith("/") ? wholeOf(value) : value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withWholeAddresses(each, wholeOf, name)]),
  );
}
