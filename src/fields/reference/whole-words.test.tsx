import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import type { Words } from "../../contract/text.ts";
import { LanguageProvider } from "../../web/i18n/language.tsx";
import { optionsKey } from "../../web/lookups/options.ts";
import { label } from "../testing/round-trip.ts";
import { reference } from "./reference.ts";
import { referenceView } from "./ReferenceView.tsx";

const ID = "0190abcd-0000-7000-8000-000000000001";
const PATH = "/test/place";
const place = (lo: string): { title: Words } => ({ title: { zh: "万象", lo, en: "Vientiane" } });
let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it.each([
  ["ແຂວງຈຳປາສັກ", "ເມືອງປາກຊ່ອງ", ["ແຂວງຈຳປາສັກ ·", "ເມືອງປາກຊ່ອງ"]],
  ["ແຂວງຢຸນນານ", "ເຂດປົກຄອງຕົນເອງສິບສອງພັນນາ ຊົນເຜົ່າໄຕ", ["ແຂວງຢຸນນານ ·", "ເຂດປົກຄອງຕົນເອງ", "ສິບສອງພັນນາ", "ຊົນເຜົ່າໄຕ"]],
])("a Lao place begins a new line between its words, and not in one: %s · %s", async (province, own, words) => {
  const client = new QueryClient();
  const path = [place("ລາວ"), place(province)];
  client.setQueryData([...optionsKey(PATH), "one", ID], { id: ID, ...place(own), path });
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    <QueryClientProvider client={client}>
      <LanguageProvider language="lo">
        <referenceView.Cell field={reference({ label, to: PATH })} value={ID} source={undefined} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  await expect.poll(() => document.body.textContent).toBe(`${province} · ${own}`);
  expect([...document.querySelectorAll("span")].map((word) => word.textContent)).toEqual(words);
});
