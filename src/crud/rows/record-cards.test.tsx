import { afterEach, expect, test } from "vitest";
import { crop, crops } from "../testing/crop.web.ts";
import { fakeRecords } from "../testing/fake-records.web.ts";
import { sees, show, type Shown } from "../testing/show.tsx";
import { RecordCards } from "./RecordCards.tsx";

let page: Shown | undefined;
afterEach(() => page?.end());

test("a card has no label without a value, also of a field that is empty in every language", async () => {
  const [first, second] = crops(2);
  const rows = [first, second].flatMap((row) => row ?? []);
  const cards = (
    <RecordCards
      module={{ ...crop, recordTitle: "code" }}
      rows={rows.map((row, index) => ({ ...row, ...(index === 0 ? { name: null, nameEn: "" } : {}) }))}
      columns={["code", "name", "isActive"]}
      cells={{ isActive: Object.assign(() => null, { isEmpty: () => true }) }}
      onOpen={() => {}}
      actionsOf={() => []}
    />
  );
  page = show(cards, { fake: fakeRecords(crop, rows) });
  await sees("Crop 2");
  expect([...document.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual(["Name"]);
});
