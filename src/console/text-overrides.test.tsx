import { afterEach, test, vi } from "vitest";
import { defineTexts } from "../contract/text.ts";
import { useText } from "../web/i18n/language.tsx";
import { found, frame, type Frame } from "./testing/frame.tsx";
import { loadTextOverrides } from "./text-overrides.ts";

const TEXTS = defineTexts("overrides-test", {
  changed: { zh: "旧", lo: "ເກົ່າ", en: "old" },
  kept: { zh: "原", lo: "ເດີມ", en: "kept" },
});
const Words = () => {
  const t = useText();
  return <p>{`${t(TEXTS.changed)}, ${t(TEXTS.kept)}`}</p>;
};
let running: Frame;
afterEach(() => running.end());

test("words of /static/i18n are merged into the interface language's own (§7)", async () => {
  running = frame(<Words />, [], "/dashboard", "lo");
  await found("p", "ເກົ່າ, ເດີມ");
  const data = { zh: { "overrides-test.changed": "新" }, lo: { "overrides-test.changed": "ໃໝ່" }, en: {} };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ code: 0, msg: "", data, ...data })));
  await loadTextOverrides();
  await found("p", "ໃໝ່, ເດີມ");
});
