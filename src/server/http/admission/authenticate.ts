import type { SessionEnd } from "../../../contract/session/session-end.ts";
import type { Caller } from "../../caller.ts";

/** The credentials of a request. */
export interface Credentials {
  /** The `access_token` header, or the query member where an endpoint allows it. */
  readonly token: string;
  /** The HttpOnly half of a browser's credential (W1). */
  readonly half: string | undefined;
  readonly origin: string | undefined;
}

export type Authentication =
  | { readonly kind: "caller"; readonly caller: Caller }
  | {
      readonly kind: "refused";
      readonly reason: "notAuthenticated" | "sessionEnded" | "accessExpired";
      /** Reason for the session's end, where the person may learn it. */
      readonly why?: SessionEnd | undefined;
    };

/** Given to the HTTP layer by `main`, so that it need not know the modules. Rejects only when the database fails. */
export type Authenticate = (credentials: Credentials) => Promise<Authentication>;
