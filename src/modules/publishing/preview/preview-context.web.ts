import { createContext, use, useEffect, useEffectEvent } from "react";
import type { FormActionsProps } from "../../../crud/form/form-arrangement.web.ts";

/** The form that a live preview shows. */
export interface Followed {
  readonly id: string;
  /** Differs whenever something else is to be drawn. */
  readonly typed: string;
  /** Something is typed in it that is not saved. */
  readonly isDirty: boolean;
  readonly keepDraft: () => Promise<void>;
}

export interface LivePreview {
  readonly isOpen: boolean;
  readonly open: (isOpen: boolean) => void;
  readonly follow: (form: Followed) => void;
}

/** Held above the form, because each save mounts the form anew. Null: no preview beside the form. */
export const LivePreviewContext = createContext<LivePreview | null>(null);

/** Passes the typed values to an open live preview of this page. */
export function useLivePreview({ record, typed, isDirty, keepDraft }: FormActionsProps): LivePreview | null {
  const preview = use(LivePreviewContext);
  const id = preview?.isOpen ? record?.id : undefined;
  const shown = id === undefined ? "" : JSON.stringify([record?.version, typed]);
  const tell = useEffectEvent(() => {
    if (id !== undefined) preview?.follow({ id, typed: shown, isDirty, keepDraft });
  });
  useEffect(() => {
    tell();
  }, [id, shown]);
  return preview;
}
