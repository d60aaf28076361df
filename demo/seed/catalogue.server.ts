import { z } from "zod";
import { banner } from "../../src/modules/banner/banner.ts";
import { brand } from "../../src/modules/brand/brand.ts";
import { certificate } from "../../src/modules/certificate/certificate.ts";
import { enterprise } from "../../src/modules/enterprise/enterprise.ts";
import { product } from "../../src/modules/product/product.ts";
import { recommendation } from "../../src/modules/recommendation/recommendation.ts";
import type { Clock } from "../../src/server/clock.ts";
import type { DatabaseTransaction } from "../../src/server/database/database.ts";
import { bannerSubject, demoBanner, demoMark, demoScan, picture } from "../pictures/subjects.ts";
import { pack, packsIn, price, priceIn } from "./amounts.ts";
import { appearedAt, publishing, publishingValues } from "./publishing.ts";
import { columnsOf, divisionIds, putPublished, putRows } from "./rows.server.ts";
import { paragraphs, readRecords, readText, written, writtenList } from "./texts.server.ts";

const DAY = 86_400_000; // ms

const enterpriseText = z.strictObject({
  /** Key by which other texts refer to it. */
  key: z.string(),
  type: z.string(),
  scale: z.string(),
  /** Code of the division. */
  division: z.string(),
  founded: z.iso.date(),
  employees: z.int(),
  /** Latitude and longitude of the town. */
  position: z.string().optional(),
  contact: z.string(),
  ...publishing,
  pictures: z.array(picture),
  name: written,
  address: written,
  summary: written,
  about: writtenList,
});
/** Invented brands, as each name says. */
export const enterpriseTexts = (): readonly z.infer<typeof enterpriseText>[] =>
  readRecords("enterprises", enterpriseText);

const certificateText = z.strictObject({
  number: z.string(),
  enterprise: z.string(),
  kind: z.string(),
  level: z.string().optional(),
  issuedDaysAgo: z.int(),
  /** From now; less than nothing: it has ended. */
  validForDays: z.int(),
  isRevoked: z.boolean().optional(),
  /** Categories of the enterprise's products that it covers. */
  covers: z.array(z.string()).default([]),
  scope: written,
  issuer: written,
});

export const certificateTexts = (): readonly z.infer<typeof certificateText>[] =>
  readText("certificates", z.array(certificateText));

const productText = z.strictObject({
  category: z.string(),
  division: z.string(),
  enterprise: z.string(),
  /** Months in which it is sold fresh, or newly made. */
  months: z.array(z.int()),
  grade: z.string().optional(),
  /** A key of `texts/storage-advice.json`, whose words close the description. */
  storage: z.string(),
  packs: z.array(pack),
  price,
  ...publishing,
  pictures: z.array(picture),
  name: written,
  summary: written,
  about: writtenList,
});

const brandText = z.strictObject({
  key: z.string(),
  enterprise: z.string(),
  since: z.int(),
  ...publishing,
  pictures: z.array(picture),
  name: written,
  slogan: written,
  story: writtenList,
});

export const brandTexts = (): readonly z.infer<typeof brandText>[] => readRecords("brands", brandText);

const recommendationText = z.strictObject({
  brand: z.string(),
  ...publishing,
  picture,
  title: written,
  reason: written,
});

const bannerText = z.strictObject({
  ...publishing,
  picture: bannerSubject,
  target: z.string(),
  title: written,
  subtitle: written,
});

interface Context {
  readonly trx: DatabaseTransaction;
  readonly now: number;
  readonly divisions: ReadonlyMap<string | undefined, string>;
}
/** Ids by the keys that texts use. */
type Ids = ReadonlyMap<string, string>;

const inOrder = (now: number, place: number, appeared: z.infer<typeof brandText>["appeared"]) => ({
  now,
  at: appearedAt(appeared, now, place),
  sort: place * 10,
});

async function putEnterprises({ trx, now, divisions }: Context): Promise<Ids> {
  const texts = enterpriseTexts();
  const values = texts.map((text, index) => {
    const about = paragraphs(text.about);
    const isLao = text.division.startsWith("LA");
    const number = String(index + 1).padStart(2, "0");
    return {
      ...columnsOf("name", text.name),
      ...columnsOf("summary", text.summary),
      ...columnsOf("introduction", about),
      ...columnsOf("address", text.address),
      type: text.type,
      scale: text.scale,
      division: divisions.get(text.division),
      creditCode: `DEMO-${text.division}-00${number}`,
      foundedOn: text.founded,
      employees: text.employees,
      area: Math.round(text.employees * (8 + (index % 5)) * 1.3) / 10,
      contact: text.contact,
      // Reserved numbers and hosts, which cannot belong to anybody.
      phone: isLao ? `+856 20 5550 01${number}` : `+86 871 5550 01${number}`,
      hotline: isLao ? `+856 20 5550 02${number}` : `+86 871 5550 02${number}`,
      position: text.position ?? null,
      email: `info@${text.key}.example`,
      website: `https://${text.key}.example`,
      logo: demoMark("enterprise", index),
      pictures: text.pictures.join(","),
      ...publishingValues(text, [text.name, text.summary, about, text.address], inOrder(now, index, text.appeared)),
    };
  });
  const ids = await putPublished(trx, enterprise, values, now);
  return new Map(texts.map(({ key }, index) => [key, ids[index] as string]));
}

