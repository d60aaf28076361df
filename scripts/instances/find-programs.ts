import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const folders = (): readonly string[] => {
  const packaged = "/usr/lib/postgresql"; // Debian and its family keep each version apart
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((one, other) => Number(other) - Number(one)) : [];
  return [
    ...(process.env["PATH"] ?? "").split(delimiter),
    ...versions.map((version) => join(packaged, version, "bin")),
    "/usr/sbin",
    "/usr/local/sbin",
  ];
};

const find = (name: string): string | undefined =>
  folders()
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Programs that several instances need in addition to those that npm installs, with the command that installs them. */
const PROGRAMS = {
  initdb: "PostgreSQL 15 or newer: apt install postgresql, dnf install postgresql-server or brew install postgresql",
  postgres: "PostgreSQL 15 or newer: apt install postgresql, dnf install postgresql-server or brew install postgresql",
  pg_basebackup:
    "PostgreSQL 15 or newer: apt install postgresql, dnf install postgresql-server or brew install postgresql",
  pg_dump: "PostgreSQL 15 or newer: apt install postgresql, dnf install postgresql or brew install postgresql",
  pg_restore: "PostgreSQL 15 or newer: apt install postgresql, dnf install postgresql or brew install postgresql",
  pgbouncer: "PgBouncer 1.18 or newer: apt install pgbouncer, dnf install pgbouncer or brew install pgbouncer",
  haproxy: "HAProxy 2.4 or newer: apt install haproxy, dnf install haproxy or brew install haproxy",
  nginx: "nginx 1.18 or newer: apt install nginx, dnf install nginx or brew install nginx",
  caddy: "Caddy 2.6 or newer: apt install caddy, dnf install caddy or brew install caddy",
} as const;
type Program = keyof typeof PROGRAMS;

/** The paths of these programs; ends the process with a line about each one that is missing. */
export function findPrograms<Name extends Program>(...names: readonly Name[]): Readonly<Record<Name, string>> {
  const found = names.map((name) => [name, find(name)] as const);
  const missing = new Set(found.flatMap(([name, path]) => (path ? [] : [PROGRAMS[name]])));
  if (missing.size > 0) {
    process.stderr.write(`Missing on this machine:\n${[...missing].map((line) => `  ${line}\n`).join("")}`);
    process.exit(2);
  }
  return Object.fromEntries(found) as Record<Name, string>;
}
