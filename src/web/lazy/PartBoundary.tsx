import { Component, createContext, type ReactNode } from "react";
import { noteFault } from "../faults/faults.ts";
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

/** Contains a part that failed to load. A class, because React has no hook for error boundaries. */
export class PartBoundary extends Component<PartBoundaryProps, Caught> {
  override state: Caught = { caught: null };

  static getDerivedStateFromError(error: unknown): Caught {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartMissing && navigator.onLine) noteFault("part", error);
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (!caught) return <PartFallback value={this.props.coming}>{this.props.children}</PartFallback>;
    const { error } = caught;
    if (!(error instanceof PartMissing)) throw error; // any other error belongs to the error boundary above
    return this.props.missing(error, () => this.setState({ caught: null }));
  }
}
