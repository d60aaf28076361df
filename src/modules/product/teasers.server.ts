import { monthAt } from "../../contract/date/region-clock.ts";
import { inLanguage } from "../../contract/text.ts";
import type { Services } from "../../server/services.ts";
import { isRegion } from "../division/division.server.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import type { TypesOf } from "../public-side/public-side.ts";
import { ARRANGED, publicRows, textOf, type PublicComputed } from "../public-side/public-side.server.ts";
import { numbersOfCertified } from "./certified-products.server.ts";
import type { publicProduct } from "./product.ts";
import type { CachedDivisions } from "./cached-divisions.server.ts";
import { seasonOf } from "./season.ts";

/** The computed members of public products. */
export function computedTeasers(
  services: Services,
  divisions: CachedDivisions,
): NonNullable<PublicComputed<TypesOf<typeof publicProduct>>["teaser"]> {
  const enterprises = publicRows(enterprise, services, ARRANGED);
  return async (rows, language) => {
    const [known, makers, certificates] = await Promise.all([
      divisions(rows.map((row) => String(row["division"]))),
      enterprises.some(rows.flatMap((row) => (row["enterprise"] as string | null) ?? [])),
      numbersOfCertified(services, rows),
    ]);
    const month = monthAt(services.clock.now(), "laos");
    return rows.map((row) => {
      const maker = makers.get(String(row["enterprise"]));
      const certificate = certificates.get(row.id) ?? "";
      return {
        place: known.pathOf(String(row["division"])).map(({ code, name }, index, path) => ({
          code,
          name: inLanguage(name, language),
          isRegion: isRegion(path.slice(0, index + 1)),
        })),
        ...seasonOf(row["months"] as readonly string[], month),
        certificate,
        isCertified: certificate !== "",
        enterprise: maker
          ? { id: maker.id, name: textOf(maker, "name", language), logo: (maker["logo"] as string | null) ?? "" }
          : null,
      };
    });
  };
}
