import { join } from "node:path";
import { checkTree } from "./architecture/check-tree.ts";

const { files, problems } = await checkTree(join(import.meta.dirname, ".."));
for (const problem of problems) console.log(problem);
console.log(`architecture: ${files} files, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
