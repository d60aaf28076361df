import { Activity, useId, useState, type KeyboardEvent } from "react";
import type { FormArrangement } from "../../crud/form/form-arrangement.web.ts";
import { RecordForm } from "../../crud/form/RecordForm.tsx";
import { useFormSession } from "../../crud/form/use-form-session.web.ts";
import { useRecordTitle } from "../../crud/form/use-record-title.web.ts";
import { useRecord, useRights, type Row } from "../../crud/record-queries.web.ts";
import { ErrorState, NotPermittedState } from "../../web/components/states/ErrorState.tsx";
import { TableSkeleton } from "../../web/components/states/Skeleton.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import { useUnsaved } from "../../web/page/use-unsaved.ts";
import { MembersTab } from "./members/MembersTab.tsx";
import { RightsEditor } from "./rights/RightsEditor.tsx";
import { role } from "./role.ts";
import { ROLE_TABS, type RoleTab, showTab, useShownTab } from "./shown-tab.web.ts";
import { ROLE_TEXTS } from "./texts.ts";
import style from "./role.module.css";

const ARRANGEMENT: FormArrangement = {
  asksFor: (name, typed) => name !== "scopeDivisions" || typed["scope"] === "chosen",
};

function walkTabs(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]:not(:disabled)")];
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const next = tabs.at((tabs.indexOf(event.target as HTMLElement) + step) % tabs.length);
  if (step === 0 || !next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

/** The page of a role: data, rights and members in tabs. The role's id is in the address, or that of one to copy. */
export function RolePage() {
  const t = useText();
  const rights = useRights(role);
  const { query, setQuery } = usePage();
  const copyOf = query.get("copy");
  const open = (row: Row) =>
    setQuery(new URLSearchParams({ id: row.id, ...(copyOf === null ? {} : { copy: copyOf }) }));
  const { key, continueAs } = useFormSession(query.get("id") ?? `new ${copyOf}`, open);
  if (rights.canList) return <PermittedPage key={key} onStored={open} onContinue={continueAs} />;
  return (
    <section className={`column ${style.page}`}>
      <h1>{t(role.record)}</h1>
      <NotPermittedState />
    </section>
  );
}

/** Tracks unsaved input by tab; leaving the page then asks. */
function useUnsavedTabs() {
  const [unsaved, setUnsaved] = useState<Readonly<Partial<Record<RoleTab, boolean>>>>({});
  const [marks] = useState(() => ({
    data: (is: boolean) => setUnsaved((now) => ({ ...now, data: is })),
    rights: (is: boolean) => setUnsaved((now) => ({ ...now, rights: is })),
  }));
  const isDirty = (unsaved.data ?? false) || (unsaved.rights ?? false);
  useUnsaved(isDirty);
  return [unsaved, marks] as const;
}

interface NewRoleProps {
  /** A new role was saved. */
  readonly onStored: (row: Row) => void;
  /** A new role was saved while somebody typed on in its form. */
  readonly onContinue: (row: Row) => void;
}

interface RolePanelProps extends NewRoleProps {
  readonly name: RoleTab;
  readonly id: string | undefined;
  /** The role that is copied. It stays in the address after the copy is saved, so that its rights are ticked there. */
  readonly copyOf: string | undefined;
  readonly record: Row | undefined;
  readonly marks: ReturnType<typeof useUnsavedTabs>[1];
}

function RolePanel({ name, id, copyOf, record, marks, onStored, onContinue }: RolePanelProps) {
  const { setQuery, close } = usePage();
  const goOn = (row: Row) => {
    if (id !== undefined) return;
    showTab(row.id, "rights");
    onStored(row);
  };
  if (name === "data")
    return (
      <div className={style.data}>
        <RecordForm
          module={role}
          arrangement={ARRANGEMENT}
          {...{ id, copyOf }}
          onSaved={goOn}
          onAdded={(row, staysOpen) => (staysOpen ? onContinue(row) : undefined)}
          onCancel={close}
          onDirty={marks.data}
        />
      </div>
    );
  if (id === undefined) return null;
  if (name === "rights")
    return (
      <RightsEditor {...{ id, copyOf }} onCopied={() => setQuery(new URLSearchParams({ id }))} onDirty={marks.rights} />
    );
  return record ? <MembersTab of={record} /> : <TableSkeleton columns={3} />;
}

interface RoleTabsProps {
  readonly id: string | undefined;
  readonly shown: RoleTab;
  readonly unsaved: ReturnType<typeof useUnsavedTabs>[0];
  /** Prefix of the ids of tabs and panels. */
  readonly tabsId: string;
}

function RoleTabs({ id, shown, unsaved, tabsId }: RoleTabsProps) {
  const t = useText();
  return (
    <div role="tablist" tabIndex={-1} className={`line ${style.tabs}`} data-gap="24" onKeyDown={walkTabs}>
      {ROLE_TABS.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          className="tab"
          id={`${tabsId}${name}`}
          aria-selected={name === shown}
          aria-controls={`${tabsId}${name}-panel`}
          tabIndex={name === shown ? 0 : -1}
          disabled={id === undefined && name !== "data"}
          aria-describedby={id === undefined && name !== "data" ? `${tabsId}first` : undefined}
          data-dirty={unsaved[name] ? "" : undefined}
          onClick={() => id === undefined || showTab(id, name)}
        >
          {t(ROLE_TEXTS[name])}
        </button>
      ))}
    </div>
  );
}

function PermittedPage(props: NewRoleProps) {
  const t = useText();
  const tabsId = useId();
  const { query } = usePage();
  const id = query.get("id") ?? undefined;
  const copyOf = query.get("copy") ?? undefined;
  const tab = useShownTab(id);
  const [visited, setVisited] = useState<ReadonlySet<RoleTab>>(new Set([tab]));
  if (!visited.has(tab)) setVisited(new Set([...visited, tab]));
  const [unsaved, marks] = useUnsavedTabs();
  const record = useRecord(role, id);
  const title = useRecordTitle(role, id, record);
  if (record.isError && !record.data)
    return (
      <section className={`column ${style.page}`}>
        <h1>{t(role.record)}</h1>
        <ErrorState error={record.error} onRetry={() => void record.refetch()} />
      </section>
    );
  const code = record.data && "code" in record.data ? String(record.data.code) : "";
  return (
    <section className={`column ${style.page}`}>
      <header className={`row ${style.heading}`}>
        <h1>{title ?? t(role.record)}</h1>
        {code ? <small className="note mono">{code}</small> : null}
      </header>
      <RoleTabs {...{ id, unsaved, tabsId }} shown={tab} />
      {id === undefined ? (
        <p className="note below" id={`${tabsId}first`}>
          {t(ROLE_TEXTS.saveFirst)}
        </p>
      ) : null}
      {ROLE_TABS.filter((name) => visited.has(name)).map((name) => (
        // A hidden tab keeps its state and ignores keys.
        <Activity key={name} mode={name === tab ? "visible" : "hidden"}>
          <div
            role="tabpanel"
            id={`${tabsId}${name}-panel`}
            aria-labelledby={`${tabsId}${name}`}
            className={style.panel}
          >
            <RolePanel {...props} {...{ name, id, copyOf, marks }} record={record.data} />
          </div>
        </Activity>
      ))}
    </section>
  );
}
