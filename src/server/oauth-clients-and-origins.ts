import { z } from "zod";
import type { ClientCredentials } from "../contract/session/oauth.ts";

/* Other programs that may sign people in, and other sites whose pages may call the API (docs/decisions/039, 040). */

/** Secrets have at least 24 characters, because nothing but their length protects against guessing. */
const registered = /^([\w-]{8,64}):([\w.~-]{24,200})$/;

const listed = (text: string): string[] => text.split(",").flatMap((entry) => entry.trim() || []);

/** `name:secret`, several by comma. */
export const oauthClients = z
  .string()
  .transform((text) => listed(text).map((entry) => registered.exec(entry)))
  .refine((found) => found.every((match) => match !== null))
  .transform((found) => new Map(found.flatMap((match) => (match ? [[match[1] as string, match[2] as string]] : []))));

/** Origins as browsers spell them, several by comma. */
export const origins = z
  .string()
  .transform(listed)
  .refine((all) => all.every((one) => /^https?:/.test(one) && URL.canParse(one) && new URL(one).origin === one));

export const familyId = z.string().regex(/^[\w-]{8,64}$/);
export const familySecret = z.string().regex(/^[!-~]{8,200}$/);

/** The credentials that clients of the family carry in their public programs. */
export const FAMILY_CLIENT: ClientCredentials = { id: "cloud-upms", secret: "cloud-upms" };
