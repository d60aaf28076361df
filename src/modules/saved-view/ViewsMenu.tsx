import { Button } from "antd";
import { Pencil, Plus, Star, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Module } from "../../crud/define-module.ts";
import { IconButton } from "../../web/components/IconButton.tsx";
import { InlineState } from "../../web/components/states/InlineState.tsx";
import { useConfirm } from "../../web/feedback/Confirm.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { FOCUS_STOP, moveFocusByArrowKeys } from "../../web/filter/arrow-key-focus.ts";
import { useText } from "../../web/i18n/language.tsx";
import type { SavedView } from "./saved-view.ts";
import { VIEW_TEXTS } from "./texts.ts";
import { ViewNameForm } from "./ViewNameForm.tsx";
import { useViewWrites, type useDefaultView, type useViews } from "./use-views.web.ts";
import style from "./views.module.css";

export interface ViewsMenuProps {
  readonly module: Module;
  readonly views: ReturnType<typeof useViews>;
  /** The chosen view. */
  readonly current: SavedView | undefined;
  /** The list differs from it. */
  readonly isChanged: boolean;
  /** The view that would be saved now. */
  readonly state: string;
  readonly byDefault: ReturnType<typeof useDefaultView>;
  /** Undefined: the list without a view. */
  readonly onChoose: (view: SavedView | undefined) => void;
  readonly onSaved: (view: SavedView) => void;
}

