import { Form, type FormInstance } from "antd";
import { Activity } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LanguageProvider } from "../../web/i18n/language.tsx";
import { moment } from "../moment/moment.ts";
import { FieldItem } from "../FieldItem.tsx";
import { label } from "../testing/round-trip.ts";
import { typedDay } from "./typed-day.web.ts";

const place = document.createElement("div");
let root: ReturnType<typeof createRoot> | undefined;
afterEach(() => {
  root?.unmount();
  place.remove();
});

it("reads days and times as people write them, but none that do not exist or have the month before the day", () => {
  const read = (text: string) => typedDay(text)?.format("YYYY-MM-DD HH:mm");
  expect(read("13/06/2027 10:00")).toBe("2027-06-13 10:00");
  expect(read("２０２７年6月13日 9:30")).toBe("2027-06-13 09:30");
  for (const odd of ["06/13/2027 10:00", "6-13-2027", "32/13/2027 25:00", "13/06/2027 25:00", "13/06/2027 9:75"])
    expect([odd, read(odd)]).toEqual([odd, undefined]);
});

describe("text typed into a date of a form", () => {
  let saved: unknown[] = [];
  const before = "2020-01-01T00:00:00Z";
  const input = () => place.querySelector("input") as HTMLInputElement;
  const said = () => [...place.querySelectorAll(".ant-form-item-explain-error")].map(({ textContent }) => textContent);
  const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });
  const press = (init: KeyboardEventInit) =>
    input().dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true }));
  const type = (text: string) => {
    input().focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input(), text);
    input().dispatchEvent(new Event("input", { bubbles: true }));
    return soon(() => expect(input().value).toBe(text));
  };
  const leave = () => input().blur();
  const save = () => place.querySelector("form")?.requestSubmit();
  let form: FormInstance;
  function Page({ mode }: { readonly mode: "visible" | "hidden" }) {
    [form] = Form.useForm();
    return (
      <Activity mode={mode}>
        <Form
          form={form}
          initialValues={{ at: before }}
          onFinish={({ at }: { at: unknown }) => saved.push(at)}
          onFinishFailed={() => saved.push("refused")}
        >
          <FieldItem name="at" field={moment({ label, required: true })} isStored />
        </Form>
      </Activity>
    );
  }
  const draw = (mode: "visible" | "hidden") =>
    root?.render(
      <LanguageProvider language="en">
        <Page mode={mode} />
      </LanguageProvider>,
    );
  beforeEach(async () => {
    saved = [];
    document.body.append(place);
    root = createRoot(place);
    draw("visible");
    // Its code is loaded when it is shown.
    await vi.waitFor(() => (place.querySelector("input") ? undefined : Promise.reject(new Error("not there yet"))));
  });

  it.each([
    ["Enter", () => press({ key: "Enter" })],
    ["saving without leaving it", () => save()],
    ["leaving the field", leave],
  ])("is said at %s to be no date, stays, and nothing is saved while it stands", async (_, read) => {
    await type("32/13/2027 25:00");
    read();
    const words = expect.stringMatching(/^“32\/13\/2027 25:00” cannot be read as a date/);
    await soon(() => expect(said()).toEqual([words]));
    expect(input().getAttribute("aria-invalid")).toBe("true");
    leave();
    save();
    await soon(() => expect(saved.at(-1)).toBe("refused"));
    expect(saved.filter((each) => each !== "refused")).toEqual([]);
    expect([input().value, said()]).toEqual(["32/13/2027 25:00", [words]]);
  });

  it("is taken in another spelling, and nothing is said to be wrong any more", async () => {
    await type("32/13/2027 25:00");
    press({ key: "Enter" });
    await soon(() => expect(said()).toHaveLength(1));
    await type("2027年6月13日 10:00");
    press({ key: "Enter" });
    await soon(() => expect(input().value).toBe("13 Jun 2027 10:00"));
    await soon(() => expect([input().getAttribute("aria-invalid"), said()]).toEqual(["false", []]));
    save();
    await soon(() => expect(saved).toEqual([expect.stringMatching(/^2027-06-13T/)]));
  });

  it("is taken in another spelling by whoever saves without leaving the field", async () => {
    await type("2027年6月13日 10:00");
    save();
    await soon(() => expect(saved).toEqual([expect.stringMatching(/^2027-06-13T/)]));
  });

  it("stays in a page that is put away and comes back", async () => {
    await type("soon");
    leave();
    await soon(() => expect(said()).toHaveLength(1));
    draw("hidden");
    await soon(() => expect(place.querySelector("form")?.style.display).toBe("none"));
    draw("visible");
    await soon(() => expect([place.querySelector("form")?.style.display, input().value]).toEqual(["", "soon"]));
    await soon(() => expect(said()).toHaveLength(1));
    save();
    await soon(() => expect(saved).toEqual(["refused"]));
  });

  it("is wrong no more where another date takes its place, of a draft or somebody else’s", async () => {
    await type("soon");
    leave();
    await soon(() => expect(said()).toHaveLength(1));
    form.setFieldsValue({ at: "2027-06-13T03:00:00Z" });
    await soon(() => expect([input().getAttribute("aria-invalid"), said()]).toEqual(["false", []]));
    save();
    await soon(() => expect(saved).toEqual(["2027-06-13T03:00:00Z"]));
  });

  it("taken out leaves no date, and not the former one", async () => {
    await type("");
    leave();
    await soon(() => expect(said()).toHaveLength(1));
    save();
    await soon(() => expect(saved).toEqual(["refused"]));
    expect(input().value).toBe("");
  });
});
