import { z } from "zod";
import { addSettings } from "../../src/modules/setting/setting.server.ts";
import type { Clock } from "../../src/server/clock.ts";
import type { DatabaseTransaction } from "../../src/server/database/database.ts";
import { readText, writtenInAll } from "./texts.server.ts";

const paragraphs = z.array(z.string()).transform((texts) => texts.join("\n\n"));

const siteText = z.strictObject({
  phone: z.string(),
  email: z.string(),
  icp: z.string(),
  address: writtenInAll,
  copyright: writtenInAll,
  privacy: z.strictObject({ zh: paragraphs, lo: paragraphs, en: paragraphs }),
});

/** Puts in what stands at the foot of the public site and its privacy statement. */
export async function seedSite(trx: DatabaseTransaction, { clock }: { readonly clock: Clock }): Promise<void> {
  const { phone, email, icp, address, copyright, privacy } = readText("site", siteText);
  await addSettings(trx, clock.now(), {
    "site.phone": phone,
    "site.email": email,
    "site.icp": icp,
    "site.address": address.zh,
    "site.addressEn": address.en,
    "site.addressLo": address.lo,
    "site.copyright": copyright.zh,
    "site.copyrightEn": copyright.en,
    "site.copyrightLo": copyright.lo,
    "site.privacy": privacy.zh,
    "site.privacyEn": privacy.en,
    "site.privacyLo": privacy.lo,
  });
}