/** Resolves to the certificate of an enterprise (its key) for each category of products. */
async function putCertificates(
  { trx, now }: Context,
  owners: Ids,
): Promise<(by: string, category: string) => string | null> {
  const texts = certificateTexts();
  const dayFrom = (days: number) => new Date(now + days * DAY).toISOString().slice(0, 10);
  const values = texts.map((text, index) => ({
    ...columnsOf("scope", text.scope),
    ...columnsOf("issuer", text.issuer),
    number: text.number,
    enterprise: owners.get(text.enterprise),
    kind: text.kind,
    level: text.level ?? null,
    issuedOn: dayFrom(-text.issuedDaysAgo),
    validUntil: dayFrom(text.validForDays),
    scan: demoScan(index),
    isRevoked: text.isRevoked ?? false,
  }));
  const ids = await putRows(trx, certificate, values, now);
  return (by, category) =>
    ids[texts.findIndex((text) => text.enterprise === by && text.covers.includes(category))] ?? null;
}

async function putProducts(
  { trx, now, divisions }: Context,
  owners: Ids,
  proofOf: (by: string, category: string) => string | null,
): Promise<void> {
  const advice = readText("storage-advice", z.record(z.string(), written));
  const values = readRecords("products", productText).map((text, index) => {
    const care = advice[text.storage];
    const lists = text.about;
    const about = paragraphs({
      zh: [...lists.zh, ...(care ? [care.zh] : [])],
      ...(lists.lo ? { lo: [...lists.lo, ...(care?.lo ? [care.lo] : [])] } : {}),
      ...(lists.en ? { en: [...lists.en, ...(care?.en ? [care.en] : [])] } : {}),
    });
    return {
      ...columnsOf("name", text.name),
      ...columnsOf("summary", text.summary),
      ...columnsOf("description", about),
      ...(text.packs.length > 0 ? columnsOf("specification", packsIn(text.packs)) : {}),
      ...columnsOf("price", priceIn(text.price)),
      category: text.category,
      division: divisions.get(text.division),
      enterprise: owners.get(text.enterprise),
      certificate: proofOf(text.enterprise, text.category),
      months: text.months.map(String),
      grade: text.grade ?? null,
      storage: text.storage,
      pictures: text.pictures.join(","),
      ...publishingValues(text, [text.name, text.summary, about], inOrder(now, index, text.appeared)),
    };
  });
  await putPublished(trx, product, values, now);
}

async function putBrands({ trx, now, divisions }: Context, owners: Ids): Promise<void> {
  const placeOf = new Map(enterpriseTexts().map(({ key, division }) => [key, divisions.get(division)]));
  const texts = brandTexts();
  const values = texts.map((text, index) => {
    const story = paragraphs(text.story);
    return {
      ...columnsOf("name", text.name),
      ...columnsOf("slogan", text.slogan),
      ...columnsOf("story", story),
      enterprise: owners.get(text.enterprise),
      division: placeOf.get(text.enterprise),
      since: text.since,
      logo: demoMark("brand", index),
      pictures: text.pictures.join(","),
      ...publishingValues(text, [text.name, text.slogan, story], inOrder(now, index, text.appeared)),
    };
  });
  const ids = await putPublished(trx, brand, values, now);
  const idOf = new Map(texts.map(({ key }, index) => [key, ids[index]]));
  const recommended = readText("recommendations", z.array(recommendationText)).map((text, index) => ({
    ...columnsOf("title", text.title),
    ...columnsOf("reason", text.reason),
    brand: idOf.get(text.brand),
    picture: text.picture,
    ...publishingValues(text, [text.title, text.reason], inOrder(now, index, text.appeared)),
  }));
  await putPublished(trx, recommendation, recommended, now);
}

async function putBanners({ trx, now }: Context): Promise<void> {
  const values = readText("banners", z.array(bannerText)).map((text, index) => ({
    ...columnsOf("title", text.title),
    ...columnsOf("subtitle", text.subtitle),
    picture: demoBanner(text.picture),
    target: text.target,
    ...publishingValues(text, [text.title, text.subtitle], inOrder(now, index, text.appeared)),
  }));
  await putPublished(trx, banner, values, now);
}

/**
 * The enterprises of the demonstration, and what they grow, make, prove and call their own. Their pictures come after
 * (`placePictures`).
 */
export async function seedCatalogue(trx: DatabaseTransaction, { clock }: { readonly clock: Clock }): Promise<void> {
  const placed = [...enterpriseTexts(), ...readRecords("products", productText)];
  const divisions = await divisionIds(
    trx,
    placed.map(({ division }) => division),
  );
  const context = { trx, now: clock.now(), divisions };
  const owners = await putEnterprises(context);
  const proofOf = await putCertificates(context, owners);
  await putProducts(context, owners, proofOf);
  await putBrands(context, owners);
  await putBanners(context);
}
