import { expect, it } from "vitest";
import { afterTrips, HOSTILE_LINES, label, reading, refused, value } from "../testing/round-trip.ts";
import { translatedText } from "./translated-text.ts";

it("is one property per language, of which only the Chinese must be filled", () => {
  const { properties, isRequired } = translatedText({ label, max: 3 });
  expect(Object.keys(properties)).toEqual(["", "En", "Lo"]);
  expect(isRequired).toBe(true);
  expect([
    reading(properties[""], ""),
    reading(properties.En, ""),
    reading(properties.Lo, "ລາວ"),
    reading(properties.En, "abcd"),
  ]).toEqual([refused("This is required"), value(null), value("ລາວ"), refused("At most {max} characters")]);
});

it("names each language in its label, each time differently", () => {
  const { properties } = translatedText({ label });
  expect([properties[""].label.en, properties.En.label.zh, properties.Lo.label.lo]).toEqual([
    "Name",
    "标签（英文）",
    "ປ້າຍ (ພາສາລາວ)",
  ]);
});

it("can be required in other languages, or in none", () => {
  const all = translatedText({ label, requiredIn: ["zh", "en", "lo"] });
  const none = translatedText({ label, requiredIn: [] });
  expect([all.properties.En, all.properties.Lo].map((property) => reading(property, ""))).toEqual([
    refused("This is required"),
    refused("This is required"),
  ]);
  expect([reading(none.properties[""], ""), none.isRequired]).toEqual([value(null), false]);
});

it("takes several lines only when it is long, and comes back as it was", () => {
  const long = translatedText({ label, isLong: true }).properties[""];
  const short = translatedText({ label }).properties[""];
  expect(reading(long, "a\r\nb")).toEqual(value("a\nb"));
  for (const odd of HOSTILE_LINES) expect(reading(short, `x${odd}x`), JSON.stringify(odd)).toHaveProperty("refused");
  expect(new Set(afterTrips(long, "=1\n+2"))).toEqual(new Set(["=1\n+2"]));
  expect(new Set(afterTrips(short, "水稻"))).toEqual(new Set(["水稻"]));
});
