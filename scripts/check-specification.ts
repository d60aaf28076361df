import { join } from "node:path";
import { checkSpecification } from "./specification/check-table.ts";

const { rows, problems } = await checkSpecification(join(import.meta.dirname, ".."));
for (const problem of problems) console.log(problem);
console.log(`specification: ${rows} statements, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
