import type { Page } from "@playwright/test";
import { PUBLIC_PATHS } from "../src/contract/public/public-addresses.ts";
import { callsOf, type ApiCall, type ApiDescription } from "../src/server/testing/fuzz/api-calls.ts";
import { connect, sendMessage, type Client } from "./support/client.ts";
import { everyPage, visit } from "./support/console.ts";
import { expect, fillSignIn, test } from "./support/fixtures.ts";

/*
 * Scripts written into every text that calls take, by the API's own description, so that a new field is covered without
 * a line here; then every page that may show them (RT-01, RT-07, RT-08).
 */

const LINE = `'"><svg/onload=hacked=1>{{hacked=1}}`;
const ADDRESS = "javascript:hacked=1";
const PAGE = [
  "<p>规程</p><script>hacked=1</script><img src='/file/news/demo/terraces-1.jpg' alt='图' onload=hacked=1 onerror=hacked=1>",
  "<svg><animate onbegin=hacked=1 attributeName=x dur=1s></svg><iframe srcdoc='<script>parent.hacked=1</script>'></iframe>",
  "<a href='javascript:hacked=1'>a</a><details open ontoggle=hacked=1><summary>x</summary></details>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img alt=x src=/file/none.png onerror=hacked=1&gt;'>",
].join("");
const ROUNDS = 9; // some rules are only checked once the others are satisfied
const LONG = 10_000; // characters of a member that holds a page of HTML

/** Pages that show one record, by the last part of its module's path. */
const PAGE_OF: Readonly<Record<string, string>> = {
  article: PUBLIC_PATHS.article,
  notice: PUBLIC_PATHS.notices,
  enterprise: PUBLIC_PATHS.enterprises,
  product: PUBLIC_PATHS.product,
  brand: PUBLIC_PATHS.brands,
};

interface Answer {
  readonly code: number;
  readonly data: unknown;
}
interface Row {
  readonly id: string;
}

/** The call's path below the API's base. */
const below = ({ path }: ApiCall) => path.replace(/^\/api/, "");

/** Writes into all texts that a call takes; what it refuses is left out. Returns the names of the others. */
async function writeInto(client: Client, call: ApiCall, path: string): Promise<readonly string[]> {
  const texts = call.members.filter(
    ([name, { type, enum: values, pattern, format }]) =>
      type === "string" && !values && !pattern && !format && !/password/i.test(name),
  );
  const form = Object.fromEntries(
    texts.map(([name, { maxLength = 0 }]) => [name, maxLength > LONG ? PAGE : LINE.slice(0, maxLength || undefined)]),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const { code, data } = (await client.post(path, form)) as Answer;
    if (code === 0) return Object.keys(form);
    const { errors = [] } = (data ?? {}) as { errors?: readonly { readonly field: string }[] };
    for (const name of errors.map(({ field }) => field.replace(/\[.*/, "")))
      if (form[name] === LINE && round === 0) form[name] = ADDRESS;
      else delete form[name];
    if (errors.length === 0) break;
  }
  return [];
}

/** The newest records of a list. */
async function recordsOf(
  client: Client,
  path: string,
  form: Readonly<Record<string, string>> = {},
): Promise<readonly Row[]> {
  const { data } = (await client.post(path, { "page.size": "1", sort: "id desc", ...form })) as Answer;
  return (data as { results?: readonly Row[] } | null)?.results ?? [];
}

/** The newest record of each kind, a published one where there are such, and every setting. */
async function writeEverywhere(client: Client, calls: readonly ApiCall[]): Promise<readonly string[]> {
  // First, because its title, by which it is selected, is overwritten too.
  await sendMessage(client, {
    title: LINE,
    titleEn: LINE,
    titleLo: LINE,
    message: PAGE,
    messageEn: PAGE,
    messageLo: PAGE,
  });
  const written: string[] = [];
  for (const call of calls.filter(({ path }) => path.endsWith("/{id}/update"))) {
    const list = calls.find(
      ({ method, path }) => method === "POST" && path === call.path.replace("{id}/update", "list"),
    );
    if (!list) continue;
    const isPublished = list.members.some(([name]) => name === "state") && call.path.startsWith("/api/cms/");
    const wanted = {
      ...(isPublished ? { state: "published" } : {}),
      ...(call.path.includes("/setting/") ? { "page.size": "100" } : {}),
    };
    for (const { id } of await recordsOf(client, below(list), wanted)) {
      const path = below(call).replace("{id}", id);
      written.push(...(await writeInto(client, call, path)).map((name) => `${call.path} ${name}`));
    }
  }
  const own = calls.find(({ path }) => path.endsWith("/my/update"));
  if (own) written.push(...(await writeInto(client, own, below(own))));
  return written;
}

/** Tells what runs in this page that nobody meant to run. */
async function watchScripts(page: Page): Promise<readonly string[]> {
  const ran: string[] = [];
  await page.exposeFunction("tellHacked", (where: string) => void ran.push(where));
  await page.addInitScript(() => {
    const { tellHacked } = window as unknown as { tellHacked: (where: string) => void };
    Object.defineProperty(window, "hacked", {
      set: () => {
        tellHacked(location.href);
      },
    });
  });
  page.on("dialog", (dialog) => {
    ran.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return ran;
}

test("scripts in every text that can be written run nowhere (RT-01, RT-07, RT-08)", async ({ page, startServer }) => {
  test.setTimeout(300_000); // opens all pages there are
  const { url } = await startServer({});
  const client = await connect(url);
  const description = (await client.get("/openapi.json")) as unknown as ApiDescription;
  const written = await writeEverywhere(client, callsOf(description));
  expect(written.length, written.join("\n")).toBeGreaterThan(120);
  const ran = await watchScripts(page);

  const visited = Object.values(PUBLIC_PATHS).map((path) => `${path}?lang=zh`);
  for (const words of ["onload", LINE])
    visited.push(`${PUBLIC_PATHS.search}?search=${encodeURIComponent(words)}&lang=zh`);
  const edited: string[] = [];
  for (const [name, path] of Object.entries(PAGE_OF)) {
    const [first] = await recordsOf(client, `/cms/${name}/list`, { state: "published" });
    expect(first, name).toBeDefined();
    visited.push(`${path}?id=${first?.id}&lang=zh`);
    edited.push(`/cms/${name}/edit?id=${first?.id}`);
  }
  for (const path of visited) {
    await page.goto(url + path);
    const links = page.getByRole("link");
    const led = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(
      led.filter((address) => /^(javascript|data|vbscript):/i.test(address)),
      path,
    ).toEqual([]);
  }

  await page.goto(`${url}/login`);
  await fillSignIn(page);
  for (const path of [...(await everyPage(page, url)), ...edited]) await visit(page, path);
  await client.close();
  expect(ran).toEqual([]);
});
