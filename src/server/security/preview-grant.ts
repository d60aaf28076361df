import { AsyncLocalStorage } from "node:async_hooks";

/** A record that one request may read although it is not published: whoever asks has a preview link of it. */
export interface PreviewGrant {
  readonly table: string;
  readonly id: string;
  /** What its writer has typed and not saved, by property; laid over the record. */
  readonly typed: Readonly<Record<string, unknown>>;
}

// Of the request, not of its calls: no argument that an address could spell says what may be read.
const granted = new AsyncLocalStorage<PreviewGrant>();

/** Runs with the grant. */
export const withPreview = <T>(grant: PreviewGrant, run: () => T): T => granted.run(grant, run);

/** What this request may read of an unpublished record; undefined: nothing, as nearly always. */
export function previewOf(table: string, id: string): PreviewGrant | undefined {
  const grant = granted.getStore();
  return grant?.table === table && grant.id === id ? grant : undefined;
}
