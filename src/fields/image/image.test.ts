import { expect, it } from "vitest";
import { afterTrips, label, NO_SCALARS, reading, value } from "../testing/round-trip.ts";
import { image } from "./image.ts";

const { "": property } = image({ label }).properties;

it("is the address of a picture uploaded here, and nothing else (IN-12)", () => {
  const own = ["/file/news/2026/01/0190-a_b.jpg", "/file/a.png", "/file/image/x.jpeg"];
  for (const address of own) expect(reading(property, address)).toEqual(value(address));
  expect(reading(property, "")).toEqual(value(null));
  const foreign = [
    "http://x/file/a.png",
    "//x/file/a.png",
    "javascript:alert(1)",
    "/file/../etc/a.png",
    "/file/./a.png",
    "/file//a.png",
    "/file/a.svg",
    "/file/a.png?x",
    "/file/a.png#x",
    "/file/A.PNG",
    "/file/a b.png",
    "/file/a%2e.png",
    "\\file\\a.png",
    "/other/a.png",
    "/file/.a.png",
    `/file/${"a".repeat(200)}.png`,
    ...NO_SCALARS,
  ];
  for (const address of foreign) expect(reading(property, address), String(address)).toHaveProperty("refused");
});

it("comes back from a cell as it was", () => {
  expect(new Set(afterTrips(property, "/file/a.png"))).toEqual(new Set(["/file/a.png"]));
  expect(new Set(afterTrips(property, null))).toEqual(new Set([null]));
});
