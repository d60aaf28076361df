import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ComponentType } from "react";
import { endpoint } from "../../../contract/endpoint.ts";
import { useTitle } from "../../../fields/reference/titles.web.ts";
import { call } from "../../../web/api/call.ts";
import { useDictionary } from "../../../web/lookups/dictionaries.ts";
import { useOptions } from "../../../web/lookups/options.ts";
import { queryClient } from "../../query-client.ts";
import { openPage, refreshTab } from "../../routing/navigation.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { activeTab } from "../../tabs/tabs.ts";
import { useTabs } from "../../tabs/tabs-store.ts";
import { PageCache } from "./PageCache.tsx";

const views = vi.hoisted(() => new Map<string, ComponentType>());
vi.mock("../../routing/views.tsx", () => ({ viewComponent: (name: string) => views.get(name) }));

const title = { id: "asked-anew.test", zh: "试", lo: "ທົດ", en: "Try" };
const list = endpoint({
  method: "POST",
  path: "/sys/thing/list",
  permission: "signed-in",
  title,
  input: z.object({}),
  reply: z.object({ total: z.int() }),
});
const ID = "0190a0b0-0000-7000-8000-000000000001";

/** Uses one query of each kind that pages use: rows with a total, a record's name, options, a dictionary entry. */
function Things() {
  const rows = useQuery({ queryKey: ["things", "list"], queryFn: () => call(list, {}) });
  const kept = useQuery({
    queryKey: ["things", "kept"],
    queryFn: () => call(list, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const name = useTitle("/sys/place", ID);
  const { options } = useOptions("/sys/choice");
  const [entry] = useDictionary("season");
  return <p>{`${rows.data?.total} ${kept.data?.total} ${name?.en} ${options[0]?.title.en} ${entry?.label.en}`}</p>;
}

const entry = { value: "dry", labelEn: "", labelLo: "", color: "", sort: 1, del_flag: "0", pyszm: "" };

let asked: string[] = [];
let running: Frame;

beforeEach(async () => {
  views.set("things", Things).set("dashboard/index", () => <p>dashboard</p>);
  asked = [];
  queryClient.clear();
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const times = asked.filter((each) => each === url).length;
    const words = { zh: `t${times}`, lo: `t${times}`, en: `t${times}` };
    const data = url.endsWith("/list")
      ? { total: times }
      : url.endsWith("/sys/dict")
        ? { season: [{ ...entry, label: `t${times}` }] }
        : [{ id: ID, title: words }];
    return new Response(JSON.stringify({ code: 0, msg: "", data }));
  });
  running = frame(<PageCache />, [{ path: "/things", component: "things" }]);
  await found("p", "dashboard");
});
afterEach(() => running.end());

const countOf = (path: string) => asked.filter((url) => url.endsWith(path)).length;
const counts = () => ["/sys/thing/list", "/sys/place/options", "/sys/choice/options", "/sys/dict"].map(countOf);

test("a refresh requests everything the page shows again, however recent it is (§2)", async () => {
  openPage("/things");
  await found("p", "t1 t1");
  expect(counts()).toEqual([2, 1, 1, 0]);
  for (let press = 1; press <= 3; press++) {
    const tab = activeTab(useTabs.getState());
    if (tab) refreshTab(tab);
    await vi.waitFor(() => expect(counts()).toEqual([2 + 2 * press, 1 + press, 1 + press, press]));
    await found("p", `t${1 + press} t${1 + press} t${press}`);
  }
});

test("returning to a page requests nothing", async () => {
  openPage("/things");
  await found("p", "t1 t1");
  const before = counts();
  openPage("/dashboard");
  openPage("/things");
  await found("p", "t1 t1");
  expect(counts()).toEqual(before);
});
