import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build/staleness.ts";
import { freePort, startChild, until } from "./children.ts";
import { isReady, type Instance } from "./instance.ts";

/** A line of the file, and what stands in its place where there is no certificate. */
type Change = readonly [line: RegExp, instead: string];

/** ops/haproxy.cfg in front of the instances; only addresses and TLS are other ones, so what it says is what is tried. */
export async function startBalancer(
  program: string,
  folder: string,
  instances: readonly Instance[],
): Promise<{ readonly url: string }> {
  const port = await freePort();
  const servers = instances.map(({ url }, place) => `  server s${place} ${new URL(url).host}`);
  const changes: readonly Change[] = [
    [/^ {2}bind :80$/m, `  bind 127.0.0.1:${port}`],
    [/^ {2}bind :443 .*$/m, ""],
    [/^ {2}http-request redirect scheme https .*$/m, ""],
    [/^( {2}http-request set-header X-Forwarded-Proto) https$/m, "$1 http"],
    [/^ {2}server one .*$/m, servers.join("\n")],
  ];
  const text = changes.reduce(
    (so, [line, instead]) => {
      if (!line.test(so)) throw new Error(`ops/haproxy.cfg has no line ${line} any more.`);
      return so.replace(line, instead);
    },
    readFileSync(join(root, "ops/haproxy.cfg"), "utf8"),
  );
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, text);
  const child = startChild(program, ["-db", "-f", file], {});
  const url = `http://127.0.0.1:${port}`;
  await until(
    async () => {
      if (child.hasEnded()) throw new Error(`HAProxy ended:\n${child.output()}`);
      return (await isReady(url)) || undefined;
    },
    () => `HAProxy does not answer:\n${child.output()}`,
  );
  return { url };
}
