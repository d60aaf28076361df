import { useMemo, useState, type KeyboardEvent } from "react";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { useOwnId } from "../../../web/lookups/own-id.ts";
import { useRoutes } from "../../routing/routes-store.ts";
import type { Choice } from "./choices.ts";
import { linesBeforeTyping, type Group, type Line } from "./grouped-choices.ts";
import { recentKeys } from "./recent.ts";
import { recordGroups } from "./record-lines.ts";
import { PALETTE_TEXTS } from "./texts.ts";
import { useChoices } from "./use-choices.ts";
import { useRecords } from "./use-records.ts";

/** State of the palette: the query, its results, and the marked line. */
export function usePalette() {
  const [text, setText] = useState("");
  const [activeKey, setActiveKey] = useState<string>();
  const query = text.trim();
  const records = useRecords(text);
  const groups = useGroups(query, records.found);
  const lines = groups.flatMap((group) => group.lines);
  const at = Math.max(
    0,
    lines.findIndex(({ choice }) => choice.key === activeKey),
  );
  return {
    text,
    query,
    records,
    groups,
    count: lines.length,
    active: lines[at]?.choice,
    type(next: string) {
      setText(next);
      setActiveKey(undefined);
    },
    mark: (choice: Choice) => setActiveKey(choice.key),
    /** The line to which a key moves the mark; undefined for other keys. */
    lineAt: (key: string): Line | undefined => lines[stepOf(key, at, lines.length) ?? -1],
  };
}

const stepOf = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowDown: (at + 1) % count, ArrowUp: (at - 1 + count) % count, Home: 0, End: count - 1 })[key];

/** True for a key without modifiers outside an IME composition. */
export const isPlainKey = (event: KeyboardEvent): boolean =>
  !(event.nativeEvent.isComposing || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey);

function useGroups(query: string, found: ReturnType<typeof useRecords>["found"]): readonly Group[] {
  const t = useText();
  const language = useLanguage();
  const user = useOwnId();
  const table = useRoutes((routes) => routes.table);
  const [recent] = useState(() => recentKeys(localStorage, user));
  const { pages, actions, findPages, findActions } = useChoices(language);
  const local = useMemo(
    (): readonly Group[] =>
      query === ""
        ? linesBeforeTyping(recent, pages, actions, {
            recent: t(PALETTE_TEXTS.recent),
            pages: t(PALETTE_TEXTS.pages),
            actions: t(PALETTE_TEXTS.actions),
          })
        : [
            { name: t(PALETTE_TEXTS.pages), lines: findPages(query) },
            { name: t(PALETTE_TEXTS.actions), lines: findActions(query) },
          ].filter(({ lines }) => lines.length > 0),
    [query, recent, pages, actions, findPages, findActions, t],
  );
  const remote = useMemo(
    () => recordGroups(found, query, language, table, (module) => t(PALETTE_TEXTS.records, { module })),
    [found, query, language, table, t],
  );
  return [...local, ...remote];
}
