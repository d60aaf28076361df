import type { TonesByPath } from "../../contract/public/picture-tones.ts";
import type { Services } from "../../server/services.ts";
import { shownPath, type AttachmentTables } from "./attachment.server.ts";

const PREFIX = "/file/";

/** Placeholder colours of our own pictures among the paths. */
export const pictureTones =
  ({ database }: Pick<Services, "database">) =>
  async (paths: readonly string[]): Promise<TonesByPath> => {
    if (paths.length === 0) return {};
    const rows = await database
      .as<AttachmentTables>()
      .selectFrom("attachment")
      .select(["storage_key", "tones"])
      .where(
        "storage_key",
        "in",
        paths.map((path) => path.slice(PREFIX.length)),
      )
      .execute();
    return Object.fromEntries(rows.map(({ storage_key, tones }) => [shownPath(storage_key), tones ?? ""]));
  };
