import { Alert, Button, Form } from "antd";
import { useState } from "react";
import { z } from "zod";
import { fieldIssues } from "../../../contract/validation.ts";
import { leaveQuestion } from "../../../crud/form/FormDrawer.tsx";
import { FORM_SHORTCUTS } from "../../../crud/shortcuts.web.ts";
import { ApiError, call, type FieldError } from "../../../web/api/call.ts";
import { useConfirm } from "../../../web/feedback/Confirm.tsx";
import { Drawer } from "../../../web/components/Drawer.tsx";
import { EmptyState } from "../../../web/components/EmptyState.tsx";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { useShortcuts } from "../../../web/shortcuts/use-shortcuts.ts";
import { useCan } from "../../../web/lookups/permissions.ts";
import { usePage } from "../../../web/page/page.tsx";
import { MENU_FORM_TEXTS } from "./form-texts.ts";
import { menuAdmin, type MenuBranch, type MenuEntry } from "../menu-admin.ts";
import {
  differences,
  formNameOf,
  newValues,
  sentValues,
  valuesOf,
  type MenuFormName,
  type MenuFormValues,
} from "./menu-form-values.ts";
import { MENU_LABELS, MenuFields } from "./MenuFields.tsx";
import { MENU_TEXTS } from "../texts.ts";
import { titleOf } from "../use-menus.web.ts";
import style from "./menu-form.module.css";

interface MenuFormProps {
  readonly branches: readonly MenuBranch[];
  /** Undefined: a new one, or one that is gone. */
  readonly entry: MenuBranch | undefined;
  readonly isNew: boolean;
  /** Of a new one: what it is to hang below. */
  readonly below: string | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** An entry in a drawer beside the tree. */
export function MenuForm({ branches, entry, isNew, below, onClose, onSaved }: MenuFormProps) {
  const t = useText();
  const page = usePage();
  const ask = useConfirm();
  const [isOpen, setOpen] = useState(true);
  const [isDirty, setDirty] = useState(false);
  const note = (is: boolean) => {
    setDirty(is);
    page.setDirty(is);
  };
  const leave = () => {
    note(false);
    setOpen(false);
  };
  const close = async () => (!isDirty || (await ask(leaveQuestion(t)))) && leave();
  return (
    <Drawer
      open={isOpen}
      size={720}
      styles={{ wrapper: { maxWidth: "100vw" } }}
      title={t(isNew ? MENU_TEXTS.add : MENU_TEXTS.record)}
      onClose={() => void close()}
      afterOpenChange={(is) => is || onClose()}
    >
      {entry || isNew ? (
        <Editor
          branches={branches}
          entry={entry}
          below={below}
          onDirty={note}
          onCancel={() => void close()}
          onSaved={() => (leave(), onSaved())}
        />
      ) : (
        <EmptyState title={t(MENU_FORM_TEXTS.gone)} />
      )}
    </Drawer>
  );
}

interface EditorProps {
  readonly branches: readonly MenuBranch[];
  readonly entry: MenuBranch | undefined;
  readonly below: string | null;
  readonly onDirty: (is: boolean) => void;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
}

function Editor({ branches, entry, below, onDirty, onCancel, onSaved }: EditorProps) {
  const t = useText();
  const language = useLanguage();
  const feedback = useFeedback();
  const [form] = Form.useForm<MenuFormValues>();
  // What was read first stays the base of the editing, whatever the tree behind it hears meanwhile (RE-16).
  const [base, setBase] = useState<MenuEntry | undefined>(entry);
  const [start] = useState(() => {
    const parent = branches.length > 0 && below !== null ? findBranch(branches, below) : undefined;
    return entry ? valuesOf(entry) : newValues(parent);
  });
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [current, setCurrent] = useState<MenuEntry>();
  const canSave = useCan(entry ? "sys:menu:update" : "sys:menu:add");

  const explainFields = (problems: readonly FieldError[], message?: string) => {
    const names = Object.keys(MENU_LABELS);
    const here = problems
      .map((each) => ({ ...each, field: formNameOf(each.field) }))
      .filter(({ field }) => names.includes(field));
    form.setFields(here.map((each) => ({ name: each.field as MenuFormName, errors: [each.message] })));
    const first = here[0];
    if (first) form.scrollToField(first.field, { behavior: "smooth", block: "center" });
    setFailure(first ? undefined : (problems[0]?.message ?? message));
  };
  const explain = (error: ApiError) => {
    if (error.reason === "changedMeanwhile" && error.current)
      return setCurrent(z.decode(menuAdmin.update.reply, error.current as z.input<typeof menuAdmin.update.reply>));
    return explainFields(error.fieldErrors, error.message);
  };
  const save = async (version: number | undefined) => {
    const values = sentValues({ ...start, ...form.getFieldsValue(true) } as MenuFormValues);
    const checked = z.safeEncode(menuAdmin.add.input, values);
    if (!checked.success)
      return explainFields(
        fieldIssues(checked.error, values).map(({ field, words, parameters }) => ({
          field,
          message: t(words, parameters),
        })),
      );
    setSaving(true);
    setFailure(undefined);
    try {
      const saved = entry
        ? await call(menuAdmin.update, { ...values, id: entry.id, version: version ?? entry.version })
        : await call(menuAdmin.add, values);
      feedback.success(t(MENU_FORM_TEXTS.saved, { title: titleOf(saved, language) }));
      return onSaved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return explain(error);
    } finally {
      setSaving(false);
    }
  };
  const takeTheirs = (theirs: MenuEntry) => {
    setBase(theirs);
    form.setFieldsValue(valuesOf(theirs));
    setCurrent(undefined);
    onDirty(false);
  };
  useShortcuts(FORM_SHORTCUTS, { save: canSave && !isSaving ? () => form.submit() : undefined });
  const theirs = current && differences(valuesOf(current), base ? valuesOf(base) : start);
  return (
    <Form
      form={form}
      layout="vertical"
      className={style.drawerForm}
      initialValues={start}
      disabled={!canSave}
      onValuesChange={() => onDirty(differences({ ...start, ...form.getFieldsValue(true) }, start).length > 0)}
      onFinish={() => void save(base?.version)}
    >
      {entry?.isDeclared ? <Alert type="info" showIcon title={t(MENU_FORM_TEXTS.declared)} /> : null}
      {failure === undefined ? null : <Alert type="error" showIcon title={failure} />}
      {current && theirs ? (
        <Alert
          type="warning"
          role="alert"
          title={t(MENU_FORM_TEXTS.changed, { fields: theirs.map((name) => t(MENU_LABELS[name])).join(" · ") })}
          action={
            <span className={style.choices}>
              <Button size="small" onClick={() => takeTheirs(current)}>
                {t(MENU_FORM_TEXTS.takeTheirs)}
              </Button>
              <Button size="small" onClick={() => void save(current.version)}>
                {t(MENU_FORM_TEXTS.keepMine)}
              </Button>
            </span>
          }
        />
      ) : null}
      <MenuFields branches={branches} entry={entry} start={start} />
      <div className={style.actions}>
        <Button disabled={false} onClick={onCancel}>
          {t(canSave ? MENU_FORM_TEXTS.cancel : MENU_FORM_TEXTS.close)}
        </Button>
        {canSave ? (
          <Button type="primary" htmlType="submit" loading={isSaving}>
            {t(MENU_FORM_TEXTS.save)}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}

const findBranch = (branches: readonly MenuBranch[], id: string): MenuBranch | undefined => {
  for (const branch of branches) {
    const found = branch.id === id ? branch : findBranch(branch.children, id);
    if (found) return found;
  }
  return undefined;
};
