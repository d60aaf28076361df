import { afterEach, beforeEach, expect, it } from "vitest";
import { fillOwnId } from "../../web/lookups/own-id.ts";
import { crop, cropId, crops } from "../testing/crop.web.ts";
import { fakeRecords } from "../testing/fake-records.web.ts";
import { click, field, sees, show, soon, type, type Shown } from "../testing/show.tsx";
import { RecordForm } from "./RecordForm.tsx";

let page: Shown | undefined;
let isDirty = false;
const fake = fakeRecords(crop, crops(2));
const openAgain = () => {
  page?.end();
  isDirty = false;
  page = show(
    <RecordForm
      module={crop}
      id={cropId(1)}
      onSaved={() => {}}
      onCancel={() => {}}
      onDirty={(is) => (isDirty = is)}
      onBack={() => {}}
    />,
    { fake },
  );
};
const types = async (name: string, value: string) => {
  type(await field(name), value);
  await soon(() => expect(isDirty).toBe(true));
};
const shows = (name: string, value: string) => soon(async () => expect((await field(name)).value).toBe(value));

beforeEach(async () => {
  localStorage.clear();
  fillOwnId("u1");
  openAgain();
  await types("Code", "C5");
  openAgain();
});
afterEach(() => page?.end());

it("is not written over by what is typed before it is taken, which says that it is not kept", async () => {
  await types("Code", "C6");
  await sees("Not kept yet");
  openAgain();
  await click("Restore draft");
  await shows("Code", "C5");
});

it("is joined by what was typed in other fields, and both are kept", async () => {
  await types("Name", "水稻");
  await click("Restore draft");
  await shows("Code", "C5");
  openAgain();
  await click("Restore draft");
  await shows("Name", "水稻");
  await shows("Code", "C5");
});

it("makes room, once discarded, for what was typed instead", async () => {
  await types("Code", "C7");
  await click("Discard");
  openAgain();
  await click("Restore draft");
  await shows("Code", "C7");
});
