import { Component, type ReactNode } from "react";
import { noteFault } from "../faults/faults.ts";
import { PartMissing } from "./fetch-part.ts";

interface PartBoundaryProps {
  /** In place of what could not be fetched. */
  readonly fallback: (error: PartMissing, tryAgain: () => void) => ReactNode;
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
    if (!caught) return this.props.children;
    const { error } = caught;
    if (!(error instanceof PartMissing)) throw error; // a fault of the program: whoever stands around this says so
    const tryAgain = () => {
      error.renew?.();
      this.setState({ caught: null });
    };
    return this.props.fallback(error, tryAgain);
  }
}
