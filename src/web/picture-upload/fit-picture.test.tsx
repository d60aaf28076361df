import { afterEach, expect, test, vi } from "vitest";
import { IMAGE_LIMIT } from "../../contract/files/upload.ts";
import { fitPicture } from "./fit-picture.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["drawn", (context: object) => context],
  ["not drawn", () => null],
])("a large picture that was %s does not stay in memory", async (_, contextOf) => {
  const close = vi.fn<() => void>();
  vi.stubGlobal("createImageBitmap", async () => ({ width: 4000, height: 3000, close }));
  const { prototype } = HTMLCanvasElement;
  const context = contextOf({ fillRect() {}, drawImage: () => expect(close).not.toHaveBeenCalled() });
  vi.spyOn(prototype, "getContext").mockReturnValue(context as RenderingContext | null);
  vi.spyOn(prototype, "toBlob").mockImplementation((done) => done(new Blob(["small"])));
  const large = new File([new Uint8Array(IMAGE_LIMIT)], "a.jpg", { type: "image/jpeg" });
  expect((await fitPicture(large)).size).toBe(context ? 5 : IMAGE_LIMIT);
  expect(close).toHaveBeenCalledOnce();
});
