import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { fakeRecords } from "../../../crud/testing/fake-records.web.ts";
import { click, sees, show, soon, type, type Shown } from "../../../crud/testing/show.tsx";
import { crop } from "../../../crud/testing/crop.web.ts";
import type { ApplicationDetail } from "../application.ts";
import { ApproveDialog } from "./ApproveDialog.tsx";
import { DecisionDialog } from "./DecisionDialog.tsx";

let page: Shown | undefined;
afterEach(() => page?.end());

const APPLICATION = { id: "1", version: 1, number: "A1", enterprises: [] } as unknown as ApplicationDetail;

function Asked({ verb }: { readonly verb: "return" | "reject" | "approve" }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  if (!isOpen) return <p>closed</p>;
  return verb === "approve" ? (
    <ApproveDialog of={APPLICATION} onClose={close} />
  ) : (
    <DecisionDialog of={APPLICATION} verb={verb} onClose={close} />
  );
}

const message = (): Promise<HTMLInputElement> =>
  soon(() => {
    const found = document.querySelector<HTMLTextAreaElement>("textarea");
    if (!found) throw new Error("no box for the message");
    return found as unknown as HTMLInputElement;
  });

const open = (verb: "return" | "reject" | "approve") => {
  page = show(<Asked verb={verb} />, { fake: fakeRecords(crop, []) });
};

test.each(["return", "reject", "approve"] as const)("a message typed for “%s” is not dropped unasked", async (verb) => {
  open(verb);
  type(await message(), "Please add the certificate of the new orchard.");
  await soon(() => expect(page?.dirty()).toBe(true));
  await click("Close");
  await sees("Discard what you entered?");
  await click("Keep editing");
  expect((await message()).value).toContain("new orchard");
  expect(page?.dirty()).toBe(true);
});

test("a message is dropped when one agrees", async () => {
  open("reject");
  type(await message(), "Not a farm.");
  await click("Close");
  await click("Discard");
  await sees("closed");
  expect(page?.dirty()).toBe(false);
});

test("a dialog without a message closes at once", async () => {
  open("reject");
  await message();
  await click("Close");
  await sees("closed");
});
