import { join } from "node:path";
import { writeModule } from "./new-module/write-module.ts";
import { run } from "./testing/run-command.ts";
import { readCommandLine } from "./command-line.ts";

const { values, positionals } = readCommandLine({
  usage: `new-module <name> [<zh> <lo> <en>] [--content]   e.g. farm-machine "农机" "ເຄື່ອງຈັກກະສິກຳ" "Farm machines"
Writes a module of the name with its migration. --content: written for visitors, with a public page.`,
  options: { content: { type: "boolean", default: false } },
  mostWords: 4,
});
const [name = "", zh, lo, en] = positionals;
try {
  const paths = await writeModule(join(import.meta.dirname, ".."), name, { zh, lo, en }, values.content);
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
