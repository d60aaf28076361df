import english from "antd/es/locale/en_US";
import dayjs from "dayjs";
import { expect, it } from "vitest";
import { laoLocale } from "./lao-locale.ts";

const pathsOf = (value: unknown, path = ""): string[] =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, `${path}.${key}`))
    : [path];
const at = (root: unknown, path: string): unknown =>
  path
    .split(".")
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], root);
const places = (text: string): string[] => [...text.matchAll(/\$\{\w+\}/g)].map(String).toSorted();

it.each(pathsOf(english))("says the kit's %s in Lao", (path) => {
  const [inEnglish, inLao] = [at(english, path), at(laoLocale, path)];
  expect(typeof inLao, path).toBe(typeof inEnglish);
  if (typeof inEnglish !== "string" || typeof inLao !== "string" || /locale$|Format$/i.test(path)) return;
  expect(inLao).toMatch(/\p{Script=Lao}/u);
  expect(places(inLao)).toEqual(places(inEnglish));
});

it("gives calendars Lao months", () => expect(dayjs("2026-11-05").locale("lo").format("MMMM YYYY")).toBe("ພະຈິກ 2026"));