interface ViewLineProps {
  readonly view: SavedView;
  readonly isChosen: boolean;
  readonly isDefault: boolean;
  readonly onChoose: () => void;
  readonly onDefault: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function ViewLine({ view, isChosen, isDefault, onChoose, onDefault, onEdit, onRemove }: ViewLineProps) {
  const t = useText();
  const { name } = view;
  return (
    <li className={`pressable line ${style.line}`} data-gap="0" data-chosen={isChosen ? "" : undefined}>
      <button {...FOCUS_STOP} type="button" className="pick grow" aria-current={isChosen} onClick={onChoose}>
        <span>
          {name}
          {view.isOwn || view.author === "" ? null : <small className="note">{view.author}</small>}
        </span>
      </button>
      <IconButton
        size="small"
        label={t(VIEW_TEXTS.makeDefault, { name })}
        aria-pressed={isDefault}
        icon={<Star size={14} fill={isDefault ? "currentColor" : "none"} />}
        onClick={onDefault}
      />
      {view.mayChange ? (
        <>
          <IconButton size="small" label={t(VIEW_TEXTS.edit, { name })} icon={<Pencil size={14} />} onClick={onEdit} />
          <IconButton
            size="small"
            label={t(VIEW_TEXTS.remove, { name })}
            icon={<Trash2 size={14} />}
            onClick={onRemove}
          />
        </>
      ) : null}
    </li>
  );
}

interface ViewGroupsProps extends Pick<ViewsMenuProps, "current" | "byDefault"> {
  readonly views: readonly SavedView[];
  readonly onChoose: (view: SavedView) => void;
  readonly onEdit: (view: SavedView) => void;
  readonly onRemove: (view: SavedView) => void;
}

/** One's own views, and those of everybody. */
function ViewGroups({ views, current, byDefault, onChoose, onEdit, onRemove }: ViewGroupsProps) {
  const t = useText();
  const groups = [
    { words: VIEW_TEXTS.own, lines: views.filter(({ isShared }) => !isShared) },
    { words: VIEW_TEXTS.shared, lines: views.filter(({ isShared }) => isShared) },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <div className="picks">
      {groups.map(({ words, lines }) => (
        <section key={words.id} aria-label={t(words)}>
          <div className="note">{t(words)}</div>
          <ul>
            {lines.map((view) => (
              <ViewLine
                key={view.id}
                view={view}
                isChosen={view.id === current?.id}
                isDefault={view.id === byDefault.id}
                onChoose={() => onChoose(view)}
                onDefault={() => byDefault.choose(view.id === byDefault.id ? undefined : view)}
                onEdit={() => onEdit(view)}
                onRemove={() => onRemove(view)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Actions on the views of a list; errors are shown. */
function useViewActions(module: Module, byDefault: ReturnType<typeof useDefaultView>) {
  const t = useText();
  const ask = useConfirm();
  const feedback = useFeedback();
  const { add, update, remove } = useViewWrites(module);
  const save = async (view: SavedView, state: string) => {
    try {
      await update.mutateAsync({ view, state });
    } catch (error) {
      feedback.failure(error);
    }
  };
  const removeAsked = async (view: SavedView) => {
    const title = t(VIEW_TEXTS.removeAsk, { name: view.name });
    const text = view.isShared ? t(VIEW_TEXTS.removeShared) : undefined;
    if (!(await ask({ title, ...(text ? { text } : {}), yes: t(VIEW_TEXTS.yesRemove), isDangerous: true }))) return;
    try {
      await remove.mutateAsync(view);
      if (byDefault.id === view.id) byDefault.choose(undefined);
    } catch (error) {
      feedback.failure(error);
    }
  };
  return { add, update, save, removeAsked };
}

interface ChangedViewProps {
  readonly view: SavedView;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onUndo: () => void;
}

/** Says that the list differs from its view, which may take the difference or put it back. */
function ChangedView({ view, isSaving, onSave, onUndo }: ChangedViewProps) {
  const t = useText();
  return (
    <div className="well stack">
      <span className="note">{t(VIEW_TEXTS.differs, { name: view.name })}</span>
      <div className="row">
        {view.mayChange ? (
          <Button size="small" type="primary" loading={isSaving} onClick={onSave}>
            {t(VIEW_TEXTS.save)}
          </Button>
        ) : null}
        <Button size="small" onClick={onUndo}>
          {t(VIEW_TEXTS.undo)}
        </Button>
      </div>
    </div>
  );
}

/** The views of a list, and what may be done with them. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { module, views, current, isChanged, state, byDefault, onChoose, onSaved } = props;
  const t = useText();
  const { add, update, save, removeAsked } = useViewActions(module, byDefault);
  /** The view whose name is typed; "new" for one that is not there yet. */
  const [named, setNamed] = useState<SavedView | "new">();
  const list = useRef<HTMLDivElement>(null);
  const isThere = views.data !== undefined;
  useEffect(() => {
    if (isThere)
      list.current?.querySelector<HTMLElement>("[aria-current=true], [data-walk]")?.focus({ preventScroll: true });
  }, [isThere]);
  if (named)
    return (
      <ViewNameForm
        {...(named === "new" ? {} : { view: named })}
        onCancel={() => setNamed(undefined)}
        onSave={async (given) => {
          if (named === "new") onSaved(await add.mutateAsync({ ...given, state }));
          else await update.mutateAsync({ view: named, ...given });
          setNamed((now) => (now === named ? undefined : now));
        }}
      />
    );
  const hasViews = (views.data ?? []).length > 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls within
    <div ref={list} role="group" aria-label={t(VIEW_TEXTS.views)} className="stack" onKeyDown={moveFocusByArrowKeys}>
      {current && isChanged ? (
        <ChangedView
          view={current}
          isSaving={update.isPending}
          onSave={() => void save(current, state)}
          onUndo={() => onChoose(current)}
        />
      ) : null}
      <InlineState isWaiting={views.isPending} error={views.error} retry={() => void views.refetch()} />
      {isThere && !hasViews ? <p className="note">{t(VIEW_TEXTS.none)}</p> : null}
      <ViewGroups
        views={views.data ?? []}
        current={current}
        byDefault={byDefault}
        onChoose={onChoose}
        onEdit={setNamed}
        onRemove={(view) => void removeAsked(view)}
      />
      {hasViews ? (
        <button {...FOCUS_STOP} type="button" className="pick" onClick={() => onChoose(undefined)}>
          {t(VIEW_TEXTS.all)}
        </button>
      ) : null}
      {isThere ? (
        <Button {...FOCUS_STOP} size="small" icon={<Plus size={14} aria-hidden />} onClick={() => setNamed("new")}>
          {t(VIEW_TEXTS.saveNew)}
        </Button>
      ) : null}
    </div>
  );
}
