import { timingSafeEqual } from "node:crypto";
import { Failure } from "../../contract/errors.ts";
import { defineTexts } from "../../contract/text.ts";
import type { Database } from "../../server/database/database.ts";
import { captchaForm } from "../../server/captcha/captcha-image.ts";
import { tokenHash } from "../../server/secrets/random-token.ts";
import type { Services } from "../../server/services.ts";
import type { SessionTables } from "./session-tables.server.ts";

type Needs = Pick<Services, "clock" | "database" | "secrets">;

const texts = defineTexts("captcha", {
  expired: {
    zh: "验证码已过期，请按新图片输入",
    lo: "ລະຫັດຢືນຢັນໝົດອາຍຸແລ້ວ, ກະລຸນາປ້ອນຕາມຮູບໃໝ່",
    en: "The verification code has expired. Enter the new one",
  },
});

const LIFE = 120_000; // ms, AU-02
const MAX_WAITING = 20_000; // RL-06
const iso = (moment: number) => new Date(moment).toISOString();

// Bound to the client's id.
const answerHash = ({ secrets }: Needs, clientId: string, answer: string) =>
  tokenHash(secrets.tokenKey, `captcha:${clientId}:${captchaForm(answer)}`);

/** Stores the answer of the client's new captcha, which replaces an earlier one. Throws `tooManyRequests`. */
export async function storeAnswer(services: Needs, clientId: string, answer: string): Promise<void> {
  const db = services.database.as<SessionTables>();
  const values = { answer_hash: answerHash(services, clientId, answer), expires_at: iso(services.clock.now() + LIFE) };
  await makeRoom(services);
  await db
    .insertInto("captcha")
    .values({ client_id: clientId, ...values })
    .onConflict((conflict) => conflict.column("client_id").doUpdateSet(values))
    .execute();
}

/**
 * Deletes the captcha before anything else is checked, so that of parallel calls only one can use it (AU-01). Throws
 * `wrongCaptcha` when the answer is wrong or the captcha has expired.
 */
export async function spendCaptcha(services: Needs, clientId: string, answer: string | undefined): Promise<void> {
  const kept = await services.database
    .as<SessionTables>()
    .deleteFrom("captcha")
    .where("client_id", "=", clientId)
    .returning(["answer_hash", "expires_at"])
    .executeTakeFirst();
  if (!kept || Date.parse(kept.expires_at) <= services.clock.now())
    throw new Failure("wrongCaptcha", { words: texts.expired });
  const given = Buffer.from(answerHash(services, clientId, answer ?? ""));
  if (answer === undefined || !timingSafeEqual(Buffer.from(kept.answer_hash), given)) throw new Failure("wrongCaptcha");
}

/** Deletes expired captchas. */
export async function sweepCaptchas(database: Database, now: number): Promise<void> {
  await database.as<SessionTables>().deleteFrom("captcha").where("expires_at", "<=", iso(now)).execute();
}

async function makeRoom({ database, clock }: Needs): Promise<void> {
  const waiting = await database
    .as<SessionTables>()
    .selectFrom((inner) => inner.selectFrom("captcha").select("client_id").limit(MAX_WAITING).as("waiting"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (waiting.count < MAX_WAITING) return;
  await sweepCaptchas(database, clock.now());
  const oldest = await database
    .as<SessionTables>()
    .selectFrom("captcha")
    .select("client_id")
    .offset(MAX_WAITING - 1)
    .limit(1)
    .executeTakeFirst();
  if (oldest) throw new Failure("tooManyRequests", { retryAfter: LIFE / 1000 });
}
