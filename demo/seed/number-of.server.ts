import { createHash } from "node:crypto";

/** A number that is always the same for a name. */
export const numberOf = (name: string): number => createHash("sha256").update(name).digest().readUInt32BE(0);
