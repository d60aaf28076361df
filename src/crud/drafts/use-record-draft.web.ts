import { useEffect, useEffectEvent, useState } from "react";
import type { Values } from "../../fields/field-value.ts";
import { useOwnId } from "../../web/lookups/own-id.ts";
import type { Module } from "../define-module.ts";
import { marksOf } from "./draft-marks.ts";
import type { DraftKeeper } from "./draft-sender.web.ts";
import { changesIn, drafts, type Draft } from "./record-draft.web.ts";
import { useKeptDraft } from "./use-kept-draft.web.ts";

/** `changed` names the values that differ from the record's. */
interface Typed {
  readonly values: Values;
  readonly changed: readonly string[];
  readonly base: Values;
  /** Of the record; 0 for a new one. */
  readonly version: number;
}

/** The draft of one record, new without an id: kept in this browser and by its keeper, and found again when its form opens. */
export function useRecordDraft(module: Module, id: string | undefined, base: Values, keeper: DraftKeeper | undefined) {
  const ownId = useOwnId();
  const draftId = id ?? "new";
  const [own] = useState<Draft | undefined>(() => drafts.read(ownId, module, draftId));
  const kept = useKeptDraft(keeper, draftId);
  // One that says nothing new was saved, and nobody heard that it was.
  const isNews = (found: Draft) => id === undefined || changesIn(found, base);
  const [offered, setOffered] = useState(own && isNews(own) ? own : undefined);
  const lookFor = useEffectEvent((isGone: () => boolean) => {
    if (own && !offered) drafts.drop(ownId, module, draftId);
    kept
      .read()
      .then((found) => {
        if (!found || isGone()) return;
        // One from another desk, where it is younger than what this browser has.
        if (isNews(found)) setOffered((here) => (here && here.savedAt >= found.savedAt ? here : found));
        else kept.dropRead();
      })
      .catch(() => undefined); // without it there is what this browser has
  });
  useEffect(() => {
    let isGone = false;
    lookFor(() => isGone);
    return () => {
      isGone = true;
    };
  }, []);
  const drop = () => {
    drafts.drop(ownId, module, draftId);
    kept.drop();
  };
  return {
    /** Found, and neither taken nor thrown away yet. */
    offered,
    withdrawOffer: () => setOffered(undefined),
    where: kept.where,
    flush: kept.flush,
    drop,
    /** Typing the record's own values again makes no draft; one that is still offered stays. */
    keep({ values, changed, base: from, version }: Typed) {
      const now: Draft = { version, savedAt: Date.now(), values, marks: marksOf(from, changed) };
      if (changed.length > 0) {
        drafts.write(ownId, module, draftId, now);
        kept.write(now);
      } else if (!offered) drop();
    },
  };
}
export type RecordDraft = ReturnType<typeof useRecordDraft>;
