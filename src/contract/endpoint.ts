import type { z } from "zod";
import type { Permission } from "./permission.ts";
import type { Text } from "./text.ts";

/** States of a session in which only endpoints that name the state answer (TK-17, AU-13). */
export type Restriction = "locked" | "mustChangePassword";

export type RecentPassword = "always" | "sometimes";

/**
 * One call of the API, said once. From it come the server route, the typed client call and the OpenAPI entry.
 *
 * Both schemas read wire → program when decoded and program → wire when encoded, so neither side ever sees the other's spelling.
 * A `{name}` in the path is filled from, and on the server read into, the input member of that name.
 */
export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly method: "GET" | "POST";
  readonly path: `/${string}`;
  /** Who may call: anybody, anybody signed in, or holders of the code. There is no default: a missing one does not compile (AZ-01). */
  readonly permission: Permission | "public" | "signed-in";
  readonly title: Text;
  readonly input: I;
  /** What the caller gets; members not declared here never leave the server (AZ-12). */
  readonly reply: O;
  /** Family clients read the payload's members beside `data` ("members"), or, under WIRE_COMPAT=family, a bare array ("bare"). */
  readonly flat?: "members" | "bare";
  /** Restricted session states in which the call still answers. */
  readonly allowedWhile?: readonly Restriction[];
  /**
   * Asks for the login password again where it was last typed more than ten minutes ago (AU-17): "always", before anything is read;
   * "sometimes": the handler knows for which arguments, by `refuseOldPassword`.
   */
  readonly recentPassword?: RecentPassword;
  /** The body is multipart; files reach the handler through its context. */
  readonly body?: "multipart";
  /** Bytes of its file, where it may be larger than a picture: then nothing of the body is read before it is known who calls. */
  readonly largestFile?: number;
  /** The reply is bytes of this media type instead of an envelope; "application/octet-stream": a file to be saved, sent as it is read. */
  readonly produces?: "image/png" | "application/octet-stream";
  /** The one place where a token may stand in the query (W9). */
  readonly tokenInQuery?: true;
  /**
   * The handler gives the same object, the same for everybody, until something in it changes: written once, sent again only to those
   * who do not have it yet (ETag, RL-07).
   */
  readonly hasETag?: true;
  /**
   * Public and made of published records alone, for every visitor the same in their language: kept until something published changes,
   * with an ETag. Never where the answer depends on who asks or names a secret.
   */
  readonly isPublished?: true;
  /**
   * Creates something: a call with the header `Idempotency-Key` is done once, however often it is sent with the same key. Its handler keeps
   * the answer in the transaction that does it, by `inTransactionOnce`.
   */
  readonly takesKey?: true;
  /** Budget class of RL-01; "read" unless said. */
  readonly budget?: "read" | "write" | "search" | "costly" | "report" | "sign-in";
}

export const endpoint = <const I extends z.ZodType, const O extends z.ZodType>(
  definition: Endpoint<I, O>,
): Endpoint<I, O> => definition;

/** What a handler is given and a caller passes. */
export type Arguments<E extends Endpoint> = z.output<E["input"]>;
/** What a handler returns and a caller gets. */
export type Reply<E extends Endpoint> = z.output<E["reply"]>;

/** The names in braces of a path, in order: `/sys/dict/{id}/update` → `["id"]`. */
export const pathParameters = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
