import type { Row } from "../../crud/record/columns.server.ts";

export const textIn = (row: Row, name: string): string => (row[name] as string | null) ?? "";

/** The free-text columns; null reads as empty. Shaped like `writtenShape`. */
export const freeTextsOf = (row: Row) => ({
  name: textIn(row, "name"),
  nameLo: textIn(row, "nameLo"),
  nameEn: textIn(row, "nameEn"),
  creditCode: textIn(row, "creditCode"),
  address: textIn(row, "address"),
  contact: textIn(row, "contact"),
  phone: textIn(row, "phone"),
  email: textIn(row, "email"),
  introduction: textIn(row, "introduction"),
});
