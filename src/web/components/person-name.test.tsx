import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageProvider } from "../i18n/language.tsx";
import { PersonName } from "./PersonName.tsx";

test.each([
  ["王秀英", '<span lang="zh" class="unbroken">王秀英</span>'],
  ["ນ້ອຍ ພົມ", '<span lang="lo">ນ້ອຍ ພົມ</span>'],
  ["岩温 · ອ້າຍວັນ", '<span lang="zh" class="unbroken">岩温</span> · <span lang="lo">ອ້າຍວັນ</span>'],
  ["Khamla", "Khamla"],
  ["", ""],
])("%j is said in the language it is written in", (name, html) =>
  expect(renderToStaticMarkup(<PersonName name={name} />)).toBe(html),
);

test.each([
  ["zh", '<span lang="zh" class="unbroken">系统管理员</span>'],
  ["lo", '<span lang="lo">ຜູ້ດູແລລະບົບ</span>'],
  ["en", "System administrator"],
] as const)("in %s the administrator of a new installation is called so", (language, html) =>
  expect(
    renderToStaticMarkup(
      <LanguageProvider language={language}>
        <PersonName name="系统管理员" />
      </LanguageProvider>,
    ),
  ).toBe(html),
);
