import { cpus, loadavg, totalmem } from "node:os";

/*
 * docs/performance.md says in words what a figure means; the figures themselves stand in blocks that `npm run bench -- --write` fills.
 */

const begin = (name: string) => `<!-- bench: ${name} -->`;
const END = "<!-- /bench -->";

/** What was measured on, and when; `load` was the machine's own before anything began. */
export function machine(now: Date, load: number): string {
  const [first] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const at = now.toISOString().slice(0, 10);
  return `${at}, ${cpus().length} × ${first?.model ?? "unknown processor"}, ${memory}, Node ${process.versions.node}, load ${load.toFixed(1)} before it began`;
}

export const loadNow = (): number => loadavg()[0] ?? 0;

/** The page with this measurement's block filled anew; one that has none yet is put at the end. */
export function withFigures(page: string, name: string, where: string, output: string): string {
  const block = [begin(name), "", where, "", "```", output.trim(), "```", "", END].join("\n");
  const from = page.indexOf(begin(name));
  if (from < 0) return `${page.trimEnd()}\n\n## ${name}\n\n${block}\n`;
  const to = page.indexOf(END, from);
  if (to < 0) throw new Error(`The block of ${name} in docs/performance.md has no end: ${END}`);
  return page.slice(0, from) + block + page.slice(to + END.length);
}
