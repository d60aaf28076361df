import { ApiError } from "../api/api-error.ts";
import { onFailedCall } from "../api/failed-calls.ts";
import { noteClientError } from "./client-errors.ts";

// Browsers report a harmless delay as an error.
const HARMLESS = /^ResizeObserver loop/;
const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";
/** Other failures are shown by their caller (§8); only a 5xx is an error of the program. */
const isServerError = (error: unknown): error is ApiError => error instanceof ApiError && error.status >= 500;

/** Records uncaught errors and calls that the server failed. Returns the function that stops it. */
export function watchClientErrors(): () => void {
  const script = (event: ErrorEvent) => {
    if (HARMLESS.test(event.message) || isAbort(event.error)) return;
    const place = event.filename === "" ? "" : `${new URL(event.filename, location.href).pathname}:${event.lineno}`;
    noteClientError("script", event.error ?? event.message, place);
  };
  const promise = (event: PromiseRejectionEvent) => {
    if (!isAbort(event.reason) && !(event.reason instanceof ApiError)) noteClientError("promise", event.reason);
  };
  addEventListener("error", script);
  addEventListener("unhandledrejection", promise);
  const stopCalls = onFailedCall(({ method, path }, error) => {
    if (!isServerError(error)) return;
    const request = error.requestId === undefined ? "" : ` · ${error.requestId}`;
    noteClientError("call", error.message, `${method} ${path} → ${error.status}${request}`);
  });
  return () => {
    removeEventListener("error", script);
    removeEventListener("unhandledrejection", promise);
    stopCalls();
  };
}
