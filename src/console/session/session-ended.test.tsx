import { afterEach, test } from "vitest";
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
