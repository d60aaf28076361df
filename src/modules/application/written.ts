import { z } from "zod";

export const shownPicture = z.object({ id: z.string(), address: z.string(), width: z.int(), height: z.int() });
export type ShownPicture = z.output<typeof shownPicture>;

const text = z.string();
/** The free-text fields of a submitted form; empty where nothing was entered. */
export const writtenShape = {
  name: text,
  nameLo: text,
  nameEn: text,
  creditCode: text,
  address: text,
  contact: text,
  phone: text,
  email: text,
  introduction: text,
};
