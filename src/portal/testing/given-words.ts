import type { PublicText } from "../../contract/public/public-text.ts";

/** Hostile input of a visitor, which must be shown as text. */
export const HOSTILE = `"><img src=x onerror=alert(1)><script>alert(2)</script>' onmouseover='alert(3)`;

export const zh = (text: string): PublicText => ({ text, language: "zh" });
