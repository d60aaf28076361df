import type { Author, ErrorName } from "../../contract/errors.ts";
import type { EndedSession, SessionEnd } from "../../contract/session/session-end.ts";

/** One wrong field as the server names it, with the sentence to show at the field. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

interface ApiErrorDetails {
  readonly code: number;
  readonly reason?: ErrorName | undefined;
  readonly message: string;
  readonly status: number;
  readonly requestId?: string | undefined;
  readonly fieldErrors?: readonly FieldError[];
  readonly current?: unknown;
  readonly by?: Author | undefined;
  readonly why?: SessionEnd | undefined;
}

/** No answer came: offline, refused, cut or timed out. */
export const NO_ANSWER = -1;

const OVER: ReadonlySet<ErrorName> = new Set(["sessionEnded", "refreshRefused", "noToken", "notAuthenticated"]);

/** An answer other than success, or none at all; `message` is ready to be shown to the person. */
export class ApiError extends Error {
  /** The envelope's code; `NO_ANSWER` when the server could not be asked. */
  readonly code: number;
  /** The catalogue's name of the code; undefined for an unknown one and for no answer. */
  readonly reason: ErrorName | undefined;
  /** HTTP status; 0 for no answer. */
  readonly status: number;
  readonly requestId: string | undefined;
  readonly fieldErrors: readonly FieldError[];
  /** For a stale save: the record as it stands now, as it came over the wire. */
  readonly current: unknown;
  /** Who made it so; undefined: not told. */
  readonly by: Author | undefined;
  readonly why: SessionEnd | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.message);
    this.name = "ApiError";
    this.code = details.code;
    this.reason = details.reason;
    this.status = details.status;
    this.requestId = details.requestId;
    this.fieldErrors = details.fieldErrors ?? [];
    this.current = details.current;
    this.by = details.by;
    this.why = details.why;
  }

  /** What ended the session, where the server says so. */
  get ended(): EndedSession | undefined {
    return this.why && { why: this.why, words: this.message };
  }

  /** There is no session to call in: it ended (§8), or its cookies were deleted in mid-work. */
  get isSessionOver(): boolean {
    return this.reason !== undefined && OVER.has(this.reason);
  }
}

/** The words for a person of whatever was thrown. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
