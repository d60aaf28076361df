import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { ConfigurationError } from "../../configuration-error.ts";
import { fullDisk } from "./full-disk.ts";

const aborted = Object.assign(new Error("RuntimeError: Aborted()"), { code: "58000" });

test("RE-05, RE-26: where the engine gives up on a full disk, one line names DATA_DIR, the room that is left and what to do", () => {
  const told = fullDisk("/srv/data", aborted, 3_400_000);
  expect(told).toBeInstanceOf(ConfigurationError);
  expect(told?.message).toMatch(/DATA_DIR \(\/srv\/data\) has 3 MB left\. Make room there, 64 MB at least/);
  expect(told?.message).not.toContain("\n");
  const written = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  expect(fullDisk("/srv/data", written, 900_000_000)?.message).toContain("900 MB left");
});

test("what has another cause is left as it is", () => {
  expect(fullDisk(tmpdir(), aborted, 64_000_000)).toBeUndefined();
  expect(fullDisk(tmpdir(), new ConfigurationError("it is in use"), 0)).toBeUndefined();
});
