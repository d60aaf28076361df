import { Button, Popover } from "antd";
import { ListFilter } from "lucide-react";
import { useState } from "react";
import { useText } from "../../web/i18n/language.tsx";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { MissingLine } from "../../web/lazy/MissingLine.tsx";
import { PartBoundary } from "../../web/lazy/PartBoundary.tsx";
import { FILTER_LINE_TEXTS } from "./texts.ts";
import type { FilterNamesProps } from "./FilterNames.tsx";

const Names = lazyPart(async () => (await import("./FilterNames.tsx")).FilterNames);

/** The button that offers the filters which are not in the line. */
export function MoreFilters({ onChoose, ...names }: FilterNamesProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const content = (
    <PartBoundary coming={null} missing={(_, tryAgain) => <MissingLine onTryAgain={tryAgain} />}>
      <Names
        {...names}
        onChoose={(name) => {
          setOpen(false);
          onChoose(name);
        }}
      />
    </PartBoundary>
  );
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      content={content}
    >
      <Button
        type="text"
        size="small"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        icon={<ListFilter size={14} aria-hidden />}
        onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
      >
        {t(FILTER_LINE_TEXTS.moreFilters)}
      </Button>
    </Popover>
  );
}
