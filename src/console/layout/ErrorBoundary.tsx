import { Component, type ErrorInfo, type ReactNode } from "react";
import { noteFault } from "../../web/faults/faults.ts";

interface ErrorBoundaryProps {
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

/** The nearest components, innermost first: enough to say which part it was. */
const PARTS = 3;

/** Keeps a fault where it happened, and enters it in the log. A class, because React has no other way to say it. */
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
    noteFault("part", error, parts.map((part) => part.trim()).join(" "));
  }

  override render(): ReactNode {
    const { caught } = this.state as { readonly caught: { readonly error: unknown } | null };
    return caught ? this.props.fallback(caught.error) : this.props.children;
  }
}
