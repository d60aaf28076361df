import type { Module } from "../../crud/define-module.ts";
import { insertRows, type NewRow } from "../../crud/table/table.server.ts";
import type { Clock } from "../../server/clock.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { banner } from "../banner/banner.ts";
import { brand } from "../brand/brand.ts";
import { certificate } from "../certificate/certificate.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import { product } from "../product/product.ts";
import { recommendation } from "../recommendation/recommendation.ts";
import { ageRows, divisionIds } from "./articles.server.ts";
import { BANNERS } from "./catalogue/banners.ts";
import { BRANDS } from "./catalogue/brands.ts";
import { CARE } from "./catalogue/care.ts";
import { CERTIFICATES } from "./catalogue/certificates.ts";
import { ENTERPRISES, PRODUCTS } from "./catalogue/catalogue.ts";
import { RECOMMENDATIONS } from "./catalogue/recommendations.ts";
import { demoBanner, demoMark, demoPicture, demoScan, type PictureSubject } from "./subjects.ts";
import { packsIn, priceIn, type Standing, type Three } from "./words.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;
type Values = Record<string, unknown>;

const columns = (name: string, [zh, lo, en]: Three): Values => ({ [name]: zh, [`${name}Lo`]: lo, [`${name}En`]: en });

/** Paragraphs of each language; a language in which one is missing has none. */
function paragraphs(parts: readonly Three[]): Three {
  const said = (language: 0 | 1 | 2) => {
    const texts = parts.map((part) => part[language]);
    return texts.includes(null) ? null : texts.map((text) => `<p>${text}</p>`).join("");
  };
  return [said(0) ?? "", said(1), said(2)];
}

/** What the public site asks of a record, at a time of its own within the last months. */
function standing(
  given: { readonly standing?: Standing; readonly isOutdated?: boolean },
  texts: readonly Three[],
  { now, place, sort }: { readonly now: number; readonly place: number; readonly sort: number },
): Values {
  const { standing: at } = given;
  const moment = (time: number) => new Date(time).toISOString();
  const state = typeof at === "object" ? ("in" in at ? "scheduled" : "published") : (at ?? "published");
  const days = typeof at === "object" && "ago" in at ? at.ago : 2 + ((place * 37) % 150);
  const read = (language: 1 | 2) => {
    if (texts.some((text) => text[language] === null)) return "missing";
    if (given.isOutdated) return "outdated";
    return place % 7 === 3 ? "unchecked" : "checked";
  };
  return {
    isPinned: false,
    sort,
    state,
    publishAt: typeof at === "object" && "in" in at ? moment(now + at.in * DAY) : null,
    publishedAt:
      state === "published" || state === "withdrawn" ? moment(now - days * DAY + ((place * 5) % 9) * HOUR) : null,
    visibleUntil: null,
    laoState: read(1),
    englishState: read(2),
  };
}

const pictures = (subjects: readonly (PictureSubject | readonly [PictureSubject, number])[]): string =>
  [...new Set(subjects.map((each) => (typeof each === "string" ? demoPicture(each) : demoPicture(...each))))].join(",");

const dayFrom = (now: number, days: number): string => new Date(now + days * DAY).toISOString().slice(0, 10);

interface Context {
  readonly trx: DatabaseTransaction;
  readonly now: number;
  readonly divisions: ReadonlyMap<string, string>;
}

/** Puts rows in as old as they say; answers with their ids in the given order. */
async function put({ trx, now }: Context, module: Module, values: readonly Values[]): Promise<string[]> {
  const rows: NewRow[] = values.map((each) => ({ id: newRecordId(now), values: each }));
  await insertRows(trx, module, rows, { by: null, at: new Date(now).toISOString() });
  const ids = rows.map(({ id }) => id);
  if (module !== certificate) await ageRows(trx, module.table, ids);
  return ids;
}

async function putEnterprises(context: Context): Promise<ReadonlyMap<string, string>> {
  const { now, divisions } = context;
  const values = ENTERPRISES.map((each, index) => {
    const about = paragraphs(each.about);
    const isLao = each.place.startsWith("LA");
    const number = String(index + 1).padStart(2, "0");
    return {
      ...columns("name", each.name),
      ...columns("summary", each.summary),
      ...columns("introduction", about),
      ...columns("address", each.address),
      type: each.type,
      scale: each.scale,
      division: divisions.get(each.place),
      creditCode: `DEMO-${each.place}-00${number}`,
      foundedOn: each.founded,
      employees: each.employees,
      area: Math.round(each.employees * (8 + (index % 5)) * 1.3) / 10,
      contact: each.contact,
      // Numbers and hosts that nobody can have.
      phone: isLao ? `+856 20 5550 01${number}` : `+86 871 5550 01${number}`,
      email: `info@${each.key}.example`,
      website: `https://${each.key}.example`,
      logo: demoMark("enterprise", index),
      pictures: pictures(each.pictures),
      ...standing(each, [each.name, each.summary, about, each.address], { now, place: index, sort: index * 10 }),
    };
  });
  const ids = await put(context, enterprise, values);
  return new Map(ENTERPRISES.map(({ key }, index) => [key, ids[index] as string]));
}

