import { Button } from "antd";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { plainText } from "../../../contract/characters/plain-text.ts";
import { FORM_SHORTCUTS } from "../../../web/shortcuts/screen-shortcuts.ts";
import { CRUD_TEXTS } from "../../../crud/texts.ts";
import { TABLE_TEXTS } from "../../../web/table/table-texts.ts";
import { SearchInput } from "../../../web/components/SearchInput.tsx";
import { EmptyState } from "../../../web/components/states/EmptyState.tsx";
import { ErrorState } from "../../../web/components/states/ErrorState.tsx";
import { TableSkeleton } from "../../../web/components/states/Skeleton.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { useShortcuts } from "../../../web/shortcuts/use-shortcuts.ts";
import { useMayCall } from "../../../web/lookups/permissions.ts";
import { usePage } from "../../../web/page/page.tsx";
import { SaveBar } from "../../../web/page/SaveBar.tsx";
import { Screen } from "../../../web/page/Screen.tsx";
import { useUnsaved } from "../../../web/page/use-unsaved.ts";
import { SETTING_TEXTS } from "../screen-texts.ts";
import { settingAdmin } from "../setting-admin.ts";
import { SETTING_GROUPS, type SettingDescription } from "../setting-descriptions.ts";
import { keysOf } from "./setting-edits.ts";
import { SettingConflicts } from "./SettingConflicts.tsx";
import { SettingEntry } from "./SettingEntry.tsx";
import { SettingHistory } from "./SettingHistory.tsx";
import { useSettingsForm, type SettingsForm } from "./use-settings-form.web.ts";
import style from "./settings.module.css";

/** Matches the search in labels and help of all languages, and in the key. */
const isFound = ({ key, label, help }: SettingDescription, words: string): boolean =>
  [key, label.zh, label.lo, label.en, help.zh, help.lo, help.en].some((text) => plainText(text).includes(words));

/** Scrolls to the first invalid setting and focuses it. Returns the ref for the page's element. */
function useFirstWrong(errors: SettingsForm["errors"]) {
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    const wrong = errors.size > 0 ? page.current?.querySelector<HTMLElement>("[data-wrong]") : null;
    wrong?.scrollIntoView({ block: "center" });
    wrong?.querySelector<HTMLElement>("input, textarea, button")?.focus({ preventScroll: true });
  }, [errors]);
  return page;
}

interface SettingGroupsProps {
  readonly form: SettingsForm;
  readonly search: string;
  readonly onClear: () => void;
  readonly onHistory: (description: SettingDescription) => void;
}

function SettingGroups({ form, search, onClear, onHistory }: SettingGroupsProps) {
  const t = useText();
  const isReadOnly = !useMayCall(settingAdmin.update);
  const words = plainText(search.trim());
  const groups = SETTING_GROUPS.map((group) => ({
    ...group,
    settings: group.settings.filter((each) => isFound(each, words) || group.title.zh === search.trim()),
  })).filter(({ settings }) => settings.length > 0);
  if (form.rows.size === 0) return <GroupsSkeleton />;
  if (groups.length === 0) {
    const clear = <Button onClick={onClear}>{t(TABLE_TEXTS.clearFilters)}</Button>;
    return <EmptyState title={t(SETTING_TEXTS.nothing)} actions={clear} />;
  }
  return groups.map(({ name, title, settings }) => (
    <section key={name} className={style.group} aria-labelledby={`settings-${name}`}>
      <h2 id={`settings-${name}`}>{t(title)}</h2>
      <div className="card lined">
        {settings.map((each) => (
          <SettingEntry key={each.key} description={each} {...{ form, isReadOnly }} onHistory={() => onHistory(each)} />
        ))}
      </div>
    </section>
  ));
}

/** All settings of §3, with one save button. */
export function SettingsScreen() {
  const t = useText();
  const form = useSettingsForm();
  const { isActive } = usePage();
  const isReadOnly = !useMayCall(settingAdmin.update);
  const [search, setSearch] = useState("");
  const [watched, setWatched] = useState<SettingDescription>();
  const { edits, list, rows } = form;
  const page = useFirstWrong(form.errors);
  const isDirty = edits.size > 0;
  useUnsaved(isDirty);
  const isIdle = !form.isSaving && form.conflicts.length === 0;
  useShortcuts(FORM_SHORTCUTS, { save: isActive && isDirty ? () => void (isIdle && form.save()) : undefined });
  if (list.isError && rows.size === 0) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <Screen
      ref={page}
      isScrolling
      className={style.page}
      title={t(SETTING_TEXTS.title)}
      purpose={t(SETTING_TEXTS.purpose)}
      tools={
        <SearchInput
          className={style.search ?? ""}
          prefix={<Search size={16} aria-hidden="true" />}
          label={t(SETTING_TEXTS.search)}
          value={search}
          onType={setSearch}
        />
      }
    >
      <SettingGroups form={form} search={search} onClear={() => setSearch("")} onHistory={setWatched} />
      {isDirty ? <Changes form={form} /> : null}
      {form.conflicts.length > 0 ? (
        <SettingConflicts
          rows={form.conflicts}
          edits={edits}
          isSaving={form.isSaving}
          onCancel={form.leaveConflict}
          onChosen={(theirs) => void form.settle(theirs)}
        />
      ) : null}
      {watched ? (
        <SettingHistory
          description={watched}
          rows={keysOf(watched).flatMap((key) => rows.get(key) ?? [])}
          isReadOnly={isReadOnly}
          onClose={() => setWatched(undefined)}
        />
      ) : null}
    </Screen>
  );
}

function GroupsSkeleton() {
  const t = useText();
  return SETTING_GROUPS.map(({ name, title, settings }) => (
    <section key={name} className={style.group}>
      <h2>{t(title)}</h2>
      <TableSkeleton rows={settings.length - 1} columns={2} />
    </section>
  ));
}

function Changes({ form: { edits, errors, isSaving, discard, save } }: { readonly form: SettingsForm }) {
  const t = useText();
  const count = SETTING_GROUPS.flatMap(({ settings }) => settings).filter((each) =>
    keysOf(each).some((key) => edits.has(key)),
  ).length;
  return (
    <SaveBar
      name={t(SETTING_TEXTS.unsaved, { count })}
      said={errors.size > 0 ? t(SETTING_TEXTS.wrong, { count: errors.size }) : t(SETTING_TEXTS.unsaved, { count })}
      isWrong={errors.size > 0}
      discard={{ label: t(SETTING_TEXTS.discard), onClick: discard }}
      save={{ label: t(CRUD_TEXTS.save), onClick: () => void save() }}
      isSaving={isSaving}
    />
  );
}
