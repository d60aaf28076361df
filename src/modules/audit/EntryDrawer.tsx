import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { addressTitles, moduleAt } from "../../crud/addresses/address-registry.ts";
import type { FormDrawerProps } from "../../crud/form/FormDrawer.tsx";
import { EntryHead } from "../../crud/history/EntryHead.tsx";
import { WholeChanges } from "../../crud/history/WholeChanges.tsx";
import { recordAddress } from "../../crud/record/record-address.ts";
import { useRights } from "../../crud/record-queries.web.ts";
import type { Module } from "../../crud/define-module.ts";
import type { HistoryEntry } from "../../crud/history/history.ts";
import { call } from "../../web/api/call.ts";
import { Drawer } from "../../web/components/Drawer.tsx";
import { ErrorState } from "../../web/components/states/ErrorState.tsx";
import { LinesSkeleton } from "../../web/components/states/Skeleton.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import { auditCalls } from "./audit.ts";
import { AUDIT_TEXTS } from "./texts.ts";
import { RecordTitle } from "./EntryTitle.tsx";
import style from "./audit.module.css";

/** Opens the record; shown to users who may list its module. */
function OpenRecord({ module, entry }: { readonly module: Module; readonly entry: HistoryEntry }) {
  const t = useText();
  const page = usePage();
  const { canList } = useRights(module);
  if (!canList || !module.menu) return null;
  return (
    <Button size="small" onClick={() => page.open(recordAddress(module, entry.recordId))}>
      {t(AUDIT_TEXTS.openRecord)}
    </Button>
  );
}

function Entry({ entry }: { readonly entry: HistoryEntry }) {
  const t = useText();
  const module = moduleAt(entry.module);
  const title = addressTitles().get(entry.module);
  const isEmpty = Object.keys(entry.before).length + Object.keys(entry.after).length === 0;
  return (
    <div className={`stack ${style.entry}`} data-start="">
      <EntryHead entry={entry}>{module ? <OpenRecord module={module} entry={entry} /> : null}</EntryHead>
      <p>
        <span data-tone="quiet">{title ? t(title) : entry.module}</span> <RecordTitle {...entry} />
      </p>
      {isEmpty ? <p data-tone="faint">{t(AUDIT_TEXTS.nothing)}</p> : <WholeChanges module={module} entry={entry} />}
    </div>
  );
}

/** One entry of the activity log with every changed field. */
export function EntryDrawer({ id, onClose }: Pick<FormDrawerProps, "module" | "id" | "onClose">) {
  const t = useText();
  const entry = useQuery({
    queryKey: ["audit", "entry", id],
    queryFn: ({ signal }) => call(auditCalls.entry, { id: id as string }, { signal }),
    enabled: id !== undefined,
    meta: { showsOwnError: true },
  });
  const body = () => {
    if (entry.isError) return <ErrorState error={entry.error} onRetry={() => void entry.refetch()} />;
    return entry.data ? <Entry entry={entry.data} /> : <LinesSkeleton lines={6} />;
  };
  return (
    <Drawer open={id !== undefined} onClose={onClose} destroyOnHidden size={640} title={t(AUDIT_TEXTS.entry)}>
      {id === undefined ? null : body()}
    </Drawer>
  );
}
