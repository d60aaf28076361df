import type { PublicText } from "../../contract/public/public-page.ts";

/** What somebody could write into any field: it is to stand on a page as words. */
export const HOSTILE = `"><img src=x onerror=alert(1)><script>alert(2)</script>' onmouseover='alert(3)`;

export const zh = (text: string): PublicText => ({ text, language: "zh" });
