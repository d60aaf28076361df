import { personNameIn } from "../../../contract/person-name.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "antd";
import { fieldMessageOf } from "../../../web/api/api-error.ts";
import { call } from "../../../web/api/call.ts";
import { Drawer } from "../../../web/components/Drawer.tsx";
import { EmptyState } from "../../../web/components/states/EmptyState.tsx";
import { ErrorState } from "../../../web/components/states/ErrorState.tsx";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { LinesSkeleton } from "../../../web/components/states/Skeleton.tsx";
import { FIELD_TEXTS } from "../../../fields/texts.ts";
import { formatMoment } from "../../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { useBusyButtons } from "../../../web/press/busy-buttons.ts";
import { loadSettings } from "../load-settings.web.ts";
import { SETTING_TEXTS } from "../screen-texts.ts";
import { settingAdmin, type SettingChange, type SettingRow } from "../setting-admin.ts";
import type { SettingDescription } from "../setting-descriptions.ts";
import { changesOf, rolledBack } from "./setting-edits.ts";
import { translationOf } from "../shipped-value.ts";
import { SettingValue } from "./SettingValue.tsx";
import { SETTINGS_PAGE, type SettingKey } from "../setting.ts";
import style from "./setting-changes.module.css";

interface SettingHistoryProps {
  readonly description: SettingDescription;
  /** The rows of the setting's keys. */
  readonly rows: readonly SettingRow[];
  readonly isReadOnly: boolean;
  readonly onClose: () => void;
}

interface Change extends SettingChange {
  readonly row: SettingRow;
}

/** The history of the rows, latest first. */
const useChanges = (rows: readonly SettingRow[]) =>
  useQuery({
    queryKey: [SETTINGS_PAGE.path, "history", ...rows.map(({ id, version }) => `${id}.${version}`)],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(rows.map(({ id }) => call(settingAdmin.history, { id }, { signal })));
      const changes = lists.flatMap(({ results }, at) =>
        results.map((each): Change => ({ ...each, row: rows[at] as SettingRow })),
      );
      // stable: the languages of one save keep their order
      return changes.toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1));
    },
    meta: { showsOwnError: true },
    staleTime: 0,
  });

/** Returns a function that reverts changes and shows the result. */
function useRollBack(rows: readonly SettingRow[]) {
  const t = useText();
  const feedback = useFeedback();
  const client = useQueryClient();
  const rollBack = useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (changes: readonly Change[]) => {
      await call(settingAdmin.update, changesOf(rolledBack(changes, rows)));
      await Promise.all([client.invalidateQueries({ queryKey: [SETTINGS_PAGE.path] }), loadSettings()]);
    },
    onSuccess: () => feedback.success(t(SETTING_TEXTS.rolledBack)),
    onError: (error) => feedback.error(fieldMessageOf(error)),
  });
  return (changes: readonly Change[]) => rollBack.mutateAsync(changes).catch(() => undefined); // shown by onError
}

const isUndone = ({ row, oldValue, wasSet }: Change) => (wasSet ? row.isSet && row.value === oldValue : !row.isSet);

interface SaveEntryProps extends Pick<SettingHistoryProps, "isReadOnly" | "rows"> {
  readonly editor: SettingDescription["editor"];
  /** The changes of one save, by language. */
  readonly changes: readonly [Change, ...Change[]];
  readonly buttons: ReturnType<typeof useBusyButtons>;
  readonly onRollBack: (changes: readonly Change[]) => Promise<unknown>;
}

function SaveEntry({ editor, changes, rows, isReadOnly, buttons: { button }, onRollBack }: SaveEntryProps) {
  const t = useText();
  const language = useLanguage();
  const [first] = changes;
  const open = changes.filter((change) => !isUndone(change));
  const canRollBack = editor !== "secret" && !isReadOnly;
  const languageOf = ({ row }: Change) => t(FIELD_TEXTS[translationOf(row.key as SettingKey)?.language ?? "zh"]);
  return (
    <li>
      <p className={`row ${style.when}`}>
        <time data-tone="quiet" dateTime={first.at}>
          {formatMoment(first.at, language)}
        </time>
        <strong>{personNameIn(first.byName, language) || t(SETTING_TEXTS.system)}</strong>
      </p>
      {changes.map((change) => (
        <section key={change.id} aria-label={languageOf(change)}>
          {rows.length > 1 ? <h3 className="note">{languageOf(change)}</h3> : null}
          <dl className="facts">
            <dt>{t(SETTING_TEXTS.from)}</dt>
            <dd>
              <SettingValue editor={editor} value={change.oldValue} isSet={change.wasSet} />
            </dd>
            <dt>{t(SETTING_TEXTS.to)}</dt>
            <dd>
              <SettingValue editor={editor} value={change.newValue} isSet={change.isSet} />
            </dd>
          </dl>
          {canRollBack && !isUndone(change) ? (
            <Button size="small" {...button(change.id, () => onRollBack([change]))}>
              {t(SETTING_TEXTS.rollBack)}
            </Button>
          ) : null}
        </section>
      ))}
      {editor === "secret" ? <small>{t(SETTING_TEXTS.changedSecret)}</small> : null}
      {canRollBack && open.length > 1 ? (
        <Button size="small" type="primary" {...button(`all from ${first.id}`, () => onRollBack(open))}>
          {t(SETTING_TEXTS.rollBackAll, { count: open.length })}
        </Button>
      ) : null}
    </li>
  );
}

/** The history of a setting, with a button to revert each change. */
export function SettingHistory({ description, rows, isReadOnly, onClose }: SettingHistoryProps) {
  const t = useText();
  const buttons = useBusyButtons();
  const { editor, label } = description;
  const history = useChanges(rows);
  const rollBack = useRollBack(rows);
  const saves = [...Map.groupBy(history.data ?? [], ({ at, byName }) => `${at} ${byName}`).entries()];
  return (
    <Drawer open onClose={onClose} size={520} title={t(SETTING_TEXTS.historyOf, { label: t(label) })}>
      {history.isError ? (
        <ErrorState error={history.error} onRetry={() => void history.refetch()} />
      ) : history.isPending ? (
        <LinesSkeleton lines={6} />
      ) : history.data.length === 0 ? (
        <EmptyState title={t(SETTING_TEXTS.noHistory)} />
      ) : (
        <ol className={`lined stack ${style.history}`} data-gap="16">
          {saves.map(([save, changes]) => (
            <SaveEntry
              key={save}
              {...{ editor, rows, isReadOnly, buttons }}
              changes={changes as [Change]}
              onRollBack={rollBack}
            />
          ))}
        </ol>
      )}
    </Drawer>
  );
}
