import { gzipSync } from "node:zlib";
import type { Schema } from "../../http/description/openapi-schema.ts";
import type { ExactRequest } from "../exact-client.ts";
import type { Random } from "../random.ts";
import type { ApiCall } from "./api-calls.ts";
import { bytesOf, HOSTILE_TEXTS, HUGE_TEXTS } from "./hostile-texts.ts";
import type { KnownValues } from "./known-values.ts";

export interface DrawnRequest extends ExactRequest {
  readonly call: ApiCall;
  readonly body: Buffer;
}

const FORM = "application/x-www-form-urlencoded";
const NOBODY = "00000000-0000-7000-8000-000000000000";
const WORDS = [
  "茶叶",
  "ນາ",
  "Rice",
  "admin",
  "a@example.la",
  "/sys/dict",
  "<p>a</p>",
  "2026-06-01",
  "https://example.la/",
];

type Pair = readonly [name: string, escapedValue: string];

/** A value that the schema allows, as far as it says; unescaped. */
function fittingText(name: string, schema: Schema, random: Random, known: KnownValues): string {
  if (random.below(3) > 0) {
    const heard = known.of(name, random);
    if (heard !== undefined) return heard;
  }
  if (schema.const !== undefined) return String(schema.const);
  if (schema.enum) return String(random.of(schema.enum));
  if (schema.anyOf) return fittingText(name, random.of(schema.anyOf), random, known);
  if (schema.type === "integer" || schema.type === "number")
    return String(random.of([schema.minimum ?? 0, schema.maximum ?? 9, 0, 1, 2]));
  if (schema.type === "boolean") return random.of(["0", "1", "true", "false"]);
  if (schema.format === "date-time") return "2026-06-01T08:00:00Z";
  if (schema.pattern?.includes("-[0-9a-f]{4}-")) return known.id(random) ?? NOBODY;
  if (name.endsWith("d") && random.below(2) === 0) return known.id(random) ?? NOBODY;
  return random
    .of(WORDS)
    .padEnd(schema.minLength ?? 0, "a")
    .slice(0, schema.maxLength);
}

/** A name that fits the pattern of members whose names a description cannot list. */
function fittingName(pattern: string, random: Random): string {
  let name = pattern.replace(/^\^|\$$/g, "");
  for (const group = /\(([^()]*)\)\??/; group.test(name);)
    name = name.replace(group, (_, inner: string) => random.of(inner.split(/(?<!\\)\|/)));
  return name
    .replaceAll(String.raw`\d+`, "1")
    .replaceAll(/(?<!\\)\.\+/g, "x")
    .replaceAll(/\\(.)/g, "$1");
}

const fittingPairs = (call: ApiCall, random: Random, known: KnownValues): Pair[] => {
  const sent = call.members.filter(([name]) => call.required.includes(name) || random.below(2) === 0);
  const more = call.patterns
    .filter(() => random.below(4) === 0)
    .map((pattern) => [fittingName(pattern, random), {}] as const);
  return [...sent, ...more].map(([name, schema]) => [
    name,
    encodeURIComponent(fittingText(name, schema, random, known)),
  ]);
};

const hostileText = (random: Random): string => random.of(random.below(150) === 0 ? HUGE_TEXTS : HOSTILE_TEXTS);

const SHORT = 4_000; // characters of texts that are sent hundreds of times, because bodies stay in memory

/** One member becomes something else: in its value, its shape, its number or its name. */
const MEMBER_CHANGES: readonly ((pair: Pair, random: Random) => Pair[])[] = [
  ...Array.from({ length: 6 }, () => ([name]: Pair, random: Random): Pair[] => [[name, hostileText(random)]]),
  ([name, value], random) => [[name, value + hostileText(random)]],
  (pair) => [pair, pair],
  ([name, value]) => [[`${name}[0]`, value]],
  ([name, value]) => [[`${name}[]`, value]],
  ([name, value]) => [[`${name}.x`, value]],
  ([name, value]) => [
    [name, value],
    [`${name}.x.y`, value],
  ],
  ([name, value]) => [[`${name}[0].__proto__.polluted`, value]],
  ([name, value]) => [[`__proto__.${name}`, value]],
  ([name, value]) => [[`constructor.prototype.${name}`, value]],
  ([name, value]) => [
    [name, value],
    ["__proto__[polluted]", "1"],
  ],
  ([name, value]) => [[`${name}${".a".repeat(40)}`, value]],
  ([name, value]) => [[`${name}${"[0]".repeat(300)}`, value]],
  ([name, value]) => Array.from({ length: 600 }, (_, index) => [`${name}[${index}]`, value.slice(0, SHORT)]),
  ([name, value]) => Array.from({ length: 400 }, (_, index) => [`${name}[${index}]`, value.slice(0, SHORT)]),
  ([name, value]) => [[name.toUpperCase(), value]],
  ([name, value], random) => [[name + hostileText(random).slice(0, 2_000), value]],
  ([name, value]) => [[name, value.slice(0, SHORT).repeat(200)]],
  () => [],
];

function hostilePairs(pairs: readonly Pair[], call: ApiCall, random: Random): Pair[] {
  const all: Pair[] =
    pairs.length > 0
      ? [...pairs]
      : [
          random.of(
            call.members.length > 0 ? call.members.map(([name]) => [name, "1"] as const) : [["x", "1"] as const],
          ),
        ];
  const times = 1 + random.below(3);
  for (let time = 0; time < times && all.length > 0; time++) {
    const at = random.below(all.length);
    all.splice(at, 1, ...random.of(MEMBER_CHANGES)(all[at] as Pair, random));
  }
  return all;
}

const formBody = (pairs: readonly Pair[]): Buffer =>
  Buffer.from(pairs.map(([name, value]) => `${name}=${value}`).join("&"), "latin1");

