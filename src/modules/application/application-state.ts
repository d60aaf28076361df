/** States of an application. `approved` and `rejected` are final. */
export const APPLICATION_STATES = ["submitted", "inReview", "returned", "resubmitted", "approved", "rejected"] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Colours of the tags that show them. */
export const STATE_COLORS: Readonly<Record<ApplicationState, string>> = {
  submitted: "accent",
  resubmitted: "accent",
  inReview: "info",
  returned: "warning",
  approved: "success",
  rejected: "danger",
};

/** States in which no reviewer has taken the application. */
export const WAITING_STATES = ["submitted", "resubmitted"] as const satisfies readonly ApplicationState[];
/** States in which staff have to act. */
export const OPEN_STATES = [...WAITING_STATES, "inReview"] as const satisfies readonly ApplicationState[];

/** Kinds of entry in an application's history. */
export const STEP_KINDS = [
  "submitted",
  "taken",
  "assigned",
  "returned",
  "resubmitted",
  "approved",
  "rejected",
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Delivery states of a step's email. */
export const MAIL_STATES = ["waiting", "sent", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];

/**
 * Delivery states of an approval's email: `noAddress`, the applicant gave none; `notMailed`, no mail server was
 * configured.
 */
export const LETTER_STATES = [...MAIL_STATES, "noAddress", "notMailed"] as const;
