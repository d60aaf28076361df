import { createHmac, type KeyObject } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { DAY } from "../../../contract/date/durations.ts";
import { Failure, invalidField } from "../../../contract/errors.ts";
import { IDEMPOTENCY_KEY, INTENT_KEY } from "../../../contract/idempotency.ts";
import { defineTexts } from "../../../contract/text.ts";
import type { Database, DatabaseTransaction } from "../../database/database.ts";
import { inTransaction } from "../../database/transaction.ts";
import { tokenHash } from "../../secrets/random-token.ts";
import { encryptText, decryptText } from "../../secrets/encrypted-text.ts";
import type { Services } from "../../services.ts";
import type { KeptAnswerTables } from "./kept-answer-tables.ts";
import type { UploadedFile } from "../request/uploaded-file.ts";

const KEPT = DAY; // ms
const LARGEST_ANSWER = 1024 * 1024; // bytes, compressed

const texts = defineTexts("idempotencyKey", {
  shape: {
    zh: "请求头 Idempotency-Key 须为 8–64 位字母、数字、“_”或“-”",
    lo: "ສ່ວນຫົວ Idempotency-Key ຕ້ອງມີ 8–64 ຕົວ: ຕົວອັກສອນອັງກິດ, ຕົວເລກ, “_” ຫຼື “-”",
    en: "The header Idempotency-Key takes 8 to 64 of A–Z, a–z, 0–9, _ and -",
  },
  otherRequest: {
    zh: "此 Idempotency-Key 已用于另一个请求，请更换后再发送",
    lo: "Idempotency-Key ນີ້ຖືກໃຊ້ກັບຄຳຂໍອື່ນແລ້ວ, ກະລຸນາປ່ຽນກ່ອນສົ່ງ",
    en: "This Idempotency-Key was sent with another request. Use a new one",
  },
  tooLarge: {
    zh: "此操作已经完成；其结果过大，未予保留，请刷新后查看",
    lo: "ດຳເນີນການສຳເລັດແລ້ວ; ຜົນໃຫຍ່ເກີນທີ່ຈະເກັບໄວ້, ກະລຸນາໂຫຼດຄືນເພື່ອເບິ່ງ",
    en: "This is done already. Its answer was too large to keep: reload to see it",
  },
});

/** The idempotency key of a request. */
export interface IdempotencyKey {
  /**
   * First statement of the call's transaction: an identical call that arrives meanwhile waits here, and is refused
   * after the commit.
   */
  claim(trx: DatabaseTransaction): Promise<void>;
  /** Last statement of the transaction: stores the handler's reply. */
  keep(trx: DatabaseTransaction, reply: unknown): Promise<void>;
  /** The first answer's text; undefined: nothing was done yet. Throws `invalidInput` for the key of another request. */
  answer(): Promise<string | undefined>;
  /** Forgets what was done, so that the same is done anew. */
  forget(): Promise<void>;
}

interface AskedOnce {
  /** The namespace of the key: a person, or a visitor's form or network. */
  readonly who: string;
  readonly call: string;
  readonly fields: unknown;
  readonly files: readonly UploadedFile[];
  /** ms; a day unless given, which is also the least. */
  readonly keptFor?: number;
  /** The answer's text for a handler's reply. */
  serialize(reply: unknown): string;
}

export interface Idempotency {
  /** Undefined without the header. Throws `invalidInput` if its value is not a key. */
  of(headers: IncomingHttpHeaders, asked: AskedOnce): IdempotencyKey | undefined;
}

type Needs = Pick<Services, "clock" | "database" | "secrets">;

/** Somebody was faster with the same key. */
class AlreadyDone extends Error {}