const pictures = [
  "\x89PNG\r\n\x1a\n",
  "\xff\xd8\xff\xe0",
  "GIF89a=1;",
  "<svg/>",
  "PK\x03\x04",
  "",
  "\x00".repeat(5_000),
];
const fileNames = [
  "a.png",
  "a.jpg",
  "a.xlsx",
  "../a.png",
  "a.png%00.html",
  "%E2%80%AEgnp.a",
  "a".repeat(300),
  "",
  'a".png',
];

function multipartBody(pairs: readonly Pair[], random: Random): { readonly type: string; readonly body: Buffer } {
  const boundary = random.below(20) === 0 ? "" : "x7";
  const fields = pairs
    .slice(0, 30)
    .map(([name, value]) =>
      Buffer.concat([
        Buffer.from(`--x7\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`),
        bytesOf(value),
        Buffer.from("\r\n"),
      ]),
    );
  const head = `--x7\r\ncontent-disposition: form-data; name="${random.of(["file", "file", "x", "__proto__"])}"; filename="${random.of(fileNames)}"\r\ncontent-type: ${random.of(["image/png", "image/jpeg", "text/html", "a/b; c=d"])}\r\n\r\n`;
  const file = Buffer.concat([Buffer.from(head), Buffer.from(random.of(pictures), "latin1"), Buffer.from("\r\n")]);
  const end = random.of(["--x7--\r\n", "--x7--\r\n", "--x7--", "--x7\r\n", ""]);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...fields, file, Buffer.from(end)]),
  };
}

type Outside = Partial<Pick<DrawnRequest, "method" | "headers" | "body" | "isChunked">>;
/** Mutations of a whole request. */
const OUTSIDE_CHANGES: readonly ((body: Buffer, random: Random) => Outside)[] = [
  (body) => ({ body, headers: { "content-type": "application/json" } }),
  () => ({ body: Buffer.from("[".repeat(100_000)), headers: { "content-type": "application/json" } }),
  (body) => ({ body: gzipSync(body), headers: { "content-encoding": "gzip" } }),
  (body) => ({ body, headers: { "content-type": `${FORM}; charset=iso-8859-1` } }),
  (body) => ({ body, headers: { "content-type": `${FORM}; charset=utf-8; boundary=x` } }),
  (body) => ({ body, headers: { "content-type": "text/plain" } }),
  (body) => ({ body, headers: { "content-type": "multipart/form-data; boundary=x7" } }),
  (body) => ({ body: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]) }),
  (body) => ({ body: Buffer.from(body.toString("latin1"), "utf16le") }),
  (body) => ({ body: Buffer.concat([body, Buffer.from("&a=\xff\xfe\x80", "latin1")]) }),
  (body) => ({ body: body.subarray(0, body.length >> 1) }),
  (body) => ({ body: Buffer.concat([body, Buffer.from("&".repeat(5_000))]) }),
  () => ({ body: Buffer.from("a=1&".repeat(10_000)) }),
  () => ({ body: Buffer.from(`${"a.".repeat(400_000)}=1`) }),
  () => ({ body: Buffer.alloc(1_048_577, 97) }),
  (body) => ({ body, isChunked: true }),
  (body, random) => ({ method: random.of(["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"]), body }),
];

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { "accept-language": "xx;q=9,*;q=-1,en-".repeat(50) },
  { "accept-language": "lo" },
  { accept: "text/html" },
  { "accept-encoding": "gzip;q=0, br;q=NaN, *" },
  { "if-none-match": '*, W/"a", "' },
  { "if-modified-since": "Thu, 99 Jan 99999 99:99:99 GMT" },
  { range: "bytes=-1,5-2,99999999999999999999-" },
  { cookie: "=;;a=%;__Host-a=b;".repeat(100) },
  { "x-forwarded-for": "::1, 999.1.1.1, unknown" },
  { forwarded: 'for="[::1]:99999999";host=\\' },
  { authorization: "Bearer " },
  { origin: "null" },
  { "idempotency-key": "a".repeat(40) },
  { "idempotency-key": "\u00ff '" },
  { "user-agent": "\u00ff\t".repeat(500) },
  { "x-request-id": "a\u00ffb" },
];

const pathOf = ({ path, inPath }: ApiCall, random: Random, known: KnownValues, isOdd: boolean): string =>
  inPath.reduce((so, [name, schema]) => {
    const text = isOdd
      ? hostileText(random).slice(0, 3_000)
      : encodeURIComponent(fittingText(name, schema, random, known));
    return so.replace(`{${name}}`, () => text || "x");
  }, path);

/** A request of this call: a good one, or one with something wrong in a member, its path, its headers or as a whole. */
export function drawRequest(call: ApiCall, random: Random, known: KnownValues): DrawnRequest {
  const kind = random.below(20);
  const good = fittingPairs(call, random, known);
  const pairs = kind < 6 || kind > 17 ? good : hostilePairs(good, call, random);
  const isForm = call.method === "POST" && !call.isMultipart;
  const { type, body } = call.isMultipart
    ? multipartBody(pairs, random)
    : { type: FORM, body: isForm ? formBody(pairs) : Buffer.alloc(0) };
  const query =
    call.method === "GET" && pairs.length > 0 ? `?${formBody(pairs).toString("latin1").slice(0, 9_000)}` : "";
  const outside = kind > 17 ? random.of(OUTSIDE_CHANGES)(body, random) : {};
  return {
    call,
    method: call.method,
    path: pathOf(call, random, known, kind === 6 || kind === 7) + query,
    body,
    ...outside,
    headers: {
      ...(call.method === "POST" ? { "content-type": type } : {}),
      ...(random.below(8) === 0 ? random.of(HEADERS) : {}),
      ...outside.headers,
    },
  };
}
