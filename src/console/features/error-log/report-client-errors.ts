import { clientError } from "../../../modules/client-error/client-error.ts";
import { onCallAnswered } from "../../../web/api/answered-calls.ts";
import { ApiError, NO_ANSWER } from "../../../web/api/api-error.ts";
import { call } from "../../../web/api/call.ts";
import { tokens } from "../../../web/api/tokens.ts";
import { useClientErrors, type ClientError } from "../../../web/client-errors/client-errors.ts";

/** A page reports this many distinct errors at most, and each only once (LG-05). */
export const MAX_REPORTS = 20;

/** A failed report is itself an error of a call; reporting it would never end. */
const isOwn = ({ kind, info }: ClientError): boolean => kind === "call" && info.includes(clientError.report.path);

// Module state, so that remounting the button reports nothing twice. By the errors' ids.
const reported = new Set<number>();

function report({ id, kind, message, info, url, stack }: ClientError): void {
  reported.add(id);
  const text = info === "" ? kind : `${kind}: ${info}`;
  call(clientError.report, { message, info: text.slice(0, 300).toWellFormed(), url, stack }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === NO_ANSWER) reported.delete(id);
  });
}

/**
 * Reports the errors in the log, and later ones as they come: at once, or when the server answers again. Returns the
 * function that stops it.
 */
export function reportClientErrors(): () => void {
  const look = () => {
    for (const error of useClientErrors.getState().errors.toReversed()) {
      if (reported.size >= MAX_REPORTS || !navigator.onLine || !tokens.read()) return;
      if (!reported.has(error.id) && !isOwn(error)) report(error);
    }
  };
  look();
  const stopHearing = onCallAnswered(look);
  const stopLooking = useClientErrors.subscribe(look);
  return () => {
    stopHearing();
    stopLooking();
  };
}
