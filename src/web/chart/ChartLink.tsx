import type { AnchorHTMLAttributes, MouseEvent } from "react";

interface ChartLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** Opens the address within the console. Clicks with a modifier key are left to the browser. */
  readonly onOpen: ((href: string) => void) | undefined;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link from a value to the records it counts. */
export const ChartLink = ({ href, onOpen, children, ...rest }: ChartLinkProps) => (
  <a
    href={href}
    onClick={(event) => {
      if (!onOpen || !isPlain(event)) return;
      event.preventDefault();
      onOpen(href);
    }}
    {...rest}
  >
    {children}
  </a>
);
