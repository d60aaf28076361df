import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";

export interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

/** A free port of this machine. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
};

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")) as {
  scripts: { start: string };
};
/** What `npm start` asks of Node; a server with other options has other figures. */
export const START_OPTIONS: readonly string[] = scripts.start.split(" ").filter((word) => word.startsWith("--"));

/** Starts a server of this folder and resolves when it prints "ready". */
export async function start(file: string, env: NodeJS.ProcessEnv): Promise<Running> {
  if (env["DEMO"] === "1" && !existsSync(join(import.meta.dirname, "../demo")))
    throw new Error("This is measured on the demonstration, and there is no demo/ here.");
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [...START_OPTIONS, join(import.meta.dirname, file)], {
    env: { ...process.env, ...env, PORT: String(port), CAPTCHA: "off", TEST_SWITCHES: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // A measurement that fails must not leave its server running on the port.
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  await new Promise<void>((ready, fail) => {
    child.stdout?.on("data", (chunk: Buffer) => String(chunk).includes("ready") && ready());
    child.once("exit", (code) => fail(new Error(`${file} ended with ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      process.off("exit", kill);
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
