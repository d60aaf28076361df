import { sql, type Expression, type SqlBool } from "kysely";
import { MINUTE } from "../../contract/date/durations.ts";
import type { Row } from "../../crud/record/columns.server.ts";
import type { Services } from "../../server/services.ts";
import { validCertificates } from "../certificate/certificate.server.ts";

/** SQL condition for certified products. By the minute, because totals are cached by condition. */
export function isCertified(now: number): Expression<SqlBool> {
  const valid = validCertificates(now - (now % MINUTE));
  return sql<SqlBool>`(product.certificate in ${valid}
    or product.enterprise in (select certificate.enterprise from certificate where certificate.id in ${valid}))`;
}

/**
 * Numbers of today's valid certificates by product id: the product's own, else its enterprise's, those valid longest
 * first.
 */
export async function numbersOfCertified(
  { database, clock }: Pick<Services, "clock" | "database">,
  products: readonly Row[],
): Promise<ReadonlyMap<string, string>> {
  const given = (name: string) => [...new Set(products.flatMap((row) => (row[name] as string | null) ?? []))];
  const [own, enterprises] = [given("certificate"), given("enterprise")];
  if (own.length + enterprises.length === 0) return new Map();
  const { rows } = await sql<{ id: string; enterprise: string; number: string }>`
    select id, enterprise, number from certificate
    where (id = any(${own}::text[]) or enterprise = any(${enterprises}::text[]))
      and certificate.id in ${validCertificates(clock.now())}
    order by valid_until desc, id`.execute(database.as<unknown>());
  return new Map(
    products.flatMap((row) => {
      const found =
        rows.find(({ id }) => id === row["certificate"]) ??
        rows.find(({ enterprise }) => enterprise === row["enterprise"]);
      return found ? [[row.id, found.number] as const] : [];
    }),
  );
}
