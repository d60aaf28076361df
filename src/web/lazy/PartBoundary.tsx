import { Component, createContext, type ReactNode } from "react";
import { noteFault } from "../faults/faults.ts";
import { PartMissing } from "./fetch-part.ts";

/** What stands in the place of a part that is on its way. */
export const PartFallback = createContext<ReactNode>(null);

interface PartBoundaryProps {
  /** In place of what is on its way. */
  readonly coming: ReactNode;
  /** In place of what could not be fetched. */
  readonly missing: (error: PartMissing, tryAgain: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface Caught {
  readonly caught: { readonly error: unknown } | null;
}

/** Keeps a part that could not be fetched from taking anything else away. A class, because React has no other way to say it. */
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
    if (!(error instanceof PartMissing)) throw error; // a fault of the program: whoever stands around this says so
    return this.props.missing(error, () => this.setState({ caught: null }));
  }
}
