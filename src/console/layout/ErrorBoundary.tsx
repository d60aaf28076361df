import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a fault where it happened. A class, because React has no other way to say it. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { readonly caught: { readonly error: unknown } | null }
> {
  override state = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override render(): ReactNode {
    const { caught } = this.state as { readonly caught: { readonly error: unknown } | null };
    return caught ? this.props.fallback(caught.error) : this.props.children;
  }
}
