import { existsSync } from "node:fs";
import { join } from "node:path";
import type { TemporaryPassword } from "../modules/index.server.ts";
import { ConfigurationError } from "../server/configuration-error.ts";
import type { Database } from "../server/database/database.ts";
import { startMaintenance } from "../server/database/embedded/maintenance.ts";
import type { Env } from "../server/env.ts";
import type { App } from "../server/http/app.ts";
import { readBuildVersion } from "../server/http/pages/page-assets.ts";
import { createLog, INSTANCE } from "../server/log.ts";
import { readUsableEnv } from "../server/usable-env.ts";
import type * as composition from "./compose.server.ts";
import { closeServices, openServices } from "./open-services.server.ts";
import { refuseBusyPort } from "./refuse-busy-port.server.ts";
import { stopOnSignal } from "./stop.server.ts";

const BUILT = join(import.meta.dirname, "../../dist");

type OpenServices = Awaited<ReturnType<typeof openServices>>;

/** A server that answers, and works in the background until `stopWork`. */
export interface Serving {
  readonly services: OpenServices;
  readonly app: App;
  stopWork(): Promise<void>;
}

const untilSignal = ({ services, app, stopWork }: Serving): void =>
  stopOnSignal(app, services.log, async () => {
    await stopWork();
    await closeServices(services);
  });

/**
 * Runs the server until it is told to stop. A problem the operator must fix ends it with one line on stderr and an exit
 * code other than 0 (RE-26).
 */
export async function main(source: NodeJS.ProcessEnv, dist = BUILT, follow = untilSignal): Promise<void> {
  try {
    follow(await run(readUsableEnv(atTerminal(source)), dist));
  } catch (error) {
    process.stderr.write(`${wordsOf(error, source)}\n`);
    process.exit(error instanceof ConfigurationError ? ConfigurationError.exitCode : 1);
  }
}

// At a terminal a log line for each request would push the first password out of sight.
const atTerminal = (source: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  process.stderr.isTTY ? { LOG_LEVEL: "warn", ...source } : source;

async function run(env: Env, dist: string): Promise<Serving> {
  if (!existsSync(join(dist, "ssr/render.js")))
    throw new ConfigurationError("The pages are not built yet: run npm run build.");
  await refuseBusyPort(env.port, env.host);
  if (env.metrics) await refuseBusyPort(env.metrics.port, env.metrics.host);
  const log = createLog(env.logLevel);
  if (!env.databaseUrl && !existsSync(join(env.dataDir, "database"))) tell(`Making the database in ${env.dataDir} ...`);
  // The embedded database starts in its own thread while this thread loads the modules.
  const opening = openServices(env, log);
  opening.catch(() => {}); // awaited below
  const composed = await import("./compose.server.ts");
  const services = await opening;
  if (env.familyClient) log.warn("clients of the family are served: they sign in without a captcha (WIRE_COMPAT)");
  if (env.captcha === "off")
    log.warn("TEST_SWITCHES: the captcha is off: anybody may try passwords as fast as the throttle allows");
  if (env.clockOffset !== 0) log.warn({ seconds: env.clockOffset }, "TEST_SWITCHES: the clock is moved");
  if (env.publicUrl === null)
    log.warn(
      "PUBLIC_URL is not set: other machines are given no canonical addresses, no sitemap and no QR codes on certificates. A public site sets it.",
    );
  try {
    return await serve(services, composed, dist);
  } catch (error) {
    await closeServices(services);
    throw error;
  }
}

export async function serve(
  services: OpenServices,
  { answerForInstance, compose, importsThrough, jobsWith, startBackgroundWork }: typeof composition,
  dist: string,
): Promise<Serving> {
  const { env, database } = services;
  const { tracesUrl: url } = env;
  const tracing = url ? (await import("../server/tracing/tracing.ts")).startTracing({ url, instance: INSTANCE }) : null;
  const imports = importsThrough(services);
  const app = await compose(services, { dist, imports, tell, announce });
  const address = await app.server.listen({ port: env.port, host: env.host });
  tell(`Ready: Terrace answers at ${env.publicUrl ?? address}\n${await durability(database)}`);
  // Loaded only where somebody watches.
  const metrics = env.metrics
    ? await (await import("../server/metrics/serve-metrics.ts")).serveMetrics(services, env.metrics)
    : null;
  const stopAnswering = answerForInstance(services, { build: readBuildVersion(join(dist, "web")) });
  const stopBackgroundWork = startBackgroundWork(services);
  const jobs = jobsWith(services, imports);
  const stopMaintenance = startMaintenance(services);
  return {
    services,
    app,
    async stopWork() {
      stopAnswering();
      await stopBackgroundWork();
      await jobs.stop();
      await stopMaintenance();
      await metrics?.stop();
      await tracing?.stop();
    },
  };
}

/** A first start takes up to a minute, so an operator at the terminal sees its progress. */
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

const announce = ({ usernames, password }: TemporaryPassword): void => {
  process.stdout.write(
    `\nFirst sign-in: ${usernames.join(", ")} with the password ${password} (shown only now, valid for 24 hours, to be changed at once)\n\n`,
  );
};

/** The durability the operator can rely on (RE-04). */
async function durability(database: Database): Promise<string> {
  const { engine, version, survives } = await database.describe();
  const name = `Data: ${engine} ${version}.`;
  if (survives === "power-loss") return `${name} What was saved survives a crash of the process and a power failure.`;
  return database.embedded
    ? `${name} What was saved survives a crash of the process, not a power failure; where that matters, set DATABASE_URL to a PostgreSQL server.`
    : `${name} Its fsync or synchronous_commit is off: what was saved may not survive a power failure.`;
}

const listenWords = (code: string | undefined, prefix: string): string | undefined => {
  if (code === "EADDRINUSE") return `is in use by another program: stop that one, or set another ${prefix}PORT.`;
  if (code === "EACCES") return `may not be used by this user: set a ${prefix}PORT of 1024 or above.`;
  if (code === "EADDRNOTAVAIL") return `is not an address of this machine: set another ${prefix}HOST.`;
  return undefined;
};

// An unexpected error is printed with its stack, because a bug report has nothing else.
function wordsOf(error: unknown, source: NodeJS.ProcessEnv): string {
  if (error instanceof ConfigurationError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, syscall, address, hostname, port } = error as NodeJS.ErrnoException & {
    address?: string;
    hostname?: string;
    port?: number;
  };
  const named = ["HOST", "METRICS_HOST"].find((name) => source[name]?.trim() === hostname);
  if (syscall === "getaddrinfo" && named)
    return `${named} is ${hostname}, which is neither an address nor the name of one (${code}).`;
  const prefix = port === Number(source["METRICS_PORT"]) ? "METRICS_" : "";
  const words = syscall === "listen" ? listenWords(code, prefix) : undefined;
  return words ? `${address}:${port} ${words}` : (error.stack ?? error.message);
}
