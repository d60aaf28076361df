import { Button } from "antd";
import { MENU_TYPES } from "../../../contract/menu.ts";
import { enumerated } from "../../../contract/text.ts";
import { memo, type CSSProperties } from "react";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { TreeToggle } from "../../../web/table/TreeToggle.tsx";
import { ListCheckbox } from "../../../web/table/selection/ListCheckbox.tsx";
import { entryTitle, rightsBelow, rightTitle, type Branch, type Right, type Ticks, type View } from "./rights-tree.ts";
import { ROLE_TEXTS } from "../texts.ts";
import style from "../role.module.css";

/** Callbacks of a row; stable, so that only changed rows render again. */
export interface RowActs {
  readonly onTick: (rights: readonly Right[], isOn: boolean) => void;
  readonly onToggle: (id: string) => void;
}

interface RightsRowProps extends RowActs {
  readonly branch: Branch;
  readonly depth: number;
  /** The rights of the branch and its descendants. */
  readonly ticks: Ticks;
  readonly count: number;
  /** One character per right of the branch: 1 checked, 0 unchecked. */
  readonly state: string;
  /** Actions are checked, and the right to open the page is not. */
  readonly lacksView: boolean;
  /** What is missing for the forms of the page to choose what they refer to. */
  readonly missing: readonly View[] | undefined;
  /** Undefined: no children. */
  readonly isOpen: boolean | undefined;
  readonly isReadOnly: boolean;
  readonly position: number;
}

type BranchTickProps = Pick<RightsRowProps, "branch" | "ticks" | "isReadOnly" | "onTick">;

/** All rights of a branch and its descendants at once. */
function BranchTick({ branch, ticks, isReadOnly, onTick }: BranchTickProps) {
  const t = useText();
  const title = entryTitle(branch.entry, useLanguage());
  const all = rightsBelow(branch);
  const mayTick = !isReadOnly && all.some(({ canChange }) => canChange);
  return (
    <label title={branch.entry.permission || undefined}>
      <ListCheckbox
        tabIndex={-1}
        isPartial={ticks === "some"}
        checked={ticks === "all"}
        aria-label={t(ROLE_TEXTS.whole, { title })}
        aria-disabled={!mayTick}
        onChange={() => mayTick && onTick(all, ticks !== "all")}
      />
      <span>{title}</span>
    </label>
  );
}

interface RightTickProps extends Pick<RightsRowProps, "isReadOnly" | "onTick"> {
  readonly right: Right;
  readonly pageTitle: string;
  readonly isOn: boolean;
}

/** One right of a page. Users can only grant and revoke rights that they have themselves. */
function RightTick({ right, pageTitle, isOn, isReadOnly, onTick }: RightTickProps) {
  const t = useText();
  const language = useLanguage();
  const mayTick = right.canChange && !isReadOnly;
  const words = rightTitle(right, pageTitle, language);
  return (
    <label
      data-tone={right.canChange ? undefined : "faint"}
      title={right.canChange ? right.entry.permission || undefined : t(ROLE_TEXTS.notYoursOne)}
    >
      <ListCheckbox
        tabIndex={-1}
        checked={isOn}
        aria-label={`${words} · ${pageTitle}`}
        aria-disabled={!mayTick}
        onChange={(event) => mayTick && onTick([right], event.target.checked)}
      />
      <span>{words}</span>
    </label>
  );
}

type MissingViewsProps = Pick<RightsRowProps, "isReadOnly" | "onTick"> & { readonly missing: readonly View[] };

/** What the forms of a page cannot choose, and the way to allow it. */
function MissingViews({ missing, isReadOnly, onTick }: MissingViewsProps) {
  const t = useText();
  const language = useLanguage();
  const rights = missing.map(({ right }) => right);
  const titles = missing.map(({ page }) => entryTitle(page, language));
  return (
    <small data-tone="quiet">
      {t(ROLE_TEXTS.cannotChoose, { titles: enumerated(titles, language) })}
      {isReadOnly || !rights.some(({ canChange }) => canChange) ? null : (
        <Button
          type="link"
          size="small"
          onClick={({ currentTarget }) => {
            onTick(rights, true);
            currentTarget.closest("[role=row]")?.querySelector("input")?.focus(); // the button goes
          }}
        >
          {t(ROLE_TEXTS.addView)}
        </Button>
      )}
    </small>
  );
}

/** A directory or page with its rights in one line. */
export const RightsRow = memo(function RightsRow({
  branch,
  depth,
  ticks,
  count,
  state,
  lacksView,
  missing,
  isOpen,
  isReadOnly,
  position,
  onTick,
  onToggle,
}: RightsRowProps) {
  const t = useText();
  const language = useLanguage();
  const { entry, rights } = branch;
  const all = rightsBelow(branch);
  const title = entryTitle(entry, language);
  return (
    <div
      role="row"
      className={style.row}
      data-id={entry.id}
      data-kind={entry.type === MENU_TYPES.directory ? "directory" : "page"}
      style={{ "--depth": depth } as CSSProperties}
      aria-level={depth + 1}
      aria-rowindex={position}
      aria-expanded={isOpen}
    >
      <div role="gridcell" className={`breakable line shrinks ${style.name}`} data-gap="4">
        <TreeToggle
          isOpen={isOpen}
          label={t(ROLE_TEXTS.branch, { title })}
          tabIndex={-1}
          onClick={() => onToggle(entry.id)}
        />
        <BranchTick branch={branch} ticks={ticks} isReadOnly={isReadOnly} onTick={onTick} />
        <small>{t(ROLE_TEXTS.granted, { count, total: all.length })}</small>
      </div>
      <div role="gridcell" className={`row shrinks ${style.rights}`} data-gap="16" data-close="">
        {rights.map((right, index) => (
          <RightTick
            key={right.key}
            right={right}
            pageTitle={title}
            isOn={state[index] === "1"}
            isReadOnly={isReadOnly}
            onTick={onTick}
          />
        ))}
        {lacksView ? <small data-tone="warning">{t(ROLE_TEXTS.lacksView)}</small> : null}
        {missing ? <MissingViews {...{ missing, isReadOnly, onTick }} /> : null}
      </div>
    </div>
  );
});
