import { perModule } from "../../crud/per-module.ts";
import type { Fingerprints } from "../../crud/drafts/value-fingerprints.ts";
import type { Draft } from "../../crud/drafts/record-draft.web.ts";
import type { DraftKeeper } from "../../crud/drafts/draft-sender.web.ts";
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
      ...(draft.marks === "" ? {} : { marks: JSON.parse(draft.marks) as Fingerprints }),
    };
  },
  async keep(id, { version, values, marks }) {
    const given = { path, id, version, values: JSON.stringify(values) };
    const { savedAt } = await call(draftCalls.keep, { ...given, ...(marks ? { marks: JSON.stringify(marks) } : {}) });
    return new Date(savedAt).getTime();
  },
  async drop(id) {
    await call(draftCalls.drop, { path, id });
  },
}));
