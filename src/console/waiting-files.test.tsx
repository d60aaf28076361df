import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ImportDrawer } from "../crud/sheet/import/ImportDrawer.tsx";
import { fakeRecords } from "../crud/testing/fake-records.web.ts";
import { click, sees, show, soon, type, type Shown } from "../crud/testing/show.tsx";
import { ImageInput } from "../fields/image/ImageControls.tsx";
import { ApproveDialog } from "../modules/application/review/ApproveDialog.tsx";
import type { ApplicationDetail } from "../modules/application/application.ts";
import { DecisionDialog } from "../modules/application/review/DecisionDialog.tsx";
import { CalendarImport } from "../modules/calendar/CalendarImport.tsx";
import { division } from "../modules/division/division.ts";
import { ImportTexts } from "../modules/translation/ImportTexts.tsx";
import { fakeRequests, requests } from "../web/api/testing/fake-request.ts";
import { PicturesDialog } from "../web/picture-upload/PicturesDialog.tsx";
import { PortraitCropDialog } from "./pages/info/PortraitCropDialog.tsx";

/*
 * Dialogs that upload something, while the server does not answer and without a network.
 */

const nothing = () => undefined;
/** A new id each time, because one step of one application is sent only once. */
const application = () =>
  ({ id: crypto.randomUUID(), version: 1, number: "A1", enterprises: [] }) as unknown as ApplicationDetail;
const picture = { width: 600, height: 400, close: nothing } as unknown as ImageBitmap;

let running: Shown;
beforeEach(() => {
  fakeRequests(); // never answered
});
afterEach(() => {
  running.end();
  vi.restoreAllMocks();
});
const silent = () => new Promise<Response>(() => {});
const open = (screen: ReactElement, fetch: () => Promise<Response> = silent) => {
  running = show(screen, { fake: { ...fakeRecords(division, []), fetch } });
};
const says = (words: string) =>
  soon(() => {
    const said = [...document.querySelectorAll("[role=status], [role=alert]")].map(({ textContent }) => textContent);
    expect(said.join(" ")).toContain(words);
  });
const choose = async (name: string, kind: string) => {
  const input = await soon(() => {
    const found = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!found) throw new Error("no file can be chosen");
    return found;
  });
  Object.defineProperty(input, "files", { configurable: true, value: [new File(["x"], name, { type: kind })] });
  input.dispatchEvent(new Event("change", { bubbles: true }));
};
const offline = () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fakeRequests((request) => queueMicrotask(() => request.breaks()));
};
const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));

const imports = Object.entries({
  "records from a sheet": <ImportDrawer module={division} onClose={nothing} />,
  "a year's days": <CalendarImport country="CN" year={2026} title="China 2026" onTaken={nothing} onClose={nothing} />,
  "words in three languages": <ImportTexts onClose={nothing} onTaken={nothing} />,
}).map(([name, screen]) => ({ name, screen }));

test.each(imports)("$name: the import says how much of the file is sent", async ({ screen }) => {
  open(screen);
  await choose("rows.xlsx", "");
  await says("Sending the file: 0%");
});

test.each(imports)("$name: without a network the import says so, and sends the same file again", async ({ screen }) => {
  offline();
  open(screen);
  await choose("rows.xlsx", "");
  await says("You are offline");
  await click("Retry");
  await soon(() => expect(requests).toHaveLength(2));
});

const pictures = <PicturesDialog basePath="/file/news/" yes="Keep" onCancel={nothing} onConfirm={nothing} />;

test("a picture among several says how far it is, and without a network why it is not sent", async () => {
  open(pictures);
  await choose("rice.png", "image/png");
  await says("Uploading 0%");
  running.end();
  offline();
  open(pictures);
  await choose("rice.png", "image/png");
  await says("You are offline");
});

const steps = Object.entries({
  "an approval": { dialog: () => <ApproveDialog of={application()} onClose={nothing} />, button: "Approve" },
  "an answer": {
    dialog: () => <DecisionDialog of={application()} verb="reject" onClose={nothing} />,
    button: "Reject",
  },
}).map(([name, step]) => ({ name, ...step }));
const write = async () =>
  type(
    (await soon(() => document.querySelector("textarea") ?? Promise.reject(new Error("no words")))) as never,
    "Reason",
  );

test.each(steps)("$name says that it is under way", async ({ dialog, button }) => {
  open(dialog());
  await write();
  await click(button);
  await says("Working on it…");
});

test.each(steps)("$name says without a network why it is not made", async ({ dialog, button }) => {
  offline();
  open(dialog(), unreachable);
  await write();
  await click(button);
  await sees("You are offline");
});

test("a portrait says that it is being stored, and why it is not", async () => {
  const answers = [() => Promise.reject(new Error("You are offline")), () => new Promise<void>(() => {})];
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob(["x"])));
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  open(<PortraitCropDialog picture={picture} onUse={async () => answers.shift()?.()} onClose={nothing} />);
  await click("Use this photo");
  await says("You are offline");
  await click("Use this photo");
  await says("Working on it…");
});

test("a stored picture that is to be cropped again says that it is coming, and why it does not come", async () => {
  const field = { label: division.title, ratio: "16/9", basePath: "/file/" } as never;
  open(<ImageInput field={field} value="/file/rice.png" />);
  await click("Crop again");
  await says("Loading");
  running.end();
  const asked = vi.fn<typeof fetch>(unreachable);
  offline();
  open(<ImageInput field={field} value="/file/rice.png" />, asked as never);
  await click("Crop again");
  await says("You are offline");
  await click("Retry");
  await soon(() => expect(asked).toHaveBeenCalledTimes(2));
});
