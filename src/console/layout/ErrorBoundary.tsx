import { Component, type ErrorInfo, type ReactNode } from "react";
import { noteClientError } from "../../web/client-errors/client-errors.ts";

interface ErrorBoundaryProps {
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

/** Components of the stack that are logged, innermost first. */
const PARTS = 3;

/** Contains a render error to its part of the page, and logs it. React offers error boundaries only as classes. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { readonly caught: { readonly error: unknown } | null }
> {
  override state = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    const parts = componentStack?.trim().split("\n").slice(0, PARTS) ?? [];
    noteClientError("part", error, parts.map((part) => part.trim()).join(" "));
  }

  override render(): ReactNode {
    const { caught } = this.state as { readonly caught: { readonly error: unknown } | null };
    return caught ? this.props.fallback(caught.error) : this.props.children;
  }
}
