import { createSecretKey, type KeyObject } from "node:crypto";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import type { ClientCredentials } from "../contract/session/oauth.ts";
import { FAMILY_CLIENT, familyId, familySecret, oauthClients, origins } from "./oauth-clients-and-origins.ts";
import { ConfigurationError } from "./configuration-error.ts";
import { mailSender, mailServer, type MailSetup } from "./mail/mail-setup.ts";
import { isWeakKey } from "./secrets/weak-key.ts";
import { bucketUrl, type Bucket } from "./storage/bucket-url.ts";

/** The validated configuration. Times in seconds; an absent address is null. */
export interface Env {
  /** Unless NODE_ENV=development. */
  readonly isProduction: boolean;
  /** 0 lets the system choose a free one. */
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** null = the embedded database under `dataDir`. Holds a password: never log it. */
  readonly databaseUrl: string | null;
  /** The PostgreSQL server itself, where `databaseUrl` leads to a pooler; null: it leads there. Never log it. */
  readonly databaseDirectUrl: string | null;
  /** A standby that answers reads, or a pooler before one; null: there is none. Never log it. */
  readonly databaseReadUrl: string | null;
  /** Where files are stored; null: below `dataDir`. Contains a secret: never log it. */
  readonly bucket: Bucket | null;
  readonly backup: BackupSetup;
  /** File with the keys of the installation; null = `secrets.json` in `dataDir`, written at the first start. */
  readonly secretsFile: string | null;
  /** Origin without a trailing slash, such as `https://desk.example.la`. */
  readonly publicUrl: string | null;
  /** Base address of websockets without a trailing slash; null: below `apiBase` on the page's origin (§4). */
  readonly pushUrl: string | null;
  /** Begins with one slash, has no trailing slash: `/api`. */
  readonly apiBase: string;
  readonly captcha: "image" | "off";
  readonly adminPassword: string | null;
  readonly demo: boolean;
  /** Addresses and networks whose forwarded headers are believed (IN-15); empty = none. */
  readonly trustProxy: readonly string[];
  readonly logLevel: LogLevel;
  /** Address of `/metrics`; null: it is not served. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** Where traces are sent, without a trailing slash; null: none are recorded. */
  readonly tracesUrl: string | null;
  readonly wireCompat: "standard" | "family";
  readonly accessTtl: number;
  readonly refreshTtl: number;
  readonly sessionTtl: number;
  /** A further sign-in ends the oldest session (TK-12). */
  readonly sessionsPerUser: number;
  /** Open at once from one address that is neither this machine nor a trusted proxy (RL-02). */
  readonly connectionsPerAddress: number;
  /** Seconds by which the machine's clock is moved; always 0 without TEST_SWITCHES. */
  readonly clockOffset: number;
  /** Public pages leave a worker in the browser that shows them without a connection. */
  readonly offlinePages: boolean;
  /** Browsers may sign in over plain HTTP from outside this machine (HD-08). */
  readonly allowHttp: boolean;
  /** The family's client, where `wireCompat` serves it. Never log its secret. */
  readonly familyClient: ClientCredentials | null;
  /** Registered clients by id, with their secrets: never log them. */
  readonly oauthClients: ReadonlyMap<string, string>;
  /** Pages of these origins may call the API from a browser. */
  readonly allowedOrigins: readonly string[];
  /** Null: nothing is mailed. Holds a password: never log it. */
  readonly mail: MailSetup | null;
  /** Null: no spreadsheets are taken from a folder. */
  readonly importFolder: ImportFolder | null;
}

/** Where other systems put spreadsheets to be imported. */
export interface ImportFolder {
  /** Absolute. */
  readonly path: string;
  /** The user in whose name, and with whose rights, rows are written. */
  readonly username: string;
}

/** Settings for backups of the embedded database. */
export interface BackupSetup {
  /** Where backups are stored; null: `backups` in `dataDir`. Contains a secret: never log it. */
  readonly bucket: Bucket | null;
  /** Seals backups; null = they are not sealed. */
  readonly key: KeyObject | null;
  /** Uploads and files of jobs are in each backup too. */
  readonly hasFiles: boolean;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^-?\d{1,10}$/)
    .transform(Number)
    .pipe(z.int().min(from).max(to));
const flag = z.enum(["0", "1"]).transform((value) => value === "1");
const lifetime = wholeNumber(1, 31_536_000);

