import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { limitConcurrency } from "../concurrency-limit.ts";
import { canonicalPassword, passwordLength } from "./password-rules.ts";

// OWASP's minimum for argon2id, which is this library's default kind; about 9 ms a piece. The parameters travel in
// each hash, so they may grow.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// A flood of sign-ins is an attack on the processor. One core stays free for other work; further sign-ins wait or are
// refused (AU-09).
const queued = limitConcurrency(Math.max(1, availableParallelism() - 1), 200);

/** argon2id in PHC text, with a salt of its own. Rejects with `Busy`. */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(canonicalPassword(password), cost));
}

/**
 * Checks `password` against the hash `stored`. An unreadable hash is false, after the same work. Rejects with `Busy`.
 */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const canonical = canonicalPassword(password);
  // Longer ones cannot have been set; hashing them anyway keeps the time alike without hashing a megabyte (AU-08).
  const isPossible = passwordLength(canonical) <= 128;
  const tried = isPossible ? canonical : canonical.slice(0, 128);
  try {
    const matches = await queued(() => verify(stored, tried));
    return matches && isPossible;
  } catch (error) {
    if (!isUnreadableHash(error)) throw error;
    await verifyAgainstNothing(tried);
    return false;
  }
}

let decoy: Promise<string> | null = null;

/** The same work as a real check, for names that do not exist (AU-08). Always false. Rejects with `Busy`. */
export async function verifyAgainstNothing(password: string): Promise<false> {
  decoy ??= hashPassword("nobody has this one").catch((error: unknown) => {
    decoy = null;
    throw error;
  });
  const stored = await decoy;
  const canonical = canonicalPassword(password).slice(0, 128);
  await queued(() => verify(stored, canonical));
  return false;
}

/** Makes the decoy, so that the first unknown name after a start takes no longer than the others. */
export async function warmPasswordHash(): Promise<void> {
  await verifyAgainstNothing("");
}

const isUnreadableHash = (error: unknown) =>
  error instanceof Error && !(error.name === "Busy") && /hash|password|base64|phc|salt|decod|pars/i.test(error.message);
