import type { ShownPictures } from "../../contract/public/shown-pictures.ts";
import type { Services } from "../../server/services.ts";
import { shownPath, type AttachmentTables } from "./attachment.server.ts";

const PREFIX = "/file/";

/** Data of our own pictures among the paths. */
export const shownPictures =
  ({ database }: Pick<Services, "database">) =>
  async (paths: readonly string[]): Promise<ShownPictures> => {
    if (paths.length === 0) return {};
    const rows = await database
      .as<AttachmentTables>()
      .selectFrom("attachment")
      .select(["storage_key", "tones", "alt", "alt_en", "alt_lo"])
      .where(
        "storage_key",
        "in",
        paths.map((path) => path.slice(PREFIX.length)),
      )
      .execute();
    return Object.fromEntries(
      rows.map(({ storage_key: key, tones, alt, alt_en: en, alt_lo: lo }) => [
        shownPath(key),
        { tones: tones ?? "", alt: { zh: alt, lo, en } },
      ]),
    );
  };
