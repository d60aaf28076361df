import type { MouseEvent, ReactNode, Ref } from "react";
import { isExternal } from "../../contract/menu.ts";
import { prefetchPage, openPage } from "./navigation.ts";

interface PageLinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly isCurrent?: boolean;
  /** Accessible name of a link whose content is only an icon. */
  readonly label?: string | undefined;
  readonly onFollow?: (() => void) | undefined;
  /** -1 inside a menu that moves the focus by arrow keys. */
  readonly tabIndex?: -1;
  readonly ref?: Ref<HTMLAnchorElement>;
  /** Arrangement of its children (web/theme/arrange.css). */
  readonly "data-gap"?: "2";
  readonly "data-tight"?: "";
  readonly children: ReactNode;
}

/** Link to a page of the console or to another site, as an `<a>` that can be copied or opened in a new window. */
export function PageLink({
  to,
  className,
  isCurrent = false,
  label,
  onFollow,
  tabIndex,
  ref,
  children,
  ...arrangement
}: PageLinkProps) {
  const isAway = isExternal(to);
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    onFollow?.();
    if (isAway) return;
    event.preventDefault();
    openPage(to);
  };
  return (
    <a
      {...arrangement}
      ref={ref}
      className={className}
      href={to}
      aria-current={isCurrent ? "page" : undefined}
      aria-label={label}
      tabIndex={tabIndex}
      onPointerDown={() => prefetchPage(to)}
      onClick={follow}
      // mailto: and tel: open another program; a new window for them would stay empty.
      {...(/^https?:/.test(to) ? { target: "_blank", rel: "noopener noreferrer" } : {})}
    >
      {children}
    </a>
  );
}
