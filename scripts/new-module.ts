import { join } from "node:path";
import { writeModule } from "./new-module/write-module.ts";
import { run } from "./testing/run-command.ts";

const [name, zh, lo, en] = process.argv.slice(2);
if (!name) {
  console.error(
    'usage: npm run new-module -- <name> [<zh> <lo> <en>]   e.g. farm-machine "农机" "ເຄື່ອງຈັກກະສິກຳ" "Farm machines"',
  );
  process.exit(2);
}
try {
  const paths = await writeModule(join(import.meta.dirname, ".."), name, { zh, lo, en });
  await run(
    "oxfmt",
    paths.filter((path) => path.endsWith(".ts")),
  );
  console.log(`Written: ${paths.join(", ")}`);
  if (!zh || !lo || !en) console.log("The title is the name in all languages: give it its words in zh, lo and en.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
