import type { ComponentType } from "react";

import { afterEach, expect, test } from "vitest";
import { formViewOf } from "../../crud/define-module.ts";
import { fakeRecords } from "../../crud/testing/fake-records.web.ts";
import { field, misses, sees, show, type Shown } from "../../crud/testing/show.tsx";
import { role } from "./role.ts";
import screens from "./role.screens.tsx";

let page: Shown | undefined;
afterEach(() => page?.end());

const row = (number: number, scope: string) => ({
  id: `0190abcd-0000-7000-8000-00000000000${number}`,
  version: 1,
  createdAt: "",
  updatedAt: "",
  name: "Clerk",
  nameEn: "Clerk",
  nameLo: "Clerk",
  code: "clerk",
  scope,
  scopeDivisions: [],
  memberCount: 0,
  note: null,
  noteEn: null,
  noteLo: null,
});

test.each([
  ["chosen", true],
  ["own", false],
])("a role that sees %s records is asked for divisions: %s", async (scope, isAsked) => {
  const Screen = screens[formViewOf(role)] as ComponentType;
  const kept = row(1, scope);
  page = show(<Screen />, { fake: fakeRecords(role, [kept]), address: `id=${kept.id}` });
  expect((await field("Code")).value).toBe("clerk");
  await (isAsked ? sees("Divisions seen") : misses("Divisions seen"));
});
