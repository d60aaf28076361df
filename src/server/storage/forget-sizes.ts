import { PICTURE_FORMATS, PICTURE_WIDTHS, SIZED } from "../../contract/public/picture-sizes.ts";
import type { Storage } from "./storage.ts";

/** Every key under which a size of a picture may be stored. */
const sizesOf = (key: string): string[] => [
  ...PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => `${SIZED}${width}/${key}.${format}`)),
  `${SIZED}share/${key}.jpg`,
];

/** A store that forgets a picture's sizes with the picture. */
export const forgetSizes = (storage: Storage): Storage => ({
  ...storage,
  async remove(key) {
    await storage.remove(key);
    if (!key.startsWith(SIZED)) await Promise.all(sizesOf(key).map((each) => storage.remove(each)));
  },
});
