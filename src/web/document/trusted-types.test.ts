import { afterEach, expect, it, vi } from "vitest";
import { defineTrustedTypesPolicy } from "./trusted-types.ts";

type Rule = (html: string, type?: string, sink?: string) => string;
let asked: string | undefined;
let rule: Rule | undefined;
const install = () => {
  vi.stubGlobal("trustedTypes", {
    createPolicy: (name: string, { createHTML, ...others }: { createHTML: Rule }) => {
      asked = name;
      rule = createHTML;
      expect(others).toEqual({}); // neither scripts nor their addresses
    },
  });
  defineTrustedTypesPolicy();
};
afterEach(() => {
  vi.unstubAllGlobals();
  asked = rule = undefined;
});

it.each([
  ["a style sheet", ".a{color:red}", "Element innerHTML", true],
  ["a tag", "<b>x</b>", "Element innerHTML", false],
  ["a tag behind text", "x<img src=x onerror=alert(1)>", "Element insertAdjacentHTML", false],
  ["a whole page", "<p>x</p>", "Document write", false],
  ["what is only parsed", "<p>x</p>", "DOMParser parseFromString", true],
  ["what an editor asks for by name", "x", undefined, false],
])("without a named policy, %s becomes HTML or not (HD-02)", (_what, html, sink, isLet) => {
  install();
  expect(asked).toBe("default");
  const made = () => rule?.(html, "TrustedHTML", sink);
  if (isLet) expect(made()).toBe(html);
  else expect(made).toThrow(TypeError);
});

it("leaves browsers alone that know no trusted types", () => {
  vi.stubGlobal("trustedTypes", undefined);
  expect(defineTrustedTypesPolicy).not.toThrow();
});
