import { SITE_MARK } from "./site-mark.ts";

/** The operator's logo; without one, the terrace icon in the theme colour. */
export const SiteMark = ({ logo, size }: { readonly logo: string | undefined; readonly size: number }) =>
  logo ? (
    <img src={logo} alt="" height={size} />
  ) : (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="var(--accent)" />
      <path d={SITE_MARK} fill="none" stroke="var(--on-accent)" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