async function putCertificates(context: Context, owners: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const values = CERTIFICATES.map((each, index) => ({
    ...columns("scope", each.scope),
    ...columns("issuer", each.issuer),
    number: each.number,
    enterprise: owners.get(each.of),
    kind: each.kind,
    level: each.level ?? null,
    issuedOn: dayFrom(context.now, -each.issued),
    validUntil: dayFrom(context.now, each.until),
    scan: demoScan(index),
    isRevoked: each.isRevoked ?? false,
  }));
  return put(context, certificate, values);
}

async function putProducts(context: Context, owners: ReadonlyMap<string, string>, proofs: readonly string[]) {
  const { now, divisions } = context;
  const values = PRODUCTS.map(({ sort, ...each }, index) => {
    const care = CARE[each.storage];
    const about = paragraphs(care ? [...each.about, care] : each.about);
    const proof = CERTIFICATES.findIndex(({ of, covers = [] }) => of === each.by && covers.includes(each.category));
    return {
      ...columns("name", each.name),
      ...columns("summary", each.summary),
      ...columns("description", about),
      ...(each.packs.length > 0 ? columns("specification", packsIn(each.packs)) : {}),
      ...columns("price", priceIn(each.price)),
      category: each.category,
      division: divisions.get(each.place),
      enterprise: owners.get(each.by),
      certificate: proofs[proof] ?? null,
      months: each.months.toSorted((one, other) => one - other).map(String),
      grade: each.grade ?? null,
      storage: each.storage,
      pictures: pictures(each.pictures),
      ...standing(each, [each.name, each.summary, about], { now, place: index, sort }),
    };
  });
  await put(context, product, values);
}

async function putBrands(context: Context, owners: ReadonlyMap<string, string>): Promise<void> {
  const { now, divisions } = context;
  const placeOf = new Map(ENTERPRISES.map(({ key, place }) => [key, divisions.get(place)]));
  const brands = BRANDS.map((each, index) => {
    const story = paragraphs(each.story);
    return {
      ...columns("name", each.name),
      ...columns("slogan", each.slogan),
      ...columns("story", story),
      enterprise: owners.get(each.by),
      division: placeOf.get(each.by),
      since: each.since,
      logo: demoMark("brand", index),
      pictures: pictures(each.pictures),
      ...standing(each, [each.name, each.slogan, story], { now, place: index, sort: index * 10 }),
    };
  });
  const ids = await put(context, brand, brands);
  const idOf = new Map(BRANDS.map(({ key }, index) => [key, ids[index]]));
  const recommended = RECOMMENDATIONS.map((each, index) => ({
    ...columns("title", each.title),
    ...columns("reason", each.reason),
    brand: idOf.get(each.of),
    picture: demoPicture(each.picture),
    ...standing({}, [each.title, each.reason], { now, place: index, sort: index * 10 }),
    visibleUntil: each.for === undefined ? null : new Date(now + each.for * DAY).toISOString(),
  }));
  await put(context, recommendation, recommended);
}

async function putBanners(context: Context): Promise<void> {
  const values = BANNERS.map((each, index) => ({
    ...columns("title", each.title),
    ...columns("subtitle", each.subtitle),
    picture: demoBanner(each.picture),
    target: each.target,
    ...standing(each, [each.title, each.subtitle], { now: context.now, place: index, sort: index * 10 }),
  }));
  await put(context, banner, values);
}

/** The enterprises of the demonstration, and what they grow, make, prove and call their own. Their pictures come after (`placeDemoPictures`). */
export async function seedDemoCatalogue(trx: DatabaseTransaction, { clock }: { readonly clock: Clock }): Promise<void> {
  const codes = new Set([...ENTERPRISES, ...PRODUCTS].map(({ place }) => place));
  const context = { trx, now: clock.now(), divisions: await divisionIds(trx, [...codes]) };
  const owners = await putEnterprises(context);
  const proofs = await putCertificates(context, owners);
  await putProducts(context, owners, proofs);
  await putBrands(context, owners);
  await putBanners(context);
}
