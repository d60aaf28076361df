import { z } from "zod";
import { LANGUAGES, type Language } from "../../src/contract/text.ts";
import { notice } from "../../src/modules/notice/notice.ts";
import type { Clock } from "../../src/server/clock.ts";
import type { DatabaseTransaction } from "../../src/server/database/database.ts";
import { attached, documentKey } from "../documents/documents.server.ts";
import { oldestFirst, publishing, publishingValues } from "./publishing.ts";
import { columnsOf, divisionIds, putPublished } from "./rows.server.ts";
import {
  calledBy,
  joinedInSome,
  listInSome,
  readRecords,
  readText,
  written,
  writtenInSome,
  type WrittenInSome,
} from "./texts.server.ts";

const DAY = 86_400_000; // ms
const DAYS_LATER = /\{\+(\d+)\}/g;
const day = (tag: string) =>
  new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", timeZone: "Asia/Vientiane" });
const DAYS: Readonly<Record<Language, Intl.DateTimeFormat>> = { zh: day("zh"), lo: day("lo"), en: day("en-GB") };

/** In texts `{+12}` is replaced by the day twelve days after the notice was issued, in the language's format. */
const noticeText = z.strictObject({
  kind: z.enum(["notice", "announcement", "tender", "publicity", "training", "maintenance"]),
  division: z.string().optional(),
  /** Keys of `texts/documents.json`. */
  documents: z.array(documentKey).optional(),
  ...publishing,
  /** A key of `texts/issuers.json`. */
  issuer: z.string(),
  title: writtenInSome,
  /** Lines of HTML, in the form in which the server's cleaner leaves it. */
  content: listInSome,
});

/** Notices of the platform. */
export const noticeTexts = (): readonly z.infer<typeof noticeText>[] => readRecords("notices", noticeText);

/** The text with its dates, which are counted from its publication. */
function withDays(text: WrittenInSome, at: number): WrittenInSome {
  const said = LANGUAGES.flatMap((language) => {
    const words = text[language];
    if (words === undefined) return [];
    const dated = words.replace(DAYS_LATER, (_, days) => DAYS[language].format(at + Number(days) * DAY));
    return [[language, dated] as const];
  });
  return { ...text, ...Object.fromEntries(said) };
}

/** Puts in the notices of the demonstration. */
export async function seedNotices(trx: DatabaseTransaction, { clock }: { readonly clock: Clock }): Promise<void> {
  const now = clock.now();
  const texts = noticeTexts();
  const issuers = readText("issuers", z.record(z.string(), written));
  const divisions = await divisionIds(
    trx,
    texts.map(({ division }) => division),
  );
  const values = oldestFirst(texts, now).map(({ text, at }) => {
    const content = joinedInSome(text.content, (lines) => lines.join("\n"));
    const issuer = issuers[text.issuer];
    if (!issuer) throw new Error(`${calledBy(text.title)}: no issuer is called ${text.issuer}`);
    return {
      ...columnsOf("title", withDays(text.title, at)),
      ...columnsOf("content", withDays(content, at)),
      ...columnsOf("issuer", issuer),
      kind: text.kind,
      documents: attached(text.documents),
      division: divisions.get(text.division) ?? null,
      ...publishingValues(text, [text.title, content, issuer], { at, now }),
    };
  });
  await putPublished(trx, notice, values, now);
}
