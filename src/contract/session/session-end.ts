/** Why a session ended that the person had not ended themselves. */
const SESSION_ENDS = ["disabled", "deleted", "password", "ended", "too-many"] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

/** Undefined for everything that is not told. */
export const sessionEndOf = (value: unknown): SessionEnd | undefined => SESSION_ENDS.find((each) => each === value);

/** What ended a session, and how the server says it. */
export interface EndedSession {
  readonly why: SessionEnd;
  readonly words: string;
}
