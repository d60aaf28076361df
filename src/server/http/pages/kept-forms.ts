import { createHmac } from "node:crypto";
import { Failure } from "../../../contract/errors.ts";
import type { KeptForm } from "../../../contract/kept-form.ts";
import type { KeptAnswerTables } from "../answer/kept-answer-tables.ts";
import { newToken, tokenHash } from "../../secrets/random-token.ts";
import { encryptText, decryptText } from "../../secrets/encrypted-text.ts";
import type { Services } from "../../services.ts";

const KEPT = 1_800_000; // ms
const LARGEST = 16 * 1024; // bytes, compressed
const FORM = "form"; // in place of a request's hash, which is longer

/**
 * What visitors typed into plain forms, for half an hour, so that the form stands at an address of its own after it was
 * refused. Sealed with a key made of the token in that address: a dump alone tells nothing (docs/decisions/036).
 */
export interface KeptForms {
  /** Resolves to the token: that of the form `before`, which it replaces, where this is still kept. Throws `tooLarge`. */
  keep(form: KeptForm, before?: string): Promise<string>;
  find(token: string): Promise<KeptForm | undefined>;
  /** After it was sent: whoever goes back finds nothing of it. */
  forget(token: string): Promise<void>;
}

type Needs = Pick<Services, "clock" | "database" | "secrets">;

const since = ({ clock }: Pick<Needs, "clock">): string => new Date(clock.now() - KEPT).toISOString();

export const openKeptForms = ({ clock, database, secrets }: Needs): KeptForms => {
  const idOf = (token: string) => tokenHash(secrets.tokenKey, `keptForm:${token}`);
  const keyOf = (token: string) => createHmac("sha256", secrets.tokenKey).update(`form:${token}`).digest();
  const find = async (token: string): Promise<KeptForm | undefined> => {
    const row = await database
      .as<KeptAnswerTables>()
      .selectFrom("kept_answer")
      .select("answer")
      .where("id", "=", idOf(token))
      .where("at", ">", since({ clock }))
      .executeTakeFirst();
    return row?.answer ? (JSON.parse(await decryptText(keyOf(token), row.answer)) as KeptForm) : undefined;
  };
  return {
    async keep(form, before) {
      const token = before !== undefined && (await find(before)) ? before : newToken();
      const answer = await encryptText(keyOf(token), JSON.stringify(form), LARGEST);
      if (!answer) throw new Failure("tooLarge");
      const at = new Date(clock.now()).toISOString();
      await database
        .as<KeptAnswerTables>()
        .insertInto("kept_answer")
        .values({ id: idOf(token), request: FORM, answer, at })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ answer, at }))
        .execute();
      return token;
    },
    find,
    async forget(token) {
      await database.as<KeptAnswerTables>().deleteFrom("kept_answer").where("id", "=", idOf(token)).execute();
    },
  };
};

/** Removes forms whose half hour is over. */
export async function sweepKeptForms({ clock, database }: Pick<Needs, "clock" | "database">): Promise<void> {
  await database
    .as<KeptAnswerTables>()
    .deleteFrom("kept_answer")
    .where("request", "=", FORM)
    .where("at", "<=", since({ clock }))
    .execute();
}
