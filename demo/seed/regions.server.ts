import { z } from "zod";
import { region } from "../../src/modules/region/region.ts";
import type { Clock } from "../../src/server/clock.ts";
import type { DatabaseTransaction } from "../../src/server/database/database.ts";
import { picture } from "../pictures/subjects.ts";
import { appearedAt, publishing, publishingValues } from "./publishing.ts";
import { columnsOf, divisionIds, putPublished } from "./rows.server.ts";
import { paragraphs, readRecords, written, writtenList } from "./texts.server.ts";

const regionText = z.strictObject({
  /** Code of the province or prefecture. */
  division: z.string(),
  picture,
  ...publishing,
  title: written,
  summary: written,
  introduction: writtenList,
});

/** Real regions with true facts. */
export const regionTexts = (): readonly z.infer<typeof regionText>[] => readRecords("regions", regionText);

/** Puts in what the demonstration tells of its regions. */
export async function seedRegions(trx: DatabaseTransaction, { clock }: { readonly clock: Clock }): Promise<void> {
  const now = clock.now();
  const texts = regionTexts();
  const divisions = await divisionIds(
    trx,
    texts.map(({ division }) => division),
  );
  const values = texts.map((text, place) => {
    const introduction = paragraphs(text.introduction);
    return {
      ...columnsOf("title", text.title),
      ...columnsOf("summary", text.summary),
      ...columnsOf("introduction", introduction),
      division: divisions.get(text.division),
      picture: text.picture,
      ...publishingValues(text, [text.title, text.summary, introduction], {
        at: appearedAt(text.appeared, now, place),
        now,
        sort: place * 10,
      }),
    };
  });
  await putPublished(trx, region, values, now);
}
