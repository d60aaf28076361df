import { ApiError } from "../api/api-error.ts";
import { onFailedCall } from "../api/failed-calls.ts";
import { noteFault } from "./faults.ts";

// Browsers tell of a harmless delay in this way; nothing has failed.
const HARMLESS = /^ResizeObserver loop/;
const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";
/** An answer is told where it was asked for (§8); only a server that failed is a fault of the program. */
const isServerFault = (error: unknown): error is ApiError => error instanceof ApiError && error.status >= 500;

/** Enters what nobody caught, and the calls the server failed at. Returns the function that stops. */
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
