import { invalidField } from "../../../contract/errors.ts";
import type { Words } from "../../../contract/text.ts";
import { canonicalPassword, checkPassword, type PasswordReason } from "../../../server/password/password-rules.ts";
import { matchesPattern } from "../../../server/regex/regex-check.ts";
import type { Services } from "../../../server/services.ts";
import { settingsOf } from "../../setting/setting.server.ts";
import { PASSWORD_REFUSALS } from "./password-texts.ts";

const WHY: Record<PasswordReason, Words> = {
  "too-short": PASSWORD_REFUSALS.tooShort,
  "too-long": PASSWORD_REFUSALS.tooLong,
  common: PASSWORD_REFUSALS.common,
  "like-name": PASSWORD_REFUSALS.likeName,
  "like-product": PASSWORD_REFUSALS.likeProduct,
};

/**
 * Checks a new password: our own rules (AU-10), then the operator's pattern with its message (§5), which is skipped if
 * it does not work (AU-11). Throws `invalidInput` at `password`.
 */
export async function checkNewPassword(services: Services, password: string, username: string): Promise<void> {
  const settings = await settingsOf(services);
  const reason = ["terrace", settings["sys.name"]].reduce<PasswordReason | null>(
    (found, productName) => found ?? checkPassword(password, { username, productName }),
    null,
  );
  if (reason) throw invalidField("password", WHY[reason]);
  const pattern = settings.passwordRegex;
  if (pattern === "" || (await matchesPattern(pattern, canonicalPassword(password))) !== false) return;
  const [zh, lo, en] = await Promise.all(
    (["zh", "lo", "en"] as const).map(async (each) => (await settingsOf(services, each)).passwordErrorMessage),
  );
  throw invalidField("password", zh && lo && en ? { zh, lo, en } : PASSWORD_REFUSALS.pattern);
}
