import { Form } from "antd";
import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeRecords } from "../crud/testing/fake-records.web.ts";
import { show, soon, type Shown } from "../crud/testing/show.tsx";
import { ReferenceFilter, ReferenceInput } from "../fields/reference/ReferenceControls.tsx";
import { reference } from "../fields/reference/reference.ts";
import { ReferencesInput } from "../fields/references/ReferencesInput.tsx";
import { ApproveDialog } from "../modules/application/review/ApproveDialog.tsx";
import type { ApplicationDetail } from "../modules/application/application.ts";
import { division } from "../modules/division/division.ts";
import { PreviewDrawer } from "../modules/menu/PreviewDrawer.tsx";
import { CertificateInput } from "../modules/product/CertificateInput.tsx";
import { MembersTab } from "../modules/role/members/MembersTab.tsx";
import { pauseCalls } from "./session/pause-calls.ts";

/*
 * Option lists while the server does not answer, without a network, and after a failed call.
 */

const ID = "0190a0b0-0000-7000-8000-000000000001";
const nothing = () => undefined;

const application = {
  id: ID,
  version: 1,
  number: "A1",
  enterprises: [{ id: ID, same: "creditCode" }],
} as unknown as ApplicationDetail;
const toDivision = reference({ label: division.title, to: division }) as never;
const places = Object.entries({
  "what a field refers to": <ReferenceInput field={toDivision} value={ID} />,
  "what a field refers to, several": <ReferencesInput field={toDivision} value={[]} />,
  "a filter": <ReferenceFilter field={toDivision} condition={undefined} label="Place" onChange={nothing} />,
  "an enterprise's certificates": (
    <Form initialValues={{ enterprise: ID }}>
      <Form.Item name="enterprise" />
      <CertificateInput field={toDivision} />
    </Form>
  ),
  "whom a draft is made for": <ApproveDialog of={application} onClose={nothing} />,
  "whose menu is previewed": <PreviewDrawer onClose={nothing} />,
  "who gets a role": <MembersTab of={{ id: ID, version: 1 }} />,
}).map(([name, screen]) => ({ name, screen }));

let running: Shown;
let stop: () => void;
afterEach(() => {
  stop();
  running.end();
  vi.restoreAllMocks();
});

/** The element that opens a list; the choices of a filter are always open. */
const CLOSED = ".ant-select:not(.ant-select-disabled) [role=combobox], [role=group][aria-label=Place]";
/** An open list. */
const LIST = ":is(.ant-select-dropdown, [role=group])";

const open = async (screen: ReactElement, answer: typeof fetch) => {
  const asked = vi.fn<typeof fetch>(answer);
  stop = pauseCalls();
  running = show(screen, { fake: { ...fakeRecords(division, []), fetch: asked } });
  const box = await soon(() => {
    const found = document.querySelector<HTMLElement>(CLOSED);
    if (!found) throw new Error(`no list to choose from in ${document.body.textContent}`);
    return found;
  });
  box.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  return asked;
};
/** Waits for this text in the open list, or as the name of its skeleton. */
const listSays = (text: string) =>
  soon(() => {
    const said = [...document.querySelectorAll(`${LIST} :is([role=status], [role=alert])`)];
    const words = said.map((each) => each.textContent || each.getAttribute("aria-label"));
    expect(words.join(" ")).toContain(text);
  });
const silent = () => new Promise<Response>(() => {});
const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));

test.each(places)("$name: the list says that it is coming while the server says nothing", async ({ screen }) => {
  await open(screen, silent);
  await listSays("Loading");
});

test.each(places)(
  "$name: the list says without a network that it waits for one, and asks all the same",
  async ({ screen }) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const asked = await open(screen, silent);
    await listSays("You are offline");
    const before = asked.mock.calls.length;
    document.querySelector<HTMLElement>(`${LIST} [role=status] button`)?.click();
    await soon(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
  },
);

test.each(places)("$name: the list says why it does not come, and is asked for again", async ({ screen }) => {
  const asked = await open(screen, unreachable);
  await listSays("The server cannot be reached");
  const before = asked.mock.calls.length;
  document.querySelector<HTMLElement>(`${LIST} [role=alert] button`)?.click();
  await soon(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
});
