import { AsyncLocalStorage } from "node:async_hooks";

/** An unpublished record that one request may read by a preview link. */
export interface PreviewGrant {
  readonly table: string;
  readonly id: string;
  /** Unsaved values of the record's editor by property; they replace the stored ones. */
  readonly typed: Readonly<Record<string, unknown>>;
}

// Bound to the request and not to arguments: no address can grant access.
const granted = new AsyncLocalStorage<PreviewGrant>();

/** Runs with the grant. */
export const withPreview = <T>(grant: PreviewGrant, run: () => T): T => granted.run(grant, run);

/** The grant by which this request may read an unpublished record; undefined for almost every request. */
export function previewOf(table: string, id: string): PreviewGrant | undefined {
  const grant = granted.getStore();
  return grant?.table === table && grant.id === id ? grant : undefined;
}
