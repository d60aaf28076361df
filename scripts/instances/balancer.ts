import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, startChild, until } from "./children.ts";
import { isReady, type Instance } from "./instance.ts";
import { type Change, shipped } from "./shipped-file.ts";

/**
 * ops/haproxy.cfg in front of the instances. Only addresses and TLS are changed, so that the shipped file is what is
 * tested. It listens at the port `wanted`, or at a free one.
 */
export async function startBalancer(
  program: string,
  folder: string,
  instances: readonly Pick<Instance, "url">[],
  wanted?: number,
): Promise<{ readonly url: string; end(): Promise<void> }> {
  const port = wanted ?? (await freePort());
  const servers = instances.map(({ url }, place) => `  server s${place} ${new URL(url).host}`);
  const changes: readonly Change[] = [
    [/^ {2}bind :80$/m, `  bind 127.0.0.1:${port}`],
    [/^ {2}bind :443 .*$/m, ""],
    [/^ {2}http-request redirect scheme https .*$/m, ""],
    [/^ {2}http-request set-header X-Forwarded-Proto https$/m, "  http-request set-header X-Forwarded-Proto http"],
    [/^ {2}server one .*$/gm, servers.join("\n")],
  ];
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, shipped("ops/haproxy.cfg", changes));
  const child = startChild(program, ["-db", "-f", file], {});
  const url = `http://127.0.0.1:${port}`;
  await until(
    async () => {
      if (child.hasEnded()) throw new Error(`HAProxy ended:\n${child.output()}`);
      return (await isReady(url)) || undefined;
    },
    () => `HAProxy does not answer:\n${child.output()}`,
  );
  return { url, end: async () => void (await child.end("SIGKILL")) };
}
