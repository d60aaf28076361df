import { expect, it } from "vitest";
import { afterTrips, label, reading, value } from "../testing/round-trip.ts";
import { attachedDocuments, documents, documentsText } from "./documents.ts";

const [A, B] = [
  { path: "/file/news/202606/a.pdf", name: "招标文件，附件一.pdf" },
  { path: "/file/news/202606/b.docx", name: "ແບບຟອມ ສະໝັກ" },
];
const options = { label, basePath: "/file/news/", most: 2 } as const;
const { "": property } = documents(options).properties;
const { "": needed } = documents({ ...options, required: true }).properties;

it("keeps order and names, each document once, over the wire and through a sheet", () => {
  const both = documentsText([B, A]);
  expect(reading(property, JSON.stringify([B, A, B]))).toEqual(value(both));
  expect(attachedDocuments(both)).toEqual([B, A]);
  expect(attachedDocuments("")).toEqual([]);
  for (const unreadable of ["{", "[1]", '"x"']) expect(attachedDocuments(unreadable)).toEqual([]);
  expect(reading(property, "")).toEqual(value(""));
  expect(reading(property, "[]")).toEqual(value(""));
  expect(afterTrips(property, both)).toEqual([1, 2, 3, 4].map(() => both));
});

it("takes as many as it may, and where one is needed not none", () => {
  expect(reading(property, JSON.stringify([A, B, { ...A, path: "/file/news/c.xlsx" }]))).toHaveProperty("refused");
  expect(reading(needed, "")).toEqual({ refused: "At least {min} items" });
});

it("takes only addresses that our own upload made, with a name that can be read (IN-06, IN-12)", () => {
  for (const path of [
    "https://x.example/a.pdf",
    "/file/../a.pdf",
    "//x/a.pdf",
    "/file/news/a.jpg",
    "javascript:0",
    "/file/a.pdf",
  ])
    expect(reading(property, JSON.stringify([{ path, name: "a" }])), path).toHaveProperty("refused");
  for (const name of ["", " ", "a\u202efdp.exe", "a\u0000b", "x".repeat(121)])
    expect(reading(property, JSON.stringify([{ ...A, name }])), name).toHaveProperty("refused");
  for (const text of ["{", "null", '"x"', "[1]", "[{}]", '[{"path":1,"name":2}]'])
    expect(reading(property, text), text).toHaveProperty("refused");
});
