import type { MouseEvent, ReactNode } from "react";
import { usePage } from "../../web/page/page.tsx";
import style from "./application.module.css";

interface RecordLinkProps {
  readonly address: string;
  readonly children: ReactNode;
}

/** Opens in the tab it has, or a new one. A real link: it can be copied, or opened in another window. */
export function RecordLink({ address, children }: RecordLinkProps) {
  const page = usePage();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    page.open(address);
  };
  return (
    <a className={style.link} href={address} onClick={follow}>
      {children}
    </a>
  );
}
