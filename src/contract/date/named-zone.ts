import { distanceFromUtc } from "./zone-names.ts";

/** Names that the platforms still give for cities which have another one by now. */
const RENAMED: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/**
 * A zone's name of today, however it was written: `Asia/Vientiane` for `asia/vientiane`, `Asia/Shanghai` for `PRC`,
 * `Asia/Ho Chi Minh` for `Asia/Saigon`. Throws for a name that is none.
 */
export function zoneTitle(zone: string): string {
  const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions();
  return (RENAMED[timeZone] ?? timeZone).replaceAll("_", " ");
}

/** `Asia/Vientiane (UTC+07:00)`, as people are told a zone. */
export function namedZone(zone: string, at: Date): string {
  const [title, distance] = [zoneTitle(zone), distanceFromUtc(zone, at)];
  return /^[+-]/.test(title) ? distance : `${title} (${distance})`;
}
