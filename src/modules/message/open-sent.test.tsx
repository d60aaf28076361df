import { afterEach, test } from "vitest";
import { fakeRecords } from "../../crud/testing/fake-records.web.ts";
import { control, sees, show, type Shown } from "../../crud/testing/show.tsx";
import type { Row } from "../../crud/record-queries.web.ts";
import { emitPushMessage } from "../../web/push/push-messages.ts";
import { fillOwnId } from "../../web/lookups/own-id.ts";
import { message } from "./message.ts";
import { ComposePage } from "./compose/ComposePage.tsx";
let page: Shown | undefined;
afterEach(() => page?.end());
const ID = "0190abcd-0000-7000-8000-000000000001";
test("a message that is sent at its time is shown as sent in its open page", async () => {
  fillOwnId("u1");
  const row = {
    ...Object.fromEntries(message.properties.map(({ name }) => [name, null])),
    id: ID,
    version: 1,
    createdAt: "",
    updatedAt: "",
    sourceLanguage: "en",
    title: "Fair",
    titleEn: "Fair",
    message: "<p>x</p>",
    messageEn: "<p>x</p>",
    showType: "NOTIFY",
    mustAcknowledge: false,
    audience: "everybody",
    users: [],
    roles: [],
    divisions: [],
    state: "scheduled",
    scheduledAt: "2026-12-01T04:00:00Z",
  } as unknown as Row;
  const fake = fakeRecords(message, [row]);
  page = show(<ComposePage />, { fake, address: `id=${ID}` });
  await control("Cancel schedule");
  fake.rows = fake.rows.map((each) => ({ ...each, state: "sent", sentAt: "2026-12-01T04:00:00Z", version: 2 }));
  emitPushMessage({
    type: "RECORD_CHANGED",
    change: { path: message.path, ids: [ID], verb: "updated", byId: "", byName: "" },
  });
  await control("Withdraw");
  await sees("Sent");
});
