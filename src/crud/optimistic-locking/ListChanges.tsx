import { useQueryClient } from "@tanstack/react-query";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { lazyControl } from "../../fields/lazy-control.tsx";
import { useText } from "../../web/i18n/language.tsx";
import type { Module } from "../define-module.ts";
import { useChangesElsewhere, type ChangeElsewhere } from "./changes-elsewhere.web.ts";
import { VERSION_TEXTS } from "./texts.ts";

// Comes with the first change of somebody else.
const ChangeAlert = lazyControl(async () => (await import("./ChangeAlert.tsx")).ChangeAlert);

interface ListChangesProps {
  readonly module: Module;
  /** Ids of the visible records; undefined: possibly any record of the module. */
  readonly shownIds: readonly string[] | undefined;
}

const SHOWS_ROWS: ReadonlySet<unknown> = new Set(["list", "tree"]);

/**
 * An alert above a list that somebody changed its records, with a button to reload: rows that move by themselves are
 * worse than stale ones.
 */
export function ListChanges({ module, shownIds }: ListChangesProps) {
  const t = useText();
  const client = useQueryClient();
  const [change, setChange] = useState<ChangeElsewhere>();
  useChangesElsewhere(module, (next) => {
    const isElsewhere = next.verb === "updated" || next.verb === "removed";
    if (isElsewhere && next.ids.length > 0 && shownIds && !next.ids.some((id) => shownIds.includes(id))) return;
    setChange(next);
  });
  // Refetched rows already contain the change.
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query: { queryKey }, ...event }) => {
        if (type !== "updated" || !("action" in event) || event.action.type !== "success") return;
        if (queryKey[0] === module.path && SHOWS_ROWS.has(queryKey[1])) setChange(undefined);
      }),
    [client, module.path],
  );
  if (!change) return null;
  const show = () => void client.invalidateQueries({ queryKey: [module.path] });
  return (
    <ChangeAlert
      change={change}
      onDismiss={() => setChange(undefined)}
      action={
        <Button size="small" onClick={show}>
          {t(VERSION_TEXTS.showChange)}
        </Button>
      }
    />
  );
}
