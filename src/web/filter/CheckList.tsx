import { Input } from "antd";
import { Search } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { Counts } from "../../contract/counts.ts";
import { InlineState, type RequestState } from "../components/states/InlineState.tsx";
import { Tag } from "../components/Tag.tsx";
import { formatNumber } from "../format/number.ts";
import { useLanguage, useText } from "../i18n/language.tsx";
import { FILTER_TEXTS } from "./filter-texts.ts";
import { ChoicesSkeleton } from "./ChoicesSkeleton.tsx";
import { FOCUS_STOP, moveFocusByArrowKeys } from "./arrow-key-focus.ts";
import style from "./check-list.module.css";

const MAX_VISIBLE = 8; // choices without a search box

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly color?: string | undefined;
  /** Distinguishes it from others of the same label. */
  readonly note?: string | undefined;
  /** Further words by which it is found, in lower case. */
  readonly words?: string | undefined;
}

export interface CheckListProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  /** Called at each tick. */
  readonly onChosen: (values: readonly string[]) => void;
  readonly counts?: Counts | undefined;
  /** Absent: the choices are complete. Otherwise typing searches for others. */
  readonly finding?: RequestState & { readonly isMore: boolean; readonly onSearch: (words: string) => void };
}

/** Number of records with a value: "12", "1,000+", or nothing where it is not known. */
function useCountWords(counts: Counts | undefined) {
  const language = useLanguage();
  const known = new Map(counts?.values.map((each) => [each.value, each]));
  return (value: string): string => {
    const found = known.get(value);
    if (found) return `${formatNumber(found.count, language)}${found.isMore ? "+" : ""}`;
    return counts && !counts.isPart ? "0" : "";
  };
}

interface CheckLineProps {
  readonly choice: Choice;
  /** In words; empty: not known. */
  readonly count: string;
  readonly isChosen: boolean;
  readonly onTick: () => void;
}

function CheckLine({ choice: { label, color, note }, count, isChosen, onTick }: CheckLineProps) {
  const countId = useId();
  return (
    <label className={`pick ${style.choice}`}>
      <input {...FOCUS_STOP} type="checkbox" aria-describedby={countId} checked={isChosen} onChange={onTick} />
      <span className={`breakable ${style.name}`}>
        {color ? (
          <Tag isValue color={color}>
            {label}
          </Tag>
        ) : (
          label
        )}
        {note ? <small className="note">{note}</small> : null}
      </span>
      <span id={countId} className="note tabular" data-tone={count === "0" ? "faint" : undefined}>
        {count}
      </span>
    </label>
  );
}

/** Choices to tick, with the number of records of each; a search box where there are many. Each tick counts at once. */
export function CheckList({ label, choices, chosen, onChosen, counts, finding }: CheckListProps) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const countOf = useCountWords(counts);
  const words = typed.trim().toLowerCase();
  const isFound = ({ label: name, words: others = "" }: Choice) => `${name}\n${others}`.toLowerCase().includes(words);
  const shown = finding ? choices : choices.filter(isFound);
  const hasSearch = typed !== "" || choices.length > MAX_VISIBLE || (finding?.isMore ?? false);
  // If the search box or the first choice appears with an answer, the focus waits for it.
  const isThere = hasSearch || shown.length > 0;
  useEffect(() => {
    // A search box in focus opens the keyboard of a phone over the choices.
    const first = matchMedia("(pointer: coarse)").matches ? "input[type=checkbox]" : "[data-walk]";
    if (isThere) list.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }, [isThere]);
  const tick = (value: string) =>
    onChosen(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls within
    <div ref={list} role="group" aria-label={label} className={`stack ${style.list}`} onKeyDown={moveFocusByArrowKeys}>
      {hasSearch ? (
        <Input
          {...FOCUS_STOP}
          prefix={<Search size={14} aria-hidden />}
          aria-label={t(FILTER_TEXTS.findChoice)}
          placeholder={t(FILTER_TEXTS.findChoice)}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            finding?.onSearch(event.target.value);
          }}
          onPressEnter={() => shown[0] && tick(shown[0].value)}
        />
      ) : null}
      <div className={style.choices}>
        {shown.map((choice) => (
          <CheckLine
            key={choice.value}
            choice={choice}
            count={countOf(choice.value)}
            isChosen={chosen.includes(choice.value)}
            onTick={() => tick(choice.value)}
          />
        ))}
      </div>
      {finding?.isWaiting && choices.length === 0 ? <ChoicesSkeleton /> : finding ? <InlineState {...finding} /> : null}
      {shown.length === 0 && !finding?.isWaiting && !finding?.error ? (
        <span className={style.nothing} data-tone="quiet">
          {t(typed === "" ? FILTER_TEXTS.nothingToChoose : FILTER_TEXTS.nothingFound)}
        </span>
      ) : null}
    </div>
  );
}
