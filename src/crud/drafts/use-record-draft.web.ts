import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Values } from "../../fields/field-value.ts";
import { SOURCE_LANGUAGE } from "../../fields/translated-text/source-language.ts";
import type { UnreadTexts } from "../../fields/unread-text.web.ts";
import { useText } from "../../web/i18n/language.tsx";
import { useOwnId } from "../../web/lookups/own-id.ts";
import type { Module } from "../define-module.ts";
import { recordTitles } from "../record/record-title.ts";
import type { Row } from "../record-queries.web.ts";
import { fingerprintsOf } from "./value-fingerprints.ts";
import type { DraftKeeper } from "./draft-sender.web.ts";
import { changesIn, drafts, isNewerOnServer, isOutdated, typedIn, type Draft } from "./record-draft.web.ts";
import { interruptedForm } from "./interrupted-form.web.ts";
import { DRAFT_TEXTS } from "./texts.ts";
import { useKeptDraft } from "./use-kept-draft.web.ts";

/** `changed` lists the properties that differ from the record. */
export interface Typed {
  readonly values: Values;
  readonly changed: readonly string[];
  readonly unread: UnreadTexts;
  readonly base: Values;
  /** 0 for a new record. */
  readonly version: number;
}

/** Something differs from the record. */
export const hasTyped = ({ changed, unread }: Pick<Typed, "changed" | "unread">): boolean =>
  changed.length > 0 || Object.keys(unread).length > 0;

const draftOf = ({ values, changed, unread, base, version }: Typed): Draft => ({
  version,
  savedAt: Date.now(),
  values,
  ...(Object.keys(unread).length > 0 ? { unread } : {}),
  // A new record is in the language of whoever began it, in whichever the screen is when the draft is taken up again.
  marks: fingerprintsOf(base, version === 0 ? [...changed, SOURCE_LANGUAGE] : changed),
});

/** What is stored of a record's draft, in this browser and on the server. */
function useStoredDraft(module: Module, record: Row | undefined, keeper: DraftKeeper | undefined) {
  const draftId = record?.id ?? "new";
  const ownId = useOwnId();
  const [own] = useState<Draft | undefined>(() => drafts.read(ownId, module, draftId));
  const [wasInterrupted] = useState(() => interruptedForm.is(module, draftId));
  const storedAt = useRef(own?.storedAt);
  const kept = useKeptDraft(keeper, draftId, (id, at) => {
    storedAt.current = at;
    drafts.acknowledge(ownId, module, id, at);
  });
  const isTyped = useRef(false);
  useEffect(() => {
    // In a tab that is shown again.
    if (isTyped.current) interruptedForm.mark(module, draftId);
    return () => interruptedForm.clear(module, draftId);
  }, [module, draftId]);
  const dropOwn = () => {
    isTyped.current = false;
    interruptedForm.clear(module, draftId);
    drafts.drop(ownId, module, draftId);
  };
  return {
    /** That of this browser, as it was when the form opened. */
    own,
    /** It was in front with this text when the page was reloaded. */
    wasInterrupted,
    kept,
    dropOwn,
    forget() {
      dropOwn();
      kept.drop();
    },
    /** What is typed in the form of a new record that has just been stored is from now on kept as that record's. */
    moveTo(row: Row, typed: Typed) {
      const sender = kept.moveTo(row.id);
      if (!hasTyped(typed)) return;
      isTyped.current = true;
      const now = draftOf(typed);
      drafts.write(ownId, module, row.id, { ...now, title: recordTitles(module, { ...row, ...typed.values }) });
      sender.write(now);
    },
    store(typed: Typed) {
      const now = draftOf(typed);
      isTyped.current = true;
      interruptedForm.mark(module, draftId);
      const title = record && recordTitles(module, { ...record, ...typed.values });
      drafts.write(ownId, module, draftId, { ...now, title, storedAt: storedAt.current });
      kept.write(now);
    },
  };
}

/** What is typed while a draft is offered, which is stored once the offer was answered. */
function useTypedBeside(isOffered: boolean, store: (typed: Typed) => void) {
  const last = useRef<Typed>(undefined);
  const [isAside, setAside] = useState(false);
  const storeAside = useEffectEvent(() => {
    if (isAside && last.current) store(last.current);
    setAside(false);
  });
  useEffect(() => {
    if (!isOffered) storeAside();
  }, [isOffered]);
  return {
    last,
    isAside: isOffered && isAside,
    setAside,
    forget() {
      last.current = undefined;
      setAside(false);
    },
  };
}

interface Search {
  /** Called once. */
  read(): Promise<Draft | undefined>;
  found(stored: Draft | undefined): void;
}

/**
 * Looks for the stored draft once, not whenever a tab is shown again: what stands in the form would be taken for an
 * older draft. Returns the function after whose call an answer is no longer wanted.
 */
