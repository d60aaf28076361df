import { createElement, type ComponentType } from "react";
import { lazyPart } from "./lazy-part.tsx";
import { Opening } from "./Opening.tsx";

/** How dialogs and drawers of this program are told that they are open, and tell that they are to be closed. */
interface Closable {
  readonly isOpen?: boolean;
  readonly onClose?: () => void;
  readonly onCancel?: () => void;
}

/** A dialog or drawer whose program comes when it is first opened. */
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
