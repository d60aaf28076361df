import { lazyPart } from "../../../web/lazy/lazy-part.tsx";

// Off unless a setting says otherwise, so not among the first scripts.
export const Watermark = lazyPart(async () => (await import("./WatermarkLayer.tsx")).WatermarkLayer);
