import type { Author, ErrorName, TranslatedFieldError } from "../../contract/errors.ts";
import type { EndedSession, SessionEnd } from "../../contract/session/session-end.ts";

interface ApiErrorDetails {
  readonly code: number;
  readonly reason?: ErrorName | undefined;
  readonly message: string;
  readonly status: number;
  readonly requestId?: string | undefined;
  readonly fieldErrors?: readonly TranslatedFieldError[];
  readonly current?: unknown;
  readonly by?: Author | undefined;
  readonly why?: SessionEnd | undefined;
}

/** No answer arrived: offline, refused, aborted or timed out. */
export const NO_ANSWER = -1;

const OVER: ReadonlySet<ErrorName> = new Set(["sessionEnded", "refreshRefused", "noToken", "notAuthenticated"]);

/** An answer other than success, or no answer at all. `message` is already in the person's language. */
export class ApiError extends Error {
  /** The envelope's code; `NO_ANSWER` when no answer arrived. */
  readonly code: number;
  /** Name of the code in the error catalogue; undefined for an unknown code and for no answer. */
  readonly reason: ErrorName | undefined;
  /** HTTP status; 0 for no answer. */
  readonly status: number;
  /** For support, to find a fault of the server in its log; a refusal of what was asked for has none. */
  readonly requestId: string | undefined;
  readonly fieldErrors: readonly TranslatedFieldError[];
  /** For a stale save: the stored record, in its wire form. */
  readonly current: unknown;
  /** Author of the stored change; undefined when the server does not name one. */
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

  /** The reason the session ended, where the server gives one. */
  get ended(): EndedSession | undefined {
    return this.why && { why: this.why, words: this.message };
  }

  /** There is no session: it ended (§8), or its cookies were deleted. */
  get isSessionOver(): boolean {
    return this.reason !== undefined && OVER.has(this.reason);
  }
}

/** The first field's message of a failed call, else the message of whatever was thrown; for places without a form. */
export const fieldMessageOf = (thrown: unknown): string =>
  (thrown instanceof ApiError ? thrown.fieldErrors[0]?.message : undefined) ?? messageOf(thrown);

export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
