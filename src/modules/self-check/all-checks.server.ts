import type { Check } from "./check-types.server.ts";
import { backup } from "./checks/backup.server.ts";
import { clock } from "./checks/clock.server.ts";
import { diskSpace } from "./checks/disk-space.server.ts";
import { fileStore } from "./checks/storage.server.ts";
import { importFolder } from "./checks/import-folder.server.ts";
import { mail } from "./checks/mail.server.ts";
import { passwords } from "./checks/passwords.server.ts";
import { pausedSchedules } from "./checks/paused-schedules.server.ts";
import { publicAddress } from "./checks/public-address.server.ts";
import { readReplica } from "./checks/read-replica.server.ts";
import { rehearsal } from "./checks/rehearsal.server.ts";
import { sealedLog } from "./checks/sealed-log.server.ts";
import { signInSwitches } from "./checks/sign-in-switches.server.ts";
import { storedFiles } from "./checks/stored-files.server.ts";
import { translations } from "./checks/translations.server.ts";
import { unusedRights } from "./checks/unused-rights.server.ts";
import { versions } from "./checks/versions.server.ts";
import { wideRoles } from "./checks/wide-roles.server.ts";

/** All checks, in the order in which equally serious findings are listed. A new check is one file and one line. */
export const CHECKS: readonly Check[] = [
  passwords,
  signInSwitches,
  publicAddress,
  backup,
  rehearsal,
  pausedSchedules,
  importFolder,
  diskSpace,
  fileStore,
  storedFiles,
  clock,
  readReplica,
  sealedLog,
  mail,
  versions,
  wideRoles,
  unusedRights,
  translations,
];
