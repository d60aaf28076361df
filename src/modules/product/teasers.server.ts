import { monthAt } from "../../contract/region-clock.ts";
import { inLanguage, type Language } from "../../contract/text.ts";
import type { Row } from "../../crud/table/columns.server.ts";
import { imagePaths } from "../../fields/images/images.ts";
import type { Services } from "../../server/services.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import { ARRANGED, publicRows, textOf, wordsOfGroup } from "../publishing/publishing.server.ts";
import { numbersOfCertified } from "./certified.server.ts";
import type { ProductTeaser } from "./product.ts";
import type { KeptRegions } from "./regions.server.ts";
import { seasonOf } from "./season.ts";

/** A product as a teaser, and the number of the certificate that stands for it. */
export interface ShownProduct {
  readonly teaser: ProductTeaser;
  readonly certificate: string;
}

/** Rows as teasers, in their order; as many questions for fifty as for one. */
export function teasersWith(services: Services, regions: KeptRegions) {
  const enterprises = publicRows(enterprise, services, ARRANGED);
  return async (rows: readonly Row[], language: Language): Promise<ShownProduct[]> => {
    const [categoryOf, known, makers, certificates] = await Promise.all([
      wordsOfGroup(services.database, "productCategory", language),
      regions(rows.map((row) => String(row["division"]))),
      enterprises.some(rows.flatMap((row) => (row["enterprise"] as string | null) ?? [])),
      numbersOfCertified(services, rows),
    ]);
    const month = monthAt(services.clock.now(), "laos");
    return rows.map((row) => {
      const maker = makers.get(String(row["enterprise"]));
      const certificate = certificates.get(row.id) ?? "";
      return {
        certificate,
        teaser: {
          id: row.id,
          name: textOf(row, "name", language),
          summary: textOf(row, "summary", language),
          category: String(row["category"]),
          categoryName: categoryOf(String(row["category"])),
          picture: imagePaths(row["pictures"] as string)[0] ?? "",
          place: known
            .pathOf(String(row["division"]))
            .map(({ code, name }) => ({ code, name: inLanguage(name, language) })),
          ...seasonOf(row["months"] as readonly string[], month),
          isCertified: certificate !== "",
          enterprise: maker
            ? { id: maker.id, name: textOf(maker, "name", language), logo: (maker["logo"] as string | null) ?? "" }
            : null,
        },
      };
    });
  };
}
