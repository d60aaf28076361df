import { resolve } from "node:path";
import { expect, test } from "vitest";
import { ConfigurationError } from "./configuration-error.ts";
import { readEnv } from "./env.ts";

test("nothing set gives the documented defaults; empty is the same as unset", () => {
  const expected = {
    isProduction: true,
    port: 3000,
    host: "127.0.0.1",
    databaseUrl: null,
    databaseDirectUrl: null,
    databaseReadUrl: null,
    publicUrl: null,
    pushUrl: null,
    apiBase: "/api",
    captcha: "image",
    adminPassword: null,
    demo: true,
    trustProxy: [],
    logLevel: "info",
    wireCompat: "standard",
    accessTtl: 900,
    refreshTtl: 43_200,
    sessionTtl: 604_800,
    clockOffset: 0,
    allowHttp: false,
    mail: null,
    bucket: null,
    secretsFile: null,
    backup: { bucket: null, key: null, hasFiles: true },
    metrics: null,
    importFolder: null,
  };
  expect(readEnv({})).toMatchObject(expected);
  expect(readEnv({ PORT: "", DATA_DIR: "", REDIS_URL: " ", CLOCK_OFFSET: "" })).toMatchObject(expected);
  expect(readEnv({}).dataDir).toMatch(/^\/.*\/data$/);
});

test("right values are read", () => {
  const env = readEnv({
    NODE_ENV: "development",
    TEST_SWITCHES: "1",
    PORT: "0",
    HOST: "::1",
    DATA_DIR: "/var/lib/terrace",
    DATABASE_URL: "postgres://terrace:p%40ss@db:5432/terrace",
    PUBLIC_URL: "https://desk.example.la/",
    API_BASE: "/v1/api",
    CAPTCHA: "off",
    ADMIN_PASSWORD: "ລະຫັດ-ຍາວໆ",
    DEMO: "0",
    PUSH_URL: "wss://push.example.la/ws/",
    TRUST_PROXY: "10.0.0.0/8, ::1",
    ALLOW_HTTP: "1",
    MAIL_URL: "smtp://desk%40example.la:p%40ss@[::1]",
    MAIL_FROM: "Terrace 农业 <no-reply@example.la>",
  });
  expect(env).toMatchObject({
    isProduction: false,
    captcha: "off",
    port: 0,
    publicUrl: "https://desk.example.la",
    pushUrl: "wss://push.example.la/ws",
    trustProxy: ["10.0.0.0/8", "::1"],
    demo: false,
    allowHttp: true,
    mail: {
      host: "::1",
      port: 587,
      isSecure: false,
      login: { user: "desk@example.la", password: "p@ss" },
      from: { name: "Terrace 农业", address: "no-reply@example.la" },
    },
  });
});

