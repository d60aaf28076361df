import { ConfigurationError } from "../../configuration-error.ts";
import { lockDirectory } from "../directory-lock.ts";

// A process that takes the directory's lock and keeps it until it is killed, or says why it cannot.
try {
  lockDirectory(process.argv[2] ?? "");
  console.log("owner");
  process.stdin.resume().on("end", () => process.exit());
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.log(error.message);
}