function useStoredOnce({ read, found }: Search): () => void {
  const reading = useRef<Promise<Draft | undefined>>(undefined);
  const isSettled = useRef(false);
  const settle = () => void (isSettled.current = true);
  const look = useEffectEvent((isGone: () => boolean) => {
    reading.current ??= read();
    reading.current
      .then((stored) => {
        if (isGone() || isSettled.current) return;
        settle();
        found(stored);
      })
      .catch(() => undefined); // the draft in this browser remains
  });
  useEffect(() => {
    let isGone = false;
    look(() => isGone);
    return () => {
      isGone = true;
    };
  }, []);
  return settle;
}

/** A stored draft. `restored`: put back into the form unasked; `discarded`: until something is typed. */
interface FoundDraft {
  readonly draft: Draft;
  readonly as: "offered" | "restored" | "discarded";
}

interface RecordDraftProps {
  readonly module: Module;
  /** The record as it was read or stored last; undefined: a new one. */
  readonly record: Row | undefined;
  readonly base: Values;
  readonly keeper: DraftKeeper | undefined;
  /** Puts what was typed of a draft into the form. */
  readonly onRestore: (typed: Values, unread: UnreadTexts) => void;
}

/** The draft that was there when the form opened, once both stores were asked. */
function useFoundDraft({ module, record, base, keeper, onRestore }: RecordDraftProps) {
  const storage = useStoredDraft(module, record, keeper);
  const { own, wasInterrupted, kept, dropOwn } = storage;
  // A draft equal to the record was saved although the answer got lost.
  const isNews = (draft: Draft) => !record || changesIn(draft, base);
  const [found, setFound] = useState<FoundDraft | undefined>(() => {
    if (!own || !isNews(own)) return undefined;
    return { draft: own, as: wasInterrupted && !(record && isOutdated(own, record)) ? "restored" : "offered" };
  });
  const isOffered = found?.as === "offered";
  const beside = useTypedBeside(isOffered, storage.store);
  const putBack = (draft: Draft) => onRestore(typedIn(draft), draft.unread ?? {});
  const settle = useStoredOnce({
    read() {
      if (own && !found) dropOwn();
      if (found?.as === "restored") putBack(found.draft);
      return kept.read();
    },
    found(stored) {
      if (!stored) return;
      if (!isNews(stored)) return kept.dropRead();
      if (found && !isNewerOnServer(stored, found.draft)) return;
      if (beside.last.current && !isOffered) {
        kept.hold();
        beside.setAside(hasTyped(beside.last.current));
      }
      setFound({ draft: stored, as: "offered" });
    },
  });
  return { ...storage, found, setFound, isOffered, beside, putBack, settle };
}

/**
 * The draft of one record: saved in this browser and on the server, and offered when the form opens again. A form that
 * was only reloaded gets its text back unasked, unless the record has changed in it.
 */
export function useRecordDraft(props: RecordDraftProps) {
  const t = useText();
  const { found, setFound, isOffered, beside, kept, forget, store, moveTo, putBack, settle } = useFoundDraft(props);
  /** Nothing is left to keep, as after a save. A draft that is still offered stays: nobody has answered it. */
  const drop = () => {
    settle();
    beside.forget();
    if (isOffered) return;
    setFound(undefined);
    forget();
  };
  return {
    found,
    /** Also takes back what was discarded. */
    take({ draft }: FoundDraft) {
      settle();
      putBack(draft);
      setFound(undefined);
    },
    /** `reset` empties the form of it. */
    discard({ draft, as }: FoundDraft, reset: () => void) {
      settle();
      const typedOn = as === "restored" ? beside.last.current : undefined;
      if (as === "restored") reset();
      forget();
      setFound({ draft: typedOn ? draftOf(typedOn) : draft, as: "discarded" });
    },
    /** Something else was put in place of the typed text: a draft that was put back is no longer there. */
    replaced() {
      if (found?.as === "restored") setFound(undefined);
    },
    status: beside.isAside ? ({ state: "aside" } as const) : kept.status,
    /** Sends what is typed. Throws if it is not kept yet, so that nothing older is drawn in its place. */
    async flush() {
      if (beside.isAside) throw new Error(t(DRAFT_TEXTS.draftAside));
      await kept.flush();
    },
    drop,
    /** The new record was stored as `row`. A draft that is still offered belongs to another new one. */
    added(row: Row, typedSince: Typed) {
      drop();
      setFound(undefined);
      moveTo(row, typedSince);
    },
    /**
     * Typing the record's own values again deletes the draft. While one is offered it is never written over: what is
     * typed beside it is kept once it has been taken or discarded.
     */
    keep(now: Typed) {
      beside.last.current = now;
      if (isOffered) return beside.setAside(hasTyped(now));
      if (found?.as === "discarded" || !hasTyped(now)) setFound(undefined);
      if (hasTyped(now)) store(now);
      else forget();
    },
  };
}
export type RecordDraft = ReturnType<typeof useRecordDraft>;
