import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Values } from "../../fields/field-value.ts";
import { useText } from "../../web/i18n/language.tsx";
import { useOwnId } from "../../web/lookups/own-id.ts";
import type { Module } from "../define-module.ts";
import { fingerprintsOf } from "./value-fingerprints.ts";
import type { DraftKeeper } from "./draft-sender.web.ts";
import { changesIn, drafts, type Draft } from "./record-draft.web.ts";
import { DRAFT_TEXTS } from "./texts.ts";
import { useKeptDraft } from "./use-kept-draft.web.ts";

/** `changed` lists the properties that differ from the record. */
interface Typed {
  readonly values: Values;
  readonly changed: readonly string[];
  readonly base: Values;
  /** 0 for a new record. */
  readonly version: number;
}

/** What is stored of a record's draft, in this browser and on the server. */
function useStoredDraft(module: Module, draftId: string, keeper: DraftKeeper | undefined) {
  const ownId = useOwnId();
  const [own] = useState<Draft | undefined>(() => drafts.read(ownId, module, draftId));
  const kept = useKeptDraft(keeper, draftId);
  const dropOwn = () => drafts.drop(ownId, module, draftId);
  return {
    /** That of this browser, as it was when the form opened. */
    own,
    kept,
    dropOwn,
    forget() {
      dropOwn();
      kept.drop();
    },
    store({ values, changed, base, version }: Typed) {
      const now: Draft = { version, savedAt: Date.now(), values, marks: fingerprintsOf(base, changed) };
      drafts.write(ownId, module, draftId, now);
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

/**
 * The draft of one record (a new one without `id`): saved in this browser and on the server, and offered when the form
 * opens again.
 */
export function useRecordDraft(module: Module, id: string | undefined, base: Values, keeper: DraftKeeper | undefined) {
  const t = useText();
  const { own, kept, dropOwn, forget, store } = useStoredDraft(module, id ?? "new", keeper);
  // A draft equal to the record was saved although the answer got lost.
  const isNews = (found: Draft) => id === undefined || changesIn(found, base);
  const [offered, setOffered] = useState(own && isNews(own) ? own : undefined);
  const isOffered = offered !== undefined;
  const beside = useTypedBeside(isOffered, store);
  const settle = useStoredOnce({
    read() {
      if (own && !offered) dropOwn();
      return kept.read();
    },
    found(stored) {
      if (!stored) return;
      // The server's draft wins if it is newer, as when typed on another machine.
      if (!isNews(stored)) return kept.dropRead();
      if (beside.last.current && !offered) {
        kept.hold();
        beside.setAside(beside.last.current.changed.length > 0);
      }
      setOffered((here) => (here && here.savedAt >= stored.savedAt ? here : stored));
    },
  });
  return {
    /** A stored draft that was neither taken nor discarded yet. */
    offered,
    withdrawOffer() {
      settle();
      setOffered(undefined);
    },
    discardOffer() {
      settle();
      forget();
      setOffered(undefined);
    },
    where: beside.isAside ? ({ state: "aside" } as const) : kept.where,
    /** Sends what is typed. Throws if it is not kept yet, so that nothing older is drawn in its place. */
    async flush() {
      if (beside.isAside) throw new Error(t(DRAFT_TEXTS.draftAside));
      await kept.flush();
    },
    /** Nothing is left to keep, as after a save. A draft that is still offered stays: nobody has answered it. */
    drop() {
      settle();
      beside.forget();
      if (!isOffered) forget();
    },
    /**
     * Typing the record's own values again deletes the draft. While one is offered it is never written over: what is
     * typed beside it is kept once it has been taken or discarded.
     */
    keep(now: Typed) {
      beside.last.current = now;
      if (isOffered) beside.setAside(now.changed.length > 0);
      else if (now.changed.length > 0) store(now);
      else forget();
    },
  };
}
export type RecordDraft = ReturnType<typeof useRecordDraft>;
