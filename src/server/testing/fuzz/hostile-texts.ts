const wire = encodeURIComponent;

/** Texts that have broken servers, as they stand in a form: escaped, so that some are no text at all. */
export const HOSTILE_TEXTS: readonly string[] = [
  // nothing, or next to it
  "",
  "%20",
  "%09",
  "%E3%80%80",
  "%C2%A0",
  // no text
  "%00",
  "a%00b",
  "%1B%5B31m",
  "%07",
  "%7F",
  "%C2%85",
  "%FF%FE",
  "%C0%AF",
  "%C0%80",
  "%ED%A0%80", // a lone surrogate
  "%ED%B0%80%ED%A0%80",
  "%F5%80%80%80",
  "%E4%BD",
  "%",
  "%a",
  "%zz",
  "%fcber",
  // letters that are not what they look like
  "%EF%BB%BFa",
  wire("\u202etxt.exe"),
  wire("a\u200bb"),
  wire("\u200f\u200e"),
  wire("Ａｄｍｉｎ"),
  wire("ﬁ"),
  wire("ß"),
  wire("İ"),
  wire("e\u0301".repeat(300)),
  wire("\u0e81\u0ecd\u0ecb".repeat(60)),
  wire("\ufdfa".repeat(70)), // eighteen letters each in NFKC
  wire("👨‍👩‍👧‍👦".repeat(40)),
  wire("𠮷"),
  "\ufffe\uffff".replace(/./gu, wire),
  // numbers
  "-0",
  "0",
  "-1",
  "1.5",
  "01",
  "%2B1",
  "1e3",
  "1e400",
  "0x10",
  "NaN",
  "Infinity",
  "-Infinity",
  "9007199254740993",
  "-9007199254740993",
  "99999999999999999999",
  "2147483648",
  "1e-7",
  "%D9%A1", // an Arabic digit
  // yes, no, nothing
  "true",
  "TRUE",
  "on",
  "null",
  "undefined",
  // times
  "2026-02-30",
  "0000-00-00",
  "9999-12-31T23:59:60Z",
  "2026-06-01T08:00:00%2B99:99",
  "-000001-01-01T00:00:00Z",
  "275760-09-13T00:00:00Z",
  // names that programs know
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  // other languages
  wire("' or '1'='1"),
  wire("'; select pg_sleep(5)--"),
  wire("\\"),
  wire("%_%"),
  wire("a & ! | (b"),
  wire("<script>globalThis.hit=1</script>"),
  wire("{{7*7}}${7*7}#{7*7}"),
  wire("=1+1"),
  wire("../../../etc/passwd"),
  wire("..\\..\\windows\\win.ini"),
  wire("http://169.254.169.254/"),
  wire("javascript:alert(1)"),
  wire("data:text/html,<script>1</script>"),
  wire("(a+)+$"),
  wire("["),
  wire("a,b,,c,"),
  wire('{"a":{"b":[1]}}'),
  wire("[".repeat(5_000)),
  wire("id asc,id desc,".repeat(30)),
  wire("a\r\nSet-Cookie: a=b"),
  // ids
  "00000000-0000-0000-0000-000000000000",
  "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
  "%7B00000000-0000-7000-8000-000000000000%7D",
  // lengths around the usual limits
  ...[64, 65, 100, 101, 200, 201, 256, 257, 500, 501, 2_000, 2_001, 4_001, 20_000, 100_001].map((length) =>
    "a".repeat(length),
  ),
  wire("稻".repeat(5_000)),
];

/** Texts that fill a body; each costs as much as a hundred others. */
export const HUGE_TEXTS: readonly string[] = ["a".repeat(1_000_000), wire("é".repeat(150_000)), "%20".repeat(300_000)];

/** The bytes that an escaped text stands for. */
export const bytesOf = (escaped: string): Buffer =>
  Buffer.from(
    escaped.replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );
