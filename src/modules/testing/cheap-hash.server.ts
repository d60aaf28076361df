import { hash } from "@node-rs/argon2";
import { canonicalPassword } from "../../server/security/password-rules.ts";

/** What takes an attacker as little time as us: most tests sign somebody in, few are about how. The cost travels in the hash. */
const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const cheapHash = (password: string): Promise<string> => hash(canonicalPassword(password), cost);
