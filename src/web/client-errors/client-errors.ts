import { create } from "zustand";
import { clientErrorText } from "./client-error-text.ts";

/** Source of an error: a script, an unhandled rejection, an error boundary, a call that the server failed. */
export const CLIENT_ERROR_KINDS = ["script", "promise", "part", "call"] as const;
export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number];

export interface ClientError {
  readonly id: number;
  readonly kind: ClientErrorKind;
  readonly message: string;
  /** Context beside the message: the component stack or the call. */
  readonly info: string;
  /** Path of the page. */
  readonly url: string;
  /** Empty if there is none. */
  readonly stack: string;
  /** Last occurrence, in ms since 1970. */
  readonly at: number;
  /** Number of occurrences. */
  readonly times: number;
}

/** Limit for a page that fails in a loop; the oldest are dropped. */
export const MAX_CLIENT_ERRORS = 50;

/** Errors since the page was loaded, the latest first. */
export const useClientErrors = create<{ readonly errors: readonly ClientError[] }>(() => ({ errors: [] }));

export const forgetClientErrors = (): void => useClientErrors.setState({ errors: [] });

let lastId = 0;

const messageOf = (error: unknown): string => {
  if (error instanceof Error) return error.name === "Error" ? error.message : `${error.name}: ${error.message}`;
  return typeof error === "string" ? error : (JSON.stringify(error) ?? String(error));
};
const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? "") : "");

/** Records an error; a repeated one is counted and moves to the front. */
export function noteClientError(kind: ClientErrorKind, error: unknown, info = ""): void {
  const described = {
    kind,
    message: clientErrorText("message", messageOf(error)),
    info: clientErrorText("info", info),
    url: clientErrorText("url", location.pathname),
    stack: clientErrorText("stack", stackOf(error)),
  };
  const { errors } = useClientErrors.getState();
  const same = errors.find(
    (each) => each.kind === kind && each.message === described.message && each.stack === described.stack,
  );
  const entered: ClientError = {
    ...described,
    id: same?.id ?? (lastId += 1),
    times: (same?.times ?? 0) + 1,
    at: Date.now(),
  };
  useClientErrors.setState({
    errors: [entered, ...errors.filter((each) => each !== same)].slice(0, MAX_CLIENT_ERRORS),
  });
}
