import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

test.each([
  ["9.9.9.9", "9.9.9.9"],
  ["::ffff:9.9.9.9", "9.9.9.9"],
  ["9.9.9.9:51234", "9.9.9.9"],
  ["2001:db8:2::1", "2001:0db8:0002:0000"],
  ["[2001:db8:2::77]:51234", "2001:0db8:0002:0000"],
  ["[2001:db8:2::77]", "2001:0db8:0002:0000"],
  ["garbage1", "unreadable"],
  ["9.9.9.9:1:2", "unreadable"],
  ["", "unreadable"],
])("requests forwarded from %s count for %s (RL-01)", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
