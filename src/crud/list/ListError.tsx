import { ApiError } from "../../web/api/api-error.ts";
import { ErrorState } from "../../web/components/states/ErrorState.tsx";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import type { ListChange, ListView } from "../../web/table/list-address.ts";
import type { Module } from "../define-module.ts";

// Only a mistyped or old address needs it.
const RefusedFilters = lazyPart(async () => (await import("./wrong-address/RefusedFilters.tsx")).RefusedFilters);

export interface ListErrorProps {
  readonly module: Module;
  readonly error: unknown;
  readonly view: Pick<ListView, "filters" | "misread">;
  readonly change: (part: ListChange) => void;
  readonly onRetry: () => void;
}

/**
 * Replaces rows that failed to load. A shared address may contain an invalid filter, such as a day that does not exist:
 * then it is named and can be cleared.
 */
export function ListError(props: ListErrorProps) {
  const { error, onRetry } = props;
  return error instanceof ApiError && error.reason === "invalidInput" ? (
    <RefusedFilters {...props} />
  ) : (
    <ErrorState error={error} onRetry={onRetry} />
  );
}
