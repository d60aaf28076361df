import type { FastifyRequest } from "fastify";
import { isTimeZone, TIME_ZONE } from "../../../contract/date/zone-names.ts";

const LONGEST = 64; // characters

/** The time zone that the caller names; undefined without the header, and for a zone that this server does not know. */
export function requestTimeZone(request: FastifyRequest): string | undefined {
  const name = request.headers[TIME_ZONE.toLowerCase()];
  return typeof name === "string" && name.length <= LONGEST && isTimeZone(name) ? name : undefined;
}
