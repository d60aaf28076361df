import { Component, createContext, type ReactNode } from "react";
import { connection, watchConnection } from "../document/connection.web.ts";
import { noteClientError } from "../client-errors/client-errors.ts";
import { PartMissing } from "./fetch-part.ts";

/** The fallback for parts that are loading. */
export const PartFallback = createContext<ReactNode>(null);

interface PartBoundaryProps {
  /** Shown while the part loads. */
  readonly coming: ReactNode;
  /** Shown when the part failed to load. */
  readonly missing: (error: PartMissing, tryAgain: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface Caught {
  readonly caught: { readonly error: unknown } | null;
}

/**
 * Contains a part that failed to load, which is tried again when the connection is back. A class, because React has no
 * hook for error boundaries.
 */
export class PartBoundary extends Component<PartBoundaryProps, Caught> {
  override state: Caught = { caught: null };
  #stopWatching: (() => void) | undefined;

  static getDerivedStateFromError(error: unknown): Caught {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof PartMissing)) return;
    if (navigator.onLine) noteClientError("part", error);
    this.#watch();
  }

  // Also called when a hidden tab is shown again, as the next one is when it is hidden.
  override componentDidMount() {
    if (!(this.state.caught?.error instanceof PartMissing)) return;
    if (connection() === "up") this.#tryAgain();
    else this.#watch();
  }

  override componentWillUnmount() {
    this.#stop();
  }

  #watch() {
    this.#stopWatching ??= watchConnection(() => connection() === "up" && this.#tryAgain());
  }

  #stop() {
    this.#stopWatching?.();
    this.#stopWatching = undefined;
  }

  #tryAgain() {
    this.#stop();
    this.setState({ caught: null });
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (!caught) return <PartFallback value={this.props.coming}>{this.props.children}</PartFallback>;
    const { error } = caught;
    if (!(error instanceof PartMissing)) throw error; // any other error belongs to the error boundary above
    return this.props.missing(error, () => this.#tryAgain());
  }
}
