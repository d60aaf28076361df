import { ApiError } from "../api/api-error.ts";
import { onFailedCall } from "../api/failed-calls.ts";
import { noteFault } from "./faults.ts";

// Browsers report a harmless delay as an error.
const HARMLESS = /^ResizeObserver loop/;
const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";
/** Other failures are shown by their caller (§8); only a 5xx is a fault of the program. */
const isServerFault = (error: unknown): error is ApiError => error instanceof ApiError && error.status >= 500;

/** Records uncaught errors and calls that the server failed. Returns the function that stops it. */
export function watchFaults(): () => void {
  const script = (event: ErrorEvent) => {
    if (HARMLESS.test(event.message) || isAbort(event.error)) return;
    const place = event.filename === "" ? "" : `${new URL(event.filename, location.href).pathname}:${event.lineno}`;
    noteFault("script", event.error ?? event.message, place);
  };
  const promise = (event: PromiseRejectionEvent) => {
    if (!isAbort(event.reason) && !(event.reason instanceof ApiError)) noteFault("promise", event.reason);
  };
  addEventListener("error", script);
  addEventListener("unhandledrejection", promise);
  const stopCalls = onFailedCall(({ method, path }, error) => {
    if (!isServerFault(error)) return;
    const request = error.requestId === undefined ? "" : ` · ${error.requestId}`;
    noteFault("call", error.message, `${method} ${path} → ${error.status}${request}`);
  });
  return () => {
    removeEventListener("error", script);
    removeEventListener("unhandledrejection", promise);
    stopCalls();
  };
}
