/** Reasons for the end of a session, other than signing out. */
const SESSION_ENDS = ["disabled", "deleted", "password", "ended", "too-many"] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

/** Undefined for anything but a known reason. */
export const sessionEndOf = (value: unknown): SessionEnd | undefined => SESSION_ENDS.find((each) => each === value);

/** The account itself is closed: its owner cannot sign in again. */
export const isAccountClosed = (why: SessionEnd | undefined): boolean => why === "disabled" || why === "deleted";

/** The end of a session with the server's words for it. */
export interface EndedSession {
  readonly why: SessionEnd;
  readonly words: string;
}
