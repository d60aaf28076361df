import type { MouseEvent, ReactNode } from "react";
import { usePage } from "../../web/page/page.tsx";
import type { Module } from "../define-module.ts";
import { recordAddress } from "../record/record-address.ts";

interface RecordLinkProps {
  readonly module: Pick<Module, "path" | "form">;
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * Opens a record in its existing console tab, or else in a new one. It is a real link, so it can be copied or opened in
 * another window.
 */
export function RecordLink({ module, id, children }: RecordLinkProps) {
  const page = usePage();
  const address = recordAddress(module, id);
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    page.open(address);
  };
  return (
    <a className="link breakable" href={address} onClick={follow}>
      {children}
    </a>
  );
}
