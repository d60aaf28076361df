import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ConfigurationError } from "../configuration-error.ts";
import { newToken } from "./random-token.ts";
import { loadSecrets, renewSecrets } from "./secrets.ts";

let dataDir = "";
let file = "";
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "terrace-secrets-"));
  file = join(dataDir, "secrets.json");
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const production = { isProduction: true };

test("ST-03: the first start makes random keys for this user only, the next reads the same", () => {
  const first = loadSecrets(dataDir, production);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(first.tokenKey.symmetricKeySize).toBe(32);
  expect(loadSecrets(dataDir, production)).toEqual(first);
  renewSecrets(dataDir);
  expect(loadSecrets(dataDir, production).fingerprint).not.toBe(first.fingerprint);
});

test("the fingerprint tells key sets apart and gives nothing of them away", () => {
  const { fingerprint, tokenKey } = loadSecrets(dataDir, production);
  expect(fingerprint).toMatch(/^[0-9a-f]{16}$/);
  expect(tokenKey.export().toString("hex")).not.toContain(fingerprint);
});

test("ST-03: keys that vanished from beside a database stop a production start", () => {
  mkdirSync(join(dataDir, "database"));
  writeFileSync(join(dataDir, "database", "terrace-ready"), "");
  expect(() => loadSecrets(dataDir, production)).toThrow(ConfigurationError);
  expect(loadSecrets(dataDir, { isProduction: false }).tokenKey.symmetricKeySize).toBe(32);
});

const good = newToken();

test("bad keys are told with a way out that leads out, which depends on the file and the database", () => {
  const says = (env: Parameters<typeof loadSecrets>[1]) => {
    try {
      return loadSecrets(dataDir, env).fingerprint;
    } catch (error) {
      return String(error);
    }
  };
  const onServer = { ...production, databaseUrl: "postgres://db/terrace" };
  writeFileSync(file, "{}", { mode: 0o600 });
  expect(says(onServer)).toMatch(/json is damaged: .* or remove it: a start then makes fresh keys/);
  mkdirSync(join(dataDir, "database"));
  writeFileSync(join(dataDir, "database", "terrace-ready"), ""); // put aside there after a move to the server
  expect(says(onServer)).toMatch(/or remove it/);
  expect(says(production)).toMatch(/json is damaged: .* run npm run backup and restore the file that it writes/);
  const mounted = { ...production, secretsFile: file };
  expect(says(mounted)).toMatch(
    /SECRETS_FILE is \S+json, which is damaged: put the keys back there, or two fresh ones/,
  );
  rmSync(file);
  expect(says(production)).toMatch(/is missing beside an existing database: .* run npm run backup and restore/);
  expect(says(onServer)).toMatch(/^[0-9a-f]{16}$/);
});

const weak: Record<string, string> = {
  empty: "",
  "no JSON": "secret",
  "no object": "null",
  "a key missing": JSON.stringify({ tokenKey: good }),
  "a key too many": JSON.stringify({ tokenKey: good, linkKey: newToken(), example: "x" }),
  short: JSON.stringify({ tokenKey: good, linkKey: newToken().slice(0, 20) }),
  "the same twice": JSON.stringify({ tokenKey: good, linkKey: good }),
  "one letter": JSON.stringify({ tokenKey: "A".repeat(43), linkKey: good }),
  "a half twice": JSON.stringify({
    tokenKey: Buffer.concat([Buffer.alloc(16, 7), Buffer.alloc(16, 7)]).toString("base64url"),
    linkKey: good,
  }),
  "a sentence": JSON.stringify({
    tokenKey: Buffer.from("please change this key before use!!").toString("base64url"),
    linkKey: good,
  }),
  "an example": JSON.stringify({ tokenKey: "changeme-changeme-changeme-changeme-change", linkKey: good }),
};
test.each(Object.keys(weak))(
  "ST-03: a file with keys that are %s stops the start in one line without the keys",
  (name) => {
    writeFileSync(file, weak[name] ?? "", { mode: 0o600 });
    expect(() => loadSecrets(dataDir, production)).toThrow(ConfigurationError);
    expect(() => loadSecrets(dataDir, production)).toThrow(/^[^\n]*secrets\.json[^\n]*$/);
    expect(() => loadSecrets(dataDir, production)).not.toThrow(new RegExp(good));
  },
);

test("keys that the operator mounts are read where SECRETS_FILE says, and nothing is written beside them", () => {
  const secretsFile = join(dataDir, "mounted.json");
  expect(() => loadSecrets(dataDir, { ...production, secretsFile })).toThrow(/^SECRETS_FILE is [^\n]+mounted\.json/);
  writeFileSync(secretsFile, JSON.stringify({ tokenKey: newToken(), linkKey: newToken() }), { mode: 0o444 });
  const { fingerprint } = loadSecrets(dataDir, { ...production, secretsFile });
  expect(loadSecrets(dataDir, { ...production, secretsFile }).fingerprint).toBe(fingerprint);
  expect(readdirSync(dataDir)).toEqual(["mounted.json"]);
  writeFileSync(join(dataDir, "weak.json"), JSON.stringify({ tokenKey: good, linkKey: good }));
  expect(() => loadSecrets(dataDir, { ...production, secretsFile: join(dataDir, "weak.json") })).toThrow(/made-up key/);
});

test("ST-03: a file others can read stops the start", () => {
  loadSecrets(dataDir, production);
  chmodSync(file, 0o644);
  expect(() => loadSecrets(dataDir, production)).toThrow(/chmod 600/);
  expect(readFileSync(file, "utf8")).toContain("tokenKey");
});
