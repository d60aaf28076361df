import { afterEach, expect, test, vi } from "vitest";
import { found, frame, type Frame } from "../testing/frame.tsx";
import { useEnded } from "./ended-store.ts";
import { SessionEnded } from "./SessionEnded.tsx";

let running: Frame;
afterEach(() => {
  useEnded.setState({ phase: "no" });
  running.end();
});

test.each([
  ["zh", "您已被登出", "重新登录", "取消"],
  ["lo", "ທ່ານຖືກອອກຈາກລະບົບແລ້ວ", "ເຂົ້າສູ່ລະບົບໃໝ່", "ຍົກເລີກ"],
] as const)(
  "in %s the dialog says that the person was signed out and offers both ways (§8)",
  async (language, words, again, stay) => {
    running = frame(<SessionEnded />, [], "/dashboard", language);
    useEnded.setState({ phase: "asking" });
    await found(".ant-modal", words);
    await found(".ant-modal button", again);
    await found(".ant-modal button", stay);
  },
);

test("it says what ended the session, and so does the page where the person signs in again", async () => {
  running = frame(<SessionEnded />, [], "/dashboard", "en");
  useEnded.setState({ phase: "asking", ended: { why: "deleted", words: "Your account was deleted" } });
  await found(".ant-modal", "Your account was deleted");
  await found(".ant-modal", "Cancel to stay on this page");
  const replace = vi.spyOn(location, "replace").mockReturnValue();
  (await found(".ant-modal button", "Sign in again")).click();
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith("/login?redirect=%2Fdashboard&ended=deleted"));
});
