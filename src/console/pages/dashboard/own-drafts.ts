import { hasAny } from "../../../contract/permission.ts";
import type { Language } from "../../../contract/text.ts";
import { permissionFor } from "../../../crud/permissions.ts";
import { drafts } from "../../../crud/drafts/record-draft.web.ts";
import { recordAddress } from "../../../crud/record/record-address.ts";
import { recordTitleOf, recordWord } from "../../../crud/record/record-title.ts";
import { modules } from "../../../modules/index.ts";
import { ownPermissions } from "../../../web/lookups/permissions.ts";

export interface OwnDraft {
  readonly key: string;
  /** Address of the form that offers the draft. */
  readonly address: string;
  /** Title of the record as typed so far; empty before. */
  readonly title: string;
  /** Name of the kind of record, as it reads inside a sentence. */
  readonly record: string;
  readonly isNew: boolean;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Drafts the person left in this browser, of the forms they may still open. */
export function ownDrafts(userId: string, language: Language): readonly OwnDraft[] {
  return drafts.list(userId).flatMap(({ path, id, savedAt, values, title }) => {
    const module = modules.find((each) => each.path === path);
    if (!module || !hasAny(ownPermissions(), permissionFor(module, "list"))) return [];
    return [
      {
        key: `${path} ${id}`,
        address: recordAddress(module, id),
        title: recordTitleOf(module, values, language) || (title?.[language] ?? ""),
        record: recordWord(module, language),
        isNew: id === "new",
        savedAt,
      },
    ];
  });
}
