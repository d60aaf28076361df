import { cpus, loadavg, totalmem } from "node:os";

/*
 * docs/performance.md explains the figures in words; `npm run bench -- --write` fills its marked blocks.
 */

const begin = (name: string) => `<!-- bench: ${name} -->`;
const END = "<!-- /bench -->";

/** Describes the machine and the date of a measurement; `load` is the machine's load average before it began. */
export function machine(now: Date, load: number): string {
  const [first] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const at = now.toISOString().slice(0, 10);
  return `${at}, ${cpus().length} × ${first?.model ?? "unknown processor"}, ${memory}, Node ${process.versions.node}, load ${load.toFixed(1)} before it began`;
}

export const loadNow = (): number => loadavg()[0] ?? 0;

/** Replaces the block of this measurement in the page's text; without one, appends it. */
export function withFigures(page: string, name: string, where: string, output: string): string {
  const block = [begin(name), "", where, "", "```", output.trim(), "```", "", END].join("\n");
  const from = page.indexOf(begin(name));
  if (from < 0) return `${page.trimEnd()}\n\n## ${name}\n\n${block}\n`;
  const to = page.indexOf(END, from);
  if (to < 0) throw new Error(`The block of ${name} in docs/performance.md has no end: ${END}`);
  return page.slice(0, from) + block + page.slice(to + END.length);
}
