import { expect, test } from "vitest";
import { initialOf } from "./Avatar.tsx";

test.each([
  ["王秀英", "英"],
  ["李明", "明"],
  ["系统管理员", "系"],
  ["Somchai", "S"],
  ["ເພັດສະໝອນ", "ພ"],
  ["admin", "A"],
  ["", ""],
])("%s is known by “%s”", (name, letter) => expect(initialOf(name)).toBe(letter));
