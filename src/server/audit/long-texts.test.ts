import { expect, test } from "vitest";
import { inRow } from "./long-texts.ts";
import { storedTitle } from "./entry-titles.ts";

test("a text that is cut in the middle of a character can be stored", () => {
  const { message } = inRow({ message: `${"a".repeat(1_999)}🌾${"a".repeat(20_000)}` }, new Map()) as {
    readonly message: { readonly cut: string };
  };
  expect(message.cut).toBe(`${"a".repeat(1_999)}\uFFFD`);
  expect(storedTitle(`${"a".repeat(299)}🌾`).main).toBe(`${"a".repeat(299)}\uFFFD`);
});
