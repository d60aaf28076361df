import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { ACCESS_TOKEN } from "../../src/contract/session/token-names.ts";
import { createServer, request } from "../../src/server/node-http.ts";
import type { ObjectStore } from "../../src/server/testing/object-store.ts";
import { call, signIn } from "../instances/client.ts";
import type { Finding, Rows } from "../instances/rows.ts";
import type { Three } from "../instances/three-instances.ts";
import { pictureUpload } from "./uploads.ts";

const altered = (bytes: Buffer): Buffer => {
  const copy = Buffer.from(bytes);
  copy[copy.length >> 1] = ~(copy[copy.length >> 1] ?? 0);
  return copy;
};

/** What a store may make of a file that it is asked for. */
const LIES: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  "another byte": altered,
  "a shorter file": (bytes) => bytes.subarray(0, bytes.length >> 1),
  "a longer file": (bytes) => Buffer.concat([bytes, bytes]),
  nothing: () => Buffer.alloc(0),
};

/** A store of files that gives other bytes than were stored, with a length that fits them. */
export async function showLyingStore(rows: Rows, three: Three, store: ObjectStore): Promise<void> {
  await rows.row("RE-09: a store of files that gives wrong bytes", "nobody is shown them; right again by itself", () =>
    wrongBytes(three, store),
  );
}

async function wrongBytes({ another }: Three, store: ObjectStore): Promise<Finding> {
  let lie: ((bytes: Buffer) => Buffer) | undefined;
  const between = createServer((asked, answer) => {
    const { method, url, headers } = asked;
    const onward = request({ host: "127.0.0.1", port: store.port, method, path: url, headers }, (given) => {
      void buffer(given).then((bytes) => {
        const sent = method === "GET" && given.statusCode === 200 && lie ? lie(bytes) : bytes;
        const length = method === "HEAD" ? given.headers["content-length"] : String(sent.length);
        answer.writeHead(given.statusCode ?? 502, { ...given.headers, "content-length": length }).end(sent);
      });
    });
    asked.pipe(onward);
  });
  between.listen(0, "127.0.0.1");
  await once(between, "listening");
  const lying = new URL(store.url());
  lying.port = String((between.address() as AddressInfo).port);
  const instance = await another("lying", { STORAGE_URL: lying.href });
  await instance.start();
  const { token, must } = await signIn(instance.url);
  await (
    await pictureUpload(instance.url, token)
  )();
  const { results } = (await must(instance.url, "/sys/file/list")) as {
    results: readonly { filePath: string; createdAt: string }[];
  };
  // Older ones may be in a store of an earlier row, which is gone.
  const picture = results.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)).at(-1);
  const seen = async () => {
    const answer = await fetch(`${instance.url}${picture?.filePath}`, { headers: { [ACCESS_TOKEN]: token } });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const before = await seen();
  const shown: string[] = [];
  for (const [name, make] of Object.entries(LIES)) {
    lie = make;
    const status = await seen().then(
      (one) => one.status,
      () => "broken off",
    );
    if (status === 200) shown.push(name);
  }
  const { code } = await call(instance.url, "/cms/notice/list", { token });
  lie = undefined;
  const after = await seen();
  await instance.stop("SIGINT");
  between.closeAllConnections();
  between.close();
  return {
    figure: `${Object.keys(LIES).length} lies, shown: ${shown.join(", ") || "none"}; a list meanwhile ${code === 0 ? "answers" : String(code)}; then ${after.status}`,
    isGood: before.status === 200 && shown.length === 0 && code === 0 && after.bytes.equals(before.bytes),
  };
}
