import { Button, Checkbox, Input } from "antd";
import { Pencil, Plus, Star, Trash2 } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { Module } from "../../crud/define-module.ts";
import { ApiError } from "../../web/api/call.ts";
import { IconButton } from "../../web/components/IconButton.tsx";
import { LineState } from "../../web/components/LineState.tsx";
import { useConfirm } from "../../web/feedback/Confirm.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { WALKED, walkFocus } from "../../web/filter/walk-focus.ts";
import { useText } from "../../web/i18n/language.tsx";
import { VIEW_LIMITS, type SavedView } from "./saved-view.ts";
import { VIEW_TEXTS } from "./texts.ts";
import { useViewWrites, type useDefaultView, type useViews } from "./use-views.web.ts";
import style from "./views.module.css";

export interface ViewsMenuProps {
  readonly module: Module;
  readonly views: ReturnType<typeof useViews>;
  /** The chosen view. */
  readonly current: SavedView | undefined;
  /** The list differs from it. */
  readonly isChanged: boolean;
  /** What would be saved now. */
  readonly state: string;
  readonly byDefault: ReturnType<typeof useDefaultView>;
  /** Undefined: the list without a view. */
  readonly onChoose: (view: SavedView | undefined) => void;
  readonly onSaved: (view: SavedView) => void;
}

const saidBy = (error: unknown): string => {
  if (!(error instanceof ApiError)) throw error;
  return error.fieldErrors[0]?.message ?? error.message;
};

interface NameFormProps {
  /** Absent: a new view. */
  readonly view?: SavedView;
  readonly onSave: (named: { readonly name: string; readonly isShared: boolean }) => Promise<void>;
  readonly onCancel: () => void;
}

/** Name of a view, and whether others see it. */
function NameForm({ view, onSave, onCancel }: NameFormProps) {
  const t = useText();
  const [name, setName] = useState(view?.name ?? "");
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "" || isBusy) return;
    setBusy(true);
    try {
      await onSave({ name: name.trim(), isShared });
    } catch (error) {
      setProblem(saidBy(error));
      setBusy(false);
    }
  };
  return (
    <form className="stack" onSubmit={(event) => void save(event)}>
      <Input
        autoFocus
        aria-label={t(VIEW_TEXTS.name)}
        placeholder={t(VIEW_TEXTS.name)}
        maxLength={VIEW_LIMITS.name}
        value={name}
        status={problem ? "error" : ""}
        onChange={(event) => setName(event.target.value)}
      />
      {problem ? (
        <span role="alert" data-tone="wrong">
          {problem}
        </span>
      ) : null}
      <Checkbox checked={isShared} onChange={(event) => setShared(event.target.checked)}>
        {t(VIEW_TEXTS.share)}
      </Checkbox>
      <div className="row">
        <Button type="primary" size="small" htmlType="submit" disabled={name.trim() === ""} loading={isBusy}>
          {t(VIEW_TEXTS.save)}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t(VIEW_TEXTS.cancel)}
        </Button>
      </div>
    </form>
  );
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
    <li className={style.line} data-chosen={isChosen ? "" : undefined}>
      <button {...WALKED} type="button" className={`pick ${style.name}`} aria-current={isChosen} onClick={onChoose}>
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

/** Views of a list: one's own, those of everybody, and what may be done with them. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { module, views, current, isChanged, state, byDefault, onChoose, onSaved } = props;
  const t = useText();
  const ask = useConfirm();
  const feedback = useFeedback();
  const { add, update, remove } = useViewWrites(module);
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
      <NameForm
        {...(named === "new" ? {} : { view: named })}
        onCancel={() => setNamed(undefined)}
        onSave={async (given) => {
          if (named === "new") onSaved(await add.mutateAsync({ ...given, state }));
          else await update.mutateAsync({ view: named, ...given });
          setNamed(undefined);
        }}
      />
    );
  const save = async (view: SavedView) => {
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
  const groups = [
    { words: VIEW_TEXTS.own, lines: (views.data ?? []).filter(({ isShared }) => !isShared) },
    { words: VIEW_TEXTS.shared, lines: (views.data ?? []).filter(({ isShared }) => isShared) },
  ].filter(({ lines }) => lines.length > 0);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls within
    <div ref={list} role="group" aria-label={t(VIEW_TEXTS.views)} className="stack" onKeyDown={walkFocus}>
      {current && isChanged ? (
        <div className={style.changed}>
          <span className="note">{t(VIEW_TEXTS.differs, { name: current.name })}</span>
          <div className="row">
            {current.mayChange ? (
              <Button size="small" type="primary" loading={update.isPending} onClick={() => void save(current)}>
                {t(VIEW_TEXTS.save)}
              </Button>
            ) : null}
            <Button size="small" onClick={() => onChoose(current)}>
              {t(VIEW_TEXTS.undo)}
            </Button>
          </div>
        </div>
      ) : null}
      <LineState isWaiting={views.isPending} error={views.error} retry={() => void views.refetch()} />
      {isThere && groups.length === 0 ? <p className="note">{t(VIEW_TEXTS.none)}</p> : null}
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
                  onEdit={() => setNamed(view)}
                  onRemove={() => void removeAsked(view)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {groups.length > 0 ? (
        <button {...WALKED} type="button" className="pick" onClick={() => onChoose(undefined)}>
          {t(VIEW_TEXTS.all)}
        </button>
      ) : null}
      {isThere ? (
        <Button {...WALKED} size="small" icon={<Plus size={14} aria-hidden />} onClick={() => setNamed("new")}>
          {t(VIEW_TEXTS.saveNew)}
        </Button>
      ) : null}
    </div>
  );
}
