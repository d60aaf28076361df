import { expect, test } from "vitest";
import { measureCode } from "./code-metrics.ts";
import { readSource } from "./source-file.ts";

const long = (lines: number) => `export function read() {\n${"  step();\n".repeat(lines - 2)}}\n`;
const metricsIn = (files: Readonly<Record<string, string>>, readingOrder = "") =>
  measureCode(
    Object.entries(files).map(([path, text]) => readSource(path, text)),
    readingOrder,
  );

test("functions are counted by their length, those of tests and of the demonstration are not", () => {
  const metrics = metricsIn({
    "src/web/a.ts": long(60),
    "src/web/b.ts": long(61),
    "src/crud/c.ts": long(101),
    "src/crud/c.test.ts": long(200),
    "demo/d.ts": long(200),
  });
  expect(metrics).toMatchObject({
    "functions over 60 lines": 2,
    "functions over 100 lines": 1,
    "lines of code without tests and demonstration": 222,
    "lines of the engine's heart": 101,
  });
});

test("folders are counted by what lies in them, and rooms by the rows that explain them", () => {
  const crowded = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`src/web/n${index}.ts`, ""]));
  const order =
    "| 1 | `src/contract` |\n\n## Rooms whose names do not say everything\n\n| `web/n` | what |\n| `web/m` | what |\n";
  expect(metricsIn({ ...crowded, "src/crud/a.ts": "" }, order)).toMatchObject({
    "folders with more than 30 files": 1,
    "rooms that need an explanation": 2,
  });
});

test("a cast through unknown is counted, a plain assertion is not", () => {
  const metrics = metricsIn({
    "src/web/a.ts": "export const a = 1 as unknown as string;\nexport const b = 1 as number;\n",
  });
  expect(metrics["types forced by `as unknown as`"]).toBe(1);
});
