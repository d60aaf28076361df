/** A request from the main thread to the engine's worker; exactly one reply with the same id answers it. */
export type LiteRequest =
  /** The first one. */
  | { readonly id: number; readonly do: "start"; readonly program: WebAssembly.Module }
  | { readonly id: number; readonly do: "wire"; readonly data: Uint8Array }
  /** A new connection begins: resets the engine's only session. */
  | { readonly id: number; readonly do: "reset" }
  | { readonly id: number; readonly do: "close" };

export type LiteReply =
  | { readonly id: number; readonly data?: Uint8Array }
  /** The engine crashed, as opposed to a failed query; the worker cannot be used any more. */
  | { readonly id: number; readonly failure: string };

export interface LiteStart {
  readonly directory: string;
}

/** Major version of PostgreSQL in the pinned PGlite; other versions cannot read its data directory (W14). */
export const engineMajor = "18";
