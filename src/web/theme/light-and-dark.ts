export type Scheme = "light" | "dark";

/** The warm greys. Surfaces differ by one step of lightness and a hairline, not by shadows. */
export interface Neutrals {
  /** Page background. */
  readonly bg: string;
  /** Content background. */
  readonly surface: string;
  /** Table heads and wells. */
  readonly surfaceSunken: string;
  /** Menus and dialogs. */
  readonly surfaceRaised: string;
  readonly surfaceHover: string;
  readonly hairline: string;
  readonly hairlineStrong: string;
  /** Edges of inputs: 3 : 1 against the surface (WCAG 1.4.11). */
  readonly controlBorder: string;
  readonly text: string;
  readonly textSecondary: string;
  /** The faintest readable text: 4.5 : 1. */
  readonly textTertiary: string;
  /** Text of disabled controls: 3 : 1. */
  readonly textDisabled: string;
  readonly mask: string;
}

export const NEUTRALS: Readonly<Record<Scheme, Neutrals>> = {
  light: {
    bg: "#f7f6f3",
    surface: "#ffffff",
    surfaceSunken: "#f9f8f6",
    surfaceRaised: "#ffffff",
    surfaceHover: "#f3f1ed",
    hairline: "#e8e5df",
    hairlineStrong: "#d8d4cc",
    controlBorder: "#928c82",
    text: "#1f1d1a",
    textSecondary: "#57534b",
    textTertiary: "#6f6a61",
    textDisabled: "#8a8479",
    mask: "rgb(31 29 26 / 0.42)",
  },
  dark: {
    bg: "#141311",
    surface: "#1b1a17",
    surfaceSunken: "#201e1b",
    surfaceRaised: "#262420",
    surfaceHover: "#2a2824",
    hairline: "#322f2a",
    hairlineStrong: "#46423b",
    controlBorder: "#7b756b",
    text: "#eeebe5",
    textSecondary: "#bab4a9",
    textTertiary: "#9b958a",
    textDisabled: "#7b756b",
    mask: "rgb(0 0 0 / 0.6)",
  },
};

/** Only for floating layers: menus, toasts and dialogs. */
export const SHADOWS: Readonly<Record<Scheme, { readonly float: string; readonly dialog: string }>> = {
  light: {
    float: "0 0 0 1px rgb(31 29 26 / 0.06), 0 6px 16px -4px rgb(31 29 26 / 0.12)",
    dialog: "0 0 0 1px rgb(31 29 26 / 0.06), 0 24px 56px -12px rgb(31 29 26 / 0.28)",
  },
  dark: {
    float: "0 0 0 1px rgb(255 250 240 / 0.09), 0 8px 20px -4px rgb(0 0 0 / 0.6)",
    dialog: "0 0 0 1px rgb(255 250 240 / 0.09), 0 28px 60px -12px rgb(0 0 0 / 0.75)",
  },
};
