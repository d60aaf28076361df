import { Popover } from "antd";
import { SlidersHorizontal } from "lucide-react";
import { IconButton } from "../components/IconButton.tsx";
import { useText } from "../i18n/language.tsx";
import { lazyPart } from "../lazy/lazy-part.tsx";
import { MissingLine } from "../lazy/MissingLine.tsx";
import { PartBoundary } from "../lazy/PartBoundary.tsx";
import { TABLE_TEXTS } from "./table-texts.ts";
import type { ViewChoicesProps } from "./ViewChoices.tsx";
import style from "./view-options.module.css";

const Choices = lazyPart(async () => (await import("./ViewChoices.tsx")).ViewChoices);

/** The button that opens the choice of a table's columns and row height. */
export function ViewOptions(props: ViewChoicesProps) {
  const t = useText();
  const content = (
    <PartBoundary
      coming={<div className={style.coming} />}
      missing={(_, tryAgain) => <MissingLine onTryAgain={tryAgain} />}
    >
      <Choices {...props} />
    </PartBoundary>
  );
  return (
    <Popover trigger="click" placement="bottomRight" arrow={false} content={content}>
      <IconButton label={t(TABLE_TEXTS.columns)} icon={<SlidersHorizontal size={16} />} />
    </Popover>
  );
}
