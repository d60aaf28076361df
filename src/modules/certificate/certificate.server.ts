import { sql, type SqlBool } from "kysely";
import { withAsciiDigits } from "../../contract/characters/ascii-digits.ts";
import { Failure } from "../../contract/errors.ts";
import type { CountedValue } from "../../contract/public/public-list.ts";
import { recordId } from "../../contract/scalars.ts";
import type { Language } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { crudRoutes } from "../../crud/crud-routes.server.ts";
import type { CrudServices } from "../../crud/resource.server.ts";
import { networkOf } from "../../server/http/connection/network-of.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { whereaboutsOf } from "../division/division.server.ts";
import { entriesWithCounts } from "../public-side/public-side.server.ts";
import { certificate, certificatePublicCalls, type CertificateTeaser } from "./certificate.ts";
import { certificateTeasers, heldCertificates, type HeldCertificate } from "./public-certificates.server.ts";
import { todayAt, validCertificates } from "./valid-now.server.ts";
import { countWrongNumbers } from "./wrong-numbers.server.ts";

export { isValidNow, validCertificates } from "./valid-now.server.ts";

type Needs = Pick<Services, "clock" | "database">;

/** Certificates by enterprise id; with `isValid` only those valid today. */
export async function certificatesOf(
  services: Needs,
  enterprises: readonly string[],
  language: Language,
  isValid = false,
): Promise<ReadonlyMap<string, readonly CertificateTeaser[]>> {
  if (enterprises.length === 0) return new Map();
  const valid = isValid ? sql`certificate.id in ${validCertificates(services.clock.now())}` : sql`true`;
  const held = await heldCertificates(
    services,
    sql<SqlBool>`certificate.enterprise = any(${enterprises}::text[]) and ${valid}`,
  );
  return Map.groupBy(await certificateTeasers(services, held, language), (each) => each.enterprise);
}

/** Number of enterprises with a valid certificate, by each value of a column. */
async function choicesOf(
  { clock, database }: Needs,
  column: "kind" | "level",
  group: string,
  language: Language,
): Promise<CountedValue[]> {
  const { rows } = await sql<{ value: string | null; count: number }>`
    select ${sql.ref(column)} as value, count(distinct enterprise)::int as count from certificate
    where certificate.id in ${validCertificates(clock.now())} group by 1`.execute(database.as<unknown>());
  const counts = new Map(rows.map(({ value, count }) => [value, count]));
  return entriesWithCounts(database, group, counts, language);
}

/** A number without what people and word processors change: full-width characters, small letters, spaces, kinds of dash. */
const normalized = (number: string): string =>
  withAsciiDigits(number)
    .replaceAll(/\s/g, "")
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    .toUpperCase();
/** The expression of the index `certificate_typed`; dashes are left out, too. */
const TYPED = sql`upper(translate(certificate.number, '໐໑໒໓໔໕໖໗໘໙０１２３４５６７８９ 　-‐‑‒–—―−－', '01234567890123456789'))`;

const only = <T>(among: readonly T[]): T | undefined => (among.length === 1 ? among[0] : undefined);
/** The certificate that is meant by a typed number: never one of several. */
const meantBy = (typed: string, held: readonly HeldCertificate[]): HeldCertificate | undefined =>
  held.find(({ row }) => row["number"] === typed) ??
  only(held.filter(({ row }) => normalized(String(row["number"])) === normalized(typed))) ??
  only(held);

export function certificateRoutes(services: Services & CrudServices, modules: readonly Module[]): Route[] {
  const { clock, database } = services;
  const wrong = countWrongNumbers(services);
  return [
    ...routes(certificatePublicCalls, {
      list: async (asked, { language }) =>
        recordId.safeParse(asked.enterprise).success
          ? [...((await certificatesOf(services, [asked.enterprise], language)).get(asked.enterprise) ?? [])]
          : [],
      choices: async (_, { language }) => ({
        kinds: await choicesOf(services, "kind", "certification", language),
        levels: await choicesOf(services, "level", "qualityGrade", language),
      }),
      one: async ({ number }, { language, address }) => {
        const network = networkOf(address);
        wrong.admit(network);
        const key = normalized(number).replaceAll("-", "");
        const held = await heldCertificates(
          services,
          sql<SqlBool>`(certificate.number = ${number} or ${TYPED} = ${key})`,
        );
        const found = meantBy(number, held);
        if (!found) {
          wrong.missed(network);
          throw new Failure("notFound");
        }
        const { row, holder } = found;
        const [teasers, places, today] = await Promise.all([
          certificateTeasers(services, [found], language),
          whereaboutsOf(database, [holder["division"]], language),
          todayAt(database, [holder.id], clock.now()),
        ]);
        return {
          ...(teasers[0] as CertificateTeaser),
          scan: (row["scan"] as string | null) ?? "",
          place: places.get(String(holder["division"]))?.place ?? "",
          checkedOn: today(holder.id),
        };
      },
    }),
    ...crudRoutes(certificate, services, {}, modules),
  ];
}
