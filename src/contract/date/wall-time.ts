// More than anybody uses. Callers name zones in any spelling, and a format is large.
const MAX_FORMATS = 500;
const formats = new Map<string, Intl.DateTimeFormat>();
const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const present = formats.get(timeZone);
  if (present) return present;
  const two = "2-digit";
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  });
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(timeZone, made);
  return made;
};

/** The wall clock time of an IANA zone as if it were UTC, in ms. */
export function wallTime(date: Date, zone: string): number {
  const parts = Object.fromEntries(
    formatIn(zone)
      .formatToParts(date)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The moment at which the zone's clock shows `wall`, in ms; the inverse of `wallTime`. */
export function momentAtWall(wall: number, zone: string): number {
  const distance = (at: number) => wallTime(new Date(at), zone) - at;
  // The zone's offset is computed twice: near a daylight saving change the first result may belong to the other side.
  return wall - distance(wall - distance(wall));
}
