import { Button, Input } from "antd";
import { ChevronRight } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { inLanguage } from "../../contract/text.ts";
import { useOption } from "../../fields/reference/titles.web.ts";
import { ErrorState } from "../../web/components/ErrorState.tsx";
import { Modal } from "../../web/components/Modal.tsx";
import { TableSkeleton } from "../../web/components/Skeleton.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useOptions } from "../../web/lookups/options.ts";
import type { Module } from "../define-module.ts";
import { recordTitleOf } from "../record-title.ts";
import { CRUD_TEXTS } from "../texts.ts";
import type { Row } from "../use-crud.web.ts";
import { useBranches } from "./use-branches.web.ts";
import { useRowChange } from "./use-row-change.web.ts";
import style from "./place.module.css";

interface MoveDialogProps {
  readonly module: Module;
  readonly row: Row;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** Chooses what a record of a tree hangs below: by going down the tree, or by a search. It is never offered itself (AZ-11). */
export function MoveDialog({ module, row, onClose, onMoved }: MoveDialogProps) {
  const t = useText();
  const language = useLanguage();
  const change = useRowChange(module);
  const parent = module.tree?.parent ?? "";
  const present = ((row as Readonly<Record<string, unknown>>)[parent] ?? null) as string | null;
  const [at, setAt] = useState(present);
  const [search, setSearch] = useState("");
  const [isMoving, setMoving] = useState(false);
  const asked = useDeferredValue(search.trim());
  const place = useOption(module.path, at);
  const found = useOptions(module.path, { search: asked, isEnabled: asked !== "" });
  const { of, more, ROOT } = useBranches(module, at === null ? [] : [at]);
  const branch = of(at ?? ROOT);
  const isInactive = (each: Row) =>
    module.active !== undefined && (each as Readonly<Record<string, unknown>>)[module.active] !== true;
  const steps = place ? [...(place.path ?? []), place] : [];
  const title = recordTitleOf(module, row, language);
  const go = (id: string | null) => {
    setSearch("");
    setAt(id);
  };
  const move = async () => {
    setMoving(true);
    const words = { done: t(CRUD_TEXTS.moved, { title }), undone: t(CRUD_TEXTS.movedBack, { title }), show: onMoved };
    const isDone = await change(row, { [parent]: at }, words);
    setMoving(false);
    if (!isDone) return;
    onMoved();
    onClose();
  };
  const target = place ? inLanguage(place.title, language) : "";
  const isHere = at === present;
  const list = () => {
    if (asked !== "")
      return found.options
        .filter(({ id, path }) => id !== row.id && !path?.some((above) => above.id === row.id))
        .map(({ id, title: words, path }) => (
          <li key={id}>
            <button type="button" onClick={() => go(id)}>
              <span>
                {inLanguage(words, language)}
                <small>{path?.map((above) => inLanguage(above.title, language)).join(" / ")}</small>
              </span>
              <ChevronRight size={16} aria-hidden />
            </button>
          </li>
        ));
    return branch?.rows.map((each) => (
      <li key={each.id}>
        <button type="button" disabled={each.id === row.id || isInactive(each)} onClick={() => go(each.id)}>
          <span>{recordTitleOf(module, each, language)}</span>
          {each.id === row.id ? null : <ChevronRight size={16} aria-hidden />}
        </button>
      </li>
    ));
  };
  const items = list() ?? [];
  const isAsking = items.length === 0 && (asked === "" ? (branch?.isPending ?? true) : found.isWaiting);
  const failed = asked === "" ? branch : found;
  return (
    <Modal
      open
      onCancel={onClose}
      title={t(CRUD_TEXTS.moving, { title })}
      okText={
        isHere
          ? t(CRUD_TEXTS.alreadyHere)
          : at === null
            ? t(CRUD_TEXTS.moveToTop)
            : t(CRUD_TEXTS.moveHere, { title: target })
      }
      cancelText={t(CRUD_TEXTS.cancel)}
      okButtonProps={{ disabled: isHere || asked !== "" || (at !== null && !place), loading: isMoving }}
      onOk={() => void move()}
    >
      <div className={style.picker}>
        <Input
          type="search"
          allowClear
          aria-label={t(CRUD_TEXTS.search)}
          placeholder={t(CRUD_TEXTS.search)}
          maxLength={100}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {asked === "" ? (
          <nav className={style.steps} aria-label={t(CRUD_TEXTS.move)}>
            <button type="button" aria-current={at === null} onClick={() => go(null)}>
              {t(CRUD_TEXTS.topOfTree)}
            </button>
            {steps.map((step) => (
              <span key={step.id}>
                <ChevronRight size={14} aria-hidden />
                <button type="button" aria-current={step.id === at} onClick={() => go(step.id)}>
                  {inLanguage(step.title, language)}
                </button>
              </span>
            ))}
          </nav>
        ) : null}
        <div className={style.places}>
          {failed?.error ? <ErrorState error={failed.error} onRetry={() => failed.retry()} /> : null}
          {isAsking ? <TableSkeleton columns={1} /> : null}
          {!isAsking && items.length === 0 && !failed?.error ? (
            <p>{t(asked === "" ? CRUD_TEXTS.nothingBelow : CRUD_TEXTS.noResults)}</p>
          ) : null}
          <ul>{items}</ul>
          {asked === "" && branch?.hasMore ? (
            <Button type="link" size="small" onClick={() => more(at ?? ROOT)}>
              {t(CRUD_TEXTS.moreRoots)}
            </Button>
          ) : null}
        </div>
      </div>
    </Modal>
  );
}
