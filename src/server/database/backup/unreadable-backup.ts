import { ConfigurationError } from "../../configuration-error.ts";
import type { ArchiveFaultKind } from "./archive/archive-fault.ts";

export type UnreadableKind = ArchiveFaultKind | "newerSchema" | "noRoom" | "otherEngine";

/** A backup cannot be restored here and now. */
export class UnreadableBackup extends ConfigurationError {
  /** undefined: only the message says why. */
  readonly kind: UnreadableKind | undefined;

  constructor(kind: UnreadableKind | undefined, message: string) {
    super(message);
    this.kind = kind;
  }
}
