import { sql, type Expression, type SqlBool } from "kysely";
import type { Language } from "../../contract/text.ts";
import { selectionOf, type Row } from "../../crud/record/columns.server.ts";
import type { Services } from "../../server/services.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import { isPublished, textOf, wordsOfGroup } from "../public-side/public-side.server.ts";
import { certificate, type CertificateTeaser } from "./certificate.ts";
import { isShown, todayAt } from "./valid-now.server.ts";
import { daysLeft, validityOf, type Validity } from "./validity.ts";

const MAX_ROWS = 500; // for the enterprises of one page

/** Rows of a certificate and the enterprise that holds it. */
export interface HeldCertificate {
  readonly row: Row;
  readonly holder: Row;
}

/** Certificates of published enterprises, latest `validUntil` first. `where` is a condition on `certificate`. */
export async function heldCertificates(
  { clock, database }: Pick<Services, "clock" | "database">,
  where: Expression<SqlBool>,
): Promise<HeldCertificate[]> {
  const db = database.as<unknown>();
  const { rows } = await sql<Row>`
    select ${selectionOf(certificate)} from certificate where ${where} and ${isShown(clock.now())}
    order by valid_until desc, id limit ${MAX_ROWS}`.execute(db);
  const holders = [...new Set(rows.map((row) => String(row["enterprise"])))];
  if (holders.length === 0) return [];
  const { rows: found } = await sql<Row>`
    select ${selectionOf(enterprise, true)} from enterprise
    where id = any(${holders}::text[]) and ${isPublished(new Date(clock.now()).toISOString())}`.execute(db);
  const byId = new Map(found.map((row) => [row.id, row]));
  return rows.flatMap((row) => {
    const holder = byId.get(String(row["enterprise"]));
    return holder ? [{ row, holder }] : [];
  });
}

/** Display order; within a state, latest `validUntil` first. */
const ORDER: readonly Validity[] = ["valid", "expiring", "notYet", "expired", "revoked"];

export async function certificateTeasers(
  { clock, database }: Pick<Services, "clock" | "database">,
  held: readonly HeldCertificate[],
  language: Language,
): Promise<CertificateTeaser[]> {
  const [kindOf, levelOf, today] = await Promise.all([
    wordsOfGroup(database, "certification", language),
    wordsOfGroup(database, "qualityGrade", language),
    todayAt(
      database,
      held.map(({ holder }) => holder.id),
      clock.now(),
    ),
  ]);
  const teasers = held.map(({ row, holder }) => {
    const [issuedOn, validUntil] = [String(row["issuedOn"]), String(row["validUntil"])];
    const now = today(holder.id);
    return {
      id: row.id,
      number: String(row["number"]),
      kind: String(row["kind"]),
      kindName: kindOf(String(row["kind"])),
      levelName: typeof row["level"] === "string" ? levelOf(row["level"]) : "",
      scope: textOf(row, "scope", language),
      issuer: textOf(row, "issuer", language),
      issuedOn,
      validUntil,
      validity: validityOf({ issuedOn, validUntil, isRevoked: row["isRevoked"] === true }, now),
      daysLeft: daysLeft(validUntil, now),
      enterprise: holder.id,
      holder: textOf(holder, "name", language),
    };
  });
  return teasers.toSorted((a, b) => ORDER.indexOf(a.validity) - ORDER.indexOf(b.validity));
}
