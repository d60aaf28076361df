import type { DrawerProps, ModalProps } from "antd";
import { useState, type ComponentType, type MouseEvent } from "react";
import { CannotOpen } from "./Opening.tsx";
import { OpeningStatus } from "../components/OpeningStatus.tsx";
import { lazyModule, useLazyModule, type LazyModule } from "./lazy-module.ts";

/** antd's Modal and Drawer, loaded when a part of the frame first opens one. */
export const modal = lazyModule<ComponentType<ModalProps>>(async () => (await import("../components/Modal.tsx")).Modal);
export const drawer = lazyModule<ComponentType<DrawerProps>>(
  async () => (await import("../components/Drawer.tsx")).Drawer,
);

/** Loads on first opening; stays mounted afterwards, so that closing is animated. */
function useOpened<T>(part: LazyModule<T>, isOpen: boolean): ReturnType<typeof useLazyModule<T>> {
  const [isWanted, setWanted] = useState(isOpen);
  if (isOpen && !isWanted) setWanted(true);
  return useLazyModule(part, isWanted);
}

interface OnItsWayProps {
  readonly tryAgain: (() => void) | undefined;
  readonly onClose: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

const OnItsWay = ({ tryAgain, onClose }: OnItsWayProps) =>
  tryAgain ? <CannotOpen onTryAgain={tryAgain} onClose={onClose} /> : <OpeningStatus />;

export function LazyModal(props: ModalProps) {
  const [Modal, tryAgain] = useOpened(modal, props.open ?? false);
  if (Modal) return <Modal {...props} />;
  return props.open ? <OnItsWay tryAgain={tryAgain} onClose={props.onCancel} /> : null;
}

export function LazyDrawer(props: DrawerProps) {
  const [Drawer, tryAgain] = useOpened(drawer, props.open ?? false);
  if (Drawer) return <Drawer {...props} />;
  return props.open ? <OnItsWay tryAgain={tryAgain} onClose={props.onClose} /> : null;
}
