import { expect, test } from "vitest";
import { ConfigurationError } from "../../configuration-error.ts";
import { openDatabase } from "../open-database.ts";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { isPooled } from "../testing/server-databases.ts";
import { refuseMissingDirectUrl, refuseUnfitPooler } from "./pooler.ts";

/** Answers the two queries sent to a pooler and to the server behind it. */
const answering = (settings: Readonly<Record<string, string>>, since: string) => ({
  query: async (text: string) => ({
    rows: text.includes("current_setting")
      ? Object.entries(settings).map(([name, value]) => ({ name, value }))
      : [{ name: "terrace", since }],
  }),
});
const RIGHT = {
  TimeZone: "UTC",
  random_page_cost: "1.1",
  statement_timeout: "5s",
  lock_timeout: "5s",
  idle_in_transaction_session_timeout: "1min",
};
const refuse = (settings: Readonly<Record<string, string>>, since = "monday") =>
  refuseUnfitPooler(answering({ ...RIGHT, ...settings }, "monday") as never, answering({}, since) as never);

test.each([
  ["TimeZone", "Asia/Vientiane"],
  ["random_page_cost", "4"],
  ["statement_timeout", "0"],
  ["lock_timeout", "0"],
  ["idle_in_transaction_session_timeout", "0"],
])("a pooler whose sessions have %s = %s stops the start with one line that says so (RE-26)", async (name, value) => {
  await expect(refuse({})).resolves.toBeUndefined();
  await expect(refuse({ [name]: value })).rejects.toThrow(
    new RegExp(`^DATABASE_URL [^\\n]+ ${name} = ${value}: [^\\n]+\\.$`),
  );
  await expect(refuse({ [name]: value })).rejects.toBeInstanceOf(ConfigurationError);
});

test("another database behind the pooler stops the start, and a pooler without the server's own address (RE-26)", async () => {
  await expect(refuse({}, "tuesday")).rejects.toThrow(/^DATABASE_DIRECT_URL leads to another database/);
  expect(() => refuseMissingDirectUrl(new Error("unsupported startup parameter: options"))).toThrow(
    /^DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL/,
  );
  expect(() => refuseMissingDirectUrl(new Error("connect ECONNREFUSED"))).not.toThrow();
});

test("sessions without our settings are recognised on a server, where nothing else stands between", async () => {
  const { database, databaseUrl, dataDir, drop } = await openTestDatabase();
  const wrong =
    databaseUrl === null || isPooled() ? undefined : { dataDir, databaseUrl, databaseDirectUrl: databaseUrl };
  if (wrong) await expect(openDatabase(wrong)).rejects.toThrow(/statement_timeout = 0/);
  else expect(database.embedded).toBe(!isPooled());
  await drop();
});
