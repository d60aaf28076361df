import { z } from "zod";
import { article } from "../../src/modules/article/article.ts";
import type { Clock } from "../../src/server/clock.ts";
import type { DatabaseTransaction } from "../../src/server/database/database.ts";
import { picture } from "../pictures/subjects.ts";
import { attached, documentKey } from "../documents/documents.server.ts";
import { oldestFirst, publishing, publishingValues } from "./publishing.ts";
import { columnsOf, divisionIds, putPublished } from "./rows.server.ts";
import { calledBy, joinedInSome, listInSome, readRecords, readText, written, writtenInSome } from "./texts.server.ts";

const articleText = z.strictObject({
  kind: z.enum(["policy", "market", "technology", "enterprise", "cooperation", "exhibition", "industry", "weather"]),
  /** Code of the division it tells of. */
  division: z.string(),
  /** Some stand without one. */
  cover: picture.optional(),
  /** Keys of `texts/documents.json`. */
  documents: z.array(documentKey).optional(),
  ...publishing,
  /** A key of `texts/sources.json`. */
  source: z.string(),
  author: z.string(),
  title: writtenInSome,
  summary: writtenInSome,
  /** Lines of HTML, in the form in which the server's cleaner leaves it. */
  content: listInSome,
});

/** News as a farming magazine of the region would have printed it. */
export const articleTexts = (): readonly z.infer<typeof articleText>[] => readRecords("articles", articleText);

/** Puts in the news of the demonstration. */
export async function seedArticles(trx: DatabaseTransaction, { clock }: { readonly clock: Clock }): Promise<void> {
  const now = clock.now();
  const texts = articleTexts();
  const sources = readText("sources", z.record(z.string(), written));
  const divisions = await divisionIds(
    trx,
    texts.map(({ division }) => division),
  );
  const values = oldestFirst(texts, now).map(({ text, at }) => {
    const content = joinedInSome(text.content, (lines) => lines.join("\n"));
    const source = sources[text.source];
    if (!source) throw new Error(`${calledBy(text.title)}: no source is called ${text.source}`);
    return {
      ...columnsOf("title", text.title),
      ...columnsOf("summary", text.summary),
      ...columnsOf("content", content),
      ...columnsOf("source", source),
      kind: text.kind,
      documents: attached(text.documents),
      division: divisions.get(text.division) ?? null,
      cover: text.cover ?? null,
      author: text.author,
      ...publishingValues(text, [text.title, text.summary, content, source], { at, now }),
    };
  });
  await putPublished(trx, article, values, now);
}
