import type { DrawerProps, ModalProps } from "antd";
import { createElement, useState, type ComponentType } from "react";
import { Coming } from "./Coming.tsx";
import { late, useLate, type Late } from "./late.ts";

/** The kit's dialog and drawer, for what stands in the frame and is closed at every start. */
export const modal = late<ComponentType<ModalProps>>(async () => (await import("./kit-modal.ts")).Modal);
export const drawer = late<ComponentType<DrawerProps>>(async () => (await import("./kit-drawer.ts")).Drawer);

/** Nothing is drawn before it opens the first time; afterwards it stays, so that it can be seen closing. */
function useOpened<T>(part: Late<T>, isOpen: boolean): T | undefined {
  const [isWanted, setWanted] = useState(isOpen);
  if (isOpen && !isWanted) setWanted(true);
  return useLate(part, isWanted);
}

export function LateModal(props: ModalProps) {
  const Modal = useOpened(modal, props.open ?? false);
  return Modal ? createElement(Modal, props) : props.open ? createElement(Coming) : null;
}

export function LateDrawer(props: DrawerProps) {
  const Drawer = useOpened(drawer, props.open ?? false);
  return Drawer ? createElement(Drawer, props) : props.open ? createElement(Coming) : null;
}
