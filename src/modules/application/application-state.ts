/** How far an application is. It ends approved or rejected. */
export const APPLICATION_STATES = ["submitted", "inReview", "returned", "resubmitted", "approved", "rejected"] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Nobody has taken it yet. */
export const WAITING_STATES = ["submitted", "resubmitted"] as const satisfies readonly ApplicationState[];
/** In these somebody of the staff is to do something. */
export const OPEN_STATES = [...WAITING_STATES, "inReview"] as const satisfies readonly ApplicationState[];

/** What can happen to one, as its history tells it. */
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

/** How the letter of a step stands. */
export const MAIL_STATES = ["waiting", "sent", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** How the letter of an approval stands: nobody gets one where no address was left, or where the step was made without a mail server. */
export const LETTER_STATES = [...MAIL_STATES, "noAddress", "notMailed"] as const;
