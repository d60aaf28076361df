import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { crop } from "../testing/crop.web.ts";
import { fakeRecords } from "../testing/fake-records.web.ts";
import { click, misses, sees, show, soon, type Shown } from "../testing/show.tsx";
import { ImportDrawer } from "./ImportDrawer.tsx";

/** Stands where the browser's XMLHttpRequest stands; answers in the order it is told to. */
class FakeRequest extends EventTarget {
  static answers: (readonly [status: number, body: object])[] = [];
  readonly upload = new EventTarget();
  status = 200;
  responseText = "";
  open() {}
  setRequestHeader() {}
  abort() {
    this.dispatchEvent(new Event("abort"));
  }
  send() {
    const [status, body] = FakeRequest.answers.shift() ?? [404, {}];
    this.status = status;
    this.responseText = JSON.stringify(body);
    queueMicrotask(() => this.dispatchEvent(new Event("load")));
  }
}
const result = (failed: readonly object[] = []) =>
  [200, { code: 0, msg: "", data: { total: 2, added: 2, updated: 0, unchanged: 0, failed } }] as const;
const refusal = [503, { code: 503001, msg: "Not now", requestId: "r-1", data: null }] as const;

let page: Shown | undefined;
let closed = 0;
beforeEach(() => {
  closed = 0;
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  page = show(<ImportDrawer module={crop} onClose={() => (closed += 1)} />, { fake: fakeRecords(crop, []) });
});
afterEach(() => page?.end());
const choose = async (...answers: typeof FakeRequest.answers) => {
  FakeRequest.answers = answers;
  const input = await soon(() => {
    const found = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!found) throw new Error("no file can be chosen");
    return found;
  });
  Object.defineProperty(input, "files", { configurable: true, value: [new File(["x"], "crops.xlsx")] });
  input.dispatchEvent(new Event("change", { bubbles: true }));
};

it("takes a sheet that was found right, says what came of it, and is done", async () => {
  await choose(result(), result());
  await click("Import 2 rows");
  await sees("Imported: 2 new, 0 changed");
  expect(closed).toBe(1);
});

it("says in its place why a sheet was not taken, forgets that with another sheet, and takes it the next time", async () => {
  await choose(result(), refusal);
  await click("Import 2 rows");
  await sees("Not now");
  expect(closed).toBe(0);
  await choose(result(), result());
  await misses("Not now");
  await click("Import 2 rows");
  await soon(() => expect(closed).toBe(1));
});

it("shows what is wrong by now with a sheet that was right when it was checked", async () => {
  await choose(
    result(),
    result([{ row: 2, message: "Taken meanwhile" }]),
    result([{ row: 2, message: "Taken meanwhile" }]),
  );
  await click("Import 2 rows");
  await sees("Taken meanwhile");
  expect(closed).toBe(0);
});
