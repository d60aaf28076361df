import { perModule } from "../../crud/per-module.ts";
import type { Fingerprints } from "../../crud/drafts/value-fingerprints.ts";
import type { Draft } from "../../crud/drafts/record-draft.web.ts";
import type { DraftKeeper } from "../../crud/drafts/draft-sender.web.ts";
import type { UnreadTexts } from "../../fields/unread-text.web.ts";
import { call } from "../../web/api/call.ts";
import { draftCalls } from "./draft.ts";

/** Server storage of a module's drafts, so that they can be continued on another machine. */
export const draftKeeper = perModule(({ path }): DraftKeeper => ({
  async read(id) {
    const { draft } = await call(draftCalls.get, { path, id });
    if (!draft) return undefined;
    return {
      version: draft.version,
      savedAt: new Date(draft.savedAt).getTime(),
      values: JSON.parse(draft.values) as Draft["values"],
      ...(draft.unread === "" ? {} : { unread: JSON.parse(draft.unread) as UnreadTexts }),
      ...(draft.marks === "" ? {} : { marks: JSON.parse(draft.marks) as Fingerprints }),
    };
  },
  async keep(id, { version, values, unread, marks }) {
    const { savedAt } = await call(draftCalls.keep, {
      path,
      id,
      version,
      values: JSON.stringify(values),
      ...(unread ? { unread: JSON.stringify(unread) } : {}),
      ...(marks ? { marks: JSON.stringify(marks) } : {}),
    });
    return new Date(savedAt).getTime();
  },
  async drop(id) {
    await call(draftCalls.drop, { path, id });
  },
}));
