import type { PublicText } from "../../contract/public/public-text.ts";
import type { Language } from "../../contract/text.ts";
import type { Row } from "../../crud/record/columns.server.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { AttachmentTables } from "../upload/upload.server.ts";
import { textOf } from "./public-words.server.ts";
import { picturesIn, withSizedPictures } from "./sized-html.server.ts";

/** A rich text in the reader's language, with responsive images and their sizes. */
export async function htmlOf(on: Queryable, row: Row, name: string, language: Language): Promise<PublicText> {
  const words = textOf(row, name, language);
  const keys = picturesIn(words.text);
  const stored =
    keys.length === 0
      ? []
      : await on
          .as<AttachmentTables>()
          .selectFrom("attachment")
          .select(["storage_key", "width", "height", "tones"])
          .where("storage_key", "in", keys)
          .execute();
  const sizes = new Map(stored.map((each) => [each.storage_key, each]));
  return { ...words, text: withSizedPictures(words.text, (key) => sizes.get(key)) };
}
