/** A request from the main thread to the engine's worker; exactly one reply with the same id answers it. */
export type LiteRequest =
  | { readonly id: number; readonly do: "wire"; readonly data: Uint8Array }
  /** A new connection begins: nothing of the one before may be left in the single session. */
  | { readonly id: number; readonly do: "reset" }
  | { readonly id: number; readonly do: "dump"; readonly file: string }
  | { readonly id: number; readonly do: "close" };

export type LiteReply =
  | { readonly id: number; readonly data?: Uint8Array }
  /** The engine itself broke (not a query): the worker is of no further use. */
  | { readonly id: number; readonly failure: string };

/** `id` 0 answers the start itself. */
export const startId = 0;

export interface LiteStart {
  readonly directory: string;
}

/** The PostgreSQL major the pinned PGlite is; its directories cannot be read by any other (W14). */
export const engineMajor = "18";
