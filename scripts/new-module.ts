import { join } from "node:path";
import { writeModule } from "./new-module/write-module.ts";
import { run } from "./testing/run-command.ts";

const given = process.argv.slice(2);
const [name, zh, lo, en] = given.filter((word) => word !== "--content");
if (!name) {
  console.error(
    'usage: npm run new-module -- <name> [<zh> <lo> <en>] [--content]   e.g. farm-machine "农机" "ເຄື່ອງຈັກກະສິກຳ" "Farm machines"\n' +
      "--content: written for visitors, with a public page",
  );
  process.exit(2);
}
try {
  const paths = await writeModule(join(import.meta.dirname, ".."), name, { zh, lo, en }, given.includes("--content"));
  await run(
    "oxfmt",
    paths.filter((path) => /\.tsx?$/.test(path)),
  );
  console.log(`Written: ${paths.join(", ")}`);
  if (!zh || !lo || !en) console.log("The title is the name in all languages: give it its words in zh, lo and en.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
