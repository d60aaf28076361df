import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { fakeRecords } from "../../crud/testing/fake-records.web.ts";
import { click, control, sees, show, soon, type, type Shown } from "../../crud/testing/show.tsx";
import { crop } from "../../crud/testing/crop.web.ts";
import { FileDrawer } from "./FileDrawer.tsx";

let page: Shown | undefined;
afterEach(() => page?.end());

const PICTURE = {
  id: "1",
  version: 1,
  fileName: "boat.png",
  filePath: "/file/boat.png",
  thumbPath: "/file/thumb/boat.png",
  width: 320,
  height: 180,
  fileSize: 2048,
  fileExtension: "png",
  alt: "",
  altEn: "",
  altLo: "",
  tags: "",
  isDescribable: true,
  ownerId: "7",
  ownerName: "Ann",
  createdAt: "2026-08-01T03:00:00.000Z",
  uses: [],
  quota: { files: 1, bytes: 2048, mostFiles: 2000, mostBytes: 1_000_000, isCounted: true },
};

/** The drawer over a page whose address the browser's Back button empties. */
function OverAddress() {
  const [id, setId] = useState<string | undefined>("1");
  return (
    <>
      <button onClick={() => setId(undefined)}>Back</button>
      <button onClick={() => setId("1")}>Again</button>
      <FileDrawer id={id} onOwner={() => {}} onOpen={setId} onClose={() => setId(undefined)} />
    </>
  );
}

function open(more: object = {}) {
  const fetch = async (url: string) => {
    const data = url.includes("/describe") ? { ...PICTURE, altEn: "A boat", version: 2 } : { ...PICTURE, ...more };
    return Response.json({ code: 0, msg: "", data });
  };
  page = show(<OverAddress />, { fake: { ...fakeRecords(crop, []), fetch } });
}

const box = (language: string): Promise<HTMLInputElement> =>
  soon(() => {
    const found = document.querySelector<HTMLInputElement>(`input[lang="${language}"]`);
    if (!found) throw new Error(`no box for ${language}`);
    return found;
  });

const ways = [
  ["the closing button", () => click("Close")],
  ["the browser's Back", () => click("Back")],
] as const;

test.each(ways)("a description that is not saved is asked about at %s, and stays if one stays", async (_, leave) => {
  open();
  type(await box("en"), "A boat");
  await soon(() => expect(page?.dirty()).toBe(true));
  await leave();
  await sees("Discard what you entered?");
  await click("Keep editing");
  expect((await box("en")).value).toBe("A boat");
  expect(page?.dirty()).toBe(true);
});

test.each(ways)("a description that is not saved is dropped at %s if one agrees", async (_, leave) => {
  open();
  type(await box("en"), "A boat");
  await soon(() => expect(page?.dirty()).toBe(true));
  await leave();
  await click("Discard");
  await soon(() => expect(page?.dirty()).toBe(false));
  await click("Again");
  await soon(async () => expect((await box("en")).value).toBe(""));
});

test("a saved description is left without a question", async () => {
  open();
  type(await box("en"), "A boat");
  await click("Save description");
  await soon(() => expect(page?.dirty()).toBe(false));
  await click("Close");
  await click("Again");
  expect(document.body.textContent).not.toContain("Discard what you entered?");
});

test("a picture in use says why it cannot be deleted; an unused one can be", async () => {
  open({ uses: [{ address: "", place: "Settings", title: "sys.logo", isInBin: false }] });
  const remove = (await control("Delete")) as HTMLButtonElement;
  expect(remove.disabled).toBe(true);
  const reason = document.getElementById(remove.getAttribute("aria-describedby") ?? "");
  expect(reason?.textContent).toContain("in use and cannot be deleted");
  page?.end();
  open();
  expect(((await control("Delete")) as HTMLButtonElement).disabled).toBe(false);
});

test("a file that does not count towards its uploader's storage says so beside the numbers", async () => {
  open({ quota: { ...PICTURE.quota, files: 0, bytes: 0, isCounted: false } });
  await sees("0 of 2000 files");
  await sees("This file is not counted.");
  page?.end();
  open();
  await sees("1 of 2000 files");
  expect(document.body.textContent).not.toContain("This file is not counted.");
});
