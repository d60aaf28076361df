import type { ThemeConfig } from "antd";
import type { Neutrals, Scheme } from "./light-and-dark.ts";
import { ramp, STATUS_SEEDS, type Ramp } from "./ramp.ts";

export interface KitMeasures {
  readonly neutrals: Neutrals;
  readonly accent: Ramp;
  readonly scheme: Scheme;
  /** px */
  readonly font: number;
  readonly control: number;
  readonly row: number;
  readonly lineHeight: number;
}

type Components = NonNullable<ThemeConfig["components"]>;

function tableOf({ neutrals, accent, font, row, lineHeight }: KitMeasures): NonNullable<Components["Table"]> {
  // A row is its text, the padding around it and the hairline below.
  const padding = (height: number): number => Math.max(2, (height - 1 - Math.round(font * lineHeight)) / 2);
  return {
    headerBg: neutrals.surfaceSunken,
    headerColor: neutrals.textSecondary,
    headerSortActiveBg: neutrals.surfaceHover,
    headerSortHoverBg: neutrals.surfaceHover,
    fixedHeaderSortActiveBg: neutrals.surfaceHover,
    bodySortBg: neutrals.surface,
    headerSplitColor: "transparent",
    headerBorderRadius: 10,
    borderColor: neutrals.hairline,
    rowHoverBg: neutrals.surfaceSunken,
    rowSelectedBg: accent.soft,
    rowSelectedHoverBg: accent.softHover,
    rowExpandedBg: neutrals.surfaceSunken,
    // large, middle and small are the three densities a person can choose
    cellPaddingBlock: padding(row + 8),
    cellPaddingBlockMD: padding(row),
    cellPaddingBlockSM: padding(row - 6),
    cellPaddingInline: 16,
    cellPaddingInlineMD: 12,
    cellPaddingInlineSM: 8,
    cellFontSize: font,
    cellFontSizeMD: font,
    cellFontSizeSM: font,
    selectionColumnWidth: 44,
  };
}

/** Component tokens of antd beyond the global ones. */
export function antdComponents(measures: KitMeasures): Components {
  const { neutrals, accent, scheme, font, control, row, lineHeight } = measures;
  return {
    Button: {
      fontWeight: 500,
      primaryColor: "#ffffff",
      dangerColor: scheme === "light" ? neutrals.surface : neutrals.bg,
      defaultShadow: "none",
      primaryShadow: "none",
      dangerShadow: "none",
      defaultBorderColor: neutrals.hairlineStrong,
      contentLineHeight: lineHeight,
    },
    Table: tableOf(measures),
    Menu: {
      itemHeight: row - 4,
      itemBorderRadius: 6,
      itemMarginInline: 8,
      itemMarginBlock: 2,
      itemColor: neutrals.textSecondary,
      itemHoverColor: neutrals.text,
      itemHoverBg: neutrals.surfaceHover,
      itemBg: "transparent",
      subMenuItemSelectedColor: neutrals.text,
      subMenuItemBg: "transparent",
      itemSelectedBg: accent.soft,
      itemSelectedColor: accent.onSoft,
      activeBarBorderWidth: 0,
      horizontalItemSelectedColor: neutrals.text,
    },
    Layout: {
      bodyBg: neutrals.bg,
      headerBg: neutrals.surface,
      siderBg: neutrals.surface,
      lightSiderBg: neutrals.surface,
      headerHeight: 48,
      headerPadding: "0 12px",
      headerColor: neutrals.text,
    },
    Form: {
      labelColor: neutrals.textSecondary,
      labelRequiredMarkColor: ramp(STATUS_SEEDS.danger, scheme).text,
      itemMarginBottom: 20,
      verticalLabelPadding: "0 0 4px",
    },
    Tag: { defaultBg: neutrals.surfaceHover, defaultColor: neutrals.textSecondary },
    Input: {
      activeShadow: `0 0 0 3px ${accent.focus}33`,
      hoverBorderColor: neutrals.textTertiary,
      activeBorderColor: accent.focus,
    },
    Select: {
      optionSelectedBg: accent.soft,
      optionSelectedColor: accent.onSoft,
      optionSelectedFontWeight: 500,
      optionActiveBg: neutrals.surfaceHover,
      hoverBorderColor: neutrals.textTertiary,
      activeBorderColor: accent.focus,
    },
    Tabs: {
      itemColor: neutrals.textSecondary,
      itemHoverColor: neutrals.text,
      itemSelectedColor: neutrals.text,
      inkBarColor: accent.solid,
    },
    Modal: { titleFontSize: font + 2 },
    Drawer: { footerPaddingBlock: 12, footerPaddingInline: 24 },
    Tree: {
      titleHeight: control - 4,
      nodeHoverBg: neutrals.surfaceHover,
      nodeSelectedBg: accent.soft,
      nodeSelectedColor: accent.onSoft,
    },
    Segmented: {
      trackBg: neutrals.surfaceHover,
      itemSelectedBg: neutrals.surface,
      itemColor: neutrals.textSecondary,
      itemSelectedColor: neutrals.text,
    },
  };
}
