export { ABOVE_TEXTS } from "./texts.ts";
