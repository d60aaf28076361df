import type { Editor } from "@tiptap/react";
import Form from "antd/es/form";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { LanguageProvider } from "../../../web/i18n/language.tsx";
import { PictureBar } from "./PictureBar.tsx";
import { act } from "../../../web/testing/act.ts";

test("where a text is refused for a picture without a description, that alone is marked, not the optional caption", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  const picture = { pending: null, alt: "", caption: "", align: null, share: null };
  const show = (alt: string) =>
    act(async () =>
      root.render(
        <LanguageProvider language="en">
          <Form.Item validateStatus="error">
            <PictureBar editor={{} as Editor} picture={{ ...picture, alt }} />
          </Form.Item>
        </LanguageProvider>,
      ),
    );
  const marked = () =>
    [...host.querySelectorAll("input")].map((input) => /status-(?:error|warning)/.exec(input.className)?.[0]);
  await show("");
  expect(marked()).toEqual(["status-error", undefined]);
  await show("Tea on the slopes of Phongsaly");
  expect(marked()).toEqual([undefined, undefined]);
  await act(async () => root.unmount());
  host.remove();
});
