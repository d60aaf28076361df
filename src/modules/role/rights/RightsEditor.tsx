import { Button } from "antd";
import { useState } from "react";
import { FORM_SHORTCUTS } from "../../../web/shortcuts/screen-shortcuts.ts";
import { useRights } from "../../../crud/record-queries.web.ts";
import { ChangeAlert } from "../../../crud/optimistic-locking/ChangeAlert.tsx";
import { VERSION_TEXTS } from "../../../crud/optimistic-locking/texts.ts";
import { SearchInput } from "../../../web/components/SearchInput.tsx";
import { ErrorState } from "../../../web/components/states/ErrorState.tsx";
import { InlineAlert } from "../../../web/components/InlineAlert.tsx";
import { TableSkeleton } from "../../../web/components/states/Skeleton.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { ariaKeys } from "../../../web/shortcuts/shortcut.ts";
import { useShortcuts } from "../../../web/shortcuts/use-shortcuts.ts";
import { role } from "../role.ts";
import { ROLE_TEXTS } from "../texts.ts";
import type { Branch } from "./rights-tree.ts";
import { RightsGrid } from "./RightsGrid.tsx";
import { useCopiedRights } from "./use-copied-rights.web.ts";
import { useRightsEditor, type RightsEditing } from "./use-rights-editor.web.ts";
import { Toolbar } from "../../../web/page/Toolbar.tsx";
import style from "../role.module.css";

const OPEN_UP_TO = 60; // pages and directories; larger trees are collapsed at first

const branchIds = (branches: readonly Branch[]): string[] =>
  branches.flatMap(({ entry, children }) => (children.length > 0 ? [entry.id, ...branchIds(children)] : []));
const countOf = (branches: readonly Branch[]): number =>
  branches.reduce((sum, { children }) => sum + 1 + countOf(children), 0);

interface RightsEditorProps {
  readonly id: string;
  /** The role whose rights are still to be ticked. */
  readonly copyOf: string | undefined;
  readonly onCopied: () => void;
  readonly onDirty: (isDirty: boolean) => void;
}

/** The editor of a role's rights: many changes, saved in one call (AZ-16). */
export function RightsEditor({ id, copyOf, onCopied, onDirty }: RightsEditorProps) {
  const t = useText();
  const { canUpdate } = useRights(role);
  const editing = useRightsEditor(id, onDirty);
  const { stored, tree } = editing;
  const isReadOnly = !canUpdate || stored.data?.refusal !== "";
  const copied = useCopiedRights({ editing, isReadOnly, source: copyOf, onCopied });
  const [closed, setClosed] = useState<ReadonlySet<string>>();
  const [search, setSearch] = useState("");
  useShortcuts(FORM_SHORTCUTS, { save: editing.save });

  if (stored.isError && !stored.data) return <ErrorState error={stored.error} onRetry={() => void stored.refetch()} />;
  if (!stored.data) return <TableSkeleton columns={3} />;
  const { refusal } = stored.data;
  const folded = closed ?? new Set(countOf(tree) > OPEN_UP_TO ? branchIds(tree) : []);
  const toggle = (branch: string) => {
    const next = new Set(folded);
    if (!next.delete(branch)) next.add(branch);
    setClosed(next);
  };
  return (
    <section className={`column ${style.editor}`}>
      <Toolbar>
        <SearchInput className={style.search} label={t(ROLE_TEXTS.search)} value={search} onType={setSearch} />
        <Button type="text" onClick={() => setClosed(new Set())}>
          {t(ROLE_TEXTS.openAll)}
        </Button>
        <Button type="text" onClick={() => setClosed(new Set(branchIds(tree)))}>
          {t(ROLE_TEXTS.closeAll)}
        </Button>
      </Toolbar>
      {refusal ? <InlineAlert icon="lock" text={refusal} /> : null}
      {!isReadOnly && editing.hasForeign ? <InlineAlert icon="info" text={t(ROLE_TEXTS.notYours)} /> : null}
      {copied ? (
        <InlineAlert icon="info" text={t(copied === "all" ? ROLE_TEXTS.copied : ROLE_TEXTS.copiedPart)} />
      ) : null}
      <News editing={editing} />
      <div className="fill">
        <RightsGrid
          branches={tree}
          search={search}
          touched={editing.touched}
          closed={folded}
          isReadOnly={isReadOnly}
          onTick={editing.tick}
          onToggle={toggle}
        />
      </div>
      {isReadOnly ? null : <UnsavedRights editing={editing} />}
    </section>
  );
}

interface EditingProps {
  readonly editing: RightsEditing;
}

function News({ editing: { news, dismissNews } }: EditingProps) {
  const t = useText();
  if (!news) return null;
  if (news === "stale") return <InlineAlert icon="refresh" tone="warning" text={t(ROLE_TEXTS.stale)} />;
  return (
    <ChangeAlert
      change={news}
      sentence={news.verb === "removed" ? VERSION_TEXTS.recordRemovedBy : VERSION_TEXTS.recordUpdatedBy}
      onDismiss={dismissNews}
    />
  );
}

function UnsavedRights({ editing: { isDirty, changes, discard, isSaving, save } }: EditingProps) {
  const t = useText();
  return (
    <footer className={`row tabular ${style.foot}`} data-tone="quiet">
      <span role="status">{isDirty ? t(ROLE_TEXTS.changes, changes) : t(ROLE_TEXTS.noChanges)}</span>
      <Button disabled={!isDirty || isSaving} onClick={discard}>
        {t(ROLE_TEXTS.discard)}
      </Button>
      <Button
        type="primary"
        disabled={!isDirty}
        loading={isSaving}
        aria-keyshortcuts={ariaKeys(FORM_SHORTCUTS.save.keys)}
        onClick={save}
      >
        {t(ROLE_TEXTS.save)}
      </Button>
    </footer>
  );
}
