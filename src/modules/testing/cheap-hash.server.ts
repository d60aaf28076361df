import { hash } from "@node-rs/argon2";
import { canonicalPassword } from "../../server/password/password-rules.ts";

/** A fast argon2 hash for tests that only need to sign in; the cost parameters are part of the hash. */
const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const cheapHash = (password: string): Promise<string> => hash(canonicalPassword(password), cost);
