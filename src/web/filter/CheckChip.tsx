import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { lazyPart } from "../lazy/lazy-part.tsx";
import { MissingLine } from "../lazy/MissingLine.tsx";
import { PartBoundary } from "../lazy/PartBoundary.tsx";
import type { Counts } from "../../contract/counts.ts";
import type { CheckListProps, Choice } from "./CheckList.tsx";
import { ChipPopover } from "./ChipPopover.tsx";
import style from "./filter-chip.module.css";

const CheckList = lazyPart(async () => (await import("./CheckList.tsx")).CheckList);

interface CheckChipProps<T extends string> {
  readonly label: string;
  readonly choices: readonly (Choice & { readonly value: T })[];
  readonly chosen: readonly T[];
  readonly onChosen: (values: readonly T[]) => void;
  /** Asks for the number of records of each choice. */
  readonly counts?: UseQueryOptions<Counts> | undefined;
}

interface CountedListProps extends CheckListProps {
  readonly query: UseQueryOptions<Counts>;
}

function CountedList({ query, ...list }: CountedListProps) {
  const { data } = useQuery(query);
  return <CheckList {...list} counts={data} />;
}

/** A filter by any of several values, for lists without a declaration. */
export function CheckChip<T extends string>({ label, choices, chosen, onChosen, counts }: CheckChipProps<T>) {
  const isKnown = (value: string) => choices.some((choice) => choice.value === value);
  const names = choices.filter(({ value }) => chosen.includes(value)).map((choice) => choice.label);
  const list = {
    label,
    choices,
    chosen,
    onChosen: (values: readonly string[]) => onChosen(values.filter((value): value is T => isKnown(value))),
  };
  return (
    <ChipPopover label={label} asked={chosen.length > 0 ? names.join(", ") : undefined} onLift={() => onChosen([])}>
      {() => (
        <PartBoundary
          coming={<span className={style.coming} />}
          missing={(_, tryAgain) => <MissingLine onTryAgain={tryAgain} />}
        >
          {counts ? <CountedList {...list} query={counts} /> : <CheckList {...list} />}
        </PartBoundary>
      )}
    </ChipPopover>
  );
}
