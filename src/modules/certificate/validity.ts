import { DAY } from "../../contract/date/durations.ts";
import { defineTexts } from "../../contract/text.ts";

/** States of a certificate on a day. `notYet`: its day of issue is in the future. */
export const VALIDITIES = ["valid", "expiring", "expired", "revoked", "notYet"] as const;
export type Validity = (typeof VALIDITIES)[number];

export const VALIDITY_WORDS = defineTexts("certificateValidity", {
  valid: { zh: "有效", lo: "ໃຊ້ໄດ້", en: "Valid" },
  expiring: { zh: "即将到期", lo: "ໃກ້ໝົດອາຍຸ", en: "Expires soon" },
  expired: { zh: "已过期", lo: "ໝົດອາຍຸແລ້ວ", en: "Expired" },
  revoked: { zh: "已撤销", lo: "ຖືກຖອນແລ້ວ", en: "Revoked" },
  notYet: { zh: "尚未生效", lo: "ຍັງບໍ່ມີຜົນ", en: "Not valid yet" },
});

/** The certificate counts on that day. */
export const isHeld = (validity: Validity): boolean => validity === "valid" || validity === "expiring";

interface Lifetime {
  readonly issuedOn: string;
  readonly validUntil: string;
  readonly isRevoked: boolean;
}

/** Days before the last valid one from which it is `expiring`: renewing takes an inspection. */
export const EXPIRING_DAYS = 60;

/** Days until `validUntil`, which itself is valid; both `YYYY-MM-DD`. Negative after it. */
export const daysLeft = (validUntil: string, today: string): number =>
  Math.round((Date.parse(validUntil) - Date.parse(today)) / DAY);

export function validityOf({ issuedOn, validUntil, isRevoked }: Lifetime, today: string): Validity {
  if (isRevoked) return "revoked";
  if (issuedOn > today) return "notYet";
  const left = daysLeft(validUntil, today);
  if (left < 0) return "expired";
  return left <= EXPIRING_DAYS ? "expiring" : "valid";
}
