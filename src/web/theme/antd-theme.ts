import { theme, type ThemeConfig } from "antd";
import type { Size } from "../../contract/preferences/preferences.ts";
import type { Language } from "../../contract/text.ts";
import { antdComponents } from "./antd-components.ts";
import { NEUTRALS, SHADOWS, type Neutrals, type Scheme } from "./light-and-dark.ts";
import { ramp, STATUS_SEEDS, type Ramp } from "./ramp.ts";

export interface AntdThemeOptions {
  /** `#rrggbb`. */
  readonly themeColor: string;
  /** The caller resolves "system". */
  readonly scheme: Scheme;
  readonly size: Size;
  readonly language: Language;
}

/** Heights in px by size; the same as in tokens.css. */
const SIZES: Readonly<Record<Size, { font: number; control: number; row: number }>> = {
  medium: { font: 15, control: 36, row: 46 },
  small: { font: 14, control: 32, row: 40 },
  mini: { font: 13, control: 28, row: 34 },
};

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

// antd's "info" defaults to the primary colour; it keeps a hue of its own like the other three.
const statusTokens = (scheme: Scheme): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      Success: STATUS_SEEDS.success,
      Warning: STATUS_SEEDS.warning,
      Error: STATUS_SEEDS.danger,
      Info: STATUS_SEEDS.info,
    }).flatMap(([name, seed]) => {
      const colors = ramp(seed, scheme);
      const key = `color${capital(name)}`;
      return [
        // antd uses these colours for text as well as for filled buttons, so the readable tone serves for both.
        [key, colors.text],
        [`${key}Hover`, colors.textHover],
        [`${key}Active`, colors.onSoft],
        [`${key}Bg`, colors.soft],
        [`${key}BgHover`, colors.softHover],
        [`${key}Border`, colors.line],
        [`${key}BorderHover`, colors.line],
        [`${key}Text`, colors.text],
        [`${key}TextHover`, colors.textHover],
        [`${key}TextActive`, colors.onSoft],
      ];
    }),
  );

const accentTokens = (accent: Ramp) => ({
  colorPrimary: accent.deep,
  colorPrimaryHover: accent.deepHover,
  colorPrimaryActive: accent.deepActive,
  colorPrimaryBg: accent.soft,
  colorPrimaryBgHover: accent.softHover,
  colorPrimaryBorder: accent.focus,
  colorPrimaryBorderHover: accent.focus,
  colorPrimaryText: accent.text,
  colorPrimaryTextHover: accent.textHover,
  colorPrimaryTextActive: accent.onSoft,
  colorLink: accent.text,
  colorLinkHover: accent.textHover,
  colorLinkActive: accent.onSoft,
  controlOutline: `${accent.focus}33`,
  controlItemBgActive: accent.soft,
  controlItemBgActiveHover: accent.softHover,
});

const neutralTokens = (neutrals: Neutrals) => ({
  colorText: neutrals.text,
  colorTextSecondary: neutrals.textSecondary,
  colorTextTertiary: neutrals.textTertiary,
  colorTextQuaternary: neutrals.textDisabled,
  colorTextPlaceholder: neutrals.textTertiary,
  colorTextDescription: neutrals.textTertiary,
  colorTextHeading: neutrals.text,
  colorTextLabel: neutrals.textSecondary,
  colorIcon: neutrals.textTertiary,
  colorIconHover: neutrals.text,
  colorBgLayout: neutrals.bg,
  colorBgContainer: neutrals.surface,
  colorBgElevated: neutrals.surfaceRaised,
  colorBgMask: neutrals.mask,
  colorBorder: neutrals.controlBorder,
  colorBorderSecondary: neutrals.hairline,
  colorBorderDisabled: neutrals.hairlineStrong,
  colorSplit: neutrals.hairline,
  colorFillAlter: neutrals.surfaceSunken,
  colorFillContent: neutrals.surfaceHover,
  controlItemBgHover: neutrals.surfaceHover,
});

/** antd's theme from our tokens. zeroRuntime: the page links antd's style sheet itself. */
export function antdTheme({ themeColor, scheme, size, language }: AntdThemeOptions): ThemeConfig {
  const neutrals = NEUTRALS[scheme];
  const accent = ramp(themeColor, scheme);
  const { font, control, row } = SIZES[size];
  const lineHeight = language === "lo" ? 1.75 : 1.5715;
  return {
    zeroRuntime: true,
    cssVar: { prefix: "ant", key: "terrace" },
    hashed: false,
    algorithm: scheme === "dark" ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      ...statusTokens(scheme),
      ...accentTokens(accent),
      ...neutralTokens(neutrals),
      boxShadow: SHADOWS[scheme].dialog,
      boxShadowSecondary: SHADOWS[scheme].float,
      boxShadowTertiary: "none",
      fontFamily: "var(--font-family)", // set in tokens.css for each language
      fontSize: font,
      fontSizeSM: font - 1,
      fontSizeLG: font + 2,
      fontSizeXL: font + 6,
      lineHeight,
      lineHeightSM: lineHeight,
      lineHeightLG: language === "lo" ? 1.7 : 1.5,
      fontWeightStrong: 600,
      controlHeight: control,
      controlHeightSM: control - 6,
      controlHeightLG: control + 8,
      borderRadius: 6,
      borderRadiusSM: 5,
      borderRadiusLG: 10,
      borderRadiusXS: 4,
      controlOutlineWidth: 3,
      opacityLoading: 1, // text under a loading overlay stays readable
      motionDurationFast: "0.12s",
      motionDurationMid: "0.16s",
      motionDurationSlow: "0.2s",
    },
    components: antdComponents({ neutrals, accent, scheme, font, control, row, lineHeight }),
  };
}
