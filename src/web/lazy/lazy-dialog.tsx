import { createElement, type ComponentType } from "react";
import { lazyPart } from "./lazy-part.tsx";
import { Opening } from "./Opening.tsx";

/** The props by which a dialog or drawer is opened and asks to be closed. */
interface Closable {
  readonly isOpen?: boolean;
  readonly onClose?: () => void;
  readonly onCancel?: () => void;
}

/** A dialog or drawer whose code loads when it is first opened. */
export function lazyDialog<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Dialog = lazyPart(load);
  return function LazyDialog(props: P) {
    const { isOpen, onClose, onCancel } = props as Closable;
    return (
      <Opening isOpen={isOpen} onClose={onClose ?? onCancel}>
        {createElement(Dialog, props)}
      </Opening>
    );
  };
}
