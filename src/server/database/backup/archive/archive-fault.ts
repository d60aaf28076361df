export type ArchiveFaultKind = "cutShort" | "damaged" | "noKey" | "otherKey";

/** An archive differs from what was written, or cannot be opened. */
export class ArchiveFault extends Error {
  readonly kind: ArchiveFaultKind;

  constructor(kind: ArchiveFaultKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
