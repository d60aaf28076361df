import { inLanguage } from "../../contract/text.ts";
import { useLanguage } from "../../web/i18n/language.tsx";
import type { Option } from "../../contract/option.ts";
import { useOptions } from "../../web/lookups/options.ts";
import type { Module } from "../define-module.ts";
import { recordTitleOf } from "../record/record-title.ts";
import type { Row } from "../record-queries.web.ts";
import { useBranches } from "./use-branches.web.ts";

/** A possible parent. */
interface Place {
  readonly id: string;
  readonly title: string;
  /** Its path, in search results. */
  readonly above?: string;
  /** It is the record to be moved. */
  readonly isItself: boolean;
  /** Inactive records take no new children. */
  readonly isInactive: boolean;
}

export interface Places {
  readonly places: readonly Place[];
  readonly isWaiting: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Undefined when all are loaded. */
  readonly more?: (() => void) | undefined;
}

/** The children of `at` (null for the roots) or, with a search, the matches outside of the moved record's branch. */
export function usePlaces(module: Module, moved: Row, at: string | null, search: string): Places {
  const language = useLanguage();
  const found = useOptions(module.path, { search, isEnabled: search !== "" });
  const { of, more, ROOT } = useBranches(module, at === null ? [] : [at]);
  if (search !== "") {
    const isOutside = ({ id, path }: Option) => id !== moved.id && !path?.some((above) => above.id === moved.id);
    const places = found.options.filter(isOutside).map(({ id, title, path = [] }) => ({
      id,
      title: inLanguage(title, language),
      above: path.map((above) => inLanguage(above.title, language)).join(" / "),
      isItself: false,
      isInactive: false,
    }));
    return { ...found, places };
  }
  const branch = of(at ?? ROOT);
  const isInactive = (row: Row) =>
    module.active !== undefined && (row as Readonly<Record<string, unknown>>)[module.active] !== true;
  const places = (branch?.rows ?? []).map((row) => ({
    id: row.id,
    title: recordTitleOf(module, row, language),
    isItself: row.id === moved.id,
    isInactive: isInactive(row),
  }));
  return {
    places,
    isWaiting: branch?.isPending ?? true,
    error: branch?.error ?? null,
    retry: () => branch?.retry(),
    more: branch?.hasMore ? () => more(at ?? ROOT) : undefined,
  };
}
