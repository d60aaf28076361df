import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, startChild, until } from "../instances/children.ts";
import { isReady } from "../instances/instance.ts";
import { shipped } from "../instances/shipped-file.ts";

const ready = async (program: string, words: readonly string[], folder: string, port: number): Promise<string> => {
  const child = startChild(program, words, { env: { ...process.env, HOME: folder } });
  const url = `http://127.0.0.1:${port}`;
  await until(
    async () => {
      if (child.hasEnded()) throw new Error(`${program} ended:\n${child.output()}`);
      return (await isReady(url)) || undefined;
    },
    () => `${program} does not answer:\n${child.output()}`,
  );
  return url;
};

/** ops/nginx.conf before the server at `origin`; resolves to its address. */
export async function startNginx(program: string, folder: string, origin: string): Promise<string> {
  const [port, plain] = [await freePort(), await freePort()];
  const site = shipped("ops/nginx.conf", [
    [/^ {2}server 127\.0\.0\.1:3000 /m, `  server ${new URL(origin).host} `],
    [/^ {2}listen 80;$/m, `  listen 127.0.0.1:${plain};`],
    [/^ {2}listen 443 ssl http2;$/m, `  listen 127.0.0.1:${port};`],
    [/^ {2}ssl_certificate .*$/m, ""],
    [/^ {2}ssl_certificate_key .*$/m, ""],
  ]);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${paths.join("\n")}\n${site}}\n`,
  );
  return ready(program, ["-p", folder, "-c", file], folder, port);
}

/** ops/Caddyfile before the server at `origin`; resolves to its address. */
export async function startCaddy(program: string, folder: string, origin: string): Promise<string> {
  const port = await freePort();
  const site = shipped("ops/Caddyfile", [
    [/^desk\.example\.la \{$/m, `http://:${port} {`],
    [/^\treverse_proxy 127\.0\.0\.1:3000 \{$/m, `\treverse_proxy ${new URL(origin).host} {`],
  ]);
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
  return ready(program, ["run", "--config", file, "--adapter", "caddyfile"], folder, port);
}
