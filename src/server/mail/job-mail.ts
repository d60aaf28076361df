import { Failure } from "../../contract/errors.ts";
import type { Text } from "../../contract/text.ts";
import type { Env } from "../env.ts";
import { MailRefused, openMail, type Mail } from "./mail.ts";

/**
 * Sends the letters of a kind of jobs, whose `id` is unique within this installation; undefined without a mail server
 * or a public address. `refused` is what the job says of a letter that the server will never take.
 */
export function openJobMail(
  { mail, publicUrl }: Pick<Env, "mail" | "publicUrl">,
  refused: Text,
): ((letter: Mail) => Promise<void>) | undefined {
  if (mail === null || publicUrl === null) return undefined;
  const send = openMail(mail);
  const { hostname } = new URL(publicUrl);
  return (letter) =>
    send({ ...letter, id: `<${letter.id}@${hostname}>` }).catch((error: unknown) => {
      throw error instanceof MailRefused ? new Failure("invalidInput", { words: refused }) : error;
    });
}
