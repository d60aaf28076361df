import { expect, it } from "vitest";
import { afterTrips, label, reading, refused, value } from "../testing/round-trip.ts";
import { imagePaths, images } from "./images.ts";

const [A, B, C] = ["/file/product/a.jpg", "/file/product/b.png", "/file/product/c.jpg"];
const options = { label, basePath: "/file/product/", most: 2 } as const;
const { "": property } = images(options).properties;
const { "": needed } = images({ ...options, required: true }).properties;

it("keeps the order of the pictures, each once, and takes no more than it may", () => {
  expect(reading(property, `${B},${A},${B}`)).toEqual(value(`${B},${A}`));
  expect(imagePaths(`${B},${A}`)).toEqual([B, A]);
  expect(reading(property, "")).toEqual(value(""));
  expect(imagePaths("")).toEqual([]);
  expect(reading(property, [A, B, C].join(","))).toEqual(refused("At most {max} items"));
  expect(reading(needed, "")).toEqual(refused("At least {min} items"));
  expect(afterTrips(property, `${B},${A}`)).toEqual([1, 2, 3, 4].map(() => `${B},${A}`));
});

it("takes only addresses that our own upload made (IN-12)", () => {
  for (const odd of ["https://x.example/a.jpg", "/file/../a.jpg", "//x/a.jpg", "/file/a.svg", `${A},javascript:0`])
    expect(reading(property, odd), odd).toHaveProperty("refused");
});
