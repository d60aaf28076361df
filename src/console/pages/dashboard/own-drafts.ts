import { hasAny } from "../../../contract/permission.ts";
import type { Language } from "../../../contract/text.ts";
import { permissionFor } from "../../../crud/permissions.ts";
import { drafts } from "../../../crud/drafts/record-draft.web.ts";
import { recordAddress } from "../../../crud/record-address.ts";
import { recordTitleOf, recordWord } from "../../../crud/record-title.ts";
import { modules } from "../../../modules/index.ts";
import { ownPermissions } from "../../../web/lookups/permissions.ts";

export interface OwnDraft {
  readonly key: string;
  /** Where the form stands that offers it back. */
  readonly address: string;
  /** What the record is called, as far as it was typed; empty before. */
  readonly title: string;
  /** What kind of record, inside a sentence. */
  readonly record: string;
  readonly isNew: boolean;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** What the person began to type in this browser and did not save, where they still may open it. */
export function ownDrafts(userId: string, language: Language): readonly OwnDraft[] {
  return drafts.list(userId).flatMap(({ path, id, savedAt, values }) => {
    const module = modules.find((each) => each.path === path);
    if (!module || !hasAny(ownPermissions(), permissionFor(module, "list"))) return [];
    return [
      {
        key: `${path} ${id}`,
        address: recordAddress(module, id),
        title: recordTitleOf(module, values, language),
        record: recordWord(module, language),
        isNew: id === "new",
        savedAt,
      },
    ];
  });
}
