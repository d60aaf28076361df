import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PersonName } from "./PersonName.tsx";

test.each([
  ["王秀英", '<span lang="zh">王秀英</span>'],
  ["ນ້ອຍ ພົມ", '<span lang="lo">ນ້ອຍ ພົມ</span>'],
  ["岩温 · ອ້າຍວັນ", '<span lang="zh">岩温</span> · <span lang="lo">ອ້າຍວັນ</span>'],
  ["Khamla", "Khamla"],
  ["", ""],
])("%j is said in the language it is written in", (name, html) =>
  expect(renderToStaticMarkup(<PersonName name={name} />)).toBe(html),
);