const isAddressOrNetwork = (entry: string) => {
  const [address = "", bits, more] = entry.split("/");
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/** The driver takes these modes for `verify-full` and warns of each connection that it does. */
const verifiedTls = (url: string): string =>
  url.includes("uselibpqcompat=")
    ? url
    : url.replace(/(?<=[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, "verify-full");

const postgresUrl = z
  .string()
  .refine((text) => {
    if (!URL.canParse(text)) return false;
    const url = new URL(text);
    return ["postgres:", "postgresql:"].includes(url.protocol) && url.pathname.length > 1;
  })
  .transform(verifiedTls);

const origin = z
  .string()
  .refine((text) => URL.canParse(text))
  .transform((text) => new URL(text))
  .refine(
    (url) =>
      /^https?:$/.test(url.protocol) &&
      url.pathname === "/" &&
      url.search + url.hash + url.username + url.password === "",
  )
  .transform((url) => url.origin);

/** An address below which others stand; without its trailing slash. */
const baseUrl = (protocol: RegExp) =>
  z
    .string()
    .refine((text) => URL.canParse(text))
    .transform((text) => new URL(text))
    .refine((url) => protocol.test(url.protocol) && url.search + url.hash + url.username + url.password === "")
    .transform((url) => url.href.replace(/\/+$/, ""));
const socketUrl = baseUrl(/^wss?:$/);
const httpUrl = baseUrl(/^https?:$/);

/** The value of a variable; undefined if it is unset or empty. Throws for a wrong value (RE-26). */
type Get = <T>(name: string, schema: z.ZodType<T>, wanted: string, isSecret?: boolean) => T | undefined;

const getFrom =
  (source: NodeJS.ProcessEnv): Get =>
  (name, schema, wanted, isSecret = false) => {
    const text = source[name]?.trim();
    if (text === undefined || text === "") return undefined;
    const result = schema.safeParse(text);
    if (result.success) return result.data;
    const given = isSecret ? "" : ` (it is ${JSON.stringify(text.slice(0, 80))})`;
    throw new ConfigurationError(`${name} must be ${wanted}${given}.`);
  };

/** Refused, because an operator who sets it expects an effect. */
function refuseUnsupported(source: NodeJS.ProcessEnv): void {
  if (source["REDIS_URL"]?.trim())
    throw new ConfigurationError(
      "REDIS_URL is set, but nothing here uses Redis: instances share what they count through PostgreSQL. Leave it unset.",
    );
}

/** Switches allowed only in tests. */
function testSwitches(get: Get): Pick<Env, "captcha" | "clockOffset"> {
  const isTest = get("TEST_SWITCHES", flag, "0 or 1") ?? false;
  const clockOffset = get("CLOCK_OFFSET", wholeNumber(-2_000_000_000, 2_000_000_000), "whole seconds, such as 3600");
  const captcha = get("CAPTCHA", z.enum(["image", "off"]), "image or off") ?? "image";
  for (const [name, isUsed] of [
    ["CLOCK_OFFSET", clockOffset !== undefined],
    ["CAPTCHA=off", captcha === "off"],
  ] as const)
    if (isUsed && !isTest)
      throw new ConfigurationError(
        `${name} is for tests only: leave it unset, or say TEST_SWITCHES=1 where this is one.`,
      );
  return { captcha, clockOffset: clockOffset ?? 0 };
}

/** Lifetimes of tokens and sessions, and sessions per user. */
function sessionLimits(get: Get): Pick<Env, "accessTtl" | "refreshTtl" | "sessionTtl" | "sessionsPerUser"> {
  const accessTtl = get("ACCESS_TTL", lifetime, "whole seconds from 1 to 31536000") ?? 900;
  const refreshTtl = get("REFRESH_TTL", lifetime, "whole seconds from 1 to 31536000") ?? 43_200;
  const sessionTtl = get("SESSION_TTL", lifetime, "whole seconds from 1 to 31536000") ?? 604_800;
  if (accessTtl > refreshTtl || refreshTtl > sessionTtl)
    throw new ConfigurationError(
      `ACCESS_TTL (${accessTtl}) must not exceed REFRESH_TTL (${refreshTtl}), nor that SESSION_TTL (${sessionTtl}).`,
    );
  const sessionsPerUser = get("SESSIONS_PER_USER", wholeNumber(1, 1000), "a whole number from 1 to 1000") ?? 10;
  return { accessTtl, refreshTtl, sessionTtl, sessionsPerUser };
}

/** Programs that sign in with a secret of their own, and pages of other sites that may call. */
function clients(get: Get): Pick<Env, "wireCompat" | "familyClient" | "oauthClients" | "allowedOrigins"> {
  const wireCompat = get("WIRE_COMPAT", z.enum(["standard", "family"]), "standard or family") ?? "standard";
  const family = () => ({
    id: get("FAMILY_CLIENT_ID", familyId, "8 to 64 letters, digits, - or _") ?? FAMILY_CLIENT.id,
    secret:
      get("FAMILY_CLIENT_SECRET", familySecret, "8 to 200 letters, digits or signs", true) ?? FAMILY_CLIENT.secret,
  });
  const registered = get(
    "OAUTH_CLIENTS",
    oauthClients,
    "a comma list of name:secret, names of 8 to 64 letters, digits, - or _, secrets of 24 to 200, also with . or ~",
    true,
  );
  return {
    wireCompat,
    familyClient: wireCompat === "family" ? family() : null,
    oauthClients: registered ?? new Map(),
    allowedOrigins: get("ALLOWED_ORIGINS", origins, "a comma list of origins, such as https://desk.example.la") ?? [],
  };
}

function mailSetup(get: Get, publicUrl: string | null): MailSetup | null {
  const server = get("MAIL_URL", mailServer, "like smtp://user:password@host:587 or smtps://user:password@host", true);
  const from = get("MAIL_FROM", mailSender, "an address, such as Terrace <no-reply@example.la>");
  if (!server !== !from)
    throw new ConfigurationError(`${server ? "MAIL_FROM" : "MAIL_URL"} must be set where the other one of the two is.`);
  // A letter is read far from any request: its links must be the operator's own (IN-15).
  if (server && publicUrl === null)
    throw new ConfigurationError("MAIL_URL needs PUBLIC_URL: links in letters begin with it.");
  return server && from ? { ...server, from } : null;
}

function importFolder(get: Get): ImportFolder | null {
  const path = get("IMPORT_DIR", folder, "a folder, such as /srv/terrace-import");
  const username = get("IMPORT_USER", userName, "the name with which a user signs in");
  if (!path !== !username)
    throw new ConfigurationError(
      `${path ? "IMPORT_USER" : "IMPORT_DIR"} must be set where the other one of the two is.`,
    );
  return path && username ? { path: resolve(path), username } : null;
}

// 32 random bytes, as the keys of the installation are.
const backupKey = z
  .string()
  .regex(/^[\w-]{43}$/)
  .transform((text) => Buffer.from(text, "base64url"))
  .refine((bytes) => !isWeakKey(bytes))
  .transform((bytes) => createSecretKey(bytes));

const backupSetup = (get: Get): BackupSetup => ({
  bucket: get("BACKUP_URL", bucketUrl, "like s3://key:secret@host/bucket?region=us-east-1", true) ?? null,
  key:
    get(
      "BACKUP_KEY",
      backupKey,
      "32 random bytes in base64url: openssl rand 32 | basenc --base64url | tr -d =",
      true,
    ) ?? null,
  hasFiles: get("BACKUP_FILES", flag, "0 or 1") ?? true,
});

function databaseUrls(get: Get): Pick<Env, "databaseUrl" | "databaseDirectUrl" | "databaseReadUrl"> {
  const wanted = "like postgres://user:password@host:5432/name";
  const databaseUrl = get("DATABASE_URL", postgresUrl, wanted, true) ?? null;
  const databaseDirectUrl = get("DATABASE_DIRECT_URL", postgresUrl, wanted, true) ?? null;
  if (databaseDirectUrl !== null && databaseUrl === null)
    throw new ConfigurationError(
      "DATABASE_DIRECT_URL is for a pooler in front of PostgreSQL, which DATABASE_URL must name.",
    );
  const databaseReadUrl = get("DATABASE_READ_URL", postgresUrl, wanted, true) ?? null;
  if (databaseReadUrl !== null && databaseUrl === null)
    throw new ConfigurationError(
      "DATABASE_READ_URL is for a standby of the PostgreSQL server that DATABASE_URL must name: the embedded database has none.",
    );
  return { databaseUrl, databaseDirectUrl, databaseReadUrl };
}

const listenAddress = z.string().regex(/^[\w.:-]{1,253}$/);

const isEverywhere = (host: string): boolean => host === "0.0.0.0" || host === "::";

function listening(get: Get): Pick<Env, "host" | "metrics" | "port"> {
  const port = get("PORT", wholeNumber(0, 65_535), "a whole number from 0 to 65535") ?? 3000;
  const host = get("HOST", listenAddress, "an address to listen on, such as 0.0.0.0") ?? "127.0.0.1";
  const metricsPort = get("METRICS_PORT", wholeNumber(1, 65_535), "a whole number from 1 to 65535");
  const metricsHost = get("METRICS_HOST", listenAddress, "an address to listen on, such as 10.0.0.5") ?? "127.0.0.1";
  if (metricsPort === port && (host === metricsHost || isEverywhere(host) || isEverywhere(metricsHost)))
    throw new ConfigurationError(`METRICS_PORT must be another than PORT (both are ${port}).`);
  return { port, host, metrics: metricsPort === undefined ? null : { port: metricsPort, host: metricsHost } };
}

/**
 * Reads the whole configuration (names: the README's table). Pure: it opens nothing and changes nothing.
 * An unset or empty variable means its default. Throws `ConfigurationError` for the first wrong value (RE-26).
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const get = getFrom(source);
  refuseUnsupported(source);
  const publicUrl = get("PUBLIC_URL", origin, "an origin without a path, such as https://desk.example.la") ?? null;
  return {
    // Production is the default.
    isProduction: source["NODE_ENV"]?.trim() !== "development",
    ...testSwitches(get),
    ...listening(get),
    dataDir: resolve(get("DATA_DIR", folder, "a folder, such as /var/lib/terrace") ?? "data"),
    ...databaseUrls(get),
    bucket:
      get(
        "STORAGE_URL",
        bucketUrl,
        "like s3://key:secret@host/bucket?region=us-east-1 (s3+http:// without TLS; also style=host and links=direct)",
        true,
      ) ?? null,
    backup: backupSetup(get),
    secretsFile: get("SECRETS_FILE", folder, "a file, such as /run/secrets/terrace.json") ?? null,
    publicUrl,
    pushUrl:
      get("PUSH_URL", socketUrl, "a websocket address without a query, such as wss://desk.example.la/api/ws") ?? null,
    apiBase:
      get(
        "API_BASE",
        apiPath,
        "a path such as /api (small letters and digits, no slash at the end, not /file, /health or /metrics)",
      ) ?? "/api",
    adminPassword: get("ADMIN_PASSWORD", adminPassword, "8 to 128 characters long", true) ?? null,
    demo: get("DEMO", flag, "0 or 1") ?? true,
    trustProxy: get("TRUST_PROXY", proxies, "a comma list of addresses or networks, such as 10.0.0.0/8,::1") ?? [],
    logLevel: get("LOG_LEVEL", z.enum(logLevels), `one of ${logLevels.join(", ")}`) ?? "info",
    tracesUrl:
      get("OTEL_EXPORTER_OTLP_ENDPOINT", httpUrl, "the address of a collector, such as http://127.0.0.1:4318") ?? null,
    ...sessionLimits(get),
    connectionsPerAddress:
      get("CONNECTIONS_PER_ADDRESS", wholeNumber(1, 100_000), "a whole number from 1 to 100000") ?? 256,
    offlinePages: get("OFFLINE_PAGES", flag, "0 or 1") ?? true,
    allowHttp: get("ALLOW_HTTP", flag, "0 or 1") ?? false,
    ...clients(get),
    mail: mailSetup(get, publicUrl),
    importFolder: importFolder(get),
  };
}

// oxlint-disable-next-line no-control-regex -- a NUL in a path would only fail later, with a worse message
const folder = z.string().regex(/^[^\u0000-\u001f]{1,500}$/);

// oxlint-disable-next-line no-control-regex -- nobody is called so
const userName = z.string().regex(/^[^\u0000-\u001f]{1,100}$/);

const apiPath = z
  .string()
  .regex(/^(\/[a-z0-9_-]+)+$/)
  .refine((base) => !/^\/(file|health|metrics)(\/|$)/.test(base));

// Counted as it will be hashed: NFKC, code points (AU-10).
const adminPassword = z.string().refine((text) => {
  const length = [...text.normalize("NFKC").trim()].length;
  return length >= 8 && length <= 128;
});

const proxies = z
  .string()
  .transform((text) => (text === "0" ? [] : text.split(",").map((entry) => entry.trim())))
  .refine((entries) => entries.every(isAddressOrNetwork));
