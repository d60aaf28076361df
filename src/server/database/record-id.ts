import { randomBytes, randomUUID } from "node:crypto";

let lastMoment = 0;
let counter = 0;

/**
 * A new record id: UUIDv7 in small letters. Ids made by one process sort in the order they were made, also within
 * a millisecond and when the clock steps back; that keeps the index tail warm. Made here because PostgreSQL 15 to 17
 * have no `uuidv7()`. `now` in milliseconds since 1970.
 */
export function newRecordId(now: number = Date.now()): string {
  const isLater = now > lastMoment;
  // 12 bits of order within the millisecond (RFC 9562, method 1); started low so that it rarely runs out.
  counter = isLater ? randomBytes(2).readUInt16BE() & 0x7ff : counter + 1;
  if (isLater) lastMoment = now;
  if (counter > 0xfff) {
    lastMoment += 1;
    counter = 0;
  }
  const moment = lastMoment.toString(16).padStart(12, "0");
  const order = (0x7000 | counter).toString(16);
  // The end of a random UUID has the variant and 62 random bits, as this one needs; Node makes it from bytes in stock.
  return `${moment.slice(0, 8)}-${moment.slice(8)}-${order}-${randomUUID().slice(19)}`;
}
