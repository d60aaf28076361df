export { ABOVE_TEXTS } from "./rights/granting-texts.ts";