test.each([
  ["PORT", "65536"],
  ["PORT", "80 80"],
  ["METRICS_PORT", "3000"],
  ["HOST", "http://x"],
  ["DATABASE_URL", "mysql://u:canary@h/d"],
  ["DATABASE_URL", "postgres://u:canary@h"],
  ["DATABASE_URL", "canary"],
  ["BACKUP_KEY", "canary"],
  ["BACKUP_KEY", "canaryca".repeat(6).slice(0, 43)],
  ["BACKUP_URL", "https://canary@host/bucket"],
  ["PUBLIC_URL", "desk.example.la"],
  ["PUBLIC_URL", "https://desk.example.la/app"],
  ["PUBLIC_URL", "https://u:p@desk.example.la"],
  ["PUSH_URL", "https://desk.example.la/ws"],
  ["PUSH_URL", "wss://u:p@desk.example.la/ws"],
  ["PUSH_URL", "wss://desk.example.la/ws?x=1"],
  ["API_BASE", "api"],
  ["API_BASE", "/api/"],
  ["API_BASE", "/file/x"],
  ["CAPTCHA", "no"],
  ["ADMIN_PASSWORD", "canary7"],
  ["ADMIN_PASSWORD", "canary".repeat(30)],
  ["DEMO", "yes"],
  ["TEST_SWITCHES", "true"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["LOG_LEVEL", "loud"],
  ["WIRE_COMPAT", "old"],
  ["ACCESS_TTL", "15m"],
  ["ACCESS_TTL", "0"],
  ["CLOCK_OFFSET", "1h"],
  ["MAIL_URL", "http://u:canary@h"],
  ["MAIL_URL", "smtp://u:canary@h/?tls.rejectUnauthorized=false"],
  ["MAIL_URL", "smtp://canary@h"],
  ["MAIL_URL", "smtps://u:canary%@h"],
  ["MAIL_FROM", "desk"],
  ["METRICS_PORT", "0"],
  ["IMPORT_DIR", "/srv/\u0000x"],
  ["IMPORT_USER", "x".repeat(101)],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
  ["MAIL_FROM", "a@example.la, b@example.la"],
  ["MAIL_FROM", "x\r\nBcc: b@example.la <a@example.la>"],
  ["REDIS_URL", "redis://canary@h"],
  ["DATABASE_DIRECT_URL", "canary"],
  ["DATABASE_DIRECT_URL", "postgres://u:canary@h/db"], // without DATABASE_URL
  ["DATABASE_READ_URL", "mysql://u:canary@h/db"],
  ["DATABASE_READ_URL", "postgres://u:canary@h/db"], // without DATABASE_URL
  ["STORAGE_URL", "s3://canary/b"],
  ["STORAGE_URL", "https://key:canary@host/bucket"],
])("RE-26: %s=%s stops with one line that names it and keeps secrets", (name, value) => {
  const refuse = () => readEnv({ [name]: value });
  expect(refuse).toThrow(ConfigurationError);
  expect(refuse).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
  expect(refuse).not.toThrow(/canary/);
});

test("lifetimes out of order are refused", () => {
  expect(() => readEnv({ ACCESS_TTL: "50000" })).toThrow(/ACCESS_TTL.*REFRESH_TTL/);
});

test("it is production unless it says development, and what tests switch off takes TEST_SWITCHES=1 everywhere", () => {
  for (const NODE_ENV of [undefined, "", "production", "test", "Development"])
    expect([NODE_ENV, readEnv({ NODE_ENV }).isProduction]).toEqual([NODE_ENV, true]);
  for (const switches of [{ CLOCK_OFFSET: "-30" }, { CLOCK_OFFSET: "0" }, { CAPTCHA: "off" }]) {
    const [name = ""] = Object.keys(switches);
    for (const beside of [{}, { NODE_ENV: "development" }, { NODE_ENV: "test" }, { TEST_SWITCHES: "0" }])
      expect(() => readEnv({ ...switches, ...beside })).toThrow(
        new RegExp(`^${name}[^\\n]+TEST_SWITCHES=1[^\\n]+\\.$`),
      );
  }
  const TEST_SWITCHES = "1";
  expect(readEnv({ CLOCK_OFFSET: "-30", TEST_SWITCHES }).clockOffset).toBe(-30);
  expect(readEnv({ CAPTCHA: "off", TEST_SWITCHES, NODE_ENV: "production" }).captcha).toBe("off");
});

test("letters need a server, a sender and an address of one's own to link to (IN-15)", () => {
  const [MAIL_URL, MAIL_FROM] = ["smtps://u:canary@mail.example.la", "a@example.la"];
  expect(() => readEnv({ MAIL_URL, PUBLIC_URL: "https://x.la" })).toThrow(/^MAIL_FROM must/);
  expect(() => readEnv({ MAIL_FROM, PUBLIC_URL: "https://x.la" })).toThrow(/^MAIL_URL must/);
  expect(() => readEnv({ MAIL_URL, MAIL_FROM })).toThrow(/^MAIL_URL needs PUBLIC_URL[^\n]+\.$/);
  expect(readEnv({ MAIL_URL, MAIL_FROM, PUBLIC_URL: "https://x.la" }).mail).toMatchObject({
    port: 465,
    isSecure: true,
  });
});

test("a folder to import from needs a user in whose name that is done, and the other way round", () => {
  expect(() => readEnv({ IMPORT_DIR: "/srv/in" })).toThrow(/^IMPORT_USER must[^\n]+\.$/);
  expect(() => readEnv({ IMPORT_USER: "robot" })).toThrow(/^IMPORT_DIR must[^\n]+\.$/);
  expect(readEnv({ IMPORT_DIR: "in", IMPORT_USER: " robot " }).importFolder).toEqual({
    path: resolve("in"),
    username: "robot",
  });
});

test("other programs' clients and other sites are named one by one, and none by default (039, 040)", () => {
  expect(readEnv({})).toMatchObject({ familyClient: null, oauthClients: new Map(), allowedOrigins: [] });
  expect(readEnv({ WIRE_COMPAT: "family" }).familyClient).toEqual({ id: "cloud-upms", secret: "cloud-upms" });
  const secret = "b0ard-of-prices-at-the-market";
  const env = readEnv({
    WIRE_COMPAT: "family",
    FAMILY_CLIENT_SECRET: "another-one",
    OAUTH_CLIENTS: `price-board:${secret}, field-app:${secret}`,
    ALLOWED_ORIGINS: "https://console.example.la,http://localhost:9527",
  });
  expect(env.familyClient).toEqual({ id: "cloud-upms", secret: "another-one" });
  expect([...env.oauthClients.keys()]).toEqual(["price-board", "field-app"]);
  expect(env.allowedOrigins).toEqual(["https://console.example.la", "http://localhost:9527"]);
});

test.each([
  ["OAUTH_CLIENTS", "price-board"],
  ["OAUTH_CLIENTS", "price-board:short"],
  ["OAUTH_CLIENTS", "board:b0ard-of-prices-at-the-market"],
  ["ALLOWED_ORIGINS", "*"],
  ["ALLOWED_ORIGINS", "null"],
  ["ALLOWED_ORIGINS", "https://console.example.la/"],
  ["ALLOWED_ORIGINS", "console.example.la"],
])("%s=%s stops the start", (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(ConfigurationError);
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must be`));
});

test("the same port is one for visitors and one for metrics where the addresses differ", () => {
  const METRICS_PORT = "3000";
  expect(readEnv({ HOST: "10.0.0.5", METRICS_PORT }).metrics).toEqual({ port: 3000, host: "127.0.0.1" });
  expect(() => readEnv({ HOST: "0.0.0.0", METRICS_PORT })).toThrow("METRICS_PORT must be another than PORT");
});

test("a database asked for with TLS is one whose certificate is verified, whatever the mode's name, unless none is asked for", () => {
  const url = (mode: string) => readEnv({ DATABASE_URL: `postgres://u@h/d?sslmode=${mode}` }).databaseUrl;
  for (const mode of ["prefer", "require", "verify-ca", "verify-full"])
    expect(url(mode)).toBe("postgres://u@h/d?sslmode=verify-full");
  expect(url("require&sslrootcert=/a")).toBe("postgres://u@h/d?sslmode=verify-full&sslrootcert=/a");
  for (const mode of ["disable", "no-verify", "require&uselibpqcompat=true"])
    expect(url(mode)).toBe(`postgres://u@h/d?sslmode=${mode}`);
});
