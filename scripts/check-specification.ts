import { checkTable } from "./specification/check-table.ts";
import { citedRequirements } from "./specification/cited-requirements.ts";
import { root } from "./places.ts";

const REQUIREMENTS = "docs/requirements.md";

const specification = await checkTable(root, "docs/specification.md");
const requirements = await checkTable(root, REQUIREMENTS);
const cited = await citedRequirements(root, REQUIREMENTS);
const undefinedCodes = [...cited]
  .filter(([code]) => !requirements.ids.includes(code))
  .map(([code, path]) => `${path}  ${code} has no line in ${REQUIREMENTS}`);

const problems = [...specification.problems, ...requirements.problems, ...undefinedCodes];
for (const problem of problems) console.log(problem);
console.log(
  `specification: ${specification.ids.length} statements, ${requirements.ids.length} requirements, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
