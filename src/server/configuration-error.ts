/**
 * The operator must change something before the server can run (RE-26). The message is one English line that names the
 * setting or file and the required change; `main` prints it alone, without a stack, and exits with 78 (EX_CONFIG). It
 * never contains a secret.
 */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
  static readonly exitCode = 78;
}
