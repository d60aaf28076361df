import { Alert, Button, Form } from "antd";
import { useId, useRef, useState } from "react";
import { ConflictDialog } from "../../../crud/optimistic-locking/ConflictDialog.tsx";
import { VERSION_TEXTS } from "../../../crud/optimistic-locking/texts.ts";
import { FORM_SHORTCUTS } from "../../../web/shortcuts/screen-shortcuts.ts";
import { Drawer } from "../../../web/components/Drawer.tsx";
import { EmptyState } from "../../../web/components/states/EmptyState.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { useAskedClosing } from "../../../web/page/use-asked-closing.ts";
import { useShortcuts } from "../../../web/shortcuts/use-shortcuts.ts";
import { ButtonRow } from "../../../web/page/ButtonRow.tsx";
import type { MenuBranch } from "../menu-admin.ts";
import { MENU_TEXTS } from "../texts.ts";
import { MENU_FORM_TEXTS } from "./form-texts.ts";
import { MENU_LABELS, MenuFields } from "./MenuFields.tsx";
import { MenuValue } from "./MenuValue.tsx";
import { useMenuEditor, type MenuEditing } from "./use-menu-editor.web.ts";
import style from "../../../crud/form/form.module.css";

interface MenuFormProps {
  readonly branches: readonly MenuBranch[];
  /** Undefined for a new or deleted entry. */
  readonly entry: MenuBranch | undefined;
  readonly isNew: boolean;
  /** Parent of a new entry. */
  readonly below: string | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Edits an entry in a drawer. */
export function MenuForm({ branches, entry, isNew, below, onClose, onSaved }: MenuFormProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(true);
  const [isDirty, setDirty] = useState(false);
  const isLeft = useRef(false);
  const { close, leave } = useAskedClosing(isDirty, () => {
    isLeft.current = true;
    setDirty(false);
    setOpen(false);
  });
  return (
    <Drawer
      open={isOpen}
      size={720}
      title={t(isNew ? MENU_TEXTS.add : MENU_TEXTS.record)}
      onClose={() => void close()}
      afterOpenChange={(isShown) => {
        if (!isShown) onClose();
      }}
    >
      {entry || isNew ? (
        <Editor
          branches={branches}
          entry={entry}
          below={below}
          onDirty={setDirty}
          onCancel={() => void close()}
          onSaved={(isWhole) => {
            if (isWhole && !isLeft.current) leave(); // else another form may be open by now
            onSaved();
          }}
        />
      ) : (
        <EmptyState title={t(MENU_FORM_TEXTS.gone)} />
      )}
    </Drawer>
  );
}

interface EditorProps extends MenuEditing {
  readonly onCancel: () => void;
}

function Editor({ onCancel, ...editing }: EditorProps) {
  const t = useText();
  const { branches, entry } = editing;
  const { form, start, canSave, isSaving, failure, addChange, save, conflict } = useMenuEditor(editing);
  const formId = useId();
  useShortcuts(FORM_SHORTCUTS, { save: canSave && !isSaving ? () => form.submit() : undefined }, formId);
  return (
    <Form
      id={formId}
      form={form}
      layout="vertical"
      className={style.form}
      initialValues={start}
      disabled={!canSave}
      onValuesChange={addChange}
      onFinish={save}
    >
      {entry?.isDeclared ? <Alert type="info" showIcon title={t(MENU_FORM_TEXTS.declared)} /> : null}
      {failure === undefined ? null : <Alert type="error" showIcon title={failure} />}
      <MenuFields branches={branches} entry={entry} start={start} />
      <ButtonRow>
        <Button disabled={false} onClick={onCancel}>
          {t(canSave ? MENU_FORM_TEXTS.cancel : MENU_FORM_TEXTS.close)}
        </Button>
        {canSave ? (
          <Button type="primary" htmlType="submit" loading={isSaving}>
            {t(MENU_FORM_TEXTS.save)}
          </Button>
        ) : null}
      </ButtonRow>
      {conflict ? (
        <ConflictDialog
          title={t(VERSION_TEXTS.changedMeanwhile)}
          values={conflict.names.map((name) => ({
            name,
            label: t(MENU_LABELS[name]),
            mine: <MenuValue name={name} of={conflict.mine} branches={branches} />,
            theirs: <MenuValue name={name} of={conflict.theirs} branches={branches} />,
            proposed: conflict.proposed(name),
          }))}
          isSaving={isSaving}
          onCancel={conflict.leave}
          onChosen={conflict.choose}
        />
      ) : null}
    </Form>
  );
}
