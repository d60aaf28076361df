import type { z } from "zod";
import type { Permission } from "./permission.ts";
import type { Text } from "./text.ts";

/** Session states in which only endpoints that name them in `allowedWhile` answer (TK-17, AU-13). */
export type Restriction = "locked" | "mustChangePassword";

export type RecentPassword = "always" | "sometimes";

/**
 * The declaration of one API call. The server route, the typed client call and the OpenAPI entry are derived from it.
 * Both schemas decode wire → program and encode program → wire, so that neither side sees the other's spelling. A
 * `{name}` in the path is filled from the input member of that name, and on the server read into it.
 */
export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly method: "GET" | "POST";
  readonly path: `/${string}`;
  /**
   * The right that a caller needs: a permission code, any session, or none. Required, so that an endpoint without it
   * does not compile (AZ-01).
   */
  readonly permission: Permission | "public" | "signed-in";
  readonly title: Text;
  readonly input: I;
  /** The reply; members that it does not declare never leave the server (AZ-12). */
  readonly reply: O;
  /**
   * Family clients read the payload's members beside `data` ("members") or, with WIRE_COMPAT=family, a bare array
   * ("bare").
   */
  readonly flat?: "members" | "bare";
  /** Restricted session states in which the call is still answered. */
  readonly allowedWhile?: readonly Restriction[];
  /**
   * Requires the login password to have been entered within ten minutes (AU-17). "always": checked before the handler;
   * "sometimes": the handler decides by its arguments with `refuseOldPassword`.
   */
  readonly recentPassword?: RecentPassword;
  /** The body is multipart/form-data; files reach the handler through its context. */
  readonly body?: "multipart";
  /**
   * Maximum file size in bytes, where a file may be larger than a picture; the body is then read only after the caller
   * is authorised.
   */
  readonly largestFile?: number;
  /**
   * The reply is bytes of this media type instead of an envelope. "application/octet-stream" is a download, streamed.
   */
  readonly produces?: "image/png" | "application/octet-stream";
  /** Allows the access token in the query; one endpoint only (W9). */
  readonly tokenInQuery?: true;
  /**
   * The handler returns the same object for everybody until its data changes. It is serialised once and answered with
   * an ETag (RL-07).
   */
  readonly hasETag?: true;
  /**
   * Public and built from published records only, equal for all visitors of a language: cached until something
   * published changes, with an ETag. Never for answers that depend on the caller or contain a secret.
   */
  readonly isForVisitors?: true;
  /**
   * Reads, and does nothing else: a standby of the database may answer it, as current as the primary would. Published
   * calls are read there in any case.
   */
  readonly mayReadReplica?: true;
  /**
   * A plain HTML form posts here. A browser that asks for a page is redirected to `path`, with the submitted members
   * named in `keeps` and with `sent=1`. If the call is refused, it is redirected there too, and the page is rendered with
   * the submitted values and the errors (`RefusedForm`), in the language that the member `language` names
   * (`contract/kept-form`). Public calls only.
   */
  readonly formPage?: { readonly path: `/home/${string}`; readonly keeps: readonly string[] };
  /**
   * Honours the `Idempotency-Key` header: repeated calls with one key are executed once. The handler stores the answer
   * in its transaction with `inTransactionOnce`.
   */
  readonly takesKey?: true;
  /**
   * Writes or reads dates and times of people, such as a sheet: in the time zone that the header `Time-Zone` names,
   * without it in the one that the caller chose, or else the installation's.
   */
  readonly isInTimeZone?: true;
  /** Its input has a password: a browser may send it over an encrypted connection only (HD-08). */
  readonly carriesPassword?: true;
  /** Rate limit class (RL-01); "read" by default. */
  readonly budget?: "read" | "write" | "search" | "costly" | "fault" | "sign-in";
}

export const endpoint = <const I extends z.ZodType, const O extends z.ZodType>(
  definition: Endpoint<I, O>,
): Endpoint<I, O> => definition;

/** The decoded input: the handler's arguments, and what a client passes to `call`. */
export type Arguments<E extends Endpoint> = z.output<E["input"]>;
/** The program's side of the reply. */
export type Reply<E extends Endpoint> = z.output<E["reply"]>;

/** Names of the path parameters, in order: `/sys/dict/{id}/update` → `["id"]`. */
export const pathParameters = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
