import { readEnv, type Env } from "./env.ts";
import { refuseUnusable } from "./storage/refuse-unusable.ts";

/**
 * The configuration of a start or a command, whose DATA_DIR this user can work with. Throws `ConfigurationError`. It
 * opens nothing and changes nothing.
 */
export function readUsableEnv(source: NodeJS.ProcessEnv): Env {
  const env = readEnv(source);
  refuseUnusable(env);
  return env;
}
