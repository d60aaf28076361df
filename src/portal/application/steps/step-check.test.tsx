import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Language } from "../../../contract/text.ts";
import { wordsIn } from "../application-texts.ts";
import { EMPTY, EMPTY_PRODUCT, type FormValues } from "../application-values.ts";
import { FormToolsProvider, type FormTools } from "../form-context.tsx";
import { StepCheck } from "./StepCheck.tsx";

const picture = (id: string) => ({ id, address: `/api/${id}` });
const values: FormValues = {
  ...EMPTY,
  products: [
    { ...EMPTY_PRODUCT, name: "Arabica", pictures: [picture("tree"), picture("harvest"), picture("beans")] },
    { ...EMPTY_PRODUCT, name: "Rice", pictures: [picture("rice")] },
    { ...EMPTY_PRODUCT, name: "Tea" },
  ],
  pictures: [picture("field"), picture("house")],
  licence: picture("licence"),
};

const notCalled = async () => Promise.reject(new Error("the summary calls nothing"));
function shown(language: Language, of: FormValues): HTMLElement {
  const tools: FormTools = {
    data: {
      language,
      apiBase: "/api",
      hasCaptcha: false,
      hasMail: false,
      words: wordsIn(language),
      limits: {},
      choices: { types: [], categories: [], countries: [] },
      months: [],
    },
    errors: {},
    send: notCalled,
    upload: notCalled,
    onBusy: () => undefined,
  };
  const host = document.createElement("div");
  host.innerHTML = renderToStaticMarkup(
    <FormToolsProvider value={tools}>
      <StepCheck values={of} onStep={() => undefined}>
        {null}
      </StepCheck>
    </FormToolsProvider>,
  );
  return host;
}
const shownPictures = (host: HTMLElement) =>
  [...host.querySelectorAll("h4 + ul")].map((list) => [
    list.previousElementSibling?.textContent,
    ...[...list.querySelectorAll("img")].map((each) => `${each.getAttribute("src")} ${each.alt}`),
  ]);

test.each([
  ["zh", "产品照片", "您和田地的照片", "营业执照或注册证照片", "，图片 "],
  ["lo", "ຮູບຜະລິດຕະພັນ", "ຮູບຂອງທ່ານ ແລະ ໄຮ່ນາ", "ຮູບໃບທະບຽນ", ", ຮູບທີ "],
  ["en", "Product photos", "Images of you and your land", "Image of the licence", ", image "],
] as const)(
  "in %s every picture that is sent is shown before, told in words and under what it is of",
  (language, ofProduct, ofLand, ofLicence, place) => {
    const host = shown(language, values);
    expect(shownPictures(host)).toEqual([
      [ofProduct, `/api/tree Arabica${place}1`, `/api/harvest Arabica${place}2`, `/api/beans Arabica${place}3`],
      [ofProduct, "/api/rice Rice"],
      [ofLand, `/api/field ${ofLand}${place}1`, `/api/house ${ofLand}${place}2`],
      [ofLicence, `/api/licence ${ofLicence}`],
    ]);
    expect(host.querySelectorAll("img")).toHaveLength(7);
  },
);

test("without pictures there is no heading for them", () => {
  expect(shown("en", { ...EMPTY, products: [{ ...EMPTY_PRODUCT, name: "Tea" }] }).querySelector("h4")).toBeNull();
});