// The same members in another order are the same request.
const inOneOrder = (_name: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const requestHash = (key: KeyObject, { call, fields, files }: AskedOnce): string => {
  const hash = createHmac("sha256", key).update(`${call}\n${JSON.stringify(fields, inOneOrder)}`);
  for (const { field, fileName, contentType, bytes } of files)
    hash.update(JSON.stringify([field, fileName, contentType, bytes.length])).update(bytes);
  return hash.digest("base64url");
};

/** What is known by the key `given`, in the database. */
export function idempotencyKeyOf({ clock, database, secrets }: Needs, given: string, asked: AskedOnce): IdempotencyKey {
  const id = tokenHash(secrets.tokenKey, `idempotencyKey:${asked.who}:${given}`);
  const key = createHmac("sha256", secrets.tokenKey).update(`answer:${asked.who}:${given}`).digest();
  const request = requestHash(secrets.tokenKey, asked);
  const since = () => new Date(clock.now() - KEPT).toISOString();
  return {
    async claim(trx) {
      const db = trx.as<KeptAnswerTables>();
      await db.deleteFrom("kept_answer").where("id", "=", id).where("at", "<=", since()).execute();
      // What is kept for longer is dated later, so that the sweep of all kept answers needs to know of one day only.
      const at = new Date(clock.now() + (asked.keptFor ?? KEPT) - KEPT).toISOString();
      const claimed = await db
        .insertInto("kept_answer")
        .values({ id, request, answer: null, at })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!claimed) throw new AlreadyDone();
    },
    async keep(trx, reply) {
      const answer = await encryptText(key, asked.serialize(reply), LARGEST_ANSWER);
      await trx.as<KeptAnswerTables>().updateTable("kept_answer").set({ answer }).where("id", "=", id).execute();
    },
    async answer() {
      const row = await database
        .as<KeptAnswerTables>()
        .selectFrom("kept_answer")
        .select(["request", "answer"])
        .where("id", "=", id)
        .where("at", ">", since())
        .executeTakeFirst();
      if (!row) return undefined;
      if (row.request !== request) throw invalidField(IDEMPOTENCY_KEY, texts.otherRequest);
      if (!row.answer) throw new Failure("invalidInput", { words: texts.tooLarge });
      return decryptText(key, row.answer);
    },
    async forget() {
      await database.as<KeptAnswerTables>().deleteFrom("kept_answer").where("id", "=", id).execute();
    },
  };
}

/** The idempotency keys of requests. */
export const openIdempotency = (services: Needs): Idempotency => ({
  of(headers, asked) {
    const given = headers[IDEMPOTENCY_KEY.toLowerCase()];
    if (given === undefined) return undefined;
    if (typeof given !== "string" || !INTENT_KEY.test(given)) throw invalidField(IDEMPOTENCY_KEY, texts.shape);
    return idempotencyKeyOf(services, given, asked);
  },
});

/** The answer of the first call with the key. Failures are not stored, so a failed call can be repeated. */
export async function firstAnswer(idempotencyKey: IdempotencyKey, work: () => Promise<string>): Promise<string> {
  const kept = await idempotencyKey.answer();
  if (kept !== undefined) return kept;
  try {
    return await work();
  } catch (error) {
    // A concurrent request with the same key may have caused this error in any way: its answer counts.
    const meanwhile = await idempotencyKey.answer();
    if (meanwhile === undefined) throw error;
    return meanwhile;
  }
}

/**
 * Runs `work` in one transaction whose result is the call's reply. If the call has an Idempotency-Key, the reply is
 * stored with it.
 */
export const inTransactionOnce = <R>(
  on: Database,
  idempotencyKey: IdempotencyKey | undefined,
  work: (trx: DatabaseTransaction) => Promise<R>,
): Promise<R> =>
  inTransaction(on, async (trx) => {
    await idempotencyKey?.claim(trx);
    const reply = await work(trx);
    await idempotencyKey?.keep(trx, reply);
    return reply;
  });

/** Removes answers whose day is over. */
export async function sweepIdempotencyKeys({ clock, database }: Needs): Promise<void> {
  await database
    .as<KeptAnswerTables>()
    .deleteFrom("kept_answer")
    .where("at", "<=", new Date(clock.now() - KEPT).toISOString())
    .execute();
}
