import { expect, test } from "vitest";
import { DEFAULT_LANGUAGE, defineTexts, enumerated, inLanguage, LANGUAGES, languageOf } from "./text.ts";

const texts = defineTexts("greeting", { hello: { zh: "你好，{name}", lo: "ສະບາຍດີ {name}", en: "Hello {name}" } });

test("Chinese is the default language", () => {
  expect(DEFAULT_LANGUAGE).toBe("zh");
  expect(languageOf(undefined)).toBe("zh");
  expect(languageOf("fr-FR,de;q=0.8")).toBe("zh");
});

test.each([
  ["lo", "lo"],
  ["en-GB,en;q=0.9", "en"],
  ["zh-CN", "zh"],
  ["fr, lo;q=0.5", "lo"],
  ["en;q=0.1, lo;q=0.9", "lo"],
  ["en;q=0, *", "zh"],
  ["loz, en", "en"],
])("Accept-Language %s is answered in %s", (header, language) => {
  expect(languageOf(header)).toBe(language);
});

test("a text has an id made of its scope and name", () => {
  expect(texts.hello.id).toBe("greeting.hello");
});

test("places are filled from parameters, and only from own ones", () => {
  expect(inLanguage(texts.hello, "lo", { name: "ຄຳ" })).toBe("ສະບາຍດີ ຄຳ");
  expect(inLanguage({ zh: "", lo: "", en: "{toString} {missing}" }, "en", {})).toBe("{toString} {missing}");
});

test("an override of the text's id replaces its words", () => {
  expect(inLanguage(texts.hello, "en", { name: "Kham" }, new Map([["greeting.hello", "Welcome, {name}"]]))).toBe(
    "Welcome, Kham",
  );
});

test("names in a line stand apart by the comma of the language", () => {
  expect(LANGUAGES.map((language) => enumerated(["A", "B"], language))).toEqual(["A、B", "A, B", "A, B"]);
});
