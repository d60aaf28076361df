import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import type { Reply } from "../../../contract/endpoint.ts";
import { MAX_PAGE_SIZE } from "../../../contract/list-query.ts";
import { unlockPasswordError } from "../../../contract/session/unlock-password.ts";
import { fieldErrorsOf } from "../../../contract/validation.ts";
import { CRUD_TEXTS } from "../../../crud/texts.ts";
import { storedMeanwhile } from "../../../crud/optimistic-locking/stored-meanwhile.web.ts";
import { ApiError } from "../../../web/api/api-error.ts";
import { call } from "../../../web/api/call.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { useText, type Translate } from "../../../web/i18n/language.tsx";
import { useRecordChanges } from "../../../web/push/push-messages.ts";
import { loadSettings } from "../load-settings.web.ts";
import { settingAdmin, settingRows, type SettingRow } from "../setting-admin.ts";
import {
  changesOf,
  discardEdits,
  editsSince,
  takeNewestVersions,
  keepShipped,
  resetValue,
  editValue,
  type Edit,
  type Edits,
  type Rows,
} from "./setting-edits.ts";
import { SETTING_SCHEMAS } from "../setting-schemas.ts";
import { SETTINGS_PAGE, type SettingKey } from "../setting.ts";

export const SETTINGS_KEY = [SETTINGS_PAGE.path, "list"] as const;

/** Validates with the server's schemas; empty if valid. */
function errorOf(row: SettingRow, { value, isReset }: Edit, t: Translate): string {
  if (isReset) return "";
  const read = z.safeDecode(SETTING_SCHEMAS[row.key as SettingKey], value);
  const [error] = read.success ? [] : fieldErrorsOf(read.error, value);
  if (error) return t(error.words, error.parameters);
  const words = row.isSecret ? unlockPasswordError(value) : null;
  return words ? t(words) : "";
}

const errorsIn = (edits: Edits, rows: Rows, t: Translate): [string, string][] =>
  [...edits].flatMap(([key, edit]) => {
    const row = rows.get(key);
    const error = row ? errorOf(row, edit, t) : "";
    return error ? [[key, error]] : [];
  });

/** The stored settings, refetched when others change them; edited ones are compared by version. */
function useStoredSettings() {
  const list = useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }) =>
      call(settingAdmin.list, { page: 1, pageSize: MAX_PAGE_SIZE, sort: [], filters: [] }, { signal }),
    meta: { showsOwnError: true },
    staleTime: 0,
  });
  useRecordChanges(SETTINGS_PAGE.path, () => void list.refetch());
  const rows: Rows = new Map(list.data?.rows.map((row) => [row.key, row]));
  return { list, rows };
}

/** Saves edits, and refetches the settings of this page, which are returned, and of the frame. */
function useStore() {
  const client = useQueryClient();
  return async (wanted: Edits): Promise<readonly SettingRow[]> => {
    await call(settingAdmin.update, changesOf(wanted));
    await Promise.all([client.invalidateQueries({ queryKey: [SETTINGS_PAGE.path] }), loadSettings()]);
    return client.getQueryData<Reply<typeof settingAdmin.list>>(SETTINGS_KEY)?.rows ?? [];
  };
}

/** Unsaved edits, and what is wrong with them. */
function useEdits() {
  const [edits, setEdits] = useState<Edits>(new Map());
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const change = (next: Edits, keys: readonly string[]) => {
    setEdits(next);
    setErrors(new Map([...errors].filter(([key]) => !keys.includes(key))));
  };
  return {
    edits,
    setEdits,
    errors,
    setErrors,
    /** `others` are the rows of the text's other languages. */
    type: (row: SettingRow, value: string, others: readonly SettingRow[] = []) =>
      change(keepShipped(editValue(edits, row, value), others), [row.key]),
    reset: (found: readonly SettingRow[]) =>
      change(
        found.reduce((next, row) => resetValue(next, row), edits),
        found.map(({ key }) => key),
      ),
    drop: (keys: readonly SettingKey[]) => change(discardEdits(edits, keys), keys),
    discard: () => {
      setEdits(new Map());
      setErrors(new Map());
    },
  };
}

/** State of the settings form: stored rows, unsaved edits, errors and conflicts. */
export function useSettingsForm() {
  const t = useText();
  const feedback = useFeedback();
  const store = useStore();
  const { list, rows } = useStoredSettings();
  const { edits, setEdits, errors, setErrors, ...editing } = useEdits();
  const [isSaving, setSaving] = useState(false);
  const [conflicts, setConflicts] = useState<readonly SettingRow[]>([]);
  const send = async (wanted: Edits): Promise<boolean> => {
    setSaving(true);
    try {
      const stored = await store(wanted);
      setEdits((now) => editsSince(wanted, now, rows, stored));
      setErrors(new Map());
      feedback.success(t(CRUD_TEXTS.saved));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const newer = storedMeanwhile(error, settingRows);
      if (newer) {
        setConflicts(newer);
        void list.refetch();
      } else if (error.fieldErrors.length > 0)
        setErrors(new Map(error.fieldErrors.map(({ field, message }) => [field, message])));
      else feedback.error(error.message);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return {
    list,
    rows,
    edits,
    errors,
    isSaving,
    conflicts,
    ...editing,
    /** Validates, then saves all edits. */
    save: async (): Promise<void> => {
      const found = errorsIn(edits, rows, t);
      setErrors(new Map(found));
      if (found.length === 0 && edits.size > 0) await send(edits);
    },
    /** Continues after a conflict; `theirs` are the keys whose stored values are kept. */
    settle: async (theirs: readonly SettingKey[]): Promise<void> => {
      const next = takeNewestVersions(discardEdits(edits, theirs), conflicts);
      setConflicts([]);
      setEdits(next);
      if (next.size > 0) await send(next);
    },
    leaveConflict: () => setConflicts([]),
  };
}
export type SettingsForm = ReturnType<typeof useSettingsForm>;
