import { ConfigurationError } from "../../configuration-error.ts";
import { lockDirectory } from "../embedded/directory-lock.ts";

// A process that takes the directory's lock, or with a second argument opens the database in it, and keeps it until it
// is killed, or reports why it cannot.
try {
  const [, , dataDir = "", isWhole] = process.argv;
  if (isWhole) {
    const { openDatabase } = await import("../open-database.ts");
    await openDatabase({ dataDir });
  } else lockDirectory(dataDir);
  console.log("owner");
  process.stdin.resume().on("end", () => process.exit());
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.log(error.message);
}
